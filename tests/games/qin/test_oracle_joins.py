"""The oracle alone: provinces absorb one another."""

import pytest

from tests.games.qin.oracle import Oracle
from tests.games.qin.oracle_table import across, at, down, table

Arm = tuple[int | None, int]
STARTS_OF_ARMS = [((6, 5), (0, -1)), ((5, 6), (-1, 0)), ((6, 8), (0, 1)), ((7, 7), (1, 0))]


def crossing(arms: list[Arm], *hand: str) -> Oracle:
    """Red (owner, length) arms left of, above, right of and below the gap G7-H7."""
    oracle = table(*hand, seats=4)
    for (owner, length), ((row, column), (by_row, by_column)) in zip(arms, STARTS_OF_ARMS, strict=False):
        oracle.paint("r", [(row + step * by_row, column + step * by_column) for step in range(length)], owner)
    return oracle


ALLOWED: list[tuple[int, list[Arm]]] = [
    (0, [(0, 3), (1, 2)]),
    (1, [(0, 2), (1, 3)]),  # not the active player
    (0, [(0, 2), (0, 2)]),
    (1, [(1, 2), (1, 2)]),  # a rival's two, which cannot be used singly
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
    oracle.play("rG7 rH7")
    assert at(oracle, (6, 6)) == (winner, 2, 2 + sum(length for _, length in arms))
    assert len(oracle.provinces) == 1
    assert oracle.supply == [13 if seat == winner else 15 for seat in range(4)]


@pytest.mark.parametrize("arms", FORBIDDEN)
def test_forbidden_join(arms: list[Arm]) -> None:  # R4 R8 R9 R10
    legal = crossing(arms, "rr", "yy").legal()
    assert "rG7 rH7" not in legal
    assert "yG7 yH7" in legal


@pytest.mark.parametrize("hand", ["ry", "rb"])
def test_forbidden_join_in_one_colour_bars_the_whole_tile(hand: str) -> None:  # R7
    oracle = crossing([(0, 2), (1, 2)], hand)
    oracle.paint("y", [(6, 8)])
    other = hand[1]
    assert f"rG7 {other}H7" not in oracle.legal()
    assert f"{other}G7 rH7" in oracle.legal()


def test_both_halves_absorb_separately() -> None:  # Q-3.7 Q-3.9 R7
    oracle = crossing([(0, 3), (1, 2)], "ry")
    oracle.paint("y", across(6, 8, 10), owner=1)
    oracle.paint("y", down(7, 7, 8), owner=0)
    oracle.play("rG7 yH7")
    assert at(oracle, (6, 6)) == (0, 2, 6)
    assert at(oracle, (6, 7)) == (1, 2, 6)
    assert oracle.supply == [13, 13, 15, 15]


def test_small_province_swallowed_beside_a_growing_one_of_the_same_player() -> None:
    oracle = crossing([(1, 4), (1, 2)], "ry")
    oracle.paint("y", across(6, 8, 11), owner=1)
    oracle.play("rG7 yH7")
    assert at(oracle, (6, 6)) == (1, 2, 7)
    assert at(oracle, (6, 7)) == (1, 2, 5)
    assert oracle.supply == [15, 11, 15, 15]
