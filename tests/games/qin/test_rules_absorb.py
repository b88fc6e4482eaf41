"""Q-3.7 and Q-3.8: provinces that become one, and those that may not.

Pictures show the position before the tile; owners are named by one square of what they own.
"""

import pytest

from tests.games.qin.board import Owners, QinTable, qin

Arms = list[tuple[int | None, int]]


def crossing(arms: Arms, hand: str = "rr", seats: int = 4) -> QinTable:
    """Red arms (owner, length) left of, above, right of and below the gap G7-H7."""
    grid = [["."] * 13 for _ in range(13)]
    owners: Owners = {}
    starts = [((6, 5), (0, -1)), ((5, 6), (-1, 0)), ((6, 8), (0, 1)), ((7, 7), (1, 0))]
    for (owner, length), ((row, column), (down, right)) in zip(arms, starts, strict=False):
        for step in range(length):
            grid[row + step * down][column + step * right] = "r"
        owners = {**owners, (row, column): owner} if owner is not None else owners
    grid[12][8], grid[12][10], grid[12][12] = "B", "Y", "R"
    return qin("\n".join("".join(row) for row in grid), owners, hands=[hand], seats=seats)


ALLOWED: list[tuple[int, Arms]] = [
    (0, [(0, 3), (1, 2)]),
    (1, [(0, 2), (1, 3)]),  # not the active player
    (0, [(0, 2), (0, 2)]),  # equal provinces of one player are not a tie
    (1, [(1, 2), (1, 2)]),  # a rival's two, which cannot be used singly
    (2, [(2, 2), (2, 2), (2, 2), (2, 2)]),
    (0, [(0, 2), (0, 2), (1, 3)]),  # 4 to 3
    (0, [(0, 3), (1, 2), (2, 2)]),  # a tie lower down
    (0, [(0, 4), (1, 2), (2, 2), (3, 2)]),
    (0, [(0, 5), (0, 2), (1, 2)]),  # the rulebook's 7 to 2
    (0, [(0, 5), (1, 2), (1, 2)]),  # 5 to 4
    (0, [(0, 5), (0, 2), (1, 3), (1, 3)]),  # 7 to 6
    (3, [(3, 6), (2, 4), (1, 4), (0, 2)]),
    (0, [(0, 3), (1, 2), (None, 1)]),
]

FORBIDDEN: list[tuple[str, Arms]] = [
    ("tied", [(0, 2), (1, 2)]),  # the rulebook's 2 to 2
    ("tied", [(0, 2), (1, 2), (None, 1)]),  # a single breaks no tie
    ("tied", [(0, 2), (0, 2), (1, 4)]),
    ("tied", [(0, 3), (1, 3), (2, 2)]),
    ("tied", [(1, 3), (2, 3)]),  # two others
    ("tied", [(0, 5), (1, 3), (1, 2)]),  # a major equalled
    ("major-lost", [(0, 5), (1, 3), (1, 3)]),  # a major outnumbered
    ("major-lost", [(1, 5), (0, 4), (0, 3)]),
    ("two-majors", [(0, 5), (1, 5)]),
    ("two-majors", [(0, 5), (0, 5)]),  # also the player's own two
    ("two-majors", [(0, 6), (0, 5), (1, 2)]),
    ("two-majors", [(0, 6), (1, 5), (1, 2)]),
]


@pytest.mark.parametrize(("winner", "arms"), ALLOWED)
def test_most_older_spaces_own_the_new_major(winner: int, arms: Arms) -> None:  # R4 R10 R11
    table = crossing(arms)
    table.answers(0, place="rG7 rH7")
    size = 2 + sum(length for _, length in arms)
    assert table.province(6, 6) == (winner, 2, size)
    assert table.provinces() == 1
    assert table.supply() == [13 if seat == winner else 15 for seat in range(4)]
    (absorbed,) = table.told("absorbed")
    assert (absorbed["seat"], absorbed["size"]) == (winner, size)


@pytest.mark.parametrize(("code", "arms"), FORBIDDEN)
def test_forbidden_joins(code: str, arms: Arms) -> None:  # R4 R8 R9 R10
    table = crossing(arms, "rr yy")
    refusal = table.refused(0, place="rG7 rH7")
    assert (refusal.code, refusal.rule) == (code, "Q-3.8")
    assert "yG7 yH7" in table.asked(0, "place")


def test_the_pagodas_of_the_absorbed_return_and_the_winner_adds_one() -> None:  # R11
    table = qin("rrr..rr", {(0, 0): 0, (0, 5): 1}, hands=["rr"])
    table.answers(0, place="rD1 rE1")
    assert table.province(0, 6) == (0, 2, 7)
    assert table.told("returned", "built") == [
        {"event": "returned", "seat": 1, "cell": [0, 5], "count": 1},
        {"event": "built", "seat": 0, "cell": [0, 3], "pagodas": 2},
    ]
    assert table.supply() == [22, 24]


def test_two_small_provinces_of_the_winner_are_his_double_pagoda() -> None:  # R11
    table = qin("rr..rr", {(0, 0): 1, (0, 4): 1}, hands=["rr"])
    table.answers(0, place="rC1 rD1")
    assert table.province(0, 0) == (1, 2, 6)
    assert table.told("returned", "built") == []
    assert table.supply() == [24, 22]


def test_the_third_small_province_of_the_winner_gives_its_pagoda_back() -> None:  # R11
    table = crossing([(1, 2), (1, 2), (1, 2)])
    assert table.supply() == [15, 12, 15, 15]
    table.answers(0, place="rG7 rH7")
    assert table.province(6, 6) == (1, 2, 8)
    assert [(back["seat"], back["count"]) for back in table.told("returned")] == [(1, 1)]
    assert table.supply() == [15, 13, 15, 15]


def test_a_major_absorbs_small_ones_and_keeps_its_one_double_pagoda() -> None:  # R8
    table = crossing([(0, 5), (0, 2), (1, 2)])
    assert table.supply() == [12, 14, 15, 15]
    table.answers(0, place="rG7 rH7")
    assert table.supply() == [13, 15, 15, 15]
    assert table.told("built") == []


def test_absorption_by_one_half_of_a_tile() -> None:
    table = crossing([(0, 3), (1, 2)], "rb")
    table.answers(0, place="rG7 bH7")
    assert table.province(6, 6) == (0, 2, 6)


def test_singles_join_an_absorption_for_nobody() -> None:  # R4
    table = crossing([(0, 3), (1, 2), (None, 1), (None, 1)])
    table.answers(0, place="rG7 rH7")
    assert table.province(7, 7) == (0, 2, 9)


def test_an_absorption_is_told_by_the_tile_and_what_is_gone_by_its_first_space() -> None:
    table = crossing([(0, 2), (0, 3), (1, 4)])
    table.answers(0, place="rG7 rH7")
    assert table.told("absorbed") == [{"event": "absorbed", "seat": 0, "cell": [6, 6], "size": 11}]
    assert table.told("returned") == [{"event": "returned", "seat": 1, "cell": [6, 8], "count": 1}]


def test_the_spaces_brought_are_named_when_a_join_is_refused() -> None:
    refusal = crossing([(0, 2), (0, 2), (1, 4), (2, 3)]).refused(0, place="rG7 rH7")
    assert refusal.numbers == {
        "colour": "r",
        "spaces": {"0": 4, "1": 4, "2": 3},
        "majors": 0,
        "provinces": [[4, 6], [6, 4], [6, 8], [7, 7]],
    }
