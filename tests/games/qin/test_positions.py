"""Positions that were saved and read again are the same for everybody who can see them."""

import json
from random import Random

import pytest

from tests.games.qin.kernel_digest import events_of
from tests.games.qin.test_refusals import positions
from tianxia.engine.script import Ask
from tianxia.games.qin import GAME
from tianxia.games.qin.components import load_components
from tianxia.games.qin.ids import NOBODY
from tianxia.games.qin.position import Position
from tianxia.games.qin.rules.placing import candidates, options, why_not
from tianxia.games.qin.rules.provinces import lay, pass_turn_on

TABLES = [(board, seats) for board in ("bird", "lion") for seats in (2, 3, 4)]


def read_again(pos: Position) -> Position:
    return GAME.from_json(GAME.to_json(pos), load_components(None))


@pytest.mark.parametrize(("board", "seats"), TABLES)
def test_a_position_read_again_is_the_same(board: str, seats: int) -> None:
    for pos in positions(board, seats, 5):
        assert GAME.to_json(read_again(pos)) == GAME.to_json(pos)
        assert options(read_again(pos)) == options(pos)
        assert GAME.pieces(read_again(pos)) == GAME.pieces(pos)


@pytest.mark.parametrize(("board", "seats"), TABLES)
def test_it_tells_and_refuses_the_same(board: str, seats: int) -> None:
    """Provinces are named by their pagodas' sites; a position written by hand may have others, which must not show."""
    rng, ask = Random(6), Ask(0)
    for pos in positions(board, seats, 6):
        for move in rng.choices(candidates(pos), k=20):
            code = why_not(pos, move)
            assert code == why_not(read_again(pos), move)
            if code:
                assert GAME.refusal(pos, ask, move, code) == GAME.refusal(read_again(pos), ask, move, code)
        after, again, move = pos.copy(), read_again(pos), rng.choice(options(pos))
        if move:
            assert events_of(after, move) == events_of(again, move)
        assert GAME.to_json(after) == GAME.to_json(again)


@pytest.mark.parametrize(("board", "seats"), TABLES)
def test_a_copy_shares_nothing_that_can_change(board: str, seats: int) -> None:
    for pos in positions(board, seats, 7):
        before, copy = GAME.to_json(pos), pos.copy()
        if move := options(copy)[0]:
            lay(copy, move)
        if copy.to_move != NOBODY:
            pass_turn_on(copy)
        assert GAME.to_json(pos) == before


def test_a_plain_position_is_json_as_it_stands() -> None:
    for pos in positions("bird", 3, 8):
        data = GAME.to_json(pos)
        assert json.loads(json.dumps(data)) == data


@pytest.mark.parametrize(("board", "seats"), TABLES)
def test_a_view_counts_the_pagodas_on_the_board(board: str, seats: int) -> None:
    for pos in positions(board, seats, 5):
        view = GAME.view(pos, 0)
        provinces = [sum(one["pagodas"] for one in view["provinces"] if one["owner"] == seat) for seat in range(seats)]
        villages = [sum(one["owner"] == seat for one in view["villages"]) for seat in range(seats)]
        counted = [(one["provinces"], one["villages"], one["all"]) for one in view["placed"]]
        assert counted == [(a, b, a + b) for a, b in zip(provinces, villages, strict=True)]
