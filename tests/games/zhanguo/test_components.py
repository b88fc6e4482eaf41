"""The data files: every datum with its provenance, and a user's folder, checked."""

import shutil
from collections import Counter
from pathlib import Path

import pytest

from tianxia.engine.components.faults import BadComponents
from tianxia.engine.game import BadInput
from tianxia.engine.match import begin
from tianxia.games.zhanguo import GAME
from tianxia.games.zhanguo.components import FILES, OWN_FOLDER, load_components
from tianxia.games.zhanguo.ids import ALL_CARDS, ALL_REGIONS, ALL_SQUARES, aspect_of
from tianxia.games.zhanguo.printed import Printed
from tianxia.games.zhanguo.rules.criteria import CRITERIA


def changed(tmp_path: Path, file: str, old: str, new: str) -> str:
    """A folder with one file of our own, changed in one place."""
    text = (OWN_FOLDER / file).read_text(encoding="utf-8")
    assert old in text
    (tmp_path / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return str(tmp_path)


def test_every_datum_says_where_it_comes_from() -> None:
    data = load_components(None).data()
    ids = [datum.id for datum in data]
    assert len(set(ids)) == len(ids)
    assert {datum.provenance for datum in data} == {"rulebook", "inferred", "reconstructed"}
    assert all(datum.source and datum.value for datum in data)
    kinds = Counter(datum.id.partition(".")[0] for datum in data)
    assert kinds == {"board": 19, "map": 7, "wall": 12, "task": 18, "reward": 15, "card": 120, "pieces": 15}


def test_cards_are_distinct_and_spread_over_triggers() -> None:  # Z-1.3
    printed = load_components(None).printed
    cards = [(aspect_of(c), printed.trigger[c], printed.bonus[c].name, printed.bonus[c].amount) for c in ALL_CARDS]
    assert len(set(cards)) == 120
    assert Counter((aspect, trigger) for aspect, trigger, _, _ in cards) == {
        (aspect, trigger): 8 for aspect in range(3) for trigger in range(5)
    }


def test_regions_are_a_chain() -> None:  # Z-5.2
    assert load_components(None).printed.near == [[1], [0, 2], [1, 3], [2, 4], [3]]


def test_three_squares_a_region() -> None:  # Z-5.5
    assert squares_of(load_components(None).printed) == [["points", "official", "vp"]] * 5


def squares_of(printed: Printed) -> list[list[str]]:
    """By region: the kinds of its bonus squares."""
    found = [[printed.square(region, square) for square in ALL_SQUARES] for region in ALL_REGIONS]
    return [[square.name for square in squares if square is not None] for squares in found]


def test_twelve_criteria_on_six_tiles() -> None:  # Z-1.5
    printed = load_components(None).printed
    assert sorted(c.name for c in printed.criterion) == sorted(c.name for c in CRITERIA)


@pytest.mark.parametrize(
    ("file", "old", "new", "line", "name"),
    [
        ("cards.csv", "57,currency,wall", "56,currency,wall", 58, "number"),
        ("cards.csv", "57,currency,wall", "57,laws,wall", 58, "aspect"),
        ("cards.csv", "57,currency,wall", "57,currency,reassign", 58, "trigger"),
        ("cards.csv", "57,currency,wall,official,red", "57,currency,wall,official,blue", 58, "amount"),
        ("cards.csv", "3,writing,hire,calm_same,1", "3,writing,hire,calm_same,x", 4, "amount"),
        ("cards.csv", "1,writing,wall,official", "1,writing,wall,wonder", 2, "bonus"),
        ("boards.toml", "tracks = [4, 3, 2, 3, 4]", "tracks = [5, 3, 2, 3, 4]", 5, ""),
        ("boards.toml", "tracks = [4, 3, 2, 3, 4]", "tracks = [4, 3, 2, 3]", 5, "tracks"),
        ("boards.toml", "red = 1", "red = 2", 7, "officials"),
        ("boards.toml", "[star]", "[moon]", 0, ""),
        ("map.toml", "[4, 5]", "[4, 6]", 4, ""),
        ("map.toml", ", [4, 5]", "", 4, "pairs"),
        ("map.toml", '"points", "official", "vp"', '"points", "official", "vp", "vp"', 9, "region1"),
        ("tiles.toml", "empty_tracks", "full_regions", 11, "criterion"),
        ("tiles.toml", "[5, 3, 2, 1]", "[5, 3, 4, 1]", 90, "upper_wall"),
        ("tiles.toml", "places = [1, 2, 5]", "places = [1, 1, 5]", 56, "places"),
        ("tiles.toml", "places = [1, 2, 5]", "places = [1]", 56, "places"),
        ("tiles.toml", '"turquoise", "turquoise", "gold"', '"gold", "gold", "gold"', 39, "places"),
        ("rewards.toml", 'kind = "two_red"', 'kind = "two_white"', 10, "kind"),
        ("rewards.toml", "regions = [1]", "regions = []", 6, "regions"),
        ("pieces.toml", "governors = 8", "governors = 9", 6, "governors"),
    ],
)
def test_a_wrong_entry_is_named(tmp_path: Path, file: str, old: str, new: str, line: int, name: str) -> None:
    with pytest.raises(BadComponents) as caught:
        load_components(changed(tmp_path, file, old, new))
    first = caught.value.faults[0]
    assert (first.file, first.line, first.name) == (file, line, name)


def test_a_folder_replaces_only_what_it_holds(tmp_path: Path) -> None:
    folder = changed(tmp_path, "map.toml", '["points", "official", "vp"]', '["vp"]')
    components = load_components(folder)
    assert components.source == folder
    assert squares_of(components.printed)[0] == ["vp"]
    assert components.digest != load_components(None).digest
    match = begin(GAME, 2, components=components)
    assert [square["bonus"] for square in GAME.to_json(match.position)["map"][0]["squares"]] == ["vp"]


def test_a_copy_of_our_own_folder_has_the_same_digest(tmp_path: Path) -> None:
    shutil.copytree(OWN_FOLDER, tmp_path / "mine")
    assert load_components(str(tmp_path / "mine")).digest == load_components(None).digest


def test_a_folder_without_our_files_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput) as caught:
        load_components(str(tmp_path))
    assert caught.value.values["files"] == ", ".join(FILES.names)


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    (tmp_path / "map.toml").write_text("[adjacent", encoding="utf-8")
    with pytest.raises(BadComponents) as caught:
        load_components(str(tmp_path))
    assert [(fault.file, fault.line, fault.message) for fault in caught.value.faults] == [
        ("map.toml", 1, "component-toml")
    ]
