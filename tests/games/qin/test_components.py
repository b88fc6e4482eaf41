"""Boards and pieces as data: those shipped with the game, and folders of players who own the box."""

import json
import tomllib
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

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


def test_our_own_data_load() -> None:
    components = load_components(None)
    assert components.folder is None
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


BAD: list[tuple[Callable[[Path], str], str, dict[str, Any]]] = [
    (lambda at: folder(at, boards=boards_with("V")), "components-board-size", {"board": "bird", "side": 13}),
    (lambda at: folder(at, boards=boards_with("V" * 14)), "components-board-size", {"board": "bird", "side": 13}),
    (
        changed(lambda text: text.replace('    "V.~~..Y..~~.V",\n', "")),
        "components-board-size",
        {"board": "lion", "side": 13},
    ),
    (changed(lambda text: text.partition("[lion]")[0]), "components-board-size", {"board": "lion", "side": 13}),
    (changed(lambda _: "bird = 3\n"), "components-board-size", {"board": "bird", "side": 13}),
    (changed(lambda _: "[bird]\nrows = 3\n"), "components-board-size", {"board": "bird", "side": 13}),
    (
        lambda at: folder(at, boards=boards_with("V...x........")),
        "components-board-sign",
        {"board": "bird", "space": "E2", "sign": "x"},
    ),
    (
        lambda at: folder(at, boards=boards_with("V...r........")),
        "components-board-sign",
        {"board": "bird", "space": "E2", "sign": "r"},
    ),
    (
        lambda at: folder(at, boards=boards_with(".............", 6)),
        "components-board-starts",
        {"board": "bird", "colour": "Y"},
    ),
    (
        lambda at: folder(at, boards=boards_with("R............")),
        "components-board-starts",
        {"board": "bird", "colour": "R"},
    ),
    (
        changed(lambda text: text.replace("ry = 12", "ry = 11"), "pieces"),
        "components-count",
        {"name": "tiles.ry", "count": 12},
    ),
    (
        changed(lambda text: text.replace("three = 19\n", ""), "pieces"),
        "components-count",
        {"name": "pagodas.three", "count": 19},
    ),
    (
        changed(lambda text: text.partition("[hand]")[0], "pieces"),
        "components-count",
        {"name": "hand.tiles", "count": 3},
    ),
    (changed(lambda _: "tiles = 3\n", "pieces"), "components-count", {"name": "tiles.rr", "count": 12}),
]


@pytest.mark.parametrize(("make", "message", "values"), BAD)
def test_a_wrong_folder_is_refused(
    make: Callable[[Path], str], message: str, values: dict[str, Any], tmp_path: Path
) -> None:
    error = refused(make(tmp_path))
    assert (error.message, error.values) == (message, values)


@pytest.mark.parametrize("text", ["[bird\n", "\x00", 'rows = "'])
def test_an_unreadable_file_is_named(text: str, tmp_path: Path) -> None:
    error = refused(folder(tmp_path, boards=text))
    assert error.message == "components-unreadable"
    assert error.values["file"] == str(tmp_path / "boards.toml")
    assert error.values["why"]


def test_a_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    (tmp_path / "pieces.toml").write_bytes(b"\xff\xfe")
    assert refused(str(tmp_path)).message == "components-unreadable"


@pytest.mark.parametrize("name", ["", "nowhere"])
def test_a_folder_without_any_file_is_refused(name: str, tmp_path: Path) -> None:
    error = refused(str(tmp_path / name))
    assert error.message == "components-none"
    assert error.values == {"folder": str(tmp_path / name), "files": "boards.toml, pieces.toml"}


def test_what_a_folder_lacks_is_our_own(tmp_path: Path) -> None:
    components = load_components(folder(tmp_path, pieces=own("pieces.toml")))
    assert components.folder == str(tmp_path)
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
        assert caught.value.message == "record-components"
        assert caught.value.values == {"place": "game.jsonl:1", "game": "qin"}
        assert replayed(GAME, record, made_with).to_answer()
