"""What a rule may do, without a match around it."""

from collections.abc import Sequence

import pytest

from tests.engine.asking import AskWith
from tianxia.engine.script import (
    ALLOWED,
    CHANCE,
    EVERYONE,
    NOT_A_CANDIDATE,
    Ask,
    Draw,
    Script,
    Tell,
    Teller,
    Together,
    draw,
    together,
)

ODD = 1


def why_not_odd(answer: int) -> int:
    return ODD if answer % 2 else ALLOWED


def test_options_are_the_candidates_without_a_reason_against_them_in_their_order() -> None:
    assert AskWith(0, "number", lambda: (4, 1, 2, 3, 0), why_not_odd).options() == [4, 2, 0]


def test_all_candidates_are_options_where_nothing_is_forbidden() -> None:
    assert AskWith(0, "number", lambda: range(3)).options() == [0, 1, 2]


def test_nothing_is_listed_before_somebody_asks_and_then_only_once() -> None:
    listed: list[int] = []

    def candidates() -> Sequence[int]:
        listed.append(1)
        return range(4)

    ask = AskWith(0, "number", candidates)
    assert listed == []
    assert ask.options() == ask.options()
    assert listed == [1]


def test_a_listing_stands_for_the_predicate() -> None:
    ask = AskWith(0, "number", lambda: range(4), why_not_odd, lambda: [2, 0])
    assert ask.options() == [2, 0]


@pytest.mark.parametrize("listed_before", [True, False])
def test_a_refusal_has_the_code_of_the_predicate(listed_before: bool) -> None:
    ask = AskWith(0, "number", lambda: range(4), why_not_odd)
    if listed_before:
        ask.options()
    assert [ask.judged(answer) for answer in range(4)] == [ALLOWED, ODD, ALLOWED, ODD]
    assert [ask.judged(rubbish) for rubbish in (4, 5, -1, 10**30)] == [NOT_A_CANDIDATE] * 4


def test_a_predicate_is_asked_about_candidates_alone_even_where_there_is_a_listing() -> None:
    ask = AskWith(0, "number", lambda: range(4), why_not_odd, lambda: [0, 2])
    assert [ask.judged(answer) for answer in (2, 3, 4, 5)] == [ALLOWED, ODD, NOT_A_CANDIDATE, NOT_A_CANDIDATE]


class Json(Teller):
    """A position of nothing."""


def test_a_fact_goes_to_those_who_listen() -> None:
    pos = Json()
    pos.tell("rain", 1)
    assert pos.told is None
    pos.told = []
    pos.tell("rain")
    pos.tell("rain", 1, -1)
    pos.tell_only(1, "dream", 7)
    pos.tell_all("flood", (1, 2, 3, 4, 5, 6))
    told = [(tell.name, tell.facts, tell.only) for tell in pos.told]
    everyone = [("rain", (), EVERYONE), ("rain", (1, -1), EVERYONE), ("flood", (1, 2, 3, 4, 5, 6), EVERYONE)]
    assert told == [*everyone[:2], ("dream", (7,), (1,)), everyone[2]]


def test_a_fact_is_known_to_all_or_to_those_it_names() -> None:
    assert Tell("rain").only == EVERYONE
    assert [Tell("rain").known_to(seat) for seat in (-1, 0, 1)] == [True, True, True]
    assert [Tell("dream", (7,), (1,)).known_to(seat) for seat in (-1, 0, 1)] == [False, False, True]


def test_scripts_ask_and_return_the_answers() -> None:
    def script() -> Script[tuple[int, list[int], int]]:
        one = yield AskWith(0, "one", lambda: range(3), secret=True)
        all_ = yield from together([AskWith(0, "all", lambda: range(3)), AskWith(1, "all", lambda: range(3))])
        card = yield from draw("card", "deck", lambda: [1, 2], seat=1, shuffle=3)
        return one, all_, card

    running = script()
    ask, sealed, drawn = next(running), running.send(2), running.send([0, 1])
    assert isinstance(ask, Ask)
    assert (ask.seat, ask.name, ask.secret) == (0, "one", True)
    assert isinstance(sealed, Together)
    assert isinstance(drawn, Draw)
    assert (drawn.deck, drawn.counts(), drawn.seat, drawn.shuffle, drawn.hidden) == ("deck", [1, 2], 1, 3, True)
    with pytest.raises(StopIteration) as ended:
        running.send(1)
    assert ended.value.value == (2, [0, 1], 1)


def test_a_draw_belongs_to_nobody_unless_it_says_so() -> None:
    assert Draw("card", "deck", lambda: [1]).seat == CHANCE


@pytest.mark.parametrize("seats", [[], [0, 0], [0, 1, 0]])
def test_several_seats_are_asked_at_once_but_nobody_twice(seats: list[int]) -> None:
    with pytest.raises(AssertionError, match="is asked at once"):
        Together([AskWith(seat, "bid", lambda: range(3)) for seat in seats])
