"""F-9: the final score."""

from collections.abc import Callable

import pytest

from tests.games.first_empire.board import Setting, setting
from tianxia.engine.script import Seat
from tianxia.games.first_empire.scoring import result, score_parts


def parts(scene: Setting, seat: int = 0) -> dict[str, int]:
    return {
        name: points for name, points in score_parts(scene.stage("over").round(5).pos, Seat(seat)).items() if points
    }


def calm(scene: Setting) -> Setting:
    """Nobody has soldiers at the entrance."""
    for player in range(scene.pos.players):
        scene.soldiers(player, locked=9)
    return scene


def test_points_earned_during_the_game_count() -> None:  # F-9.1
    scene = calm(setting()).points(0, 12, 3, 4, 2, 9)
    expected = {"palaces": 12, "palace_tiles": 3, "cards": 4, "governor_tiles": 2, "soldiers": 9}
    assert parts(scene) == expected
    assert result(scene.pos).scores == (30, 0)


@pytest.mark.parametrize(("seats", "points"), [(2, 10), (3, 15), (4, 20)])
def test_governor_majorities(seats: int, points: int) -> None:  # F-9.2
    scene = calm(setting(seats)).governors(0, chu=2, wei=1, qi=1).governors(1, chu=1, wei=1)
    assert parts(scene) == {"majorities": points + points // 2 + points}
    assert parts(scene, 1) == {"majorities": points // 2}


def test_a_tie_of_three_is_split_and_rounded_down() -> None:  # F-9.2
    scene = calm(setting(4)).governors(0, chu=1).governors(1, chu=1).governors(2, chu=1)
    assert [parts(scene, seat).get("majorities", 0) for seat in range(4)] == [6, 6, 6, 0]


@pytest.mark.parametrize(("space", "value"), [(0, 0), (3, 0), (4, 1), (11, 2), (12, 3), (19, 4), (23, 5), (24, 6)])
def test_alchemist_cards_times_the_value_reached(space: int, value: int) -> None:  # F-9.3
    scene = calm(setting()).card(0, "chu", "A1", 5).card(0, "yan", "M2", "A3").ship(0, space)
    assert parts(scene).get("elixir", 0) == 3 * value


def test_full_rows_and_columns() -> None:  # F-9.4
    scene = setting().soldiers(0, "chu", "wall-west", "wei", "elixir", "qi", "wall-east", locked=3)
    assert parts(scene) == {"lines": 20}
    other = setting().soldiers(0, "chu", "elixir", "yan", locked=6)
    assert parts(other) == {}, "a diagonal is not a line"


def test_lines_follow_the_tokens_of_advanced_mode() -> None:  # F-9.4
    scene = setting(advanced=True).soldiers(0, "chu", "wei", "zhao", locked=6)
    assert parts(scene.spots(*range(9))) == {"lines": 10}


def criterion(name: str, scene: Setting, rods: int) -> int:
    """A wall of seat 0 on this many rods in a section with that criterion, with three players."""
    calm(scene).criterion("west-left", name).wall(0, "west-left", rods)
    return parts(scene).get("walls", 0)


CRITERIA: dict[str, tuple[Callable[[Setting], Setting], int, tuple[int, int, int]]] = {
    "architect": (lambda s: s.official(0, "chu", architect=2).official(0, "qi", architect=1), 2, (2, 3, 4)),
    "alchemist": (lambda s: s.official(0, "chu", alchemist=2).official(0, "qi", alchemist=1), 2, (2, 3, 4)),
    "general": (lambda s: s.official(0, "chu", general=2).official(0, "qi", general=1), 2, (2, 3, 4)),
    "worker": (lambda s: s.workers(0, chu=5, wei=1, yan=1), 3, (2, 3, 4)),
    "two_of_a_type": (
        lambda s: s.card(0, "chu", 1, 50, 2).card(0, "wei", "A1", "M1").card(0, "qi", 3, 51),
        2,
        (2, 3, 4),
    ),
    "officials_match_unrest": (
        lambda s: (
            s.official(0, "chu", general=2)
            .unrest(0, chu=2, wei=1, qi=3)
            .official(0, "qi", general=2)
            .official(0, "wei", alchemist=2)
        ),
        2,
        (2, 3, 4),
    ),
    "sets": (lambda s: s.card(0, "chu", 1, 2, 41).card(0, "wei", 42, 81, 82).card(0, "qi", "A1", "M1"), 2, (2, 4, 6)),
    "palace": (lambda s: s.palaces(0, chu=3, qi=1), 2, (1, 2, 3)),
    "governor": (lambda s: s.governors(1, chu=4, qi=4, yan=1).governors(0, chu=3, qi=1), 2, (1, 2, 3)),
    "writing_card": (lambda s: s.card(0, "chu", 1, 2).card(0, "qi", 3), 2, (1, 2, 3)),
    "currency_card": (lambda s: s.card(0, "chu", 41, 42).card(0, "qi", 43), 2, (1, 2, 3)),
    "laws_card": (lambda s: s.card(0, "chu", 81, 82).card(0, "qi", 83), 2, (1, 2, 3)),
    "alchemist_card": (lambda s: s.card(0, "chu", "A1", "A2").card(0, "qi", "M1"), 2, (1, 2, 3)),
    "no_unrest": (lambda s: s.unrest(0, chu=1, wei=2, zhao=3), 2, (1, 2, 3)),
}


@pytest.mark.parametrize("rods", [1, 2, 3])
@pytest.mark.parametrize("name", CRITERIA)
def test_every_wall_criterion(name: str, rods: int) -> None:  # F-9.5
    prepare, times, values = CRITERIA[name]
    assert criterion(name, prepare(setting(3)), rods) == times * values[rods - 1]


def test_officials_need_at_least_one_for_a_calm_region() -> None:  # F-9.5
    assert criterion("officials_match_unrest", setting(3), 3) == 0


def test_each_wall_is_scored_once_with_its_own_slot() -> None:  # F-9.5
    scene = calm(setting(3)).criterion("west-left", "no_unrest").criterion("west-right", "palace").palaces(0, chu=1)
    scene.wall(0, "west-left", 3).wall(0, "west-right", 1).wall(1, "west-left", 1)
    assert parts(scene)["walls"] == 5 * 3 + 1
    assert parts(scene, 1)["walls"] == 5


@pytest.mark.parametrize(("soldiers", "points"), [(0, 0), (1, 2), (2, 5), (3, 9), (6, 9)])
def test_soldiers_at_the_entrance(soldiers: int, points: int) -> None:  # F-9.6
    scene = setting().soldiers(0, locked=9 - soldiers, entrance=soldiers)
    assert parts(scene).get("entrance", 0) == points


def test_most_points_win() -> None:  # F-9.7
    scene = calm(setting(3)).governors(1, chu=1)
    final = result(scene.stage("over").pos)
    assert (final.winners, final.scores, final.reason) == ((1,), (0, 15, 0), "most_points")


def test_ties_share_the_victory() -> None:  # F-9.7
    scene = calm(setting(3)).governors(1, chu=1).governors(2, wei=1)
    assert result(scene.stage("over").pos).winners == (1, 2)
