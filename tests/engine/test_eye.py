"""A seat's eye: what is published to whom, and guesses that know no more than their seat."""

from random import Random

import pytest

from tests.engine.small_game import GAME
from tests.engine.small_game.view import cards_of
from tests.engine.tables import answer, asked, live_match_of, play_out, play_until
from tianxia.engine.eye import SPECTATOR, Eye, published, published_events, published_options
from tianxia.engine.game import canonical
from tianxia.engine.match import Match

GUESSES = 60


def worlds(match: Match, seat: int) -> list[Match]:
    rng = Random(5)
    return [Eye(match, seat).guess(rng) for _ in range(GUESSES)]


def test_a_seat_is_shown_its_view_and_its_options() -> None:
    live = play_until(live_match_of(), "show")
    me = asked(live).seat
    shown = published(live.match, me)
    assert shown["view"] == GAME.view(live.match.position, me)
    assert shown["asked"] == [{"seat": me, "question": "show"}]
    assert (shown["question"], shown["given"], shown["chance"], shown["result"]) == ("show", [], None, None)
    assert (
        shown["options"] == published_options(live.match, asked(live)) == sorted(set(shown["view"]["hand"]), key=_kind)
    )


def _kind(card: str) -> int:
    return GAME.answer_of("show", card)


def test_others_are_shown_who_is_asked_but_not_what_he_may_answer() -> None:
    live = play_until(live_match_of(), "show")
    for seat in (SPECTATOR, 1, 2):
        shown = published(live.match, seat)
        assert (shown["question"], shown["options"]) == (None, None)
        assert shown["asked"] == [{"seat": 0, "question": "show"}]
    assert published(live.match, SPECTATOR)["view"]["hand"] is None


def test_of_sealed_answers_one_sees_only_who_has_given_one() -> None:
    shown = []
    for bid in (0, 2):
        live = live_match_of()
        live.answer(1, bid)
        shown.append([canonical(published(live.match, seat)) for seat in (SPECTATOR, 0, 2)])
        assert published(live.match, 0)["given"] == [1]
        assert published(live.match, 0)["asked"] == [{"seat": 0, "question": "bid"}, {"seat": 2, "question": "bid"}]
    assert shown[0] == shown[1]


def test_everybody_sees_the_result_and_what_chance_is_asked() -> None:
    live = play_out(live_match_of())
    assert published(live.match, SPECTATOR)["result"] == live.match.result().to_json()
    live.match.rewind(3)
    assert published(live.match, 0)["chance"] == "card"


def test_an_event_goes_to_those_who_may_know_it() -> None:
    match = play_until(live_match_of(), "bid").match
    heard = {seat: published_events(match, seat) for seat in range(SPECTATOR, 3)}
    assert [event for event in heard[SPECTATOR] if event["event"] == "drew_card"] == []
    own = [event for event in heard[1] if event["event"] == "drew_card"]
    assert [event["seat"] for event in own] == [1, 1, 1, 1]
    assert sorted(event["card"] for event in own) == sorted(GAME.view(match.position, 1)["hand"])
    assert published_events(match, 1, len(match.events) - 1) == heard[1][-1:]
    assert heard[1][-1] == {"event": "favour", "after": 12, "favour": heard[1][-1]["favour"]}


def test_spectators_hear_what_all_may_hear() -> None:
    live = play_until(live_match_of(), "bid")
    heard = {event["event"] for event in published_events(live.match, SPECTATOR)}
    assert heard == {"drew", "favour"}
    assert asked(live).name == "bid"


def test_an_eye_sees_its_question() -> None:
    live = play_until(live_match_of(), "price")
    eye = Eye(live.match, 0)
    assert eye.view() == GAME.view(live.match.position, 0)
    assert (eye.question(), eye.options(), eye.count()) == ("price", asked(live).options(), len(live.match.entries))
    with pytest.raises(AssertionError, match="seat 1 is not asked anything"):
        Eye(live.match, 1).question()


# -- guesses


@pytest.mark.parametrize("question", ["bid", "show", "price", "reply", "tuck", "deck"])
def test_a_guess_waits_at_the_same_question_and_looks_alike(question: str) -> None:
    match = play_until(live_match_of(), question, times=3).match
    seat = match.to_answer()[-1]
    for world in worlds(match, seat):
        assert published(world, seat) == published(match, seat)
        assert (world.events, len(world.entries)) == ([], len(match.entries))


def test_guesses_are_many_and_the_same_for_the_same_luck() -> None:
    match = play_until(live_match_of(), "show").match
    seen = {canonical(GAME.to_json(world.position)) for world in worlds(match, 0)}
    assert len(seen) > GUESSES * 0.9
    one, other = (canonical(GAME.to_json(Eye(match, 0).guess(Random(1)).position)) for _ in range(2))
    assert one == other


def test_a_guess_leaves_the_truth_alone() -> None:
    match = play_until(live_match_of(), "reply").match
    before = canonical(GAME.to_json(match.position))
    for world in worlds(match, match.to_answer()[0]):
        world.answer(match.to_answer()[0], 0)
    assert canonical(GAME.to_json(match.position)) == before


def test_what_has_been_shown_is_in_the_hand_in_every_guess() -> None:
    live = play_until(live_match_of(), "reply")
    shown = live.match.entries[-2]
    assert shown.question == "show"
    for seat in (1, 2):
        for world in worlds(live.match, seat):
            assert world.position.held(shown.seat, shown.answer) > 0


def test_what_a_seat_put_under_a_deck_stays_there_in_its_guesses_and_in_no_others() -> None:
    live = answer(play_until(live_match_of(), "tuck"))
    me, layer = live.match.position.knowers[-1], len(live.match.position.knowers) - 1
    truth = live.match.position.layer(layer)
    assert all(world.position.layer(layer) == truth for world in worlds(live.match, me))
    assert any(world.position.layer(layer) != truth for world in worlds(live.match, (me + 1) % 3))


def test_hands_are_guessed_by_their_backs() -> None:
    match = play_until(live_match_of(), "deck", times=2).match
    for world in worlds(match, 0):
        assert world.position.hands[:6] == match.position.hands[:6]
        for other in (1, 2):
            backs = [card[:4] for card in cards_of(match.position.hands, other)]
            assert [card[:4] for card in cards_of(world.position.hands, other)] == backs


def test_closed_sealed_answers_of_others_are_drawn_anew() -> None:
    live = live_match_of()
    live.answer(0, 2)
    live.answer(2, 3)
    seen = [[entry.answer for entry in sorted(world.given(), key=lambda e: e.seat)] for world in worlds(live.match, 0)]
    assert {mine for mine, _ in seen} == {2}
    assert {theirs for _, theirs in seen} == {0, 1, 2, 3}
    assert all(world.to_answer() == [1] for world in worlds(live.match, 0))


def test_a_guess_holds_no_answers_that_its_seat_has_not_seen() -> None:
    match = play_until(live_match_of(), "price").match
    (world, *_) = worlds(match, 0)
    assert [entry.question for entry in world.entries if entry.question] == ["show"]


def test_a_guess_does_not_tell_that_an_answer_was_forced() -> None:
    live = play_until(live_match_of(), "reply", forced=True)
    place = max(n for n, entry in enumerate(live.match.entries) if entry.forced)
    live.match.rewind(place + 1)
    for world in worlds(live.match, (live.match.entries[place].seat + 1) % 3):
        assert not any(entry.forced for entry in world.entries)


def test_a_guess_can_be_guessed_from() -> None:
    match = play_until(live_match_of(), "reply").match
    other = match.to_answer()[0]
    world = Eye(match, other).guess(Random(1))
    again = Eye(world, other).guess(Random(2))
    assert published(again, other) == published(match, other)
