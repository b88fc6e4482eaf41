"""The oracle by itself: the rulebook's examples, the trickier rulings, and random games in which nothing gets lost."""

import random
from collections import Counter
from collections.abc import Iterable

import pytest

from tests.games.qin.oracle import KINDS, PAGODAS, Oracle, Province, Square, absorber, flood, neighbours, read

BIRD = [
    ".....VV.....V",
    "V............",
    ".............",
    "..V......V...",
    "......B......",
    ".............",
    "......Y......",
    "..V.......VV.",
    "..V...R......",
    ".............",
    ".............",
    ".......VV...V",
    "V............",
]

LION = [
    "..V....VV....",
    "...........V.",
    "....~~.......",
    ".~..~...B....",
    "..........V..",
    "V...V........",
    "V.~~..Y..~~.V",
    "........V...V",
    "..V..........",
    "....R...~..~.",
    ".......~~....",
    ".V...........",
    "....VV....V..",
]

BOARDS = {"bird": BIRD, "lion": LION}


def table(*hand: str, seats: int = 2, villages: Iterable[Square] = (), grass: Iterable[Square] | None = None) -> Oracle:
    """An empty meadow, or water around the given grass, without start spaces; seat 0 is to move with this hand."""
    meadow = {(r, c) for r in range(13) for c in range(13)} if grass is None else set(grass)
    marks = dict.fromkeys(meadow, ".") | dict.fromkeys(villages, "V")
    rows = ["".join(marks.get((r, c), "~") for c in range(13)) for r in range(13)]
    oracle = Oracle("test", rows, seats, 0)
    for kind in hand:
        oracle.deal(0, kind)
    return oracle


def across(row: int, first: int, last: int) -> list[Square]:
    return [(row, column) for column in range(first, last + 1)]


def down(column: int, first: int, last: int) -> list[Square]:
    return [(row, column) for row in range(first, last + 1)]


def at(oracle: Oracle, square: Square) -> tuple[int | None, int, int]:
    """Owner, pagodas and spaces of the province on this square."""
    found = [p for p in oracle.provinces if square in p.cells]
    assert len(found) == 1
    return found[0].owner, found[0].pagodas, len(found[0].cells)


def village(oracle: Oracle, square: Square) -> int | None:
    return next(v.owner for v in oracle.villages if square in v.cells)


# Set-up and placing a tile


@pytest.mark.parametrize(("board", "footprints"), [("bird", 28), ("lion", 36)])
def test_first_placements(board: str, footprints: int) -> None:  # Q-1.1 Q-2.2 R3
    one_coloured, two_coloured = (Oracle(board, BOARDS[board], 2, 0) for _ in range(2))
    one_coloured.deal(0, "rr")
    one_coloured.deal(0, "rr")
    two_coloured.deal(0, "ry")
    assert len(one_coloured.legal()) == footprints
    assert len(two_coloured.legal()) == 2 * footprints


@pytest.mark.parametrize(("seats", "pagodas"), [(2, 24), (3, 19), (4, 15)])
def test_position_at_the_start(seats: int, pagodas: int) -> None:  # Q-1.1 Q-1.2 Q-1.3 Q-1.4 R5
    oracle = Oracle("bird", BIRD, seats, 1)
    for kind in ("yb", "rr", "bb"):
        oracle.deal(1, kind)
    position = oracle.position()
    assert position["cells"] == [row.lower().replace("v", "V") for row in BIRD]
    assert position["provinces"] == []
    assert position["villages"][0] == {"cells": [[0, 5], [0, 6]], "owner": None}
    assert len(position["villages"]) == 10
    assert position["supply"] == [pagodas] * seats
    assert position["hands"] == [[], ["rr", "bb", "yb"]] + [[]] * (seats - 2)
    assert list(position["bag"].items()) == [("rr", 11), ("yy", 12), ("bb", 11), ("ry", 12), ("rb", 12), ("yb", 11)]
    assert position["to_move"] == 1
    assert oracle.result() is None


def test_corner_village_or_nothing_touched_is_refused() -> None:  # Q-2.2 Q-2.3 R2
    oracle = table("ry", villages=[(2, 2)])
    oracle.paint("b", [(6, 6)])
    legal = oracle.legal()
    assert "r6,7 y6,8" in legal
    assert "y6,7 r6,8" in legal
    assert "r4,6 y5,6" in legal
    assert "r7,7 y7,8" not in legal  # corner
    assert "r2,3 y2,4" not in legal  # village
    assert not any("6,6" in answer for answer in legal)  # covered already
    with pytest.raises(ValueError, match="illegal"):
        oracle.play("r7,7 y7,8")


def test_sorted_without_duplicates() -> None:  # R1
    oracle = table("ry", "ry", "rr")
    oracle.paint("b", [(9, 9)])
    legal = oracle.legal()
    assert legal == sorted(set(legal))
    assert "pass" not in legal


def test_useless_placement_is_legal() -> None:  # R1
    oracle = table("ry")
    oracle.paint("b", [(6, 6)])
    oracle.play("r6,7 y6,8")
    assert oracle.position()["provinces"] == []
    assert oracle.supply == [24, 24]
    assert oracle.draws
    assert oracle.to_move == 0
    assert oracle.legal() == []
    oracle.deal(1, "rr")
    oracle.draw("bb")
    assert oracle.hands[0] == ["bb"]
    assert oracle.to_move == 1
    assert not oracle.draws


# Found, expand, major


def test_one_tile_founds_two_provinces() -> None:
    oracle = table("ry")
    oracle.paint("y", [(5, 5)])
    oracle.paint("r", [(5, 8)])
    oracle.play("y5,6 r5,7")
    assert at(oracle, (5, 6)) == (0, 1, 2)
    assert at(oracle, (5, 7)) == (0, 1, 2)
    assert oracle.supply == [22, 24]
    assert oracle.position()["provinces"] == [
        {"colour": "y", "cells": [[5, 5], [5, 6]], "owner": 0, "pagodas": 1},
        {"colour": "r", "cells": [[5, 7], [5, 8]], "owner": 0, "pagodas": 1},
    ]


def test_yellow_tile_founds_three_spaces() -> None:
    oracle = table("yy")
    oracle.paint("y", [(5, 5)])
    oracle.play("y5,6 y5,7")
    assert at(oracle, (5, 5)) == (0, 1, 3)
    assert oracle.supply == [23, 24]


def test_yellow_tile_founds_on_its_own_beside_another_colour() -> None:
    oracle = table("yy")
    oracle.paint("r", [(5, 5)])
    oracle.play("y5,6 y5,7")
    assert at(oracle, (5, 6)) == (0, 1, 2)


def green_and_purple() -> Oracle:
    oracle = table("ry")
    oracle.paint("y", across(5, 1, 3), owner=0)
    oracle.paint("r", across(5, 6, 7), owner=1)
    return oracle


def test_expands_own_yellow_and_foreign_red() -> None:
    oracle = green_and_purple()
    oracle.play("y5,4 r5,5")
    assert at(oracle, (5, 1)) == (0, 1, 4)
    assert at(oracle, (5, 5)) == (1, 1, 3)
    assert oracle.supply == [23, 23]


def test_same_tile_turned_round_makes_two_singles() -> None:
    oracle = green_and_purple()
    oracle.play("r5,4 y5,5")
    assert at(oracle, (5, 1)) == (0, 1, 3)
    assert at(oracle, (5, 6)) == (1, 1, 2)
    assert len(oracle.provinces) == 2


@pytest.mark.parametrize("owner", [0, 1])
def test_fifth_space_makes_a_double_pagoda_of_the_owner(owner: int) -> None:
    oracle = table("ry")
    oracle.paint("y", across(5, 1, 4), owner=owner)
    oracle.play("y5,5 r5,6")
    assert at(oracle, (5, 5)) == (owner, 2, 5)
    assert oracle.supply[owner] == 22
    assert oracle.supply[1 - owner] == 24


def test_major_grows_without_a_third_pagoda() -> None:
    oracle = table("yy")
    oracle.paint("y", across(5, 1, 5), owner=1)
    oracle.play("y5,6 y5,7")
    assert at(oracle, (5, 6)) == (1, 2, 7)
    assert oracle.supply == [24, 22]


def test_single_joined_to_one_province_is_expansion_by_anybody() -> None:  # R4
    oracle = table("rb")
    oracle.paint("r", across(5, 3, 4), owner=1)
    oracle.paint("r", [(5, 6)])
    oracle.play("b4,5 r5,5")
    assert at(oracle, (5, 6)) == (1, 1, 4)
    assert oracle.supply == [24, 23]


def test_five_spaces_out_of_singles_get_two_pagodas() -> None:  # Q-3.1 Q-3.3 R6
    oracle = table("rr")
    for square in ((6, 5), (5, 6), (7, 7)):
        oracle.paint("r", [square])
    oracle.play("r6,6 r6,7")
    assert at(oracle, (6, 6)) == (0, 2, 5)
    assert oracle.supply == [22, 24]


# Connect and conquer


def test_village_seized_at_founding() -> None:
    oracle = table("bb", villages=[(5, 8)])
    oracle.paint("r", [(5, 5)])
    oracle.play("b5,6 b5,7")
    assert at(oracle, (5, 6)) == (0, 1, 2)
    assert village(oracle, (5, 8)) == 0
    assert oracle.supply == [22, 24]


def test_village_goes_to_the_owner_of_the_province_not_the_active() -> None:
    oracle = table("bb", villages=[(5, 8)])
    oracle.paint("b", across(5, 4, 5), owner=1)
    oracle.play("b5,6 b5,7")
    assert village(oracle, (5, 8)) == 1
    assert oracle.supply == [24, 22]


def test_village_conquered_by_two_to_one() -> None:
    oracle = table("rr", villages=[(5, 5)])
    oracle.paint("y", down(5, 3, 4), owner=1)
    oracle.occupy((5, 5), 1)
    oracle.paint("b", across(5, 3, 4), owner=0)
    oracle.play("r6,4 r6,5")
    assert at(oracle, (6, 5)) == (0, 1, 2)
    assert village(oracle, (5, 5)) == 0
    assert oracle.supply == [21, 23]


def test_village_conquered_by_a_new_double_pagoda() -> None:
    oracle = table("ry", villages=[(5, 5)])
    oracle.paint("r", down(5, 3, 4), owner=1)
    oracle.occupy((5, 5), 1)
    oracle.paint("y", across(5, 1, 4), owner=0)
    oracle.play("r4,1 y4,2")
    assert at(oracle, (5, 4)) == (0, 2, 5)
    assert village(oracle, (5, 5)) == 0
    assert oracle.supply == [21, 23]


def test_two_square_village_is_one_and_a_province_counts_once() -> None:  # Q-1.1 Q-3.6 R5 R14
    oracle = table("bb", villages=[(5, 5), (5, 6)])
    oracle.paint("r", across(4, 5, 6), owner=1)
    oracle.paint("y", across(5, 7, 8), owner=0)
    oracle.play("b6,6 b6,7")
    assert [v.owner for v in oracle.villages] == [0]  # 2 to 1, though red touches it with two edges
    assert oracle.supply == [21, 23]


def test_tied_village_stays_empty_until_the_tie_is_broken() -> None:  # R14
    oracle = table("ry", villages=[(5, 5), (5, 6)])
    oracle.paint("r", across(4, 3, 4), owner=0)
    oracle.paint("y", across(4, 7, 8), owner=1)
    oracle.deal(1, "bb")
    oracle.play("r4,5 y4,6")
    assert village(oracle, (5, 5)) is None
    assert oracle.supply == [23, 23]
    oracle.draw("rr")
    oracle.play("b5,4 b6,4")
    assert village(oracle, (5, 5)) == 1
    assert oracle.supply == [23, 21]


def test_tie_below_the_top_does_not_matter() -> None:  # R14
    oracle = table("bb", seats=4, villages=[(5, 5)])
    oracle.paint("y", down(5, 3, 4), owner=1)
    oracle.paint("r", across(5, 6, 7), owner=2)
    oracle.paint("b", across(5, 1, 3), owner=0)
    oracle.play("b5,4 b6,4")
    assert at(oracle, (5, 4)) == (0, 2, 5)
    assert village(oracle, (5, 5)) == 0


def test_owner_of_a_village_stays_when_equalled() -> None:  # R15
    oracle = table("rr", villages=[(5, 5)])
    oracle.paint("y", down(5, 3, 4), owner=1)
    oracle.occupy((5, 5), 1)
    oracle.play("r4,4 r5,4")
    assert at(oracle, (5, 4)) == (0, 1, 2)
    assert village(oracle, (5, 5)) == 1


def contested_village() -> Oracle:
    """Seat 2 owns the village and has 1 there, seat 1 has 2, seat 0 gets 2 by `b5,4 b6,4`."""
    oracle = table("bb", seats=3, villages=[(5, 5)])
    oracle.paint("y", down(5, 3, 4), owner=2)
    oracle.occupy((5, 5), 2)
    oracle.paint("r", across(5, 6, 10), owner=1)
    oracle.paint("b", across(5, 1, 3), owner=0)
    return oracle


def test_two_rivals_tied_above_the_owner_leave_him_the_village() -> None:  # R15
    oracle = contested_village()
    oracle.play("b5,4 b6,4")
    assert village(oracle, (5, 5)) == 2


def test_of_several_above_the_owner_the_one_with_most_conquers() -> None:  # R15
    oracle = contested_village()
    oracle.paint("r", down(5, 6, 7), owner=0)
    oracle.play("b5,4 b6,4")
    assert village(oracle, (5, 5)) == 0
    assert oracle.supply == [19 - 2 - 1 - 1, 17, 18]


def test_absorber_takes_the_village_of_the_dislodged() -> None:  # Q-3.5 Q-3.7 R16
    oracle = table("rr", villages=[(5, 3)])
    oracle.paint("r", across(5, 4, 5), owner=1)
    oracle.occupy((5, 3), 1)
    oracle.paint("r", across(5, 8, 10), owner=0)
    oracle.play("r5,6 r5,7")
    assert at(oracle, (5, 4)) == (0, 2, 7)
    assert village(oracle, (5, 3)) == 0
    assert oracle.supply == [21, 24]


def test_village_stays_with_an_owner_without_provinces_if_others_tie() -> None:  # R16
    oracle = table("rr", seats=3, villages=[(5, 3)])
    oracle.paint("r", across(5, 4, 5), owner=1)
    oracle.occupy((5, 3), 1)
    oracle.paint("y", down(3, 6, 10), owner=2)
    oracle.paint("r", across(5, 8, 10), owner=0)
    oracle.play("r5,6 r5,7")
    assert at(oracle, (5, 4)) == (0, 2, 7)
    assert village(oracle, (5, 3)) == 1
    assert oracle.supply == [17, 18, 17]


def test_one_province_seizes_several_villages_and_singles_none() -> None:  # Q-3.4 Q-3.6 R17 R18
    oracle = table("bb", villages=[(5, 4), (5, 7), (8, 8)])
    oracle.paint("y", [(4, 5)])
    oracle.paint("r", [(8, 7)])
    oracle.play("b5,5 b5,6")
    assert [v.owner for v in oracle.villages] == [0, 0, None]
    assert oracle.supply == [21, 24]


def test_village_between_provinces_of_all_colours() -> None:  # R14 R15
    oracle = table("bb", seats=3, villages=[(5, 5)])
    oracle.paint("r", down(5, 3, 4), owner=1)
    oracle.paint("y", across(5, 6, 7), owner=2)
    oracle.occupy((5, 5), 1)
    oracle.paint("y", down(5, 6, 7), owner=0)
    oracle.play("b4,4 b5,4")
    assert village(oracle, (5, 5)) == 0  # 2, 1, 1


# Absorb

Arm = tuple[int | None, int]
STARTS_OF_ARMS = [((6, 5), (0, -1)), ((5, 6), (-1, 0)), ((6, 8), (0, 1)), ((7, 7), (1, 0))]


def crossing(arms: list[Arm], *hand: str) -> Oracle:
    """Red (owner, length) arms left of, above, right of and below the gap (6,6)-(6,7)."""
    oracle = table(*hand, seats=4)
    for (owner, length), ((row, column), (by_row, by_column)) in zip(arms, STARTS_OF_ARMS, strict=False):
        oracle.paint("r", [(row + step * by_row, column + step * by_column) for step in range(length)], owner)
    return oracle


ALLOWED: list[tuple[int, list[Arm]]] = [
    (0, [(0, 3), (1, 2)]),
    (1, [(0, 2), (1, 3)]),  # not the active player
    (0, [(0, 2), (0, 2)]),
    (1, [(1, 2), (1, 2)]),  # a rival's two, so that he cannot use them singly
    (2, [(2, 2), (2, 2), (2, 2), (2, 2)]),
    (0, [(0, 2), (0, 2), (1, 3)]),  # 4 to 3
    (0, [(0, 3), (1, 2), (2, 2)]),  # a tie lower down
    (0, [(0, 5), (0, 2), (1, 2)]),  # the rulebook's 7 to 2
    (0, [(0, 5), (1, 2), (1, 2)]),  # 5 to 4
    (0, [(0, 5), (0, 2), (1, 3), (1, 3)]),  # 7 to 6
    (3, [(3, 6), (2, 4), (1, 4), (0, 2)]),
    (0, [(0, 3), (1, 2), (None, 1)]),
]

FORBIDDEN: list[list[Arm]] = [
    [(0, 2), (1, 2)],  # the rulebook's 2 to 2
    [(0, 2), (1, 2), (None, 1)],  # a single breaks no tie
    [(0, 2), (0, 2), (1, 4)],
    [(0, 3), (1, 3), (2, 2)],
    [(0, 5), (1, 3), (1, 2)],  # a major equalled
    [(0, 5), (1, 3), (1, 3)],  # a major outnumbered
    [(1, 5), (0, 4), (0, 3)],
    [(0, 5), (1, 5)],
    [(0, 5), (0, 5)],
    [(0, 6), (0, 5), (1, 2)],
]


@pytest.mark.parametrize(("winner", "arms"), ALLOWED)
def test_absorption(winner: int, arms: list[Arm]) -> None:  # R4 R8 R10 R11
    oracle = crossing(arms, "rr")
    oracle.play("r6,6 r6,7")
    assert at(oracle, (6, 6)) == (winner, 2, 2 + sum(length for _, length in arms))
    assert len(oracle.provinces) == 1
    assert oracle.supply == [13 if seat == winner else 15 for seat in range(4)]


@pytest.mark.parametrize("arms", FORBIDDEN)
def test_forbidden_join(arms: list[Arm]) -> None:  # R4 R8 R9 R10
    legal = crossing(arms, "rr", "yy").legal()
    assert "r6,6 r6,7" not in legal
    assert "y6,6 y6,7" in legal


@pytest.mark.parametrize("hand", ["ry", "rb"])
def test_forbidden_join_in_one_colour_bars_the_whole_tile(hand: str) -> None:  # R7
    oracle = crossing([(0, 2), (1, 2)], hand)
    oracle.paint("y", [(6, 8)])
    other = hand[1]
    assert f"r6,6 {other}6,7" not in oracle.legal()
    assert f"{other}6,6 r6,7" in oracle.legal()


def test_both_halves_absorb_separately() -> None:  # Q-3.7 Q-3.9 R7
    oracle = crossing([(0, 3), (1, 2)], "ry")
    oracle.paint("y", across(6, 8, 10), owner=1)
    oracle.paint("y", down(7, 7, 8), owner=0)
    oracle.play("r6,6 y6,7")
    assert at(oracle, (6, 6)) == (0, 2, 6)
    assert at(oracle, (6, 7)) == (1, 2, 6)
    assert oracle.supply == [13, 13, 15, 15]


def test_small_province_swallowed_beside_a_growing_one_of_the_same_player() -> None:
    oracle = crossing([(1, 4), (1, 2)], "ry")
    oracle.paint("y", across(6, 8, 11), owner=1)
    oracle.play("r6,6 y6,7")
    assert at(oracle, (6, 6)) == (1, 2, 7)
    assert at(oracle, (6, 7)) == (1, 2, 5)
    assert oracle.supply == [15, 11, 15, 15]


# The order of events and the last pagoda


def major_founding_and_village(supply: list[int]) -> Oracle:
    """Seat 0's tile makes seat 1's red province a major one, founds a yellow one and connects a village to it."""
    oracle = table("ry", villages=[(4, 6)])
    oracle.paint("r", across(5, 1, 4), owner=1)
    oracle.paint("y", [(5, 7)])
    oracle.supply = supply
    oracle.play("r5,5 y5,6")
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
    oracle.play("r5,5 y5,6")
    assert oracle.result() == {"winners": [2], "scores": [1, 0, 2], "reason": "last_pagoda"}
    assert at(oracle, (5, 5)) == (0, 1, 5)


def test_own_provinces_by_half_and_the_unfounded_has_no_owner() -> None:  # R12 R13
    oracle = table("ry")
    oracle.paint("r", [(5, 4)])
    oracle.paint("y", [(5, 7)])
    oracle.supply = [1, 24]
    oracle.play("r5,5 y5,6")
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
    oracle.play("r6,6 r6,7")
    assert at(oracle, (6, 6)) == (0, 1, 5)


def test_returns_come_before_placements_in_provinces() -> None:  # R12
    oracle = table("ry")
    oracle.paint("y", [(6, 5)])
    oracle.paint("r", across(6, 8, 12), owner=0)
    oracle.paint("r", down(7, 7, 8), owner=0)
    oracle.supply = [1, 24]
    oracle.play("y6,6 r6,7")
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
    oracle.play("y6,6 r6,7")
    assert oracle.result() == {"winners": [0], "scores": [2 - winner, winner, 0], "reason": "last_pagoda"}
    assert at(oracle, (6, 7)) == (winner, 1, 6)
    assert oracle.supply == [0, 9, 10]


def test_villages_of_one_player_by_first_square_after_all_returns() -> None:  # R12
    oracle = table("bb", villages=[(5, 4), (5, 7)])
    oracle.paint("y", [(4, 5)])
    oracle.occupy((5, 7), 1)
    oracle.supply = [2, 9]
    oracle.play("b5,5 b5,6")
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
    oracle.play("r5,5 y5,6")
    assert [v.owner for v in oracle.villages] == [0, 1]
    assert oracle.result() is None
    assert oracle.supply == [1, 3]


def test_active_player_seizes_his_village_first() -> None:  # R12
    oracle = table("ry", villages=[(4, 5), (6, 6)])
    oracle.paint("r", across(5, 3, 4), owner=1)
    oracle.paint("y", across(5, 7, 8), owner=0)
    oracle.supply = [1, 1]
    oracle.play("r5,5 y5,6")
    assert [v.owner for v in oracle.villages] == [None, 0]
    assert oracle.result() == {"winners": [0], "scores": [2, 1], "reason": "last_pagoda"}


# Passing and the end without a last pagoda


def standoff(*hand: str, pond: Iterable[Square] = ()) -> Oracle:
    """Grass (5,2)-(5,3), where a red tile would join 2 to 2, and perhaps more."""
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
    assert oracle.legal() == ["y5,2 y5,3"]
    with pytest.raises(ValueError, match="illegal"):
        oracle.play("pass")
    oracle.play("y5,2 y5,3")
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
    oracle.play("b9,1 y9,2")
    oracle.draw(drawn)
    if over:
        assert oracle.result() == {"winners": [0, 1], "scores": [1, 1], "reason": "no_placement"}
    else:
        assert oracle.to_move == 1
        assert oracle.legal() == ["pass"]
        oracle.play("pass")
        assert oracle.to_move == 0
        assert oracle.legal() == ["y5,2 y5,3"]


def test_empty_hands_are_skipped_and_end_the_game() -> None:  # Q-2.5 Q-4.1 Q-4.3 R20 R21
    oracle = table("rr", "yy", seats=3)
    oracle.paint("b", [(6, 6)])
    oracle.deal(2, "bb")
    oracle.bag = dict.fromkeys(KINDS, 0)
    oracle.play("r6,7 r6,8")
    assert not oracle.draws
    assert oracle.to_move == 2
    oracle.play("b6,4 b6,5")
    assert oracle.to_move == 0
    oracle.play("y7,7 y7,8")
    assert oracle.result() == {"winners": [0], "scores": [2, 0, 1], "reason": "no_placement"}


# Random games


def random_game(board: str, seats: int, seed: int) -> tuple[Oracle, random.Random, list[str]]:
    """The game with hands dealt, and the stock from which the caller draws."""
    chance = random.Random(f"{board} {seats} {seed}")
    stock = [kind for kind in KINDS for _ in range(12)]
    chance.shuffle(stock)
    oracle = Oracle(board, BOARDS[board], seats, chance.randrange(seats))
    for seat in range(seats):
        for _ in range(3):
            oracle.deal(seat, stock.pop())
    return oracle, chance, stock


def check_pieces(oracle: Oracle, laid: Counter[str], stock: list[str]) -> None:
    """No tile, space or pagoda is lost, and provinces are just the groups of two and more."""
    position = oracle.position()
    held = Counter(kind for hand in position["hands"] for kind in hand)
    bag = Counter(position["bag"])
    assert +bag == Counter(stock)
    assert laid + held + bag == Counter(dict.fromkeys(KINDS, 12))
    spaces = Counter("".join(position["cells"]))
    assert {c: spaces[c] for c in "ryb"} == {c: 1 + sum(n * kind.count(c) for kind, n in laid.items()) for c in "ryb"}
    assert spaces["V"] == sum(row.count("V") for row in BOARDS[oracle.board])
    groups = {flood(square, oracle.spaces) for square in oracle.spaces}
    assert {province.cells for province in oracle.provinces} == {group for group in groups if len(group) > 1}
    standing: Counter[int | None] = Counter(v["owner"] for v in position["villages"])
    for province in position["provinces"]:
        standing[province["owner"]] += province["pagodas"]
    assert [standing[s] + position["supply"][s] for s in range(oracle.seats)] == [PAGODAS[oracle.seats]] * oracle.seats


def check_rest(oracle: Oracle) -> None:
    """Between turns every province has its due and no village is due to anybody else."""
    for province in oracle.provinces:
        assert province.owner is not None
        assert province.pagodas == (2 if len(province.cells) >= 5 else 1)
    assert min(oracle.supply) > 0
    for place in oracle.villages:
        strength = Counter({p.owner: 0 for p in oracle.provinces} | {place.owner: 0})
        for province in oracle.provinces:
            if any(near in province.cells for cell in place.cells for near in neighbours(cell)):
                strength[province.owner] += province.pagodas
        leaders = [seat for seat, pagodas in strength.items() if pagodas == max(strength.values()) > 0]
        assert len(leaders) != 1 or leaders == [place.owner]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("board", ["bird", "lion"])
def test_random_games_end_with_all_pieces(board: str, seats: int) -> None:
    for seed in range(20):
        oracle, chance, stock = random_game(board, seats, seed)
        laid: Counter[str] = Counter()
        while (seat := oracle.to_move) is not None:
            before = [v.owner for v in oracle.villages]
            answer = chance.choice(oracle.legal())
            oracle.play(answer)
            if answer != "pass":
                colours = "".join(colour for _, colour in read(answer))
                laid[colours if colours in KINDS else colours[::-1]] += 1
            check_pieces(oracle, laid, stock)
            if oracle.draws:
                assert oracle.to_move == seat
                oracle.draw(stock.pop())
            if oracle.to_move is not None:
                check_rest(oracle)
                assert all(
                    v.owner is not None for v, old in zip(oracle.villages, before, strict=True) if old is not None
                )
        result = oracle.result()
        assert result is not None
        assert oracle.legal() == []
        assert result["scores"] == [PAGODAS[seats] - left for left in oracle.supply]
        if result["reason"] == "last_pagoda":
            assert [seat for seat in range(seats) if oracle.supply[seat] == 0] == result["winners"]
        else:
            assert min(oracle.supply) > 0
            assert result["winners"] == [s for s in range(seats) if result["scores"][s] == max(result["scores"])]


def test_listing_leaves_out_only_forbidden_joins() -> None:
    """The oracle's short cut against the plain question, for every footprint and pair of colours."""
    refused = 0
    for seed in range(3):
        oracle, chance, stock = random_game("bird", 3, seed)
        while oracle.to_move is not None:
            for a in oracle.grass:
                for b in ((a[0], a[1] + 1), (a[0] + 1, a[1])):
                    if b in oracle.grass:
                        refused += not_joinable(oracle, a, b)
            oracle.play(chance.choice(oracle.legal()))
            if oracle.draws:
                oracle.draw(stock.pop())
    assert refused > 0


def not_joinable(oracle: Oracle, a: Square, b: Square) -> int:
    """How many of the nine colourings of this footprint are forbidden joins; the oracle agrees on each."""
    refused = 0
    for first in "ryb":
        for second in "ryb":
            joins = [(first, [a]), (second, [b])] if first != second else [(first, [a, b])]
            fine = all(absorber(o) is not None for o in (touched(oracle, *join) for join in joins) if len(o) > 1)
            assert oracle._allowed(((a, first), (b, second))) == fine
            refused += not fine
    return refused


def touched(oracle: Oracle, colour: str, halves: list[Square]) -> list[Province]:
    near = {square for half in halves for square in neighbours(half)}
    return [province for province in oracle.provinces if province.colour == colour and province.cells & near]
