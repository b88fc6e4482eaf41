"""Guesses: what a seat knows stays, all else is dealt again, including what is under the decks of the draft."""

from collections import Counter
from random import Random

import pytest

from tests.games.zhanguo.scene import hands_of, scene
from tests.games.zhanguo.test_rules_variants import answered
from tianxia.engine.eye import Eye
from tianxia.engine.match import Match, begin
from tianxia.games.zhanguo import GAME
from tianxia.games.zhanguo.ids import ALL_ASPECTS, WRITING, Card, aspect_of
from tianxia.games.zhanguo.position import Position
from tianxia.games.zhanguo.redeal import redeal
from tianxia.games.zhanguo.rules.drawing import clockwise, layer_cards


def match_at(seats: int, round_: int, seed: int) -> Match:
    """A game with the draft at the first card of a round."""
    match, rng = begin(GAME, seats, {"draft": "on"}), Random(seed)
    while not (match.questions and match.questions[0].name == "card" and match.position.round == round_):
        answered(match, rng)
    return match


def backs(pos: Position) -> list[Counter[int]]:
    return [Counter(aspect_of(card) for card in hand) for hand in hands_of(pos)]


@pytest.mark.parametrize(("seats", "round_"), [(2, 5), (3, 2), (3, 5), (4, 3), (4, 4), (4, 5)])
def test_a_guess_keeps_what_its_seat_knows(seats: int, round_: int) -> None:  # Z-2.2 Z-9.1
    match, rng = match_at(seats, round_, 1), Random(1)
    for seat in range(seats):
        world, truth = match.checkpoint(), match.position
        redeal(world, seat, [], rng)
        assert world.hand(seat) == truth.hand(seat)
        assert backs(world) == backs(truth)
        assert [world.deck_size(a) for a in ALL_ASPECTS] == [truth.deck_size(a) for a in ALL_ASPECTS]
        assert GAME.pieces(world) == GAME.pieces(truth)
        assert GAME.view(world, seat) == GAME.view(truth, seat)
        for aspect in ALL_ASPECTS:
            left = [len(layer_cards(pos, aspect, layer)) for pos in (world, truth) for layer in range(1, 5)]
            assert left[:4] == left[4:]


def test_a_card_shown_since_stays_in_its_hand() -> None:  # Z-2.2
    table = scene(3).hand(0, 5, 50, 100).hand(1, 6, 51).hand(2, 7, 101).table()
    table.answers(0, card="50")
    for number in range(20):
        world = Eye(table.match, 1).guess(Random(number))
        assert world.position.card == 50
        assert world.position.hand(1) == [6, 51]
    hands = {tuple(Eye(table.match, 1).guess(Random(n)).position.hand(0)) for n in range(20)}
    assert len(hands) > 10


@pytest.mark.parametrize("seed", range(3))
def test_a_lost_discard_is_only_where_it_can_be(seed: int) -> None:  # Z-9.1
    """With four players round 4 takes the discards of rounds 1 and 2; the 2nd and 3rd to draw got those of round 1."""
    match = match_at(4, 4, seed)
    order, rng = clockwise(match.position), Random(seed)
    could = {1: order[1:3], 2: order[2:4]}
    for seat in match.position.all_seats:
        for aspect in ALL_ASPECTS:
            for layer, seats in could.items():
                card = Card(abs(match.position.dropped(layer, seat, aspect)))
                for _ in range(10):
                    world = match.checkpoint()
                    redeal(world, seat, [], rng)
                    holders = [other for other in world.all_seats if world.holds(other, card)]
                    dropped = [other for other in world.all_seats if world.dropped(4, other, aspect) == card]
                    assert len(holders + dropped) == 1
                    assert (holders + dropped)[0] in {*seats, seat}


def test_a_layer_drawn_in_part_may_still_hold_ones_own_discard() -> None:  # Z-9.1
    """With three players round 5 takes two of the three discards of round 1, and the last to draw has them."""
    match = match_at(3, 5, 1)
    pos, me = match.position, clockwise(match.position)[0]
    last = clockwise(pos)[2]
    found = set()
    for number in range(60):
        world = match.checkpoint()
        redeal(world, me, [], Random(number))
        dropped = world.dropped(1, me, WRITING)
        held = world.holds(last, Card(abs(dropped)))
        found.add("hand" if held else "deck" if dropped > 0 else "lost")
    assert found == {"hand", "deck"}


def test_a_guess_does_not_depend_on_what_its_seat_does_not_know() -> None:  # Z-2.2 Z-9.1
    match = match_at(4, 4, 7)
    for seat in range(4):
        one, other = match.checkpoint(), match.checkpoint()
        redeal(other, seat, [], Random(99))
        redeal(one, seat, [], Random(5))
        redeal(other, seat, [], Random(5))
        assert GAME.to_json(one) == GAME.to_json(other)
