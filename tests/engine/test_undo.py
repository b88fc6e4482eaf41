"""Going back and forking: undo to a barrier, rewind, and forks."""

import pickle

import pytest

from tests.engine.asking import AskWith
from tests.engine.small_game import GAME
from tests.engine.small_game.position import Position
from tests.engine.tables import (
    answer,
    asked,
    facts,
    live_match_of,
    match_of,
    one_question,
    play_until,
    refusal_of,
    sealed_bids,
    two_questions,
)
from tianxia.engine.entry import PAST
from tianxia.engine.game import BadInput, Refused
from tianxia.engine.script import CHANCE, Script, together
from tianxia.engine.undo import last_free, undo


def test_undo_goes_back_within_a_turn() -> None:
    live = play_until(live_match_of(), "show")
    match, before = live.match, GAME.to_json(live.match.position)
    match.answer(0, match.questions[0].options()[0])
    assert [ask.name for ask in match.questions] == ["price"]
    undo(match, 0)
    assert [ask.name for ask in match.questions] == ["show"]
    assert GAME.to_json(match.position) == before
    assert match.events[-1].name == "sold"


def test_a_turn_can_be_started_again() -> None:
    match = play_until(live_match_of(), "reply").match
    start = len(match.entries) - 2
    while last_free(match, 0) is not None:
        undo(match, 0)
    assert (len(match.entries), match.questions[0].name) == (start, "show")


def test_undo_stops_at_another_seats_answer() -> None:
    live = play_until(live_match_of(), "tuck")
    match, me = live.match, asked(live).seat
    for _ in range(2):
        assert match.entries[-1].seat == match.position.left_of(me)
        with pytest.raises(Refused) as caught:
            undo(match, me)
        assert refusal_of(caught) == ("barrier", {"seat": me})
        match.answer(me, asked(live).options()[0])
        undo(match, me)
        assert asked(live).name == "tuck"


def test_undo_stops_at_a_draw() -> None:
    match = play_until(live_match_of(), "deck", times=2).match
    assert match.entries[-1].seat == CHANCE
    assert last_free(match, 0) is None
    with pytest.raises(Refused, match="barrier"):
        undo(match, 0)


def test_undo_passes_over_forced_answers() -> None:
    def script(_pos: Position) -> Script[None]:
        yield AskWith(0, "price", lambda: range(3))
        yield AskWith(0, "deck", lambda: [1])
        yield AskWith(0, "show", lambda: range(2))

    match = match_of(script)
    match.answer(0, 2)
    assert facts(match) == [(0, "price", 2, False), (0, "deck", 1, True)]
    undo(match, 0)
    assert (match.entries, match.questions[0].name) == ([], "price")
    assert last_free(match, 0) is None


def test_undo_goes_back_over_the_end_of_a_step() -> None:
    match = match_of(one_question, one_question, one_question)
    match.answer(0, 1)
    match.answer(0, 2)
    undo(match, 0)
    assert (facts(match), match.position.turns) == ([(0, "price", 1, False)], 1)
    assert [tell.after for tell in match.events] == [0]
    undo(match, 0)
    assert (match.entries, match.events, match.position.turns) == ([], [], 0)


def test_sealed_answers_are_a_barrier_once_they_are_open() -> None:
    match = match_of(sealed_bids, one_question)
    match.answer(0, 1)
    match.answer(1, 2)
    for seat in (0, 1):
        with pytest.raises(Refused, match="barrier"):
            undo(match, seat)
    twin = pickle.loads(pickle.dumps(answer(answer(play_until(live_match_of(2), "bid"))).match))
    assert [last_free(twin, seat) for seat in (0, 1)] == [None, None]


def test_a_closed_sealed_answer_can_be_undone_by_who_gave_it_last() -> None:
    match = match_of(sealed_bids, seats=3)
    match.answer(0, 1)
    match.answer(2, 2)
    with pytest.raises(Refused, match="barrier"):
        undo(match, 0)
    undo(match, 2)
    assert match.to_answer() == [1, 2]


def test_a_sealed_answer_of_one_seat_alone_is_no_barrier() -> None:
    def bid_alone(pos: Position) -> Script[None]:
        """Only the first seat bids, as in a solo game."""
        pos.coins[0] = (yield from together([AskWith(0, "bid", lambda: range(4))]))[0]

    match = match_of(bid_alone, one_question)
    match.answer(0, 1)
    undo(match, 0)
    assert match.to_answer() == [0]
    assert match.questions[0].name == "bid"


def test_rewind_goes_back_to_any_answer_with_what_had_been_told_then() -> None:
    match = play_until(live_match_of(), "tuck").match
    whole, told = match.entries[:], match.events[:]
    for length in (len(whole) - 1, 14, 5, 0):
        match.rewind(length)
        assert match.entries == whole[:length]
        assert match.events == [tell for tell in told if tell.after < length]


@pytest.mark.parametrize("length", [-1, 99])
def test_rewind_stays_within_the_game(length: int) -> None:
    with pytest.raises(BadInput, match=f"rewind-too-far length={length}"):
        play_until(live_match_of(), "show").match.rewind(length)


def test_a_fork_goes_its_own_way_and_tells_only_what_is_new() -> None:
    match = match_of(two_questions, one_question)
    match.answer(0, 1)
    twin = match.fork()
    assert twin.events == []
    assert [tell.name for tell in twin.answer(0, 0)] == ["drew"]
    assert [tell.name for tell in twin.events] == ["drew"]
    assert [tell.name for tell in match.events] == ["favour", "asked"]
    assert (len(match.entries), len(twin.entries)) == (1, 2)


@pytest.mark.parametrize("length", [0, 1, 2, 3])
def test_a_fork_that_goes_back_tells_nothing_old(length: int) -> None:
    match = match_of(one_question, one_question, two_questions)
    for price in (0, 1, 2):
        match.answer(0, price)
    twin = match.fork()
    twin.rewind(length)
    assert twin.events == []
    twin.answer(0, 1)
    assert {tell.after for tell in twin.events} == {length}


def test_forget_events_keeps_only_what_comes() -> None:
    match = match_of(two_questions)
    match.forget_events()
    match.answer(0, 1)
    assert [tell.name for tell in match.events] == ["asked"]


def test_the_checkpoint_is_where_the_step_began() -> None:
    match = match_of(one_question, two_questions)
    match.answer(0, 1)
    match.answer(0, 2)
    assert match.checkpoint().turns == 1
    assert [entry.answer for entry in match.since()] == [2]
    match.checkpoint().turns = 7
    assert match.checkpoint().turns == 1


def test_a_pickled_match_is_at_the_same_place() -> None:
    for question in ("bid", "price", "reply", "tuck", "deck"):
        match = play_until(live_match_of(4), question).match
        twin = pickle.loads(pickle.dumps(match))
        assert (facts(twin), twin.events) == (facts(match), [])
        assert GAME.to_json(twin.position) == GAME.to_json(match.position)
        assert twin.questions[0].options() == match.questions[0].options()


def test_a_guess_holds_no_answer_from_before_its_checkpoint_and_does_not_go_back_there() -> None:
    match = play_until(live_match_of(), "price").match
    mark = len(match.entries) - len(match.since())
    world = match.believed(match.checkpoint(), match.since())
    assert world.entries[:mark] == [PAST] * mark
    assert world.entries[mark:] == match.entries[mark:]
    world.rewind(mark)
    assert world.questions[0].name == "show"
    with pytest.raises(BadInput, match="rewind-too-far"):
        world.rewind(mark - 1)
