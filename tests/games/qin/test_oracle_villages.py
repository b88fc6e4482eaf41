"""The oracle alone: villages are connected and conquered."""

from tests.games.qin.oracle import Oracle
from tests.games.qin.oracle_table import across, at, down, table, village


def test_village_seized_at_founding() -> None:
    oracle = table("bb", villages=[(5, 8)])
    oracle.paint("r", [(5, 5)])
    oracle.play("bG6 bH6")
    assert at(oracle, (5, 6)) == (0, 1, 2)
    assert village(oracle, (5, 8)) == 0
    assert oracle.supply == [22, 24]


def test_village_goes_to_the_owner_of_the_province_not_the_active() -> None:
    oracle = table("bb", villages=[(5, 8)])
    oracle.paint("b", across(5, 4, 5), owner=1)
    oracle.play("bG6 bH6")
    assert village(oracle, (5, 8)) == 1
    assert oracle.supply == [24, 22]


def test_village_conquered_by_two_to_one() -> None:
    oracle = table("rr", villages=[(5, 5)])
    oracle.paint("y", down(5, 3, 4), owner=1)
    oracle.occupy((5, 5), 1)
    oracle.paint("b", across(5, 3, 4), owner=0)
    oracle.play("rE7 rF7")
    assert at(oracle, (6, 5)) == (0, 1, 2)
    assert village(oracle, (5, 5)) == 0
    assert oracle.supply == [21, 23]


def test_village_conquered_by_a_new_double_pagoda() -> None:
    oracle = table("ry", villages=[(5, 5)])
    oracle.paint("r", down(5, 3, 4), owner=1)
    oracle.occupy((5, 5), 1)
    oracle.paint("y", across(5, 1, 4), owner=0)
    oracle.play("rB5 yC5")
    assert at(oracle, (5, 4)) == (0, 2, 5)
    assert village(oracle, (5, 5)) == 0
    assert oracle.supply == [21, 23]


def test_two_square_village_is_one_and_a_province_counts_once() -> None:  # Q-1.1 Q-3.6 R5 R14
    oracle = table("bb", villages=[(5, 5), (5, 6)])
    oracle.paint("r", across(4, 5, 6), owner=1)
    oracle.paint("y", across(5, 7, 8), owner=0)
    oracle.play("bG7 bH7")
    assert [v.owner for v in oracle.villages] == [0]  # 2 to 1, though red touches it with two edges
    assert oracle.supply == [21, 23]


def test_tied_village_stays_empty_until_the_tie_is_broken() -> None:  # R14
    oracle = table("ry", villages=[(5, 5), (5, 6)])
    oracle.paint("r", across(4, 3, 4), owner=0)
    oracle.paint("y", across(4, 7, 8), owner=1)
    oracle.deal(1, "bb")
    oracle.play("rF5 yG5")
    assert village(oracle, (5, 5)) is None
    assert oracle.supply == [23, 23]
    oracle.draw("rr")
    oracle.play("bE6 bE7")
    assert village(oracle, (5, 5)) == 1
    assert oracle.supply == [23, 21]


def test_tie_below_the_top_does_not_matter() -> None:  # R14
    oracle = table("bb", seats=4, villages=[(5, 5)])
    oracle.paint("y", down(5, 3, 4), owner=1)
    oracle.paint("r", across(5, 6, 7), owner=2)
    oracle.paint("b", across(5, 1, 3), owner=0)
    oracle.play("bE6 bE7")
    assert at(oracle, (5, 4)) == (0, 2, 5)
    assert village(oracle, (5, 5)) == 0


def test_owner_of_a_village_stays_when_equalled() -> None:  # R15
    oracle = table("rr", villages=[(5, 5)])
    oracle.paint("y", down(5, 3, 4), owner=1)
    oracle.occupy((5, 5), 1)
    oracle.play("rE5 rE6")
    assert at(oracle, (5, 4)) == (0, 1, 2)
    assert village(oracle, (5, 5)) == 1


def contested_village() -> Oracle:
    """Seat 2 owns the village and has 1 there, seat 1 has 2, seat 0 gets 2 with `bE6 bE7`."""
    oracle = table("bb", seats=3, villages=[(5, 5)])
    oracle.paint("y", down(5, 3, 4), owner=2)
    oracle.occupy((5, 5), 2)
    oracle.paint("r", across(5, 6, 10), owner=1)
    oracle.paint("b", across(5, 1, 3), owner=0)
    return oracle


def test_two_rivals_tied_above_the_owner_leave_him_the_village() -> None:  # R15
    oracle = contested_village()
    oracle.play("bE6 bE7")
    assert village(oracle, (5, 5)) == 2


def test_of_several_above_the_owner_the_one_with_most_conquers() -> None:  # R15
    oracle = contested_village()
    oracle.paint("r", down(5, 6, 7), owner=0)
    oracle.play("bE6 bE7")
    assert village(oracle, (5, 5)) == 0
    assert oracle.supply == [19 - 2 - 1 - 1, 17, 18]


def test_absorber_takes_the_village_of_the_dislodged() -> None:  # Q-3.5 Q-3.7 R16
    oracle = table("rr", villages=[(5, 3)])
    oracle.paint("r", across(5, 4, 5), owner=1)
    oracle.occupy((5, 3), 1)
    oracle.paint("r", across(5, 8, 10), owner=0)
    oracle.play("rG6 rH6")
    assert at(oracle, (5, 4)) == (0, 2, 7)
    assert village(oracle, (5, 3)) == 0
    assert oracle.supply == [21, 24]


def test_village_stays_with_an_owner_without_provinces_if_others_tie() -> None:  # R16
    oracle = table("rr", seats=3, villages=[(5, 3)])
    oracle.paint("r", across(5, 4, 5), owner=1)
    oracle.occupy((5, 3), 1)
    oracle.paint("y", down(3, 6, 10), owner=2)
    oracle.paint("r", across(5, 8, 10), owner=0)
    oracle.play("rG6 rH6")
    assert at(oracle, (5, 4)) == (0, 2, 7)
    assert village(oracle, (5, 3)) == 1
    assert oracle.supply == [17, 18, 17]


def test_one_province_seizes_several_villages_and_singles_none() -> None:  # Q-3.4 Q-3.6 R17 R18
    oracle = table("bb", villages=[(5, 4), (5, 7), (8, 8)])
    oracle.paint("y", [(4, 5)])
    oracle.paint("r", [(8, 7)])
    oracle.play("bF6 bG6")
    assert [v.owner for v in oracle.villages] == [0, 0, None]
    assert oracle.supply == [21, 24]


def test_village_between_provinces_of_all_colours() -> None:  # R14 R15
    oracle = table("bb", seats=3, villages=[(5, 5)])
    oracle.paint("r", down(5, 3, 4), owner=1)
    oracle.paint("y", across(5, 6, 7), owner=2)
    oracle.occupy((5, 5), 1)
    oracle.paint("y", down(5, 6, 7), owner=0)
    oracle.play("bE5 bE6")
    assert village(oracle, (5, 5)) == 0  # 2, 1, 1
