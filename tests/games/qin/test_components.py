"""Boards and pieces as data: those shipped with the game, and folders of players who own the box."""

import json
import tomllib
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tianxia.engine.components.faults import BadComponents, Fault
from tianxia.engine.game import BadInput
from tianxia.engine.live import new_live_match
from tianxia.engine.match import begin
from tianxia.engine.record import read, write
from tianxia.engine.replay import replayed
from tianxia.games.qin import GAME
from tianxia.games.qin.components import OWN_FOLDER, load_components
from tianxia.testing import played_out

PROVENANCES = {"rulebook", "found", "inferred", "reconstructed"}


def own(name: str) -> str:
    return (OWN_FOLDER / name).read_text(encoding="utf-8")


def folder(tmp_path: Path, **files: str) -> str:
    """A folder with these files, `boards` and `pieces`, as a player would bring it."""
    for name, text in files.items():
        (tmp_path / f"{name}.toml").write_text(text, encoding="utf-8")
    return str(tmp_path)


def boards_with(row: str, number: int = 1) -> str:
    """Our own boards with one row of Bird changed."""
    rows = tomllib.loads(own("boards.toml"))["bird"]["rows"]
    assert own("boards.toml").count(f'"{rows[number]}"') >= 1
    head, _, tail = own("boards.toml").partition("rows = [")
    changed = "".join(f'    "{row if n == number else old}",\n' for n, old in enumerate(rows))
    return f"{head}rows = [\n{changed}]{tail.partition(']')[2]}"


def refused(where: str) -> BadInput:
    with pytest.raises(BadInput) as caught:
        load_components(where)
    return caught.value


def faults(where: str) -> tuple[Fault, ...]:
    error = refused(where)
    assert isinstance(error, BadComponents)
    return error.faults


def test_our_own_data_load() -> None:
    components = load_components(None)
    assert components.source is None
    assert set(components.boards) == {"bird", "lion"}
    assert len(components.digest) == 64


def test_every_datum_of_ours_has_its_provenance() -> None:
    data = load_components(None).data()
    assert {datum.provenance for datum in data} == PROVENANCES
    assert all(datum.value and datum.source for datum in data)
    assert len({datum.id for datum in data}) == len(data)


def test_every_row_part_and_number_is_a_datum() -> None:
    ids = {datum.id for datum in load_components(None).data()}
    assert {f"board.{board}.row.{row}" for board in ("bird", "lion") for row in range(13)} <= ids
    assert {f"tiles.{kind}" for kind in ("rr", "yy", "bb", "ry", "rb", "yb")} <= ids
    assert {"pagodas.two", "pagodas.three", "pagodas.four", "hand.tiles", "board.lion.part.1"} <= ids


def test_what_is_our_own_design_is_not_said_to_be_found() -> None:
    rows = [datum for datum in load_components(None).data() if datum.id.startswith("board.lion.row")]
    assert {datum.provenance for datum in rows} == {"reconstructed"}


def changed(edit: Callable[[str], str], name: str = "boards") -> Callable[[Path], str]:
    return lambda tmp_path: folder(tmp_path, **{name: edit(own(f"{name}.toml"))})


BAD: list[tuple[Callable[[Path], str], str, int, dict[str, Any]]] = [
    (lambda at: folder(at, boards=boards_with("V")), "component-row", 10, {"number": 2, "found": 1, "side": 13}),
    (lambda at: folder(at, boards=boards_with("V" * 14)), "component-row", 10, {"number": 2, "found": 14, "side": 13}),
    (
        changed(lambda text: text.replace('    "V.~~..Y..~~.V",\n', "")),
        "component-length",
        48,
        {"entry": "lion.rows", "found": 12, "count": 13},
    ),
    (changed(lambda text: text.partition("[lion]")[0]), "component-missing", 0, {"missing": "lion"}),
    (changed(lambda text: "bird = 3\n" + text[text.index("[lion]") :]), "component-table", 1, {"entry": "bird"}),
    (
        changed(lambda text: "[bird]\nrows = 3\n" + text[text.index("[lion]") :]),
        "component-list",
        2,
        {"entry": "bird.rows"},
    ),
    (lambda at: folder(at, boards=boards_with("V...x........")), "component-sign", 10, {"space": "E2", "sign": "x"}),
    (lambda at: folder(at, boards=boards_with("V...r........")), "component-sign", 10, {"space": "E2", "sign": "r"}),
    (
        lambda at: folder(at, boards=boards_with(".............", 6)),
        "component-starts",
        8,
        {"colour": "yellow", "found": 0, "rule": "Q-1.1"},
    ),
    (
        lambda at: folder(at, boards=boards_with("R............")),
        "component-starts",
        8,
        {"colour": "red", "found": 2, "rule": "Q-1.1"},
    ),
    (
        changed(lambda text: text.replace("ry = 12", "ry = 11"), "pieces"),
        "component-fixed",
        9,
        {"entry": "tiles.ry", "found": "11", "count": 12, "rule": "Q-1.2"},
    ),
    (changed(lambda text: text.replace("three = 19\n", ""), "pieces"), "component-lacks", 13, {"missing": "three"}),
    (changed(lambda text: text.partition("[hand]")[0], "pieces"), "component-missing", 0, {"missing": "hand"}),
]


@pytest.mark.parametrize(("make", "message", "line", "values"), BAD)
def test_a_wrong_folder_is_refused(
    make: Callable[[Path], str], message: str, line: int, values: dict[str, Any], tmp_path: Path
) -> None:
    (fault,) = faults(make(tmp_path))
    assert (fault.message, fault.line) == (message, line)
    assert values.items() <= fault.values.items()


@pytest.mark.parametrize(("text", "line"), [("[bird\n", 1), ("a = 1\n\nb = ?\n", 3), ('a = 1\nrows = "', 2)])
def test_an_unreadable_file_is_named(text: str, line: int, tmp_path: Path) -> None:
    (fault,) = faults(folder(tmp_path, boards=text))
    assert (fault.file, fault.line, fault.message) == ("boards.toml", line, "component-toml")
    assert fault.values["why"]


@pytest.mark.parametrize("content", [b"\x00", b"\x81\x8d", b"\xff\xfe\x00"])
def test_a_file_that_is_no_text_is_named(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "pieces.toml").write_bytes(content)
    (fault,) = faults(str(tmp_path))
    assert (fault.file, fault.message) == ("pieces.toml", "component-not-text")


@pytest.mark.parametrize("name", ["", "nowhere"])
def test_a_folder_without_any_file_is_refused(name: str, tmp_path: Path) -> None:
    error = refused(str(tmp_path / name))
    assert error.message == "components-none"
    assert error.values == {"folder": str(tmp_path / name), "files": "boards.toml, pieces.toml"}


def test_what_a_folder_lacks_is_our_own(tmp_path: Path) -> None:
    components = load_components(folder(tmp_path, pieces=own("pieces.toml")))
    assert components.source == str(tmp_path)
    assert components.digest == load_components(None).digest


def test_words_in_the_files_do_not_change_the_digest(tmp_path: Path) -> None:
    text = own("boards.toml").replace('title = "Bird"', 'title = "Phoenix"').replace("photo reading", "reading")
    assert load_components(folder(tmp_path, boards=text)).digest == load_components(None).digest


def test_a_corrected_board_changes_the_digest_and_plays(tmp_path: Path) -> None:
    components = load_components(folder(tmp_path, boards=boards_with("V..~....V....")))
    assert components.digest != load_components(None).digest
    assert components.rows["lion"] == load_components(None).rows["lion"]
    rng = Random(1)
    match = played_out(begin(GAME, 2, {}, components), lambda _seat, _question, options: rng.choice(options), rng)
    plain = GAME.to_json(match.position)
    assert plain["cells"][1][3] == "~"
    assert [[1, 8]] in [village["cells"] for village in plain["villages"]]


def test_a_folder_need_not_tell_where_its_data_come_from(tmp_path: Path) -> None:
    rows, said = load_components(None).rows, {"bird": '["measured", {}]', "lion": "7"}
    bare = "".join(f"[{name}]\nrows = {json.dumps(rows[name])}\nparts = {parts}\n" for name, parts in said.items())
    pieces = 'title = "mine"\n' + own("pieces.toml")
    data = {datum.id: datum for datum in load_components(folder(tmp_path, boards=bare, pieces=pieces)).data()}
    assert data["board.bird.row.1"].provenance == "given"
    assert (data["board.bird.part.0"].value, data["board.bird.part.1"].value) == ("measured", "")
    assert data["board.lion.part.0"].value == "7"
    assert data["title.value"].value == "mine"


def test_a_record_made_with_other_components_is_refused(tmp_path: Path) -> None:
    """The other way round too: our own record with a folder at hand."""
    mine = load_components(folder(tmp_path, boards=boards_with("V..~.........")))
    for made_with, at_hand in ((mine, None), (None, mine)):
        text = write(new_live_match(GAME, ["a", "b"], {}, "seed", made_with).record())
        (record,) = read(text, "game.jsonl")
        with pytest.raises(BadInput) as caught:
            replayed(GAME, record, at_hand)
        assert caught.value.message == ("record-components" if made_with is None else "record-edition")
        assert caught.value.values.items() >= {"place": "game.jsonl:1", "game": "qin"}.items()
        assert replayed(GAME, record, made_with).to_answer()
