"""Where a pagoda stands: cosmetic, but it must not jump. (R25)"""

from itertools import pairwise
from random import Random

import pytest

from tests.games.qin.board import qin
from tianxia.engine.game import Json
from tianxia.games.qin import GAME
from tianxia.games.qin.components import load_components
from tianxia.games.qin.ids import NOBODY
from tianxia.games.qin.position import Position, empty_position
from tianxia.games.qin.rules.placing import options
from tianxia.games.qin.rules.provinces import lay, pass_turn_on


def site(data: Json, row: int, column: int) -> list[int]:
    (found,) = [province for province in data["provinces"] if [row, column] in province["cells"]]
    place: list[int] = found["site"]
    return place


def test_a_new_province_has_it_on_the_new_tile() -> None:  # R25
    table = qin("R...", hands=["ry"])
    table.answers(0, place="rB1 yC1")
    assert site(table.data(), 0, 0) == [0, 1]


def test_it_stays_while_the_province_grows_above_and_before_it() -> None:  # R25
    table = qin(
        """
        ...R
        ....
        """,
        hands=["rr rr"],
    )
    table.answers(0, place="rC2 rD2")
    before = site(table.data(), 1, 3)
    table.chance(draw="bb")
    table.answers(1, place="rB1 rC1")
    assert site(table.data(), 1, 3) == before != [0, 1]


def played(board: str, seats: int, seed: int) -> list[Position]:
    """The positions of a random game without draws, from full hands."""
    rng, found = Random(f"site {board} {seats} {seed}"), []
    pos = empty_position(load_components(None).boards[board], seats)
    for kind in range(6):
        for seat in range(seats):
            for _ in range(12 // seats):
                pos.take(seat, kind)
    pos.to_move = 0
    while pos.to_move != NOBODY:
        found.append(pos.copy())
        if move := rng.choice(options(pos)):
            lay(pos, move)
        if pos.to_move != NOBODY:
            pass_turn_on(pos)
    return [*found, pos]


@pytest.mark.parametrize(("board", "seats"), [("bird", 2), ("lion", 4)])
def test_it_never_jumps_and_a_join_keeps_the_winners_largest(board: str, seats: int) -> None:  # R25
    joins = 0
    for seed in range(10):
        values = [GAME.to_json(pos) for pos in played(board, seats, seed)]
        for before, after in pairwise(values):
            for province in after["provinces"]:
                older = [old for old in before["provinces"] if old["cells"][0] in province["cells"]]
                own = [old for old in older if old["owner"] == province["owner"]]
                largest = [old["site"] for old in own if len(old["cells"]) == max(len(one["cells"]) for one in own)]
                assert province["site"] in (largest if older else province["cells"])
                joins += len(older) > 1
    assert joins > 5
