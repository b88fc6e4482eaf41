"""The scripted test helper itself: it must be strict, or every rule test is worth less than it looks."""

import pytest

from tests.games.qin.board import QinTable, qin
from tianxia.engine.script import CHANCE
from tianxia.testing import Table


def meadow() -> QinTable:
    return qin(
        """
        ....
        .Y..
        ....
        """,
        hands=["ry"],
    )


def standoff() -> QinTable:
    """Seat 1 cannot place its red tile, which would join two majors, so it is forced to pass."""
    return qin(
        """
        rrrrr..rrrrr
        ~~~~~~~~~~~~
        rrrrr..rrrrr
        """,
        {(0, 0): 0, (0, 7): 1, (2, 0): 0, (2, 7): 1},
        hands=["yy bb rb", "rr"],
        bag="",
    )


def test_answers_play_on_and_return_what_was_told() -> None:
    table = meadow()
    told = table.answers(0, place="yC2 rD2")
    placed = {"placement": "yC2 rD2", "cells": [[1, 2], [1, 3]], "colours": "yr"}
    assert told[0] == {"event": "placed", "seat": 0, **placed}
    assert table.names() == ["placed", "founded", "built"]
    assert table.waits_for() == [(CHANCE, "draw")]
    table.chance(draw="bb")
    assert table.names() == ["drew", "drew_tile"]
    assert [event["event"] for event in table.told(seat=1)] == ["drew"]
    assert table.waits_for() == [(1, "place")]


def test_a_whole_table_by_its_name() -> None:
    table = Table("qin", 3, options={"first": "2"})
    table.chance(deal="rr")
    assert table.data()["hands"] == [[], [], ["rr"]]


def test_an_unexpected_question_fails() -> None:
    table = meadow()
    with pytest.raises(AssertionError, match="unexpected question: seat 0 place, not seat 1 place"):
        table.answers(1, place="yC2 yD2")
    table.answers(0, place="yC2 rD2")
    with pytest.raises(AssertionError, match="unexpected question: chance draw, not seat 1 place"):
        table.answers(1, place="yA2 yA3")


def test_an_answer_left_over_fails() -> None:
    table = qin("..Y..", hands=["rr", ""], bag="")
    table.answers(0, place="rA1 rB1")
    with pytest.raises(AssertionError, match="left over: seat 0 place='bD1 bE1'; the game has ended"):
        table.answers(0, place="bD1 bE1")


def test_a_forced_answer_may_be_left_out() -> None:
    table = standoff()
    table.answers(0, place="yF1 yG1")
    assert table.forced() == [(1, "pass")]
    table.answers(0, place="bF3 bG3")


def test_a_forced_answer_may_be_given_and_must_agree() -> None:
    table = standoff()
    table.answers(0, place="yF1 yG1")
    table.answers(1, place="pass")
    table.answers(0, place="bF3 bG3")
    other = standoff()
    other.answers(0, place="yF1 yG1")
    with pytest.raises(AssertionError, match="'rF3 rG3' was given where 'pass' was the only option"):
        other.answers(1, place="rF3 rG3")


def test_refused_wants_a_refusal() -> None:
    with pytest.raises(AssertionError, match="'rC2 yD2' is allowed"):
        meadow().refused(0, place="rC2 yD2")


def test_a_match_must_refuse_what_it_says_it_refuses() -> None:
    class Lax(Table):
        def _given(self, seat: int, answer: int) -> None:  # noqa: ARG002
            return None

    table = Lax("qin", 2, meadow().match.position)
    with pytest.raises(AssertionError, match="the match answers 'r2,2 y2,3' otherwise than with Refusal"):
        table.refused(0, place="r2,2 y2,3")


def test_a_result_is_there_only_at_the_end() -> None:
    with pytest.raises(AssertionError, match="the game is not over: seat 0 place is asked"):
        meadow().result()


def test_pictures_are_strict_too() -> None:
    with pytest.raises(AssertionError, match=r"name the owner of the province at \(0, 0\)"):
        qin("rr..")
    with pytest.raises(AssertionError, match=r"no province at \[\(0, 3\)\]"):
        qin("rr..", {(0, 0): 0, (0, 3): 1})
    with pytest.raises(AssertionError, match=r"no village at \[\(0, 1\)\]"):
        qin("V.R", villages={(0, 1): 0})


def test_a_picture_is_the_position_it_shows() -> None:
    table = qin(
        """
        .rrV~
        .YbV.
        """,
        {(0, 2): 1},
        {(1, 3): 0},
        hands=["ry rr", "bb"],
        bag="yb yb",
    )
    data = table.data()
    assert data["cells"][:3] == [".rrV~~~~~~~~~", ".ybV.~~~~~~~~", "~~~~~~~~~~~~~"]
    assert data["cells"][12] == "~~~~~~~~b~~~r"
    assert data["provinces"] == [{"colour": "r", "cells": [[0, 1], [0, 2]], "site": [0, 1], "owner": 1, "pagodas": 1}]
    assert data["villages"] == [{"cells": [[0, 3], [1, 3]], "owner": 0}]
    assert (data["supply"], data["to_move"]) == ([23, 23], 0)
    assert data["hands"] == [["rr", "ry"], ["bb"]]
    assert data["bag"] == {"rr": 0, "yy": 0, "bb": 0, "ry": 0, "rb": 0, "yb": 2}
