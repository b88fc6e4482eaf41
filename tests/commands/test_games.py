"""`tianxia games` and `tianxia components`."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.commands.conftest import Typed
from tianxia.engine.game import Game


def test_games_for_people(typed: Typed) -> None:
    (text,) = [part for part in typed("games").stdout.split("\n\n") if part.startswith("qin: ")]
    assert "seats: 2, 3, 4" in text
    assert "--option board=…: bird, lion (default: bird)" in text
    assert "--option first=…: random, 0, 1, 2, 3 (default: random)" in text
    assert "bots: beginner, easy, medium, hard, master, random, greedy" in text


def test_one_game_alone(typed: Typed, refused: Callable[..., str]) -> None:
    assert typed("games", "qin").stdout in typed("games").stdout
    assert [each["game"] for each in json.loads(typed("games", "qin", "--json").stdout)] == ["qin"]
    assert "Did you mean “qin”?" in refused("games", "quin")


def test_games_as_json(typed: Typed) -> None:
    qin = next(each for each in json.loads(typed("games", "--json").stdout) if each["game"] == "qin")
    assert qin["seats"] == [2, 3, 4]
    assert qin["rules"] == 1
    assert qin["series"] == "board"
    assert qin["options"][0] == {"name": "board", "values": ["bird", "lion"], "default": "bird"}
    assert [option["name"] for option in qin["options"]] == ["board", "first"]
    assert "greedy" in qin["bots"]


def test_a_default_may_hang_on_the_number_of_seats(typed: Typed) -> None:
    found = {each["game"]: each for each in json.loads(typed("games", "--json").stdout)}
    solo = next(option for option in found["first_empire"]["options"] if option["name"] == "li_si")
    assert solo["default_by_seats"] == {"1": "1", "2": "none", "3": "none", "4": "none"}
    text = typed("games").stdout
    assert "1, 2, 3, 4, none (default: 1 with 1 at the table; none with 2, 3, 4 at the table)" in text


def test_components_show_every_datum_with_its_provenance(typed: Typed, qin: Game[Any]) -> None:
    found = qin.load_components(None)
    plain = json.loads(typed("components", "qin", "--json").stdout)
    assert (plain["game"], plain["folder"], plain["digest"]) == ("qin", None, found.digest)
    assert [(d["id"], d["value"]) for d in plain["data"]] == [(d.id, d.value) for d in found.data()]
    assert all(d["provenance"] and d["source"] for d in plain["data"])
    text = typed("components", "qin").stdout
    for datum in found.data():
        assert f"{datum.id} " in text
        assert f"{datum.provenance}: {datum.source}\n" in text


def test_components_in_another_language(typed: Typed) -> None:
    assert "Regelheft: set-up" in typed("--lang", "de", "components", "qin").stdout


def corrected(folder: Path, old: str, new: str) -> str:
    """A folder with the board file, one thing changed in it."""
    from tianxia import games

    own = Path(games.__file__).parent / "qin" / "data" / "boards.toml"
    text = own.read_text(encoding="utf-8")
    assert old in text
    (folder / "boards.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    return str(folder)


def test_components_of_a_folder(typed: Typed, tmp_path: Path) -> None:
    folder = corrected(tmp_path, '".....VV.....V"', '".....VV......"')
    plain = json.loads(typed("components", "qin", "--components", folder, "--json").stdout)
    assert plain["folder"] == folder
    assert plain["data"][0]["value"] == ".....VV......"
    assert plain["digest"] != json.loads(typed("components", "qin", "--json").stdout)["digest"]


def test_bad_components_are_refused(refused: Callable[..., str], tmp_path: Path) -> None:
    assert "No component files in" in refused("components", "qin", "--components", str(tmp_path))
    folder = corrected(tmp_path, '".....VV.....V"', '".....XV.....V"')
    unknown = refused("components", "qin", "--components", folder)
    assert unknown.startswith("boards.toml, line 9, column 5: Unknown sign “X” at F1.")
    corrected(tmp_path, '".....VV.....V"', '".....VV.....V."')
    assert "has 14 characters, but needs 13" in refused("components", "qin", "--components", folder)
    corrected(tmp_path, '"......Y......"', '"............."')
    assert "exactly one yellow start space" in refused("components", "qin", "--components", folder)
    corrected(tmp_path, "", "")
    (tmp_path / "pieces.toml").write_text("[tiles]\nrr = 13\n", encoding="utf-8")
    wrong = refused("components", "qin", "--components", folder)
    assert "pieces.toml, line 2" in wrong
    assert "the rulebook says 12" in wrong
    assert "more mistakes" in wrong
    (tmp_path / "boards.toml").write_text("[bird", encoding="utf-8")
    assert "line 1: A bracket or a comma is missing here" in refused("components", "qin", "--components", folder)


def test_unknown_game_is_refused(refused: Callable[..., str]) -> None:
    for command in ("components", "simulate", "bench"):
        assert refused(command, "go").startswith("Unknown game “go”. Available: ")
