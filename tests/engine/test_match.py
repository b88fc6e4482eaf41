"""A match: how it begins, takes answers, keeps sealed ones closed, and ends."""

import pickle
from dataclasses import replace

import pytest

from tests.engine.asking import AskWith
from tests.engine.small_game import GAME
from tests.engine.small_game.position import Position
from tests.engine.tables import (
    answer,
    facts,
    live_match_of,
    match_of,
    one_question,
    play_out,
    play_until,
    refusal_of,
    sealed_bids,
    two_questions,
)
from tianxia.engine.entry import Entry
from tianxia.engine.game import BadInput, Refusal, Refused
from tianxia.engine.match import begin
from tianxia.engine.script import CHANCE, Script, together
from tianxia.engine.undo import undo


def test_a_match_begins_at_its_first_question() -> None:
    match = begin(GAME, 2)
    assert match.draw is not None
    assert (match.draw.name, match.questions, match.over) == ("card", [], False)
    assert match.options == {"purse": "plain"}


@pytest.mark.parametrize(
    ("seats", "options", "message"),
    [
        (1, {}, "bad-seat-count game=small seats=1 allowed=2, 3, 4"),
        (2, {"colour": "red"}, "bad-option game=small option=colour allowed=purse"),
        (2, {"purse": "empty"}, "bad-option-value option=purse value=empty allowed=plain, rich"),
    ],
)
def test_a_table_that_cannot_be_is_refused(seats: int, options: dict[str, str], message: str) -> None:
    with pytest.raises(BadInput) as caught:
        begin(GAME, seats, options)
    assert str(caught.value) == message


def test_a_first_question_with_one_option_is_forced_too() -> None:
    def script(_pos: Position) -> Script[None]:
        yield AskWith(1, "price", lambda: [2])

    assert facts(match_of(script)) == [(1, "price", 2, True)]


def test_there_is_no_result_before_the_end() -> None:
    with pytest.raises(BadInput, match="match-not-over"):
        begin(GAME, 2).result()
    assert play_out(live_match_of()).match.result().reason == "last_round"


def test_an_answer_returns_what_it_caused() -> None:
    match = match_of(two_questions)
    assert [tell.name for tell in match.events] == ["favour"]
    assert [(tell.name, tell.facts, tell.after) for tell in match.answer(0, 2)] == [("asked", (0, 2), 0)]
    assert [tell.after for tell in match.events] == [-1, 0]


def test_who_is_not_asked_cannot_answer() -> None:
    match = play_until(live_match_of(), "show").match
    for seat in (1, 7, CHANCE):
        with pytest.raises(Refused) as caught:
            match.answer(seat, 0)
        assert refusal_of(caught) == ("not-asked", {"seat": seat})
    with pytest.raises(Refused) as caught:
        match.answer_chance(0)
    assert refusal_of(caught) == ("not-asked", {"seat": CHANCE})


@pytest.mark.parametrize("drawn", [-1, 3, 6, 10**9])
def test_chance_can_only_draw_what_is_there(drawn: int) -> None:
    match = begin(GAME, 2)
    with pytest.raises(Refused) as caught:
        match.answer_chance(drawn)
    assert refusal_of(caught) == ("not-there", {"question": "card"})
    assert match.entries == []


def test_a_refusal_says_code_rule_and_numbers() -> None:
    match = answer(play_until(live_match_of(), "show")).match
    expected = Refusal("too-dear", "S-3", {"price": 4})
    while match.refused(0, 4) is None:
        undo(match, 0)
        match.answer(0, match.questions[0].options()[0])
    assert match.refused(0, 4) == expected
    assert match.refused(0, 9) == Refusal("not-a-candidate", "", {"question": "price"})
    with pytest.raises(Refused, match=r"too-dear S-3 price=4"):
        match.answer(0, 4)


def test_what_has_one_option_is_answered_by_the_match_and_marked() -> None:
    match = play_until(live_match_of(), "reply", forced=True).match
    forced = [place for place, entry in enumerate(match.entries) if entry.forced]
    twin = match.fork()
    for place in reversed(forced):
        twin.rewind(place)
        ask = twin.question(match.entries[place].seat)
        assert ask is not None
        assert ask.options() == [match.entries[place].answer]


def test_entries_are_equal_when_they_say_the_same() -> None:
    assert Entry(1, "bid", 2) == Entry(1, "bid", 2)
    assert hash(Entry(1, "bid", 2)) == hash(Entry(1, "bid", 2))
    assert Entry(1, "bid", 2) != Entry(1, "bid", 2, True)
    assert Entry(1, "bid", 2) != (1, "bid", 2, False)


@pytest.mark.parametrize("order", [[0, 1, 2], [2, 1, 0], [1, 2, 0]])
def test_sealed_answers_come_in_any_order_and_stand_in_that_of_asking(order: list[int]) -> None:
    match = match_of(sealed_bids, seats=3)
    for seat in order[:-1]:
        assert match.answer(seat, seat + 1) == []
    assert sorted(entry.seat for entry in match.given()) == sorted(order[:-1])
    assert match.to_answer() == order[-1:]
    (told,) = match.answer(order[-1], order[-1] + 1)
    assert (told.name, told.facts) == ("bids", (1, 2, 3))
    assert facts(match) == [(0, "bid", 1, False), (1, "bid", 2, False), (2, "bid", 3, False)]
    assert (match.position.coins, match.given(), match.over) == ([1, 2, 3], [], True)


def test_a_sealed_answer_can_be_taken_back_until_all_have_answered() -> None:
    match = match_of(sealed_bids, seats=3)
    match.answer(2, 3)
    match.answer(0, 1)
    match.take_back(2)
    assert match.to_answer() == [1, 2]
    assert [entry.seat for entry in match.given()] == [0]
    match.answer(2, 2)
    match.answer(1, 0)
    assert match.position.coins == [1, 0, 2]
    with pytest.raises(Refused) as caught:
        match.take_back(2)
    assert refusal_of(caught) == ("nothing-to-take-back", {"seat": 2})


def test_who_has_not_answered_has_nothing_to_take_back() -> None:
    match = match_of(sealed_bids, seats=3)
    match.answer(0, 1)
    with pytest.raises(Refused) as caught:
        match.take_back(1)
    assert refusal_of(caught) == ("nothing-to-take-back", {"seat": 1})
    assert facts(match) == [(0, "bid", 1, False)]


def test_a_sealed_question_is_never_forced() -> None:
    def script(_pos: Position) -> Script[None]:
        yield from together([AskWith(0, "bid", lambda: [1]), AskWith(1, "bid", lambda: [1, 2])])

    match = match_of(script)
    match.answer(1, 2)
    assert match.to_answer() == [0]
    assert len(match.entries) == 1


def test_copies_of_a_half_sealed_question_are_half_sealed() -> None:
    match = match_of(sealed_bids, seats=3)
    match.answer(2, 3)
    for twin in (match.fork(), match.fork().fork()):
        assert twin.to_answer() == [0, 1]
        assert [entry.seat for entry in twin.given()] == [2]
    live = play_until(live_match_of(), "bid")
    live.answer(2, 1)
    twin = pickle.loads(pickle.dumps(live.match))
    assert [entry.seat for entry in twin.given()] == [2]


def test_a_game_is_over_when_there_is_no_next_step() -> None:
    match = match_of(one_question)
    match.answer(0, 1)
    assert match.over
    assert (match.questions, match.draw, match.to_answer()) == ([], None, [])


def test_a_match_is_played_on_components_of_its_own() -> None:
    game = replace(GAME, load_components=lambda _folder: pytest.fail("components were given"))
    assert begin(game, 2, None, GAME.load_components(None)).components.source is None
