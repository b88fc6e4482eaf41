"""Q-4: drawing, the last pagoda, the end without it, and series."""

import pytest

from tests.games.qin.board import QinTable, qin
from tianxia.engine.game import Result
from tianxia.engine.script import CHANCE
from tianxia.games.qin import GAME
from tianxia.games.qin.scoring import series_standing, series_winners

MEADOW = """
    ....
    .B..
    ....
    """


def test_one_tile_is_drawn_at_the_end_of_the_turn() -> None:
    table = qin(MEADOW, hands=["rr", "yy"], bag="yb")
    table.answers(0, place="rC2 rD2")
    assert table.waits_for() == [(CHANCE, "draw")]
    assert table.chance(draw="yb") == [
        {"event": "drew", "seat": 0},
        {"event": "drew_tile", "seat": 0, "tile": "yb"},
    ]
    assert table.hand(0) == ["yb"]
    assert table.view(1)["bag_size"] == 0


def test_only_what_lies_face_down_can_be_drawn() -> None:
    table = qin(MEADOW, hands=["rr", "yy"], bag="yb yb rb")
    table.answers(0, place="rC2 rD2")
    assert table.match.draw is not None
    assert list(table.match.draw.counts()) == [0, 0, 0, 0, 1, 2]
    assert table.match.draw.seat == 0


def test_with_none_left_play_goes_on_with_the_hands() -> None:
    table = qin(MEADOW, hands=["rr bb", "yy"], bag="")
    table.answers(0, place="rC2 rD2")
    assert "drew" not in table.names()
    table.answers(1, place="yA1 yA2")
    assert table.hand(0) == ["bb"]
    table.answers(0, place="bC3 bD3")
    assert table.result().reason == "no_placement"


def founding_and_major(supply: list[int], village: str = "V") -> QinTable:
    """Seat 0's tile makes seat 1's red province a major one, founds a yellow one and connects a village to it."""
    table = qin(
        f"""
        ~~~~~{village}~
        rrrr..y
        """,
        {(1, 0): 1},
        hands=["ry"],
        supply=supply,
    )
    table.answers(0, place="rE2 yF2")
    return table


def test_the_last_pagoda_wins_at_once() -> None:  # R12
    table = founding_and_major([1, 1])
    assert table.result() == Result((0,), (24, 23), "last_pagoda", table.result().parts)
    assert table.names() == ["placed", "expanded", "founded", "built", "won", "ended"]
    assert table.told("won") == [{"event": "won", "seat": 0}]


def test_after_the_last_pagoda_nothing_is_carried_out() -> None:  # R12
    table = founding_and_major([1, 1])
    assert table.province(1, 0) == (1, 1, 5)  # seat 1's second pagoda is never placed
    assert table.village(0, 5) is None
    assert table.supply() == [0, 1]
    assert table.hand(0) == []  # nothing was drawn
    assert table.data()["to_move"] is None
    assert table.match.over


def test_a_village_is_not_given_back_after_the_last_pagoda() -> None:  # R12
    """Seat 0's new province would take the village of seat 1, but the founding pagoda was seat 0's last."""
    table = qin("y..V\n~~~~", villages={(0, 3): 1}, hands=["yy"], supply=[1, 9])
    table.answers(0, place="yB1 yC1")
    assert table.result().winners == (0,)
    assert table.village(0, 3) == 1
    assert table.supply() == [0, 9]


def test_a_player_wins_on_anothers_turn() -> None:  # R12
    table = founding_and_major([2, 1])
    assert table.result().winners == (1,)
    assert table.result().reason == "last_pagoda"
    assert table.province(1, 0) == (1, 2, 5)
    assert table.village(0, 5) is None  # the village step is not reached
    assert table.supply() == [1, 0]
    assert "drew" not in table.names()


def test_the_pagoda_on_a_village_can_be_the_last() -> None:  # R12
    table = founding_and_major([2, 2])
    assert table.result().winners == (0,)
    assert table.village(0, 5) == 0
    assert table.names()[-3:] == ["seized", "won", "ended"]


def test_without_a_last_pagoda_the_game_goes_on() -> None:
    assert founding_and_major([3, 2]).waits_for() == [(CHANCE, "draw")]
    assert founding_and_major([2, 2], village="~").waits_for() == [(CHANCE, "draw")]


def test_a_player_wins_by_a_village_on_anothers_turn() -> None:
    table = qin("bb..V", {(0, 0): 1}, hands=["bb"], supply=[5, 1])
    table.answers(0, place="bC1 bD1")
    assert table.result().winners == (1,)


def test_clockwise_decides_who_is_first_to_put_his_last() -> None:  # Q-4.2 Q-3.10 R12
    table = qin("rrrr..yyyy", {(0, 0): 0, (0, 6): 2}, hands=["", "ry"], seats=3, to_move=1, supply=[1, 9, 1])
    table.answers(1, place="rE1 yF1")
    assert table.result().winners == (2,)
    assert table.province(0, 0) == (0, 1, 5)


def test_a_founding_that_the_end_cuts_off_has_no_owner() -> None:  # R12
    table = qin("r..y", hands=["ry"], supply=[1, 24])
    table.answers(0, place="rB1 yC1")
    assert (table.province(0, 0), table.province(0, 2)) == ((0, 1, 2), (None, 0, 2))
    assert table.result().parts == ({"provinces": 1, "villages": 0}, {"provinces": 0, "villages": 0})


def test_the_first_of_two_pagodas_can_be_the_last() -> None:  # R6 R13
    table = qin(
        """
        .r..
        r...
        ..r.
        """,
        hands=["rr"],
        supply=[1, 24],
    )
    table.answers(0, place="rB2 rC2")
    assert table.province(1, 1) == (0, 1, 5)
    assert table.supply() == [0, 24]


def test_returns_stand_when_the_end_cuts_off_an_absorption() -> None:  # R12
    table = qin(
        """
        ~~r~~~
        ~~r~~~
        y..rrr
        """,
        {(0, 2): 2, (2, 3): 1},
        hands=["ry"],
        seats=3,
        supply=[1, 9, 9],
    )
    table.answers(0, place="yB3 rC3")
    assert table.result().winners == (0,)
    assert table.province(2, 2) == (1, 1, 6)
    assert table.supply() == [0, 9, 10]


def test_villages_after_the_last_pagoda_stay_empty() -> None:  # R12
    """Seat 1 has already taken back its pagoda from the second village, where seat 0 no longer needs to place one."""
    table = qin(
        """
        .Y..
        V..V
        """,
        villages={(1, 3): 1},
        hands=["bb"],
        supply=[2, 9],
    )
    table.answers(0, place="bB2 bC2")
    assert (table.village(1, 0), table.village(1, 3)) == (0, None)
    assert table.supply() == [0, 10]
    assert table.result().winners == (0,)


def test_the_winner_by_a_last_pagoda_wins_alone() -> None:
    result = founding_and_major([1, 1]).result()
    assert result.winners == (0,)
    assert result.scores == (24, 23)


def test_the_game_ends_when_all_hands_are_empty() -> None:  # R20 R21
    table = qin(MEADOW, hands=["rr", "", ""], seats=3, bag="")
    table.answers(0, place="rC2 rD2")
    assert table.result().reason == "no_placement"
    assert table.names()[-1] == "ended"
    assert "won" not in table.names()
    assert table.data()["to_move"] is None


def test_the_game_ends_when_no_two_grassland_cells_are_left() -> None:  # R20
    table = qin("Y..~.", hands=["rr bb", "bb"], bag="yy yy")
    table.answers(0, place="rB1 rC1")
    table.chance(draw="yy")  # the end is tested after the draw
    assert table.result() == Result((0,), (1, 0), "no_placement", table.result().parts)
    assert table.data()["hands"] == [["yy", "bb"], ["bb"]]


def test_the_game_ends_when_the_grass_left_touches_no_province_space() -> None:  # R20
    table = qin("Y..~....", hands=["rr bb", "bb"], bag="")
    table.answers(0, place="rB1 rC1")
    assert table.result().reason == "no_placement"


def standoff(drawn: str) -> QinTable:
    """After seat 0's placement in the second row only a red-to-red gap is left, and seat 1 holds a red tile."""
    table = qin(
        """
        rr..rr
        ~~~~~~
        r..~~~
        """,
        {(0, 0): 0, (0, 4): 1},
        hands=["yb", "rr"],
        bag="rr yb",
    )
    table.answers(0, place="bB3 yC3")
    table.chance(draw=drawn)
    return table


def test_the_game_ends_when_nobody_can_lay_what_he_holds() -> None:  # R19 R20
    table = standoff("rr")
    assert table.result().winners == (0, 1)
    assert "passed" not in table.names()  # nobody is asked to pass when all would


def test_the_game_goes_on_while_anybody_can_lay() -> None:  # R19 R20
    table = standoff("yb")
    assert table.told("passed") == [{"event": "passed", "seat": 1}]
    assert table.asked(0, "place") == ["yC1 bD1", "bC1 yD1"]


def test_most_pagodas_on_the_board_win() -> None:  # R20
    table = qin(
        """
        yyyyy~Vbb~rr
        R..~~~~~~~~~
        """,
        {(0, 0): 0, (0, 7): 1, (0, 10): 1},
        {(0, 6): 1},
        hands=["yb", ""],
        bag="",
    )
    table.answers(0, place="yB2 bC2")
    assert table.result().winners == (1,)
    assert table.result().scores == (2, 3)
    assert table.result().parts == ({"provinces": 2, "villages": 0}, {"provinces": 2, "villages": 1})


def test_a_double_pagoda_counts_two_at_the_end() -> None:
    table = qin("yyyyy~rr~R..", {(0, 0): 0, (0, 6): 1}, hands=["yb", ""], bag="")
    table.answers(0, place="yK1 bL1")
    assert (table.result().winners, table.result().scores) == ((0,), (2, 1))


def test_ties_share_the_victory() -> None:  # R20
    table = qin("yy~rr~B..", {(0, 0): 0, (0, 3): 2}, hands=["ry", "", ""], seats=3, bag="")
    table.answers(0, place="rH1 yI1")
    assert (table.result().winners, table.result().scores) == ((0, 2), (1, 0, 1))
    assert table.result().to_json() == {"winners": [0, 2], "scores": [1, 0, 1], "reason": "no_placement"}


def test_a_series_is_won_by_fewest_pagodas_left() -> None:  # R24
    assert series_winners([[3, 0], [0, 2]]) == ([3, 2], [1])
    assert series_winners([[0, 4, 7], [5, 0, 1], [2, 2, 0]]) == ([7, 6, 8], [1])


def test_winning_most_games_is_not_winning_the_series() -> None:
    assert series_winners([[0, 1], [0, 1], [9, 0]]) == ([9, 2], [1])


def test_a_series_can_be_shared_and_have_any_length() -> None:  # R24
    assert series_winners([[0, 3], [3, 0]]) == ([3, 3], [0, 1])
    assert series_winners([[4, 4, 0, 0]]) == ([4, 4, 0, 0], [2, 3])


def test_a_series_counts_the_supplies_of_the_moment_each_game_ended() -> None:  # R12 R24
    first, second = founding_and_major([1, 1]), founding_and_major([2, 1])
    assert (first.supply(), second.supply()) == ([0, 1], [1, 0])
    assert series_standing([first.result(), second.result()]) == ([1, 1], [0, 1])


def test_boards_are_chosen_game_by_game() -> None:
    assert GAME.series is not None
    assert GAME.series == "board"
    assert GAME.standing is series_standing


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_series_needs_the_pagodas_of_its_number_of_players(seats: int) -> None:
    nothing = Result((0,), (0,) * seats, "no_placement", ())
    assert series_standing([nothing])[0] == [{2: 24, 3: 19, 4: 15}[seats]] * seats
