"""F-7: soldiers and mausoleum tiles."""

import pytest

from tests.games.first_empire.board import EmpireTable, Setting, setting


def end_turn(scene: Setting) -> EmpireTable:
    """Play a turn that changes nothing the mausoleum checks."""
    table = scene.hand(0, 7, 8).table()
    table.answers(0, card="7", use="unification", region="zhao")
    return table


def test_at_the_end_of_a_turn_any_number_of_soldiers() -> None:  # F-7.1
    scene = setting().soldiers(0, locked=6, entrance=3).governors(0, chu=1).palaces(0, wei=1).ship(0, 20)
    table = end_turn(scene)
    assert table.asked(0, "soldier") == ["chu", "wei", "elixir", "stop"]
    table.answers(0, soldier="chu")
    table.answers(0, soldier="elixir")
    table.answers(0, soldier="stop")
    assert table.points(0) == {"soldiers": 5 + 8}
    assert table.board(0)["entrance"] == 1
    assert table.waits_for() == [(1, "card")]


@pytest.mark.parametrize(
    ("players", "others", "points"), [(2, 0, 5), (2, 1, 3), (3, 0, 5), (3, 1, 4), (4, 2, 3), (4, 3, 2)]
)
def test_the_topmost_free_slot_counts(players: int, others: int, points: int) -> None:  # F-7.1
    scene = setting(players).soldiers(0, locked=8, entrance=1).governors(0, chu=1)
    for other in range(1, others + 1):
        scene.soldiers(other, "chu", locked=8)
    table = end_turn(scene)
    table.answers(0, soldier="chu")
    assert table.points(0) == {"soldiers": points}


def test_two_players_use_no_slot_marked_3() -> None:  # F-7.1
    assert [slot["points"] for slot in setting(2).table().data()["mausoleum"]["chu"]["slots"]] == [5, 3]
    assert [slot["points"] for slot in setting(3).table().data()["mausoleum"]["chu"]["slots"]] == [5, 4, 3, 2]


def test_one_soldier_a_player_and_tile() -> None:  # F-7.1
    scene = setting().soldiers(0, "chu", locked=7, entrance=1).governors(0, chu=1, zhao=1).palaces(0, zhao=1)
    table = end_turn(scene)
    assert table.asked(0, "soldier") == ["zhao", "stop"]
    assert table.refused(0, soldier="chu").code == "own-soldier-there"


def test_placing_is_never_forced() -> None:  # F-7.2
    table = end_turn(setting().soldiers(0, locked=8, entrance=1).governors(0, chu=1))
    table.answers(0, soldier="stop")
    assert table.board(0)["entrance"] == 1


NEEDS = [
    ("MR1", {"governors": 1}, {"palaces": 2}),
    ("MR2", {"palaces": 1}, {"governors": 2}),
    ("MR3", {"governors": 1, "palaces": 1}, {"governors": 2}),
    ("MR4", {"governors": 2, "palaces": 1}, {"governors": 1, "palaces": 1}),
    ("MR5", {"governors": 1, "palaces": 2}, {"governors": 2, "palaces": 1}),
]


def with_pieces(tile: str, pieces: dict[str, int]) -> Setting:
    scene = setting().tomb(qi=tile).soldiers(0, locked=8, entrance=1)
    scene.governors(0, qi=pieces.get("governors", 0)).palaces(0, qi=pieces.get("palaces", 0))
    return scene


@pytest.mark.parametrize(("tile", "enough", "too_little"), NEEDS)
def test_conditions_of_region_tiles(tile: str, enough: dict[str, int], too_little: dict[str, int]) -> None:  # F-7.2
    assert "qi" in end_turn(with_pieces(tile, enough)).asked(0, "soldier")
    more = {name: count + 1 for name, count in enough.items()}
    assert "qi" in end_turn(with_pieces(tile, more)).asked(0, "soldier"), "a condition is a minimum"
    assert end_turn(with_pieces(tile, too_little)).waits_for() == [(1, "card")]


@pytest.mark.parametrize(("tile", "walls"), [("MW1", 1), ("MW2", 2), ("MW3", 2)])
def test_conditions_of_wall_tiles(tile: str, walls: int) -> None:  # F-7.2
    scene = setting().tomb(wall_centre=tile).soldiers(0, locked=8, entrance=1).wall(1, "centre-left", 2)
    for section in ("centre-left", "centre-right")[: walls - 1]:
        scene.wall(0, section)
    assert end_turn(scene).waits_for() == [(1, "card")]
    scene.wall(0, ("centre-left", "centre-right")[walls - 1])
    assert end_turn(scene).asked(0, "soldier") == ["wall-centre", "stop"]


@pytest.mark.parametrize(("space", "open_"), [(14, False), (15, True), (24, True)])
def test_condition_of_the_elixir_tile(space: int, open_: bool) -> None:  # F-7.2
    table = end_turn(setting().ship(0, space).soldiers(0, locked=8, entrance=1))
    assert (table.waits_for() == [(0, "soldier")]) == open_


def test_only_own_pieces_count() -> None:  # F-7.2
    table = end_turn(setting().governors(1, chu=3).soldiers(0, locked=8, entrance=1))
    assert table.waits_for() == [(1, "card")]


def test_in_the_unlock_step_only_who_unlocked_may_place() -> None:  # F-7.2
    scene = setting().stage("unlock").round(2).soldiers(0, locked=7, entrance=2).governors(0, chu=1).tokens(0, laws=3)
    scene.tokens(1, laws=1)
    table = scene.table()
    table.answers(0, unlock="0")
    assert table.told("soldier") == []
    assert table.board(0)["entrance"] == 2
    placed = scene.table()
    placed.answers(0, unlock="1")
    assert placed.waits_for() == [(0, "soldier")]


def test_a_soldier_put_by_a_reward_needs_no_condition_but_obeys_the_limits() -> None:  # F-7.2
    scene = (
        setting(tableau="tile_a").round(4).stage("reward").tokens(0, laws=2).soldiers(0, "chu", locked=7, entrance=1)
    )
    table = scene.table()
    table.answers(0, reward="accept")
    assert table.refused(0, put="chu").code == "own-soldier-there"
    table.answers(0, put="qi")
    assert table.soldiers("qi")[0] == 0
