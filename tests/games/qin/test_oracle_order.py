"""The oracle alone: the order of events, the last pagoda, passing and the end."""

from collections.abc import Iterable

import pytest

from tests.games.qin.oracle import KINDS, Oracle, Square
from tests.games.qin.oracle_table import across, at, down, table, village

# The order of events and the last pagoda


def major_founding_and_village(supply: list[int]) -> Oracle:
    """Seat 0's tile makes seat 1's red province a major one, founds a yellow one and connects a village to it."""
    oracle = table("ry", villages=[(4, 6)])
    oracle.paint("r", across(5, 1, 4), owner=1)
    oracle.paint("y", [(5, 7)])
    oracle.supply = supply
    oracle.play("rF6 yG6")
    return oracle


def test_active_player_puts_first_and_wins_at_once() -> None:  # Q-3.10 Q-4.2 R12
    oracle = major_founding_and_village([1, 1])
    assert oracle.result() == {"winners": [0], "scores": [1, 1], "reason": "last_pagoda"}
    assert at(oracle, (5, 5)) == (1, 1, 5)
    assert at(oracle, (5, 6)) == (0, 1, 2)
    assert village(oracle, (4, 6)) is None
    assert oracle.supply == [0, 1]
    assert oracle.hands[0] == []
    assert not oracle.draws
    assert oracle.to_move is None
    assert oracle.legal() == []
    assert oracle.position()["to_move"] is None
    with pytest.raises(ValueError, match="draws"):
        oracle.draw("rr")


def test_other_player_wins_in_the_province_step_before_any_village() -> None:  # Q-3.10 Q-4.2 R12
    oracle = major_founding_and_village([2, 1])
    assert oracle.result() == {"winners": [1], "scores": [1, 2], "reason": "last_pagoda"}
    assert oracle.supply == [1, 0]
    assert village(oracle, (4, 6)) is None


def test_village_pagoda_can_be_the_last() -> None:  # R12
    oracle = major_founding_and_village([2, 2])
    assert oracle.result() == {"winners": [0], "scores": [2, 2], "reason": "last_pagoda"}
    assert village(oracle, (4, 6)) == 0


def test_clockwise_from_the_active_player() -> None:  # R12
    oracle = Oracle("test", ["." * 13] * 13, 3, 1)
    oracle.deal(1, "ry")
    oracle.paint("r", across(5, 1, 4), owner=0)
    oracle.paint("y", across(5, 7, 10), owner=2)
    oracle.supply = [1, 9, 1]
    oracle.play("rF6 yG6")
    assert oracle.result() == {"winners": [2], "scores": [1, 0, 2], "reason": "last_pagoda"}
    assert at(oracle, (5, 5)) == (0, 1, 5)


def test_own_provinces_by_half_and_the_unfounded_has_no_owner() -> None:  # R12 R13
    oracle = table("ry")
    oracle.paint("r", [(5, 4)])
    oracle.paint("y", [(5, 7)])
    oracle.supply = [1, 24]
    oracle.play("rF6 yG6")
    assert oracle.position()["provinces"] == [
        {"colour": "r", "cells": [[5, 4], [5, 5]], "owner": 0, "pagodas": 1},
        {"colour": "y", "cells": [[5, 6], [5, 7]], "owner": None, "pagodas": 0},
    ]
    assert oracle.result() == {"winners": [0], "scores": [1, 0], "reason": "last_pagoda"}


def test_first_of_two_pagodas_is_the_last() -> None:  # R6 R13
    oracle = table("rr")
    for square in ((6, 5), (5, 6), (7, 7)):
        oracle.paint("r", [square])
    oracle.supply = [1, 24]
    oracle.play("rG7 rH7")
    assert at(oracle, (6, 6)) == (0, 1, 5)


def test_returns_come_before_placements_in_provinces() -> None:  # R12
    oracle = table("ry")
    oracle.paint("y", [(6, 5)])
    oracle.paint("r", across(6, 8, 12), owner=0)
    oracle.paint("r", down(7, 7, 8), owner=0)
    oracle.supply = [1, 24]
    oracle.play("yG7 rH7")
    assert oracle.result() is None
    assert oracle.supply == [1, 24]
    assert at(oracle, (6, 6)) == (0, 1, 2)
    assert at(oracle, (6, 7)) == (0, 2, 8)


@pytest.mark.parametrize("winner", [0, 1])
def test_absorption_cut_short_keeps_its_owner_and_returns(winner: int) -> None:  # Q-3.7 Q-4.2 R12
    oracle = table("ry", seats=3)
    oracle.paint("y", [(6, 5)])
    oracle.paint("r", across(6, 8, 10), owner=winner)
    oracle.paint("r", down(7, 7, 8), owner=2)
    oracle.supply = [1, 9, 9]
    oracle.play("yG7 rH7")
    assert oracle.result() == {"winners": [0], "scores": [2 - winner, winner, 0], "reason": "last_pagoda"}
    assert at(oracle, (6, 7)) == (winner, 1, 6)
    assert oracle.supply == [0, 9, 10]


def test_villages_of_one_player_by_first_square_after_all_returns() -> None:  # R12
    oracle = table("bb", villages=[(5, 4), (5, 7)])
    oracle.paint("y", [(4, 5)])
    oracle.occupy((5, 7), 1)
    oracle.supply = [2, 9]
    oracle.play("bF6 bG6")
    assert [v.owner for v in oracle.villages] == [0, None]
    assert oracle.result() == {"winners": [0], "scores": [2, 0], "reason": "last_pagoda"}
    assert oracle.supply == [0, 10]


def test_returns_come_before_placements_in_villages() -> None:  # R12
    oracle = table("ry", villages=[(4, 6), (6, 1)])
    oracle.paint("r", across(5, 1, 4), owner=1)
    oracle.paint("b", down(1, 7, 8), owner=0)
    oracle.occupy((6, 1), 0)
    oracle.paint("y", across(5, 7, 8), owner=0)
    oracle.supply = [1, 5]
    oracle.play("rF6 yG6")
    assert [v.owner for v in oracle.villages] == [0, 1]
    assert oracle.result() is None
    assert oracle.supply == [1, 3]


def test_active_player_seizes_his_village_first() -> None:  # R12
    oracle = table("ry", villages=[(4, 5), (6, 6)])
    oracle.paint("r", across(5, 3, 4), owner=1)
    oracle.paint("y", across(5, 7, 8), owner=0)
    oracle.supply = [1, 1]
    oracle.play("rF6 yG6")
    assert [v.owner for v in oracle.villages] == [None, 0]
    assert oracle.result() == {"winners": [0], "scores": [2, 1], "reason": "last_pagoda"}


# Passing and the end without a last pagoda


def standoff(*hand: str, pond: Iterable[Square] = ()) -> Oracle:
    """Grass C6-D6, where a red tile would join 2 to 2, and perhaps more."""
    oracle = table(*hand, grass=[*across(5, 0, 5), *pond])
    oracle.paint("r", across(5, 0, 1), owner=0)
    oracle.paint("r", across(5, 4, 5), owner=1)
    return oracle


def test_pass_keeps_the_tiles_and_draws_nothing() -> None:  # R19
    oracle = standoff("rr", "rr")
    oracle.deal(1, "yy")
    bag = dict(oracle.bag)
    assert oracle.legal() == ["pass"]
    oracle.play("pass")
    assert oracle.to_move == 1
    assert oracle.hands == [["rr", "rr"], ["yy"]]
    assert oracle.bag == bag
    assert oracle.legal() == ["yC6 yD6"]
    with pytest.raises(ValueError, match="illegal"):
        oracle.play("pass")
    oracle.play("yC6 yD6")
    assert oracle.draws
    assert oracle.to_move == 1  # no grass is left, but the end is tested after the draw
    oracle.draw("bb")
    assert oracle.result() == {"winners": [1], "scores": [1, 2], "reason": "no_placement"}
    assert oracle.position()["to_move"] is None
    assert oracle.position()["hands"] == [["rr", "rr"], ["bb"]]


@pytest.mark.parametrize(("drawn", "over"), [("rr", True), ("yy", False)])
def test_nobody_can_lay_a_tile_after_the_draw(drawn: str, over: bool) -> None:  # Q-4.1 Q-4.3 R19 R20
    oracle = standoff("yb", pond=across(9, 0, 2))
    oracle.paint("r", [(9, 0)])
    oracle.deal(1, "rr")
    oracle.play("bB10 yC10")
    oracle.draw(drawn)
    if over:
        assert oracle.result() == {"winners": [0, 1], "scores": [1, 1], "reason": "no_placement"}
    else:
        assert oracle.to_move == 1
        assert oracle.legal() == ["pass"]
        oracle.play("pass")
        assert oracle.to_move == 0
        assert oracle.legal() == ["yC6 yD6"]


def test_empty_hands_are_skipped_and_end_the_game() -> None:  # Q-2.5 Q-4.1 Q-4.3 R20 R21
    oracle = table("rr", "yy", seats=3)
    oracle.paint("b", [(6, 6)])
    oracle.deal(2, "bb")
    oracle.bag = dict.fromkeys(KINDS, 0)
    oracle.play("rH7 rI7")
    assert not oracle.draws
    assert oracle.to_move == 2
    oracle.play("bE7 bF7")
    assert oracle.to_move == 0
    oracle.play("yH8 yI8")
    assert oracle.result() == {"winners": [0], "scores": [2, 0, 1], "reason": "no_placement"}
