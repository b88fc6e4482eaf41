"""Q-3.1 to Q-3.3 and Q-3.9: found, expand, major provinces, and the two halves of a tile.

Pictures show the position before the tile; owners are named by one square of what they own.
"""

import pytest

from tests.games.qin.board import qin


def test_a_new_group_gets_a_pagoda_of_the_active_player() -> None:
    table = qin("..Y..", hands=["", "ry"], to_move=1)
    table.answers(1, place="yD1 rE1")
    assert table.province(0, 2) == (1, 1, 2)
    assert table.supply() == [24, 23]
    assert table.told("founded", "built") == [
        {"event": "founded", "seat": 1, "cell": [0, 3], "size": 2},
        {"event": "built", "seat": 1, "cell": [0, 3], "pagodas": 1},
    ]


def test_one_tile_can_found_two() -> None:
    table = qin("y..r", hands=["ry"])
    table.answers(0, place="yB1 rC1")
    assert (table.province(0, 0), table.province(0, 3)) == ((0, 1, 2), (0, 1, 2))
    assert table.names() == ["placed", "founded", "founded", "built", "built"]
    assert table.supply() == [22, 24]


def test_a_one_coloured_tile_founds_by_itself() -> None:
    table = qin("Y..", hands=["bb"])
    table.answers(0, place="bB1 bC1")
    assert table.province(0, 1) == (0, 1, 2)


def test_a_two_coloured_tile_beside_other_colours_founds_nothing() -> None:
    table = qin("y..r", hands=["ry"])
    table.answers(0, place="rB1 yC1")
    assert table.provinces() == 0


def test_singles_of_the_colour_join_in_the_founding() -> None:  # R4
    table = qin(
        """
        .r.
        r..b
        .r.
        """,
        hands=["rb"],
    )
    table.answers(0, place="rB2 bC2")
    assert (table.province(1, 1), table.province(1, 2)) == ((0, 1, 4), (0, 1, 2))


@pytest.mark.parametrize(("key", "size", "pagodas"), [("rB2 rC2", 5, 2), ("rC1 rC2", 4, 1), ("rC2 rD2", 3, 1)])
def test_a_new_group_of_five_gets_two_pagodas(key: str, size: int, pagodas: int) -> None:  # Q-3.1 Q-3.3 R6
    table = qin(
        """
        .r..
        r...
        ..r.
        """,
        hands=["rr"],
    )
    table.answers(0, place=key)
    assert table.province(1, 2) == (0, pagodas, size)
    assert table.supply() == [24 - pagodas, 24]
    assert [built["pagodas"] for built in table.told("built")] == [1, 2][:pagodas]


@pytest.mark.parametrize("owner", [0, 1])
def test_a_province_keeps_its_owner_whoever_expands_it(owner: int) -> None:
    table = qin("yy..", {(0, 0): owner}, hands=["ry"])
    table.answers(0, place="yC1 rD1")
    assert table.province(0, 2) == (owner, 1, 3)
    assert table.told("expanded") == [{"event": "expanded", "seat": owner, "cell": [0, 2], "size": 3}]
    assert table.told("built", "founded") == []


def test_a_single_taken_in_is_expansion_too() -> None:  # R4
    table = qin("rr..r", {(0, 0): 1}, hands=["rr"])
    table.answers(0, place="rC1 rD1")
    assert table.province(0, 4) == (1, 2, 5)
    assert table.supply() == [24, 22]


def test_singles_on_both_sides_of_a_half_are_taken_in() -> None:  # R4
    table = qin(
        """
        ..r.
        rr..
        ..r.
        """,
        {(1, 0): 1},
        hands=["rb"],
    )
    table.answers(0, place="rC2 bD2")
    assert table.province(1, 2) == (1, 2, 5)


def test_two_edges_to_one_province_are_one_expansion() -> None:
    """Both halves, and each half twice, touch the same province: nothing is absorbed."""
    table = qin(
        """
        yyyy
        y..y
        """,
        {(0, 0): 1},
        hands=["yy"],
    )
    table.answers(0, place="yB2 yC2")
    assert table.province(1, 1) == (1, 2, 8)
    assert table.names() == ["placed", "expanded"]


def test_one_tile_expands_two_provinces() -> None:
    table = qin("yy..rr", {(0, 0): 0, (0, 4): 1}, hands=["ry"])
    table.answers(0, place="yC1 rD1")
    assert (table.province(0, 0), table.province(0, 5)) == ((0, 1, 3), (1, 1, 3))


@pytest.mark.parametrize("owner", [0, 1])
def test_the_fifth_space_makes_the_owner_add_a_pagoda(owner: int) -> None:
    table = qin("yyyy..", {(0, 0): owner}, hands=["ry"])
    table.answers(0, place="yE1 rF1")
    assert table.province(0, 0) == (owner, 2, 5)
    assert table.supply()[owner] == 22
    assert table.told("built") == [{"event": "built", "seat": owner, "cell": [0, 4], "pagodas": 2}]


def test_four_spaces_are_no_major_province() -> None:
    table = qin("yyy..", {(0, 0): 0}, hands=["ry"])
    table.answers(0, place="yD1 rE1")
    assert table.province(0, 0) == (0, 1, 4)


def test_a_major_province_grows_without_a_third_pagoda() -> None:
    table = qin("yyyyy..", {(0, 0): 1}, hands=["yy"])
    table.answers(0, place="yF1 yG1")
    assert table.province(0, 0) == (1, 2, 7)
    assert table.supply() == [24, 22]
    assert table.names() == ["placed", "expanded"]


def test_from_four_to_seven_is_one_pagoda() -> None:
    table = qin("yyyy..y", {(0, 0): 0}, hands=["yy"])
    table.answers(0, place="yE1 yF1")
    assert table.province(0, 0) == (0, 2, 7)
    assert table.supply() == [22, 24]


def test_a_one_coloured_tile_joins_through_both_halves() -> None:
    table = qin(
        """
        rrr..bb
        ~~~~r~~
        ~~~~r~~
        """,
        {(0, 0): 0, (1, 4): 1, (0, 5): 1},
        hands=["rr rb"],
    )
    table.answers(0, place="rD1 rE1")
    assert table.province(2, 4) == (0, 2, 7)


def test_the_halves_of_a_two_coloured_tile_do_not_join() -> None:
    table = qin("rr..rr", {(0, 0): 0, (0, 4): 1}, hands=["rb"])
    table.answers(0, place="rC1 bD1")
    assert (table.province(0, 0), table.province(0, 4)) == ((0, 1, 3), (1, 1, 2))


def test_both_halves_can_absorb() -> None:  # R7
    table = qin(
        """
        ~~~ry~~~
        ~~~ry~~~
        rrr..yyy
        """,
        {(0, 3): 1, (0, 4): 0, (2, 0): 0, (2, 5): 1},
        hands=["ry"],
    )
    table.answers(0, place="rD3 yE3")
    assert (table.province(2, 3), table.province(2, 4)) == ((0, 2, 6), (1, 2, 6))
    assert table.names() == ["placed", "returned", "absorbed", "returned", "absorbed", "built", "built"]
    assert table.supply() == [22, 22]


def test_one_half_founds_while_the_other_absorbs() -> None:  # R7
    table = qin(
        """
        ~~~r~~
        ~~~r~~
        rrr..y
        """,
        {(0, 3): 1, (2, 0): 0},
        hands=["ry"],
    )
    table.answers(0, place="rD3 yE3")
    assert (table.province(2, 3), table.province(2, 4)) == ((0, 2, 6), (0, 1, 2))


@pytest.mark.parametrize(("forbidden", "allowed"), [("rC3 yD3", "yC3 rD3"), ("rC3 bD3", "bC3 rD3")])
def test_a_forbidden_join_in_one_colour_bars_the_whole_tile(forbidden: str, allowed: str) -> None:  # R7
    table = qin(
        """
        ~~r~~
        ~~r~~
        rr..y
        """,
        {(0, 2): 1, (2, 0): 0},
        hands=["ry rb"],
    )
    refusal = table.refused(0, place=forbidden)
    assert (refusal.code, refusal.numbers["colour"]) == ("tied", "r")
    assert allowed in table.asked(0, "place")


def test_a_forbidden_join_of_the_second_half_bars_it_too() -> None:  # R7
    table = qin(
        """
        ~~~r~~
        ~~~r~~
        yy..rr
        """,
        {(0, 3): 1, (2, 0): 0, (2, 4): 0},
        hands=["ry bb"],
    )
    refusal = table.refused(0, place="yC3 rD3")
    assert (refusal.code, refusal.numbers["spaces"]) == ("tied", {"0": 2, "1": 2})
    assert table.asked(0, "place") == ["bC3 bD3", "rC3 yD3"]
