"""Dealing anew what a seat has not seen, and counting pieces. (F-2.2)"""

from collections.abc import Sequence
from random import Random

from tianxia.games.first_empire.names import ASPECT_NAMES
from tianxia.games.first_empire.position import ASPECTS, CARDS, FIRST_ALCHEMIST, HAND, PLACES, Position, type_of


def redeal(pos: Position, seat: int, since: Sequence[tuple[int, str, int]], rng: Random) -> None:
    """Deal the others' hands anew by their open backs; a card that was shown since stays where it was.

    Nothing else is hidden: decks have no order, and what Li Si has is drawn only when he plays it.
    """
    others = [other for other in range(pos.seats) if other != seat]
    shown = [(who, card) for who, question, card in since if question == "card" and who != seat]
    lacks = [_put_back(pos, other, [card for who, card in shown if who == other]) for other in others]
    for aspect in range(ASPECTS):
        _deal_aspect(pos, others, [lack[aspect] for lack in lacks], aspect, rng)


def _put_back(pos: Position, other: int, kept: list[int]) -> list[int]:
    """A hand goes back into the decks but for cards that were shown; returns how many of each aspect it lacks now."""
    lacks = [0] * ASPECTS
    for card in pos.hand(other):
        if card not in kept:
            pos.deck[card] = 1
            lacks[type_of(card)] += 1
    pos.put_in_hand(other, kept)
    return lacks


def _deal_aspect(pos: Position, others: list[int], lacks: list[int], aspect: int, rng: Random) -> None:
    """Random cards of a deck, which holds all that the seat has not seen, fill the hands by their backs."""
    unseen = [card for card in range(aspect * 40 + 1, aspect * 40 + 41) if pos.deck[card]]
    drawn = rng.sample(unseen, sum(lacks))
    for card in drawn:
        pos.deck[card] = 0
    for other, lack in zip(others, lacks, strict=True):
        pos.put_in_hand(other, pos.hand(other) + drawn[:lack])
        del drawn[:lack]


def pieces(pos: Position) -> dict[str, int]:
    """All pieces that can never be lost or made, by sort."""
    counted = {"cards": _cards(pos), "action_cards": sum(1 for place in pos.li_cards if place)}
    for aspect, name in enumerate(ASPECT_NAMES):
        held = sum(pos.small[player * ASPECTS + aspect] for player in range(pos.players))
        counted[f"tokens-{name}"] = held + pos.supply(aspect)
    for player in range(pos.players):
        counted[f"soldiers-{player}"] = pos.locked[player] + pos.entrance[player] + pos.soldiers_out(player)
        counted[f"alchemists-{player}"] = _own_alchemists(pos, player)
    return counted


def _cards(pos: Position) -> int:
    """Unification cards in decks, hands, tableaux and on the court pile."""
    hands = sum(1 for card in pos.hands[: pos.seats * HAND] if card)
    placed = sum(1 for card in pos.cards if 0 < card <= CARDS)
    return sum(pos.deck) + hands + placed + len(pos.court)


def _own_alchemists(pos: Position, player: int) -> int:
    """A player's own five, beside the board or on it."""
    placed = pos.cards[player * PLACES : player * PLACES + PLACES]
    beside = [number for number in range(5) if pos.alchemists[player] >> number & 1]
    return len(beside) + sum(1 for card in placed if FIRST_ALCHEMIST <= card < FIRST_ALCHEMIST + 5)
