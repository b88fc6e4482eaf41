"""Refusals: every code with its rule and numbers; and that listing, judging and drawing at random agree."""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from tests.games.qin.board import Owners, QinTable, qin
from tests.games.qin.older import OLDER
from tianxia.engine.game import Refusal, Refused
from tianxia.engine.match import begin
from tianxia.engine.reasons import why_not_there
from tianxia.engine.script import Ask
from tianxia.games.qin import GAME
from tianxia.games.qin.ids import CELLS, cell_at
from tianxia.games.qin.position import Position
from tianxia.games.qin.refusals import REFUSALS
from tianxia.games.qin.rules.placing import PASS, candidates, move_of, options, placements, random_answer, why_not

Numbers = dict[str, Any]


def gap(owners: Owners, row: str) -> Callable[[], QinTable]:
    """A row of provinces with grass between; the seat to move holds `rr` and `rb`, so it is never forced."""
    return lambda: qin(row + "\n" + "~" * len(row), owners, hands=["rr rb"], seats=3)


def meadow() -> QinTable:
    return qin("..V.\n.B~.\n....", hands=["rr rb"])


CASES: list[tuple[str, str, Numbers, Callable[[], QinTable], str]] = [
    ("can-place", "Q-2.1", {"placements": 15}, meadow, "pass"),
    ("not-in-hand", "Q-2.1", {"tile": "yb"}, meadow, "bA1 yB1"),
    ("not-grass", "Q-2.2", {"cell": [0, 2], "ground": "village"}, meadow, "rB1 rC1"),
    ("not-grass", "Q-2.2", {"cell": [1, 2], "ground": "water"}, meadow, "rC2 rD2"),
    ("not-grass", "Q-2.2", {"cell": [1, 1], "ground": "province"}, meadow, "rB2 rC2"),
    ("touches-nothing", "Q-2.3", {"cells": [[1, 3], [2, 3]]}, meadow, "rD2 rD3"),
    (
        "tied",
        "Q-3.8",
        {"colour": "r", "spaces": {"1": 3, "2": 3}, "majors": 0, "provinces": [[0, 0], [0, 5]]},
        gap({(0, 0): 1, (0, 5): 2}, "rrr..rrr"),
        "rD1 rE1",
    ),
    (
        "two-majors",
        "Q-3.8",
        {"colour": "r", "spaces": {"0": 10}, "majors": 2, "provinces": [[0, 0], [0, 7]]},
        gap({(0, 0): 0, (0, 7): 0}, "rrrrr..rrrrr"),
        "rF1 rG1",
    ),
]


def outnumbered_major() -> QinTable:
    """Seat 1's major of five spaces between two provinces of seat 0 with three each. (R8)"""
    return qin(
        """
        ~~~~~r~~~~
        ~~~~~r~~~~
        ~~~~~r~~~~
        rrrrr..rrr
        """,
        {(3, 0): 1, (0, 5): 0, (3, 7): 0},
        hands=["rr rb"],
    )


LOST: Numbers = {"colour": "r", "spaces": {"0": 6, "1": 5}, "majors": 1, "provinces": [[0, 5], [3, 0], [3, 7]]}
CASES.append(("major-lost", "Q-3.8", LOST, outnumbered_major, "rF4 rG4"))


@pytest.mark.parametrize(("code", "rule", "numbers", "table", "key"), CASES)
def test_each_refusal_has_its_code_rule_and_numbers(
    code: str, rule: str, numbers: Numbers, table: Callable[[], QinTable], key: str
) -> None:
    assert table().refused(0, place=key) == Refusal(code, rule, numbers)


def test_every_code_is_reached() -> None:
    assert {(code, rule) for code, rule, *_ in CASES} == REFUSALS.rules()


def test_the_number_of_placements_is_that_of_the_options() -> None:
    table = meadow()
    assert table.refused(0, place="pass").numbers == {"placements": len(table.asked(0, "place"))}


def test_what_is_not_in_hand_is_said_before_where_it_would_lie() -> None:
    assert meadow().refused(0, place="yC2 yD2").code == "not-in-hand"


def test_the_numbers_are_those_of_the_half_that_clashes() -> None:
    table = qin(
        """
        ~~yr~~
        ~~yr~~
        yy..rr
        """,
        {(0, 2): 1, (0, 3): 1, (2, 0): 1, (2, 4): 0},
        hands=["ry bb"],
    )
    refusal = table.refused(0, place="yC3 rD3")
    assert refusal.numbers == {"colour": "r", "spaces": {"0": 2, "1": 2}, "majors": 0, "provinces": [[0, 3], [2, 4]]}


@pytest.mark.parametrize("answer", [1, 17, -1, -9, 9 * 10**6, 10**30, int(move_of(cell_at(12, 0), 1, 0)), 18 * CELLS])
def test_a_number_that_is_no_placement_is_refused(answer: int) -> None:
    table = qin("..V.\n.B~.\n....", hands=["rr yy bb ry rb yb"])
    with pytest.raises(Refused) as caught:
        table.match.answer(0, answer)
    assert caught.value.refusal == Refusal("not-a-candidate", "", {"question": "place"})


@pytest.mark.parametrize(
    "text",
    [
        *["", "r", "rE7", "rE7 yG7", "yF7 rE7", "rM7 yN7", "gE7 yF7", "rE7  yF7", "PASS", "rM1 yA2", "re7 yf7"],
        *["rE0 yE1", "rE07 yF07", "rE13 yE14", "rE７ yF７", "r6,4 yF7", "rE7 y6,5"],
        *["r6,4", "r6,4 y6,6", "y6,5 r6,4", "r6,12 y6,13", "r0,14 y1,1", "r0,110 y0,120", "r6,4  y6,5", "r-1,4 y0,4"],
    ],
)
def test_a_text_that_is_no_placement_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(ValueError, match=r"is not a placement|does not name two neighbouring spaces"):
        GAME.answer_of("place", text)


def test_texts_and_answers_are_each_others_reverse() -> None:
    pairs = range(9)
    every = {int(move_of(cell_at(row, column), 0, p)) for row in range(13) for column in range(12) for p in pairs}
    every |= {int(move_of(cell_at(row, column), 1, p)) for row in range(12) for column in range(13) for p in pairs}
    assert all(GAME.answer_of("place", GAME.key_of("place", move)) == move for move in (*every, PASS))
    assert len({GAME.key_of("place", move) for move in every}) == len(every) == 2 * 12 * 13 * 9
    assert all(GAME.answer_of("place", OLDER.key_of("place", move)) == move for move in (*every, PASS))


def test_a_space_is_called_by_its_column_and_row() -> None:
    """The same space as on the page, and as older records write it."""
    assert GAME.key_of("place", GAME.answer_of("place", "r6,4 y6,5")) == "rE7 yF7"
    assert OLDER.key_of("place", GAME.answer_of("place", "bM12 rM13")) == "b11,12 r12,12"


def test_draws_that_cannot_be_are_refused() -> None:
    table = qin("..B..\n.....", hands=["rr"], bag="yy")
    table.answers(0, place="rD1 rE1")
    for drawn in (0, 6, -1):
        with pytest.raises(Refused) as caught:
            table.match.answer_chance(drawn)
        assert caught.value.refusal == Refusal("not-there", "", {"question": "draw"})
    assert table.hand(0) == []


def positions(board: str, seats: int, seed: int) -> Iterator[Position]:
    """Every position of a random game at which a seat is asked."""
    rng, match = Random(f"{board} {seats} {seed}"), begin(GAME, seats, {"board": board})
    while not match.over:
        if match.draw is not None:
            counts = match.draw.counts()
            match.answer_chance(rng.choices(range(len(counts)), counts)[0])
        else:
            yield match.position
            match.answer(match.questions[0].seat, rng.choice(match.questions[0].options()))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("board", ["bird", "lion"])
def test_the_list_agrees_with_the_judge_on_every_candidate(board: str, seats: int) -> None:
    for pos in positions(board, seats, 1):
        tried = candidates(pos)
        judged = [move for move in tried if why_not(pos, move) == 0]
        assert len(set(tried)) == len(tried)
        assert options(pos) == judged
        assert options(pos) == ([int(move) for move in placements(pos, pos.to_move)] or [PASS])


@pytest.mark.parametrize("board", ["bird", "lion"])
def test_every_refused_candidate_says_why_in_plain_values(board: str) -> None:
    ask, codes = Ask(0), set()
    for number, pos in enumerate(positions(board, 3, 2)):
        if number % 6 == 0:
            for move in candidates(pos):
                code = why_not(pos, move)
                if code:
                    refusal = GAME.refusal(pos, ask, move, code)
                    assert (refusal.code, refusal.rule) in REFUSALS.rules()
                    assert json.loads(json.dumps(refusal.to_json())) == refusal.to_json()
                    codes.add(refusal.code)
    assert {"can-place", "not-grass", "touches-nothing", "tied"} <= codes


def test_a_random_answer_is_always_legal() -> None:
    rng = Random(3)
    for pos in positions("lion", 4, 3):
        legal = set(options(pos))
        assert all(random_answer(pos, rng) in legal for _ in range(20))


@pytest.mark.parametrize(
    "picture",
    [
        "....\n.B..\n....",
        "B..~\n~~~~",  # so few that the listing is needed
        "rr..rr..b\n.~~~~~~~~",
    ],
)
def test_a_random_answer_is_about_uniform(picture: str) -> None:
    owners = {(0, 0): 0, (0, 4): 1} if "rr" in picture else {}
    pos = qin(picture, owners, hands=["ry rr rr"]).match.checkpoint()
    legal, rng, tries = options(pos), Random(4), 6000
    drawn = Counter(random_answer(pos, rng) for _ in range(tries))
    assert set(drawn) == set(legal)
    share = tries / len(legal)
    surprise = sum((drawn[move] - share) ** 2 / share for move in legal)
    assert surprise < 3 * len(legal) + 20  # chi-square: its mean is the number of options less one


def test_a_random_answer_of_who_can_lay_nothing_is_to_pass() -> None:
    table = qin("rr..rr", {(0, 0): 0, (0, 4): 1}, hands=["rr", "yy bb"], bag="")
    assert table.forced() == [(0, "pass")]
    table.match.rewind(0)
    assert random_answer(table.match.position, Random(5)) == PASS


def test_spots_in_their_order_say_which_way_round_a_tile_lies() -> None:
    match = qin("yR...", hands=["rb yb"]).match
    for spaces, answer in (("C1 D1", "rC1 bD1"), ("D1 C1", "bC1 rD1"), ("E1 D1", "bD1 rE1")):
        missed = why_not_there(match, 0, [], ["hand:rb", *(f"cell:{space}" for space in spaces.split())])
        assert missed is not None
        assert missed.path == [answer]
