"""Q-3.10: provinces before villages, returns before placements, the active player first.

Pictures show the position before the tile; owners are named by one square of what they own.
"""

import pytest

from tests.games.qin.board import qin


def test_returns_come_before_placements_in_provinces() -> None:  # R12
    """Seat 0 has one pagoda left and founds: had the absorbed one not come back first, that would be its last."""
    table = qin(
        """
        ~~r~~~~~
        ~~r~~~~~
        y..rrrrr
        """,
        {(0, 2): 0, (2, 3): 0},
        hands=["ry"],
        supply=[1, 24],
    )
    table.answers(0, place="yB3 rC3")
    assert table.names() == ["placed", "founded", "returned", "absorbed", "built"]
    assert table.supply() == [1, 24]


def test_provinces_come_before_villages() -> None:  # R12
    table = qin("yyyy..V", {(0, 0): 1}, hands=["yy"])
    table.answers(0, place="yE1 yF1")
    assert table.names() == ["placed", "expanded", "built", "seized"]


def test_villages_are_judged_on_the_new_provinces() -> None:  # R12
    """Seat 1's province beside the village is absorbed by the same tile that connects seat 0 to it."""
    table = qin("Vrr..rrr", {(0, 1): 1, (0, 5): 0}, hands=["rr"])
    table.answers(0, place="rD1 rE1")
    assert table.village(0, 0) == 0


def test_returns_come_before_placements_in_villages() -> None:  # R12
    """Seat 0 has one pagoda left, loses a village and takes another: the lost one returns first, so play continues."""
    table = qin(
        """
        ~~~~~V~~
        rrrr..yy
        V~~~~~~~
        b~~~~~~~
        b~~~~~~~
        """,
        {(1, 0): 1, (1, 6): 0, (3, 0): 0},
        {(2, 0): 0},
        hands=["ry"],
        supply=[1, 5],
    )
    table.answers(0, place="rE2 yF2")
    assert (table.village(0, 5), table.village(2, 0)) == (0, 1)
    assert table.names() == ["placed", "expanded", "expanded", "built", "seized", "conquered"]
    assert table.supply() == [1, 3]


@pytest.mark.parametrize(("active", "order"), [(0, [0, 1]), (1, [1, 0])])
def test_the_active_players_pagoda_in_a_province_goes_first(active: int, order: list[int]) -> None:  # R12
    table = qin("rrrr..yyyy", {(0, 0): 1, (0, 6): 0}, hands=["ry", "ry"], to_move=active)
    table.answers(active, place="rE1 yF1")
    assert [built["seat"] for built in table.told("built")] == order


def test_then_clockwise_in_provinces() -> None:  # R12
    table = qin("rrrr..yyyy", {(0, 0): 0, (0, 6): 2}, hands=["", "ry"], seats=3, to_move=1)
    table.answers(1, place="rE1 yF1")
    assert [built["seat"] for built in table.told("built")] == [2, 0]


def test_ones_own_provinces_go_by_the_half_of_the_tile() -> None:  # R12
    table = qin("rrrr..yyyy", {(0, 0): 0, (0, 6): 0}, hands=["ry"])
    table.answers(0, place="rE1 yF1")
    assert [built["cell"] for built in table.told("built")] == [[0, 4], [0, 5]]


def test_the_active_player_seizes_first_then_clockwise() -> None:  # R12
    table = qin(
        """
        ~~V~~~
        rr..yy
        ~~~V~~
        """,
        {(1, 0): 0, (1, 4): 2},
        hands=["", "ry"],
        seats=3,
        to_move=1,
    )
    table.answers(1, place="rC2 yD2")
    assert [(seized["seat"], seized["village"]) for seized in table.told("seized")] == [(2, 1), (0, 0)]


def test_ones_own_villages_go_by_their_first_square() -> None:  # R12
    table = qin(
        """
        ~~V~
        Y..V
        ~V~~
        """,
        hands=["bb"],
    )
    table.answers(0, place="bB2 bC2")
    assert [seized["village"] for seized in table.told("seized")] == [0, 1, 2]


def test_nothing_else_changes() -> None:
    table = qin(
        """
        rr.V.yy
        ..Y....
        V..bb..
        """,
        {(0, 0): 1, (0, 5): 0, (2, 3): 1},
        {(2, 0): 1},
        hands=["bb"],
    )
    before = table.data()
    table.answers(0, place="bF2 bG2")
    after = table.data()
    kept = ("villages", "bag", "to_move", "board")
    assert {name: before[name] for name in kept} == {name: after[name] for name in kept}
    assert [province for province in after["provinces"] if province in before["provinces"]] == before["provinces"]
