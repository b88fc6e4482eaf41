"""No turn that a bot plays or advises takes back one of its own moves: there and back gains nothing."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.first_empire.board import setting
from tests.games.zhanguo.scene import scene
from tianxia.bots.beam import ways_on
from tianxia.bots.trail import SETTLED, going_on, no_shift, reader_for, trail_so_far
from tianxia.engine.match import Match
from tianxia.engine.script import Tell
from tianxia.games.zhanguo.ids import ALL_OFFICIALS, ALL_REGIONS
from tianxia.games.zhanguo.position import Position

WIDE = 60


def shifts(world: Match, seat: int, answers: tuple[tuple[str, int], ...]) -> list[tuple[int, int, int]]:
    """The moves of pieces that a way makes, as its game tells them."""
    read, told = reader_for(world.game.name), world.fork()
    for question, answer in answers:
        ask = told.question(seat)
        assert ask is not None
        assert ask.name == question
        told.answer(seat, answer)
    found = [read(tell) for tell in told.events]
    return [shift for shift in found if shift not in (None, SETTLED)]


def taken_back(moves: list[tuple[int, int, int]]) -> list[tuple[int, int, int]]:
    return [move for at, move in enumerate(moves) if (move[0], move[2], move[1]) in moves[:at]]


def as_it_was(pos: Position) -> Callable[[Any, int], int]:
    """A value that likes officials best where they are now, and points that are spent."""
    above = above_of(pos)
    return lambda then, _seat: -100 * sum(abs(a - b) for a, b in zip(above_of(then), above, strict=True)) - then.points


def above_of(pos: Position) -> list[int]:
    """The officials in all governors areas."""
    officials = [(seat, region, who) for seat in pos.all_seats for region in ALL_REGIONS for who in ALL_OFFICIALS]
    return [pos.above(*official) for official in officials]


def test_points_that_must_be_spent_bring_nobody_back() -> None:  # Z-5.2
    table = scene().hand(0, 57, 99).above(0, 1, "red").above(0, 3, "gray").table()
    table.play(0, 57, action="reassign")
    ways = ways_on(table.match, 0, as_it_was(table.match.position), WIDE)
    assert len(ways) > 10
    assert [way.answers for way in ways if taken_back(shifts(table.match, 0, way.answers))] == []


def test_what_was_moved_before_the_hint_is_not_moved_back() -> None:  # Z-5.2
    table = scene().hand(0, 57, 99).above(0, 1, "red").above(0, 3, "gray").table()
    value = as_it_was(table.match.position)
    table.play(0, 57, action="reassign", point="side red 1 2")
    assert trail_so_far(table.match, reader_for("zhanguo")) == ((0, 0, 1),)
    back = table.game.answer_of("point", "side red 2 1")
    ways = ways_on(table.match, 0, value, WIDE)
    assert [way.answers for way in ways if ("point", back) in way.answers] == []


def test_an_official_may_go_back_up_once_it_has_hired() -> None:  # Z-5.3 Z-5.6
    read = reader_for("zhanguo")
    down, hired = Tell("down", (0, 0, 2)), Tell("hired", (0, 2, 1))
    up = Tell("moved", (0, 400 + 6 * 5 + 2))
    assert going_on((), [down, up], read) is None
    assert going_on((), [down, hired, up], read) == ((0, 7, 2),)


def test_moves_of_the_first_empire_bring_nobody_back() -> None:  # F-6.4
    three = {"alchemist": 1, "architect": 1, "general": 1}
    stage = setting().hand(0, 60, 61).official(0, "chu", **three).official(0, "zhao", general=1)
    table = stage.governor_tile("chu", "G2").table()
    table.answers(0, card="60", use="court", action="governor", space="tile-1", half="left")
    ways = ways_on(table.match, 0, lambda _pos, _seat: 0, WIDE)
    assert any(len(shifts(table.match, 0, way.answers)) > 1 for way in ways)
    assert [way.answers for way in ways if taken_back(shifts(table.match, 0, way.answers))] == []


@pytest.mark.parametrize("game", ["qin", "no-such-game"])
def test_a_game_without_small_moves_has_no_trail(game: str) -> None:
    assert reader_for(game) is no_shift
