"""A guess at what a seat has not seen: the other hands, by their backs. (F-2.2)"""

from collections.abc import Sequence
from random import Random

from tianxia.engine.script import Seat
from tianxia.games.first_empire.ids import (
    ALL_ASPECTS,
    ASPECTS,
    PLAYERS_OF,
    Aspect,
    Card,
    aspect_of,
)
from tianxia.games.first_empire.position import Position


def redeal(pos: Position, seat: int, since: Sequence[tuple[int, str, int]], rng: Random) -> None:
    """Deal the other hands again by their open backs; a card shown since stays where it was.

    Nothing else is hidden: decks have no order, and Li Si's cards are drawn only when he plays them.
    """
    others = [other for other in PLAYERS_OF[pos.seats] if other != seat]
    shown = [(who, Card(card)) for who, question, card in since if question == "card" and who != seat]
    kept = [[card for who, card in shown if who == other] for other in others]
    lacks = [put_back(pos, other, cards) for other, cards in zip(others, kept, strict=True)]
    for aspect in ALL_ASPECTS:
        deal_aspect(pos, [lack[aspect] for lack in lacks], kept, aspect, rng)
    for other, cards in zip(others, kept, strict=True):
        pos.set_hand(other, cards)


def put_back(pos: Position, other: Seat, kept: list[Card]) -> list[int]:
    """Return a hand to the decks except for cards that were shown; return how many of each aspect it now lacks."""
    lacks = [0] * ASPECTS
    for card in pos.hand(other):
        if card not in kept:
            pos.put_in_deck(card)
            lacks[aspect_of(card)] += 1
    return lacks


def deal_aspect(pos: Position, lacks: list[int], hands: list[list[Card]], aspect: Aspect, rng: Random) -> None:
    """Fill the hands by their backs with random cards of a deck, which holds everything the seat has not seen."""
    drawn: list[Card] = rng.sample(pos.deck(aspect), sum(lacks))
    at = 0
    for number, lack in enumerate(lacks):
        for card in drawn[at : at + lack]:
            pos.take_from_deck(card)
            hands[number].append(card)
        at += lack
