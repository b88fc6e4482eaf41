"""`tianxia components GAME --export, --check and --pack`: from the built-in files to an edition of one's own."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.commands.conftest import Typed
from tests.mistakes import CARDS, STRAYS, TWENTY, WRONG_FILES, Mistake, WrongFile, mistaken, own_text
from tianxia import games
from tianxia.engine.components.edition import LARGEST, SUFFIX
from tianxia.engine.game import Game
from tianxia.words import words

Refused = Callable[..., str]
GAMES = ("qin", "zhanguo", "first_empire")


@pytest.mark.parametrize("game", GAMES)
def test_what_is_exported_is_what_is_built_in(typed: Typed, refused: Refused, game: str, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    assert f"--check {folder}" in typed("components", game, "--export", str(folder)).stdout
    checked = typed("components", game, "--check", str(folder))
    assert checked.exit_code == 0
    assert checked.stdout.startswith("No mistakes.")
    assert "the same as the built-in ones" in checked.stdout
    assert "already exists" in refused("components", game, "--export", str(folder))
    assert "nothing to pack" in refused("components", game, "--pack", str(folder), str(tmp_path / "x"))


def test_exported_tables_say_what_each_column_means(typed: Typed, tmp_path: Path) -> None:
    typed("--lang", "de", "components", "first_empire", "--export", str(tmp_path / "mine"))
    for name in ("cards.csv", "li_si.csv"):
        text = (tmp_path / "mine" / name).read_text(encoding="utf-8")
        comments = [line for line in text.splitlines() if line.lstrip('"').startswith("#")]
        header = next(line for line in text.splitlines() if line.startswith("number,")).split(",")
        assert len(comments) == len(header) + 1
        for column in header:
            assert any(line.lstrip('"').startswith(f"# {column}: ") for line in comments)
        assert "export-" not in text


@pytest.mark.parametrize("mistake", TWENTY, ids=lambda mistake: f"{mistake.file}-{mistake.message}")
def test_every_mistake_is_answered_with_its_place(typed: Typed, mistake: Mistake, tmp_path: Path) -> None:
    (tmp_path / mistake.file).write_text(mistaken(mistake), encoding="utf-8")
    checked = typed("components", mistake.game, "--check", str(tmp_path))
    assert checked.exit_code == 1
    first = checked.stdout.splitlines()[0]
    assert first.startswith(f"{mistake.file}, line {mistake.line}")
    assert mistake.says in first
    (plain, *_) = json.loads(typed("components", mistake.game, "--check", str(tmp_path), "--json").stdout)
    assert (plain["line"], plain["column"], plain["message"]) == (mistake.line, mistake.column, mistake.message)


@pytest.mark.parametrize("wrong", [*WRONG_FILES, *STRAYS], ids=lambda wrong: f"{wrong.name}-{wrong.message}")
def test_a_file_that_cannot_be_read_gets_one_answer(typed: Typed, wrong: WrongFile, tmp_path: Path) -> None:
    (tmp_path / wrong.name).write_bytes(wrong.content)
    found = json.loads(typed("components", "zhanguo", "--check", str(tmp_path), "--json").stdout)
    assert [(plain["file"], plain["line"], plain["message"]) for plain in found] == [
        (wrong.name, wrong.line, wrong.message)
    ]
    assert not found[0]["sentence"].endswith(wrong.message)


def test_a_file_beside_the_right_one_is_told_too(typed: Typed, tmp_path: Path) -> None:
    (tmp_path / "CARDS.csv").write_text(CARDS, encoding="utf-8")
    (tmp_path / "~$cards.xlsx").write_bytes(b"")  # Excel's, while it has the table open
    (tmp_path / "photo.png").write_bytes(b"")
    assert typed("components", "zhanguo", "--check", str(tmp_path)).exit_code == 0, "capitals do not matter"
    (tmp_path / "cards.csv").write_text(CARDS, encoding="utf-8")
    checked = typed("components", "zhanguo", "--check", str(tmp_path))
    assert (checked.exit_code, checked.stdout.splitlines()[0].partition(":")[0]) == (1, "CARDS.csv")


def test_the_error_of_a_formula_is_no_comment(typed: Typed, tmp_path: Path) -> None:
    text = CARDS.replace("\n5,writing", "\n#NAME?,writing")
    (tmp_path / "cards.csv").write_text(text, encoding="utf-8")
    first = typed("components", "zhanguo", "--check", str(tmp_path)).stdout.splitlines()[0]
    assert first.startswith("cards.csv, line 6, column A (number): “#NAME?”")


@pytest.mark.parametrize(
    ("written", "line", "column", "says"),
    [
        ("palaces = six", 7, 11, "This is not a value."),
        ("palaces = “6”", 7, 11, "straight quotation marks"),
        ('palaces = "6', 7, 13, "with a quotation mark."),
        (r'palaces = "\q"', 7, 14, "A backslash"),
        ("palaces: 6", 7, 8, "name = 3"),
        ("palaces = 6 each", 7, 13, "must end here"),
        ("palaces = [6", 8, 1, "A bracket or a comma is missing"),
        ("palaces = 6\npalaces = 7", 8, 12, "used before"),
        ('palaces = "\x01"', 7, 12, "not valid TOML"),
    ],
)
def test_what_is_no_toml_is_answered_in_plain_words(
    typed: Typed, written: str, line: int, column: int, says: str, tmp_path: Path
) -> None:
    text = own_text("zhanguo", "pieces.toml").replace("palaces = 6", written, 1)
    (tmp_path / "pieces.toml").write_text(text, encoding="utf-8")
    (told, _) = typed("components", "zhanguo", "--check", str(tmp_path)).stdout.splitlines()
    assert told.startswith(f"pieces.toml, line {line}, column {column}: ")
    assert says in told
    for language in ("de", "fr"):
        unknown = words(language).say("component-toml", why="other")
        (told, _) = typed("--lang", language, "components", "zhanguo", "--check", str(tmp_path)).stdout.splitlines()
        assert (unknown in told) is (says == "not valid TOML")


def test_names_in_an_order_have_one_sign_between_them(typed: Typed, tmp_path: Path) -> None:
    text = own_text("first_empire", "li_si.csv").replace("chu>wei>zhao>qi>yan", '"chu, wei, zhao, qi, yan"', 1)
    (tmp_path / "li_si.csv").write_text(text, encoding="utf-8")
    (told, _) = typed("components", "first_empire", "--check", str(tmp_path)).stdout.splitlines()
    assert told.startswith("li_si.csv, line 11, column D (order): “chu, wei, zhao, qi, yan”")
    assert "with > between them, such as chu>wei>zhao>qi>yan" in told


def test_all_mistakes_of_all_files_at_once(typed: Typed, tmp_path: Path) -> None:
    cards, made = (
        own_text("zhanguo", "cards.csv"),
        [m for m in TWENTY if m.message in ("component-number", "component-word")],
    )
    made = [mistake for mistake in made if mistake.game == "zhanguo"]
    for mistake in made:
        cards = cards.replace(mistake.old, mistake.new, 1)
    (tmp_path / "cards.csv").write_text(cards, encoding="utf-8")
    (tmp_path / "pieces.toml").write_text(mistaken(TWENTY[17]), encoding="utf-8")
    lines = typed("components", "zhanguo", "--check", str(tmp_path)).stdout.splitlines()
    assert lines[-1] == f"{len(lines) - 1} mistakes."
    for mistake in [*made, TWENTY[17]]:
        assert any(line.startswith(f"{mistake.file}, line {mistake.line}, ") for line in lines), mistake
    whole = "\n".join(lines)
    assert "column E (amount): “two” is not a whole number from 1 to 4." in whole


def saved_as(text: str, how: str) -> bytes:
    """A CSV file as some program saves it."""
    rows = text.replace("; ", " – ")  # no semicolon in a cell
    forms: dict[str, bytes] = {
        "bom": b"\xef\xbb\xbf" + text.encode(),
        "utf-16": text.encode("utf-16"),
        "utf-16-be, no mark": text.encode("utf-16-be"),
        "windows": rows.replace("–", "-").replace("\n", "\r\n").encode("cp1252"),
        "old mac": text.replace("\n", "\r").encode(),
        "semicolons": rows.replace(",", ";").encode(),
        "tabs": text.replace(",", "\t").encode(),
        "excel": ("sep=;\n" + rows.replace(",", ";")).encode(),
        "blank lines and columns": "\n\n".join(f"{line},," for line in text.splitlines()).encode(),
        "decimals": text.replace(",1,reconstructed", ",1.0,reconstructed").encode(),
        "decimal commas": rows.replace(",", ";").replace(";1;reconstructed", ";1,0;reconstructed").encode(),
        "capitals": text.replace("writing,wall", " Writing , WALL").replace("number,", "Number,").encode(),
        "comments": ("# mine\n" + text.replace("\n40,", '\n"# the second, deck"\n40,')).encode(),
        "a title above": ("Our cards;;;;;;\n" + rows.replace(",", ";")).encode(),
        "headings over two columns": ("a card,,what it does,,,,\n" + text).encode(),
        "the header again": text.replace("\n40,", "\n" + text.partition("\n")[0] + "\n40,").encode(),
        "backwards": "\n".join([text.splitlines()[0], *reversed(text.splitlines()[1:])]).encode(),
        "quoted": "\n".join('"' + line.replace(",", '","') + '"' for line in text.splitlines()).encode(),
        "columns turned": "\n".join(",".join(reversed(line.split(","))) for line in text.splitlines()).encode(),
    }
    return forms[how]


HOW = ["bom", "utf-16", "utf-16-be, no mark", "windows", "old mac", "semicolons", "tabs", "excel"]
HOW += ["blank lines and columns", "decimals", "decimal commas", "capitals", "comments", "backwards", "quoted"]
HOW += ["columns turned", "a title above", "headings over two columns", "the header again"]


@pytest.mark.parametrize("how", HOW)
def test_a_table_is_read_however_it_was_saved(how: str, tmp_path: Path) -> None:
    zhanguo: Game[Any] = games.game("zhanguo")
    text = own_text("zhanguo", "cards.csv")
    content = saved_as(text, how)
    assert content != text.encode()
    (tmp_path / "cards.csv").write_bytes(content)
    assert zhanguo.load_components(str(tmp_path)).digest == zhanguo.load_components(None).digest


def packed(typed: Typed, tmp_path: Path) -> Path:
    """An edition of ZhanGuo with one card changed."""
    folder = tmp_path / "mine"
    typed("components", "zhanguo", "--export", str(folder))
    cards = folder / "cards.csv"
    cards.write_text(
        cards.read_text(encoding="utf-8").replace("5,writing,governor,vp,3", "5,writing,governor,vp,2"), "utf-8"
    )
    file = tmp_path / "box"
    told = typed(
        "components", "zhanguo", "--pack", str(folder), str(file), "--name", "My box", "--credits", "typed by me"
    )
    assert "“My box”, cards.csv" in told.stdout
    return file.with_name(f"box{SUFFIX}")


def test_an_edition_is_one_file_that_plays_and_replays(typed: Typed, refused: Refused, tmp_path: Path) -> None:
    file = packed(typed, tmp_path)
    plain = json.loads(file.read_text(encoding="utf-8"))
    assert (plain["name"], plain["credits"], plain["game"]) == ("My box", "typed by me", "zhanguo")
    assert list(plain["files"]) == ["cards.csv"]
    assert "Changed: cards.csv." in typed("components", "zhanguo", "--check", str(file)).stdout
    record = tmp_path / "game.jsonl"
    arguments = ["--games", "1", "--seats", "random,random", "--components", str(file), "--record", str(record)]
    assert typed("simulate", "zhanguo", *arguments).exit_code == 0
    assert json.loads(record.read_text(encoding="utf-8").splitlines()[0])["edition"] == "My box"
    assert "uses the edition “My box” of zhanguo" in refused("replay", str(record))
    assert typed("replay", str(record), "--components", str(file)).exit_code == 0
    assert typed("replay", str(record), "--components", str(tmp_path / "mine")).exit_code == 0


DEEP = '{"tianxia_edition": ' + "[" * 100_000 + "]" * 100_000 + "}"
WHOLE = {"tianxia_edition": 1, "game": "zhanguo", "name": "x", "credits": "", "base": "", "files": {"map.toml": ""}}
MALICIOUS: list[tuple[str, str]] = [
    (" " * (LARGEST + 1), "is larger than 256 KB"),
    (DEEP, "is not an edition: it is nested too deeply"),
    ('{"tianxia_edition": 1, "tianxia_edition": 1}', "'tianxia_edition' occurs twice"),
    ('{"tianxia_edition": NaN}', "NaN is no JSON"),
    ("PK\x03\x04", "is not an edition"),
    ("[]", "is not an edition of tianxia"),
    (json.dumps({**WHOLE, "name": "x" * 61}), "“name” must be one line of text with at most 60 characters"),
    (json.dumps({**WHOLE, "name": "a\u202eb"}), "“name” must be one line"),
    (json.dumps({**WHOLE, "name": "\ud800"}), "is not an edition"),
    (json.dumps({**WHOLE, "credits": "a\nb"}), "“credits” must be one line"),
    (json.dumps({**WHOLE, "files": {}}), "an edition has 1 to 16 files"),
    (json.dumps({**WHOLE, "files": {"map.toml": 7}}), "“map.toml” must be text"),
    (json.dumps({**WHOLE, "files": {"../../etc/passwd": ""}}), "which is not a component file"),
    (json.dumps({**WHOLE, "game": "qin"}), "is an edition of qin, not of zhanguo"),
    (json.dumps({**WHOLE, "files": {"map.toml": "a = " + "[" * 50_000}}), "map.toml, line 1"),
    (json.dumps({**WHOLE, "files": {"map.toml": "a = " + "9" * 50_000}}), "map.toml, line 1"),
]


@pytest.mark.parametrize(("text", "says"), MALICIOUS, ids=[says[:40] for _, says in MALICIOUS])
def test_a_malicious_edition_gets_one_sentence(typed: Typed, text: str, says: str, tmp_path: Path) -> None:
    file = tmp_path / f"bad{SUFFIX}"
    file.write_text(text, encoding="utf-8")
    told = typed("components", "zhanguo", "--check", str(file))
    assert told.exit_code in (1, 2)
    assert says in told.stdout + told.stderr
    assert "Traceback" not in told.output
