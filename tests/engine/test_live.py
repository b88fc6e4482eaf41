"""A live match answers chance, keeps the seed, saves, resumes and goes back."""

from dataclasses import replace

import pytest

from tests.engine.small_game import GAME
from tests.engine.tables import SECRET, answer, asked, live_match_of, play_out, play_until
from tianxia.engine.eye import published
from tianxia.engine.game import BadInput
from tianxia.engine.live import LiveMatch, resumed
from tianxia.engine.record import read, write, write_notation
from tianxia.engine.script import CHANCE
from tianxia.engine.undo import NOTHING, free_place, last_free, redo_offered, undo_of


def facts(live: LiveMatch) -> list[tuple[int, str, int, bool]]:
    return [entry.facts() for entry in live.match.entries]


def test_a_new_game_is_dealt_up_to_its_first_question() -> None:
    live = live_match_of()
    assert live.match.to_answer() == [0, 1, 2]
    assert {entry.seat for entry in live.match.entries} == {CHANCE}
    assert live.header.seats == ("a", "b", "c")
    assert live.header.commitment is not None


def test_an_answer_tells_also_what_chance_brought() -> None:
    live = play_until(live_match_of(), "deck")
    told = live.answer(asked(live).seat, asked(live).options()[0])
    assert [tell.name for tell in told] == ["drew", "drew_card"]
    assert live.match.draw is None


def test_the_seed_is_in_the_record_only_after_the_end() -> None:
    live = live_match_of()
    assert (live.record().seed, live.record().result) == (None, None)
    assert SECRET not in write(live.record()) + write_notation(live.record())
    assert live.save().seed == SECRET
    play_out(live)
    assert live.record().seed == SECRET
    assert live.record().result == live.match.result().to_json()


@pytest.mark.parametrize("question", ["bid", "show", "price", "reply", "tuck", "deck"])
@pytest.mark.parametrize("written", [write, write_notation])
def test_a_saved_game_goes_on_as_if_nothing_had_happened(question: str, written: object) -> None:
    live = play_until(live_match_of(4), question)
    assert callable(written)
    (saved,) = read(written(live.save()))
    again = resumed(GAME, saved)
    assert facts(again) == facts(live)
    assert [published(again.match, seat) for seat in range(4)] == [published(live.match, seat) for seat in range(4)]
    assert facts(play_out(again)) == facts(play_out(live))
    assert again.record() == live.record()


def test_a_half_sealed_question_is_saved_half_sealed() -> None:
    live = live_match_of()
    live.answer(2, 1)
    again = resumed(GAME, live.save())
    assert again.match.to_answer() == [0, 1]


def test_a_game_cannot_go_on_without_its_seed() -> None:
    with pytest.raises(BadInput, match=r"record-no-seed place=here:1"):
        resumed(GAME, replace(live_match_of().record(), place="here:1"))


def test_a_saved_game_with_another_seed_is_found_out() -> None:
    with pytest.raises(BadInput, match="record-draw"):
        resumed(GAME, replace(live_match_of().save(), seed="another"))


def test_a_saved_game_with_an_illegal_answer_is_found_out() -> None:
    live = play_until(live_match_of(), "price")
    lines = list(live.save().lines)
    lines[-1] = replace(lines[-1], answer=next(card for card in ("silk1", "silk2", "silk3") if not _held(live, card)))
    with pytest.raises(BadInput, match="record-illegal"):
        resumed(GAME, replace(live.save(), lines=tuple(lines)))


def _held(live: LiveMatch, card: str) -> bool:
    return card in published(live.match, asked(live).seat)["view"]["hand"]


def test_going_back_draws_the_same_again() -> None:
    live = play_until(live_match_of(), "deck", times=3)
    before, events = facts(live), len(live.match.events)
    live.rewind(len(before) - 4)
    assert facts(live) == before[:-4]
    while len(live.match.entries) < len(before):
        seat, _, drawn, _ = before[len(live.match.entries)]
        live.answer(seat, drawn)
    assert (facts(live), len(live.match.events)) == (before, events)


@pytest.mark.parametrize("length", [-1, 1000])
def test_going_back_stays_within_the_game(length: int) -> None:
    live = live_match_of()
    before = facts(live)
    with pytest.raises(BadInput, match="rewind-too-far"):
        live.rewind(length)
    assert facts(live) == before


def test_undo_passes_every_barrier() -> None:
    live = play_until(live_match_of(), "deck", times=2)
    me, given = asked(live).seat, len(live.match.entries)
    assert last_free(live.match, me) is None
    assert live.undo([me])
    assert (asked(live).name, asked(live).seat, len(live.match.entries)) == ("deck", me, given - 2)


def test_undo_is_free_within_a_turn_or_alone_and_says_whose_moves_go_too() -> None:
    live = play_until(live_match_of(), "price")
    me, given = asked(live).seat, len(live.match.entries)
    each, alone = {f"p{seat}": [seat] for seat in range(3)}, {"p": [me]}
    undo = undo_of(live.match, me, each)
    assert (undo.offer, undo.place, undo.within_turn, undo.others) == ("free", given - 1, True, [])
    live = play_until(live, "deck", times=2)
    undo = undo_of(live.match, me := asked(live).seat, each)
    assert (undo.offer, undo.within_turn, undo.others) == ("consent", False, [])
    assert free_place(live.match, me, each) is None
    assert undo_of(live.match, me, alone).offer == "free"
    other = next(seat for seat in range(3) if seat != me and undo_of(live.match, seat, each).others)
    assert undo_of(live.match, other, each).offer == "consent"
    assert me in undo_of(live.match, other, each).others
    assert undo_of(live.match, other, {"p": [0, 1, 2]}).others == [], "they are all one person's"
    assert undo_of(live.match, -1, each) == NOTHING == undo_of(live_match_of().match, 0, each)


def test_redo_is_its_persons_and_free_where_only_own_answers_come_again() -> None:
    live = play_until(live_match_of(), "price")
    me, each = asked(live).seat, {f"p{seat}": [seat] for seat in range(3)}
    assert redo_offered(live.undone, me, each) == "none"
    assert live.undo([me])
    assert [redo_offered(live.undone, seat, each) for seat in (me, (me + 1) % 3, -1)] == ["free", "none", "none"]
    live = play_until(live, "deck", times=2)
    assert live.undo([me])
    assert {line.seat for line in live.undone[-1]} > {me}
    assert [redo_offered(live.undone, me, persons) for persons in (each, {"p": [0, 1, 2]})] == ["consent", "free"]


def test_undo_goes_to_the_last_answer_that_somebody_chose() -> None:
    live = play_until(live_match_of(), "reply", forced=True)
    forced = len(live.match.entries) - 1
    while live.match.entries[forced].question != "reply":
        forced -= 1
    seat = live.match.entries[forced].seat
    assert live.undo([seat])
    assert len(live.match.entries) < forced
    assert asked(live).seat == seat or seat in live.match.to_answer()


def test_without_an_answer_there_is_nothing_to_undo() -> None:
    live = live_match_of()
    assert not live.undo([0, 1, 2])
    answer(live)
    assert not live.undo([1, 2])
    assert live.undo([0])
    assert live.match.to_answer() == [0, 1, 2]


def test_a_game_that_is_over_can_be_undone() -> None:
    live = play_out(live_match_of())
    assert live.undo([0, 1, 2])
    assert not live.match.over
    assert live.record().seed is None


def test_redo_plays_what_was_undone_draws_and_all() -> None:
    live = play_until(live_match_of(), "deck", times=2)
    whole, events = facts(live), [(tell.name, tell.facts, tell.after) for tell in live.match.events]
    assert not live.redo()
    assert live.undo([0, 1, 2])
    assert live.undo([0, 1, 2])
    shorter = facts(live)
    assert live.redo()
    assert len(shorter) < len(facts(live)) < len(whole)
    assert live.redo()
    assert facts(live) == whole
    assert [(tell.name, tell.facts, tell.after) for tell in live.match.events] == events
    assert not live.redo()
    assert facts(play_out(live)) == facts(play_out(play_until(live_match_of(), "deck", times=2)))


def test_another_answer_forgets_what_was_undone() -> None:
    live = play_until(live_match_of(), "price")
    assert live.undo([asked(live).seat])
    answer(live)
    assert not live.redo()
    half_sealed = live_match_of()
    half_sealed.answer(0, 1)
    assert half_sealed.undo([0])
    half_sealed.answer(1, 1)
    half_sealed.take_back(1)
    assert not half_sealed.redo()
    assert half_sealed.match.to_answer() == [0, 1, 2]
