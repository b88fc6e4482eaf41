"""Every example of the rulebook, with its colours for the players."""

import pytest

from tests.games.qin.board import QinTable, qin
from tianxia.testing import Table

GREEN, WHITE = 0, 1
PURPLE = 0
"""Where the rulebook lets Purple play alone, Purple has the first seat."""


def test_an_edge_is_allowed() -> None:
    keys = qin("....\n.R..\n..V.", hands=["yb"]).asked(0, "place")
    assert {"yC2 bD2", "yB1 bC1", "yA1 bA2"} <= set(keys)


def test_a_corner_only_is_not_allowed() -> None:
    table = qin("....\n.R..\n....", hands=["yb"])
    assert table.refused(0, place="yC1 bD1").code == "touches-nothing"


def test_a_village_only_is_not_allowed() -> None:
    table = qin("R.....\n...V..\n......", hands=["yb"])
    assert table.refused(0, place="yE2 bF2").code == "touches-nothing"


def test_purple_founds_two_provinces_with_one_tile() -> None:
    table = qin("y..r\n....", hands=["ry"])
    table.answers(PURPLE, place="yB1 rC1")
    assert table.province(0, 1) == (PURPLE, 1, 2)
    assert table.province(0, 2) == (PURPLE, 1, 2)


def test_purple_founds_three_yellow_spaces_with_an_all_yellow_tile() -> None:
    table = qin("Y..\n...", hands=["yy"])
    table.answers(PURPLE, place="yB1 yC1")
    assert table.province(0, 0) == (PURPLE, 1, 3)
    assert table.supply()[PURPLE] == 23


def green_beside_purple() -> QinTable:
    """Green has three yellow spaces, Purple (the second seat here) two red ones, with two cells in between."""
    return qin("yyy..rr", {(0, 0): GREEN, (0, 6): 1}, hands=["ry"])


def test_green_expands_his_yellow_and_purples_red_province() -> None:
    table = green_beside_purple()
    table.answers(GREEN, place="yD1 rE1")
    assert table.province(0, 3) == (GREEN, 1, 4)
    assert table.province(0, 4) == (1, 1, 3)
    assert table.supply() == [23, 23]


def test_the_same_tile_turned_round_makes_two_single_spaces() -> None:
    table = green_beside_purple()
    table.answers(GREEN, place="rD1 yE1")
    assert table.province(0, 0) == (GREEN, 1, 3)
    assert table.province(0, 6) == (1, 1, 2)
    assert table.provinces() == 2
    assert table.data()["cells"][0][:7] == "yyyryrr"


def test_green_marks_his_fifth_space_by_a_double_pagoda() -> None:
    table = qin("yyyy..", {(0, 0): GREEN}, hands=["ry"])
    table.answers(GREEN, place="yE1 rF1")
    assert table.province(0, 0) == (GREEN, 2, 5)


def test_green_founds_a_blue_province_and_seizes_a_village() -> None:
    table = qin(
        """
        rB..
        ...V
        """,
        hands=["bb"],
    )
    table.answers(GREEN, place="bC1 bD1")
    assert table.province(0, 1) == (GREEN, 1, 3)
    assert table.village(1, 3) == GREEN
    assert table.supply() == [22, 24]


def test_green_conquers_a_village_by_two_pagodas_to_one() -> None:
    table = qin(
        """
        ..yy..
        bbV...
        ...r..
        """,
        {(0, 2): WHITE, (1, 0): GREEN},
        {(1, 2): WHITE},
        hands=["rr"],
    )
    table.answers(GREEN, place="rD2 rE2")
    assert table.province(2, 3) == (GREEN, 1, 3)
    assert table.village(1, 2) == GREEN
    assert table.supply() == [21, 23]


def test_green_conquers_a_village_by_a_new_double_pagoda() -> None:
    table = qin(
        """
        ..yyyyVrr
        ......b..
        """,
        {(0, 2): GREEN, (0, 7): WHITE},
        {(0, 6): WHITE},
        hands=["yb"],
    )
    table.answers(GREEN, place="bA1 yB1")
    assert table.province(0, 1) == (GREEN, 2, 5)
    assert table.village(0, 6) == GREEN
    assert table.supply() == [21, 23]


def test_green_absorbs_whites_smaller_province_with_its_village() -> None:
    table = qin("Vrr..rrr", {(0, 1): WHITE, (0, 5): GREEN}, {(0, 0): WHITE}, hands=["rr"])
    table.answers(GREEN, place="rD1 rE1")
    assert table.province(0, 1) == (GREEN, 2, 7)
    assert table.village(0, 0) == GREEN
    assert table.supply() == [21, 24]
    assert table.names() == ["placed", "returned", "absorbed", "built", "conquered"]


def test_greens_major_and_small_province_absorb_whites_seven_to_two() -> None:
    table = qin(
        """
        rrrrr..rr
        ~~~~~r~~~
        ~~~~~r~~~
        """,
        {(0, 0): GREEN, (1, 5): GREEN, (0, 7): WHITE},
        hands=["rr bb"],
    )
    assert table.supply() == [21, 23]
    table.answers(GREEN, place="rF1 rG1")
    assert table.province(0, 8) == (GREEN, 2, 11)
    assert sorted(back["seat"] for back in table.told("returned")) == [GREEN, WHITE]
    assert table.supply() == [22, 24]  # the small one's pagoda came back


def test_green_may_not_join_two_to_two() -> None:
    table = qin("rr..rr", {(0, 0): WHITE, (0, 4): GREEN}, hands=["rr rb"])
    refusal = table.refused(GREEN, place="rC1 rD1")
    assert (refusal.code, refusal.rule) == ("tied", "Q-3.8")
    assert refusal.numbers["spaces"] == {str(GREEN): 2, str(WHITE): 2}


@pytest.mark.parametrize("first", ["yH7 yI7", "yG6 bH6", "rG4 bH4"])
def test_a_first_turn_on_the_printed_board(first: str) -> None:
    """The whole way from set-up: deal, place, draw, next player."""
    table = Table("qin", 2, options={"first": "0"})
    for kinds in (("yy", "rr"), ("yb", "rr"), ("rb", "rr")):
        for kind in kinds:
            table.chance(deal=kind)
    table.answers(0, place=first)
    table.chance(draw="ry")
    founded = {"yH7 yI7": 1, "yG6 bH6": 1, "rG4 bH4": 0}[first]
    assert len(table.data()["provinces"]) == founded
    assert table.data()["supply"] == [24 - founded, 24]
    assert table.waits_for() == [(1, "place")]
