"""The oracle alone: set-up, placing a tile, founding and expanding."""

import pytest

from tests.games.qin.oracle import Oracle
from tests.games.qin.oracle_table import BIRD, BOARDS, across, at, table

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
    assert "rH7 yI7" in legal
    assert "yH7 rI7" in legal
    assert "rG5 yG6" in legal
    assert "rH8 yI8" not in legal  # corner
    assert "rD3 yE3" not in legal  # village
    assert not any("G7" in answer for answer in legal)  # covered already
    with pytest.raises(ValueError, match="illegal"):
        oracle.play("rH8 yI8")


def test_sorted_without_duplicates() -> None:  # R1
    oracle = table("ry", "ry", "rr")
    oracle.paint("b", [(9, 9)])
    legal = oracle.legal()
    assert legal == sorted(set(legal))
    assert "pass" not in legal


def test_useless_placement_is_legal() -> None:  # R1
    oracle = table("ry")
    oracle.paint("b", [(6, 6)])
    oracle.play("rH7 yI7")
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
    oracle.play("yG6 rH6")
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
    oracle.play("yG6 yH6")
    assert at(oracle, (5, 5)) == (0, 1, 3)
    assert oracle.supply == [23, 24]


def test_yellow_tile_founds_on_its_own_beside_another_colour() -> None:
    oracle = table("yy")
    oracle.paint("r", [(5, 5)])
    oracle.play("yG6 yH6")
    assert at(oracle, (5, 6)) == (0, 1, 2)


def green_and_purple() -> Oracle:
    oracle = table("ry")
    oracle.paint("y", across(5, 1, 3), owner=0)
    oracle.paint("r", across(5, 6, 7), owner=1)
    return oracle


def test_expands_own_yellow_and_foreign_red() -> None:
    oracle = green_and_purple()
    oracle.play("yE6 rF6")
    assert at(oracle, (5, 1)) == (0, 1, 4)
    assert at(oracle, (5, 5)) == (1, 1, 3)
    assert oracle.supply == [23, 23]


def test_same_tile_turned_round_makes_two_singles() -> None:
    oracle = green_and_purple()
    oracle.play("rE6 yF6")
    assert at(oracle, (5, 1)) == (0, 1, 3)
    assert at(oracle, (5, 6)) == (1, 1, 2)
    assert len(oracle.provinces) == 2


@pytest.mark.parametrize("owner", [0, 1])
def test_fifth_space_makes_a_double_pagoda_of_the_owner(owner: int) -> None:
    oracle = table("ry")
    oracle.paint("y", across(5, 1, 4), owner=owner)
    oracle.play("yF6 rG6")
    assert at(oracle, (5, 5)) == (owner, 2, 5)
    assert oracle.supply[owner] == 22
    assert oracle.supply[1 - owner] == 24


def test_major_grows_without_a_third_pagoda() -> None:
    oracle = table("yy")
    oracle.paint("y", across(5, 1, 5), owner=1)
    oracle.play("yG6 yH6")
    assert at(oracle, (5, 6)) == (1, 2, 7)
    assert oracle.supply == [24, 22]


def test_single_joined_to_one_province_is_expansion_by_anybody() -> None:  # R4
    oracle = table("rb")
    oracle.paint("r", across(5, 3, 4), owner=1)
    oracle.paint("r", [(5, 6)])
    oracle.play("bF5 rF6")
    assert at(oracle, (5, 6)) == (1, 1, 4)
    assert oracle.supply == [24, 23]


def test_five_spaces_out_of_singles_get_two_pagodas() -> None:  # Q-3.1 Q-3.3 R6
    oracle = table("rr")
    for square in ((6, 5), (5, 6), (7, 7)):
        oracle.paint("r", [square])
    oracle.play("rG7 rH7")
    assert at(oracle, (6, 6)) == (0, 2, 5)
    assert oracle.supply == [22, 24]
