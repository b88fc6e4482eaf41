"""Scripts that fail leave a match where it was."""

import pytest

from tests.engine.asking import AskWith
from tests.engine.small_game.position import Position
from tests.engine.tables import facts, match_of, one_question, sealed_bids
from tianxia.engine.match import ScriptFailed
from tianxia.engine.script import Script, draw


def failing(pos: Position) -> Script[None]:
    first = yield AskWith(0, "price", lambda: range(3))
    pos.tell("asked", 0, first)
    if first == 2:
        raise ZeroDivisionError("no price of two")


def test_a_script_that_fails_leaves_the_match_where_it_was() -> None:
    match = match_of(one_question, failing, one_question)
    match.answer(0, 0)
    with pytest.raises(
        ScriptFailed, match=r"small: the script of price failed: ZeroDivisionError\('no price of two'\)"
    ) as caught:
        match.answer(0, 2)
    assert isinstance(caught.value.__cause__, ZeroDivisionError)
    assert (len(match.entries), [tell.after for tell in match.events], match.position.turns) == (1, [0], 1)
    match.answer(0, 1)
    assert match.position.turns == 2


def test_a_script_that_fails_in_a_later_step_takes_the_answer_back_too() -> None:
    def hopeless(pos: Position) -> Script[None]:
        pos.tell("favour", 0)
        raise ZeroDivisionError

    match = match_of(one_question, hopeless)
    with pytest.raises(ScriptFailed):
        match.answer(0, 1)
    assert (match.entries, match.events, match.position.turns) == ([], [], 0)
    assert match.questions[0].name == "price"


@pytest.mark.parametrize("dead_end", [True, False])
@pytest.mark.parametrize("order", [[0, 1, 2], [2, 0, 1], [1, 2, 0]])
def test_when_a_sealed_question_fails_only_the_last_answer_is_lost(order: list[int], dead_end: bool) -> None:
    def script(pos: Position) -> Script[None]:
        yield from sealed_bids(pos)
        if not dead_end:
            raise ZeroDivisionError
        yield AskWith(0, "price", lambda: [])

    match = match_of(script, seats=3)
    for seat in order[:-1]:
        match.answer(seat, 1)
    with pytest.raises(ScriptFailed, match="dead end: price has no option" if dead_end else "ZeroDivisionError"):
        match.answer(order[-1], 1)
    assert [entry.seat for entry in match.given()] == order[:-1]
    assert match.to_answer() == order[-1:]


def test_a_failing_draw_can_be_drawn_again() -> None:
    def script(_pos: Position) -> Script[None]:
        card = yield from draw("card", "silk", lambda: [1, 1])
        if card == 1:
            raise ZeroDivisionError

    match = match_of(script, one_question)
    with pytest.raises(ScriptFailed):
        match.answer_chance(1)
    assert match.draw is not None
    match.answer_chance(0)
    assert match.questions[0].name == "price"


def test_a_world_that_contradicts_itself_fails_whenever_one_looks() -> None:
    def picky(pos: Position) -> Script[None]:
        first = yield AskWith(0, "price", lambda: range(3))
        if first > pos.coins[0]:
            raise ValueError("too poor")
        yield AskWith(0, "deck", lambda: range(2))

    match = match_of(picky)
    match.answer(0, 2)
    poor = match.checkpoint()
    poor.coins[0] = 1
    world = match.believed(poor, match.since())
    for _ in range(2):
        with pytest.raises(ValueError, match="too poor"):
            assert world.position
        assert facts(world) == facts(match)
