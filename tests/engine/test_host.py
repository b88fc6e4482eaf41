"""A host: it answers chance, keeps the seed, saves, resumes and goes back."""

from dataclasses import replace

import pytest

from tests.engine.small_game import GAME
from tests.engine.tables import SECRET, answer, asked, host_of, play_out, play_until
from tianxia.engine.eye import published
from tianxia.engine.game import BadInput
from tianxia.engine.host import Host, resumed
from tianxia.engine.record import read, write, write_notation
from tianxia.engine.script import CHANCE
from tianxia.engine.undo import NOTHING, free_place, last_free, redo_offered, undo_of


def facts(host: Host) -> list[tuple[int, str, int, bool]]:
    return [entry.facts() for entry in host.match.entries]


def test_a_new_game_is_dealt_up_to_its_first_question() -> None:
    host = host_of()
    assert host.match.to_answer() == [0, 1, 2]
    assert {entry.seat for entry in host.match.entries} == {CHANCE}
    assert host.header.seats == ("a", "b", "c")
    assert host.header.commitment is not None


def test_an_answer_tells_also_what_chance_brought() -> None:
    host = play_until(host_of(), "deck")
    told = host.answer(asked(host).seat, asked(host).options()[0])
    assert [tell.name for tell in told] == ["drew", "drew_card"]
    assert host.match.draw is None


def test_the_seed_is_in_the_record_only_after_the_end() -> None:
    host = host_of()
    assert (host.record().seed, host.record().result) == (None, None)
    assert SECRET not in write(host.record()) + write_notation(host.record())
    assert host.save().seed == SECRET
    play_out(host)
    assert host.record().seed == SECRET
    assert host.record().result == host.match.result().to_plain()


@pytest.mark.parametrize("question", ["bid", "show", "price", "reply", "tuck", "deck"])
@pytest.mark.parametrize("written", [write, write_notation])
def test_a_saved_game_goes_on_as_if_nothing_had_happened(question: str, written: object) -> None:
    host = play_until(host_of(4), question)
    assert callable(written)
    (saved,) = read(written(host.save()))
    again = resumed(GAME, saved)
    assert facts(again) == facts(host)
    assert [published(again.match, seat) for seat in range(4)] == [published(host.match, seat) for seat in range(4)]
    assert facts(play_out(again)) == facts(play_out(host))
    assert again.record() == host.record()


def test_a_half_sealed_question_is_saved_half_sealed() -> None:
    host = host_of()
    host.answer(2, 1)
    again = resumed(GAME, host.save())
    assert again.match.to_answer() == [0, 1]


def test_a_game_cannot_go_on_without_its_seed() -> None:
    with pytest.raises(BadInput, match=r"record-no-seed place=here:1"):
        resumed(GAME, replace(host_of().record(), place="here:1"))


def test_a_saved_game_with_another_seed_is_found_out() -> None:
    with pytest.raises(BadInput, match="record-draw"):
        resumed(GAME, replace(host_of().save(), seed="another"))


def test_a_saved_game_with_an_illegal_answer_is_found_out() -> None:
    host = play_until(host_of(), "price")
    lines = list(host.save().lines)
    lines[-1] = replace(lines[-1], answer=next(card for card in ("silk1", "silk2", "silk3") if not _held(host, card)))
    with pytest.raises(BadInput, match="record-illegal"):
        resumed(GAME, replace(host.save(), lines=tuple(lines)))


def _held(host: Host, card: str) -> bool:
    return card in published(host.match, asked(host).seat)["view"]["hand"]


def test_going_back_draws_the_same_again() -> None:
    host = play_until(host_of(), "deck", times=3)
    before, events = facts(host), len(host.match.events)
    host.rewind(len(before) - 4)
    assert facts(host) == before[:-4]
    while len(host.match.entries) < len(before):
        seat, _, drawn, _ = before[len(host.match.entries)]
        host.answer(seat, drawn)
    assert (facts(host), len(host.match.events)) == (before, events)


@pytest.mark.parametrize("length", [-1, 1000])
def test_going_back_stays_within_the_game(length: int) -> None:
    host = host_of()
    before = facts(host)
    with pytest.raises(BadInput, match="rewind-too-far"):
        host.rewind(length)
    assert facts(host) == before


def test_undo_passes_every_barrier() -> None:
    host = play_until(host_of(), "deck", times=2)
    me, given = asked(host).seat, len(host.match.entries)
    assert last_free(host.match, me) is None
    assert host.undo([me])
    assert (asked(host).name, asked(host).seat, len(host.match.entries)) == ("deck", me, given - 2)


def test_undo_is_free_within_a_turn_or_alone_and_says_whose_moves_go_too() -> None:
    host = play_until(host_of(), "price")
    me, given = asked(host).seat, len(host.match.entries)
    each, alone = {f"p{seat}": [seat] for seat in range(3)}, {"p": [me]}
    undo = undo_of(host.match, me, each)
    assert (undo.offer, undo.place, undo.within_turn, undo.others) == ("free", given - 1, True, [])
    host = play_until(host, "deck", times=2)
    undo = undo_of(host.match, me := asked(host).seat, each)
    assert (undo.offer, undo.within_turn, undo.others) == ("consent", False, [])
    assert free_place(host.match, me, each) is None
    assert undo_of(host.match, me, alone).offer == "free"
    other = next(seat for seat in range(3) if seat != me and undo_of(host.match, seat, each).others)
    assert undo_of(host.match, other, each).offer == "consent"
    assert me in undo_of(host.match, other, each).others
    assert undo_of(host.match, other, {"p": [0, 1, 2]}).others == [], "they are all one person's"
    assert undo_of(host.match, -1, each) == NOTHING == undo_of(host_of().match, 0, each)


def test_redo_is_its_persons_and_free_where_only_own_answers_come_again() -> None:
    host = play_until(host_of(), "price")
    me, each = asked(host).seat, {f"p{seat}": [seat] for seat in range(3)}
    assert redo_offered(host.undone, me, each) == "none"
    assert host.undo([me])
    assert [redo_offered(host.undone, seat, each) for seat in (me, (me + 1) % 3, -1)] == ["free", "none", "none"]
    host = play_until(host, "deck", times=2)
    assert host.undo([me])
    assert {line.seat for line in host.undone[-1]} > {me}
    assert [redo_offered(host.undone, me, persons) for persons in (each, {"p": [0, 1, 2]})] == ["consent", "free"]


def test_undo_goes_to_the_last_answer_that_somebody_chose() -> None:
    host = play_until(host_of(), "reply", forced=True)
    forced = len(host.match.entries) - 1
    while host.match.entries[forced].question != "reply":
        forced -= 1
    seat = host.match.entries[forced].seat
    assert host.undo([seat])
    assert len(host.match.entries) < forced
    assert asked(host).seat == seat or seat in host.match.to_answer()


def test_without_an_answer_there_is_nothing_to_undo() -> None:
    host = host_of()
    assert not host.undo([0, 1, 2])
    answer(host)
    assert not host.undo([1, 2])
    assert host.undo([0])
    assert host.match.to_answer() == [0, 1, 2]


def test_a_game_that_is_over_can_be_undone() -> None:
    host = play_out(host_of())
    assert host.undo([0, 1, 2])
    assert not host.match.over
    assert host.record().seed is None


def test_redo_plays_what_was_undone_draws_and_all() -> None:
    host = play_until(host_of(), "deck", times=2)
    whole, events = facts(host), [(tell.name, tell.facts, tell.after) for tell in host.match.events]
    assert not host.redo()
    assert host.undo([0, 1, 2])
    assert host.undo([0, 1, 2])
    shorter = facts(host)
    assert host.redo()
    assert len(shorter) < len(facts(host)) < len(whole)
    assert host.redo()
    assert facts(host) == whole
    assert [(tell.name, tell.facts, tell.after) for tell in host.match.events] == events
    assert not host.redo()
    assert facts(play_out(host)) == facts(play_out(play_until(host_of(), "deck", times=2)))


def test_another_answer_forgets_what_was_undone() -> None:
    host = play_until(host_of(), "price")
    assert host.undo([asked(host).seat])
    answer(host)
    assert not host.redo()
    half_sealed = host_of()
    half_sealed.answer(0, 1)
    assert half_sealed.undo([0])
    half_sealed.answer(1, 1)
    half_sealed.take_back(1)
    assert not half_sealed.redo()
    assert half_sealed.match.to_answer() == [0, 1, 2]
