"""Q-3.4 to Q-3.6: villages connected and conquered, and what counts beside them.

Pictures show the position before the tile; owners are named by one square of what they own.
"""

import pytest

from tests.games.qin.board import QinTable, qin


def test_a_village_is_seized_at_the_founding_beside_it() -> None:
    table = qin("R..V", hands=["bb"])
    table.answers(0, place="bB1 bC1")
    assert table.village(0, 3) == 0
    assert table.told("seized") == [{"event": "seized", "seat": 0, "village": 0, "from": None}]
    assert table.supply() == [22, 24]


def test_a_village_goes_to_the_owner_of_the_province_not_to_the_active_player() -> None:
    table = qin("bb..V", {(0, 0): 1}, hands=["bb"])
    table.answers(0, place="bC1 bD1")
    assert table.village(0, 4) == 1
    assert table.supply() == [24, 22]


def test_one_pagoda_is_put_on_a_village_by_a_major_province_too() -> None:
    table = qin("bbbbb..V", {(0, 0): 0}, hands=["bb"])
    table.answers(0, place="bF1 bG1")
    assert table.village(0, 7) == 0
    assert table.supply() == [21, 24]


def test_a_corner_connects_no_village() -> None:
    table = qin(
        """
        V...
        ...Y
        """,
        hands=["rr"],
    )
    table.answers(0, place="rB2 rC2")
    assert table.province(1, 1) == (0, 1, 2)
    assert table.village(0, 0) is None


def tied_village(hands: list[str]) -> QinTable:
    """Seat 0's red and seat 1's yellow province come to adjoin the two squares of one village."""
    table = qin(
        """
        rr..yy
        ..VV..
        """,
        {(0, 0): 0, (0, 5): 1},
        hands=hands,
        bag="rr bb",
    )
    table.answers(0, place="rC1 yD1")
    return table


def test_a_tie_leaves_a_village_empty() -> None:  # R14
    table = tied_village(["ry"])
    assert table.village(1, 2) is None
    assert table.names() == ["placed", "expanded", "expanded"]


def test_a_village_is_seized_when_the_tie_is_broken() -> None:  # R14
    table = tied_village(["ry", "bb"])
    table.chance(draw="rr")
    assert table.village(1, 2) is None
    table.answers(1, place="bE2 bF2")
    assert table.village(1, 2) == 1
    assert table.supply() == [23, 21]


def test_a_tie_below_the_top_does_not_matter_for_an_empty_village() -> None:  # Q-3.4 Q-3.6 R14
    table = qin(
        """
        ~~~~y~~
        ~~~~y~~
        bbb.Vrr
        ~~~.~~~
        """,
        {(0, 4): 1, (2, 5): 2, (2, 0): 0},
        hands=["bb"],
        seats=3,
    )
    table.answers(0, place="bD3 bD4")
    assert table.village(2, 4) == 0  # 2 to 1 to 1


def test_one_province_seizes_all_the_villages_that_it_touches() -> None:  # R17
    table = qin(
        """
        .Y..
        V..V
        .VV.
        """,
        hands=["bb"],
    )
    table.answers(0, place="bB2 bC2")
    assert [village["owner"] for village in table.data()["villages"]] == [0, 0, 0]
    assert table.supply() == [20, 24]
    assert [seized["village"] for seized in table.told("seized")] == [0, 1, 2]


def test_a_two_square_village_takes_one_pagoda_along_any_of_its_edges() -> None:  # Q-3.4 Q-1.1 R5
    table = qin(
        """
        Y..
        VVV
        """,
        hands=["bb"],
    )
    table.answers(0, place="bB1 bC1")
    assert table.supply() == [22, 24]


def test_more_pagodas_than_the_owner_conquer() -> None:
    table = qin(
        """
        ~~yy
        bbV.
        ~~~.
        """,
        {(0, 2): 1, (1, 0): 0},
        {(1, 2): 1},
        hands=["rr"],
    )
    table.answers(0, place="rD2 rD3")
    assert table.village(1, 2) == 0
    assert table.told("conquered") == [{"event": "conquered", "seat": 0, "village": 0, "from": 1}]
    assert table.supply() == [21, 23]  # the former owner has the pagoda back


def test_an_owner_who_is_equalled_keeps_his_village() -> None:  # R15
    table = qin("yyV..B", {(0, 0): 1}, {(0, 2): 1}, hands=["rr"])
    table.answers(0, place="rD1 rE1")
    assert table.village(0, 2) == 1
    assert table.told("seized", "conquered") == []


@pytest.mark.parametrize("key", ["bC1 bD1", "yF2 yG2"])
def test_an_owner_who_stays_ahead_keeps_it_and_nothing_is_told(key: str) -> None:
    table = qin(
        """
        bb..Vyyyyy
        ~~~~~..~~~
        """,
        {(0, 0): 0, (0, 5): 1},
        {(0, 4): 1},
        hands=["bb yy"],
    )
    table.answers(0, place=key)
    assert table.village(0, 4) == 1
    assert table.names() == ["placed", "expanded"]
    assert table.supply() == [23, 21]


def test_two_rivals_tied_above_the_owner_leave_it_to_him() -> None:  # R15
    table = qin(
        """
        ~~~~y~~~~~
        ~~~~y~~~~~
        bbb.Vrrrrr
        ~~~.~~~~~~
        """,
        {(0, 4): 1, (2, 5): 2, (2, 0): 0},
        {(2, 4): 1},
        hands=["bb"],
        seats=3,
    )
    table.answers(0, place="bD3 bD4")
    assert table.village(2, 4) == 1  # 2 to 1 to 2


def test_of_several_above_the_owner_the_one_with_most_conquers() -> None:  # R15
    table = qin(
        """
        ~~~~y~~~~~
        ~~~~y~~~~~
        bbb.Vrrrrr
        ~~~.yy~~~~
        """,
        {(0, 4): 1, (2, 5): 2, (3, 4): 0, (2, 0): 0},
        {(2, 4): 1},
        hands=["bb"],
        seats=3,
    )
    table.answers(0, place="bD3 bD4")
    assert table.village(2, 4) == 0  # 3 to 1 to 2
    assert table.supply() == [15, 18, 17]


def test_ties_below_the_top_do_not_save_an_owner() -> None:  # Q-3.5 Q-3.6 R15
    table = qin(
        """
        ~~~~y~
        ~~~~y~
        bbb.Vrr
        ~~~.~~
        """,
        {(0, 4): 1, (2, 5): 2, (2, 0): 0},
        {(2, 4): 1},
        hands=["bb"],
        seats=3,
    )
    table.answers(0, place="bD3 bD4")
    assert table.village(2, 4) == 0  # 2 to 1 to 1


def test_a_village_can_be_conquered_by_a_player_who_is_not_active() -> None:
    table = qin(
        """
        ..bbbbVyy
        """,
        {(0, 2): 1, (0, 7): 0},
        {(0, 6): 0},
        hands=["bb"],
    )
    table.answers(0, place="bA1 bB1")
    assert table.village(0, 6) == 1
    assert table.told("conquered") == [{"event": "conquered", "seat": 1, "village": 0, "from": 0}]
    assert table.supply() == [23, 21]


def test_an_owner_without_provinces_loses_to_any_single_rival() -> None:  # R16
    table = qin("Y..V", villages={(0, 3): 1}, hands=["rr"])
    table.answers(0, place="rB1 rC1")
    assert table.village(0, 3) == 0


def test_an_owner_without_provinces_keeps_it_while_others_tie() -> None:  # R16
    table = qin("yyV..B", {(0, 0): 2}, {(0, 2): 1}, hands=["rr"], seats=3)
    table.answers(0, place="rD1 rE1")
    assert table.village(0, 2) == 1  # 1 to 0 to 1: a village once owned is never empty again


def test_a_village_stays_when_its_last_province_is_absorbed_elsewhere() -> None:  # R16
    table = qin(
        """
        ~y~~~~~~~~
        ~y~~~~~~~~
        ~y~~~~~~~~
        ~y~~~~~~~~
        ~y~~~~~~~~
        ~Vrr..rrr
        """,
        {(0, 1): 2, (5, 2): 1, (5, 6): 0},
        {(5, 1): 1},
        hands=["rr"],
        seats=3,
    )
    table.answers(0, place="rE6 rF6")
    assert table.province(5, 2) == (0, 2, 7)
    assert table.village(5, 1) == 1  # 2 to 0 to 2


def test_a_double_pagoda_counts_two() -> None:
    table = qin("..yyyyVrr", {(0, 2): 0, (0, 7): 1}, {(0, 6): 1}, hands=["yy"])
    table.answers(0, place="yA1 yB1")
    assert table.village(0, 6) == 0


def test_a_province_counts_once_however_many_edges_touch() -> None:  # R14
    table = qin(
        """
        rr..
        VVyy
        ....
        """,
        {(0, 0): 1, (1, 2): 0},
        hands=["bb"],
    )
    table.answers(0, place="bB3 bC3")
    assert table.village(1, 0) == 0  # 2 to 1, though red touches it along two edges


def test_a_pagoda_counts_wherever_in_its_province_it_stands() -> None:  # R25
    table = qin("rrrr..V", {(0, 0): 1}, hands=["rr"])
    table.answers(0, place="rE1 rF1")
    assert table.village(0, 6) == 1


def test_the_pagoda_on_the_village_does_not_count() -> None:  # R15
    table = qin(
        """
        bbVyy
        ~~..~
        """,
        {(0, 0): 0, (0, 3): 1},
        {(0, 2): 1},
        hands=["rr"],
    )
    table.answers(0, place="rC2 rD2")
    assert table.village(0, 2) == 0  # 2 to 1, not 2 to 2


def test_single_spaces_do_not_count() -> None:  # R18
    table = qin("V..B", hands=["ry"])
    table.answers(0, place="rB1 yC1")
    assert table.village(0, 0) is None
    assert table.supply() == [24, 24]


def test_provinces_of_all_colours_count_together() -> None:  # R14
    table = qin(
        """
        ~rr~
        yyVb
        ~~.b
        ~~.~
        """,
        {(0, 1): 0, (1, 0): 0, (1, 3): 1},
        {(1, 2): 1},
        hands=["yy"],
    )
    table.answers(0, place="yC3 yC4")
    assert table.village(1, 2) == 0  # 3 to 1
