"""F-10.11: the score of Li Si, and who wins."""

import pytest

from tests.games.first_empire.board import Setting, solo
from tianxia.engine.script import Seat
from tianxia.games.first_empire.scoring import result, score_parts


def score(scene: Setting, player: int = 1) -> dict[str, int]:
    scene.stage("over").round(5)
    return {name: points for name, points in score_parts(scene.pos, Seat(player)).items() if points}


def bare(level: int) -> Setting:
    return solo(level).soldiers(0, locked=9).soldiers(1, locked=9)


@pytest.mark.parametrize(("level", "walls"), [(1, (2, 4, 6)), (2, (3, 5, 7)), (3, (4, 6, 8)), (4, (5, 7, 9))])
def test_his_walls_by_the_upper_card(level: int, walls: tuple[int, int, int]) -> None:  # F-10.11
    scene = bare(level).wall(1, "west-left", 1).wall(1, "west-right", 1).wall(1, "centre-left", 2)
    assert score(scene) == {"walls": sum(walls)}


@pytest.mark.parametrize(("level", "his", "yours"), [(1, 5, 5), (2, 5, 5), (3, 10, 0), (4, 10, 0)])
def test_ties_by_the_bottom_line(level: int, his: int, yours: int) -> None:  # F-10.11
    scene = bare(level).governors(0, chu=1, wei=2).governors(1, chu=1, wei=1, qi=1)
    assert score(scene) == {"majorities": his + 10}
    assert score(scene, 0) == {"majorities": yours + 10}


@pytest.mark.parametrize(("level", "plus"), [(1, 0), (2, 2), (3, 0), (4, 0)])
def test_his_alchemist_cards_by_the_bottom_line(level: int, plus: int) -> None:  # F-10.11
    scene = bare(level).card(1, "chu", "A1", "M1", 5).ship(1, 12)
    assert score(scene) == {"elixir": 2 * (3 + plus)}
    assert score(bare(level).card(0, "chu", "A1").ship(0, 12), 0) == {"elixir": 3}


def test_his_palace_tiles_count_once_on_his_cards_at_the_end() -> None:  # F-10.11
    scene = bare(1).li_si_tile("chu", "any").card(1, "chu", 1, 41, "A1").li_si_tile("wei", "laws").card(1, "wei", 90)
    assert score(scene) == {"palace_tiles": 6 + 3}


def test_lines_and_entrance_as_for_everybody() -> None:  # F-10.11
    scene = solo().soldiers(1, "chu", "wall-west", "wei", locked=4, entrance=2).soldiers(0, locked=9)
    assert score(scene) == {"lines": 10, "entrance": 5}


@pytest.mark.parametrize(
    ("yours", "winners", "reason"), [(9, (), "lost_to_li_si"), (10, (0,), "tied_with_li_si"), (11, (0,), "beat_li_si")]
)
def test_who_wins_against_li_si(yours: int, winners: tuple[int, ...], reason: str) -> None:  # F-10.11 F-9.7
    scene = bare(1).stage("over").round(5)
    scene.points(0, yours).points(1, 10)
    final = result(scene.pos)
    assert (final.winners, final.scores, final.reason) == (winners, (yours,), reason)
    assert sum(final.others["li_si"].values()) == 10
    assert final.to_json()["others"] == {"li_si": 10}
    assert final.also_won() == (["li_si"] if yours <= 10 else [])


def test_under_version_1_a_tie_counted_as_beating_him() -> None:  # F-9.7
    scene = bare(1).stage("over").round(5).rules(1).points(0, 10).points(1, 10)
    assert result(scene.pos).reason == "beat_li_si"
