"""The draw phase, and the draft with its discards under the decks. (Z-2.2, Z-9.1)

Draws are hidden, so they end their step; the draft is one sealed question to all.
"""

from collections.abc import Sequence
from typing import Final

from tianxia.engine.script import Draw, Script, Together
from tianxia.games.zhanguo.ids import (
    ALL_ASPECTS,
    DECK,
    DRAFT,
    PLAY,
    ROUNDS,
    TOP,
    Aspect,
    Card,
    Seat,
    aspect_of,
)
from tianxia.games.zhanguo.position import Position
from tianxia.games.zhanguo.rules.asking import Question
from tianxia.games.zhanguo.rules.set_up import clockwise_from

DRAW_NAMES: Final[tuple[str, ...]] = ("draw_writing", "draw_currency", "draw_laws")
DRAFTED: Final = 3
KEPT: Final = 2
CHOICES: Final[tuple[int, ...]] = tuple(range(DRAFTED))
DROP_OF: Final[tuple[tuple[int, int, int], ...]] = tuple((a, b, c) for a in CHOICES for b in CHOICES for c in CHOICES)
"""By answer of the draft: which of the three cards of each deck is given up, lowest first."""
DROP_ANSWERS: Final[tuple[int, ...]] = tuple(range(len(DROP_OF)))


def drafts_now(pos: Position) -> bool:
    """The draft is played in rounds 1 to 4. (Z-9.1)"""
    return pos.has_draft and pos.round < ROUNDS


def clockwise(pos: Position) -> list[Seat]:
    """The seats from the first player on."""
    return clockwise_from(pos, pos.first)


def draw_cards(pos: Position) -> Script[None]:
    """Everyone draws two cards of each deck, three with the draft, and all cards of one deck together. (Z-2.2, f45)"""
    pos.first = pos.seat_at(TOP)
    pos.tell("round", pos.round, pos.first)
    count = DRAFTED if drafts_now(pos) else KEPT
    for aspect in ALL_ASPECTS:
        for seat in clockwise(pos):
            yield from draw_from(pos, seat, aspect, count)
    pos.stage = DRAFT if drafts_now(pos) else PLAY


def draw_from(pos: Position, seat: Seat, aspect: Aspect, count: int) -> Script[None]:
    """A seat draws some cards of a deck, which only it sees. (Z-2.2)"""
    for _ in range(count):
        number: int = yield next_card(pos, seat, aspect)
        card = card_of(aspect, number)
        take_card(pos, card)
        pos.add_to_hand(seat, card)
        pos.tell_only(seat, "drew_card", seat, card)
    pos.tell("drew", seat, aspect, count)


def next_card(pos: Position, seat: Seat, aspect: Aspect) -> Draw:
    """The question to chance for the top card of a deck. (f44)"""
    layer = top_layer(pos, aspect)
    name = DRAW_NAMES[aspect]
    return Draw(name, name, lambda: lying(pos, aspect, layer), seat, layer)


def card_of(aspect: Aspect, number: int) -> Card:
    """The card with a number within its aspect, from 0. (Z-1.3)"""
    return Card(aspect * DECK + number + 1)


def take_card(pos: Position, card: Card) -> None:
    """Take a card from its deck; one that had been discarded is remembered as drawn."""
    if pos.is_unseen(card):
        pos.set_unseen(card, False)
    else:
        pos.draw_dropped(card)


def top_layer(pos: Position, aspect: Aspect) -> int:
    """Where the next card comes from: 0 for the unseen ones, else the discards of that round. (f44)"""
    if pos.has_unseen(aspect):
        return 0
    return next(number for number in range(1, ROUNDS) if layer_cards(pos, aspect, number))


def layer_cards(pos: Position, aspect: Aspect, layer: int) -> list[Card]:
    """The cards of a deck that are still in the layer of a round."""
    found = [pos.dropped(layer, seat, aspect) for seat in pos.all_seats]
    return [card for card in found if card > 0]


def lying(pos: Position, aspect: Aspect, layer: int) -> list[int]:
    """How many of each number are in a layer of a deck: what chance draws from."""
    if layer == 0:
        return pos.deck(aspect)
    cards = layer_cards(pos, aspect, layer)
    return [1 if card_of(aspect, number) in cards else 0 for number in range(DECK)]


class DropCards(Question):
    """Which card of each deck do you give up? (Z-9.1)"""

    name = "draft"
    secret = True

    def candidates(self) -> Sequence[int]:
        """Every choice of one card from each deck."""
        return DROP_ANSWERS


def draft_cards(pos: Position) -> Script[None]:
    """Everyone secretly keeps two of the three cards of each deck. (Z-9.1, f45)"""
    answers: list[int] = yield Together([DropCards(pos, seat) for seat in pos.all_seats])
    for seat in pos.all_seats:
        drop_cards(pos, seat, answers[seat])
    pos.stage = PLAY


def drop_cards(pos: Position, seat: Seat, answer: int) -> None:
    """Put a card under each deck, below all older ones. (Z-9.1, f44)"""
    for card in dropped(pos.hand(seat), answer):
        pos.take_from_hand(seat, card)
        pos.set_dropped(pos.round, seat, aspect_of(card), card)
        pos.tell_only(seat, "discarded", seat, card)


def dropped(hand: list[Card], answer: int) -> list[Card]:
    """The three cards that an answer of the draft gives up; the hand is sorted, three cards of each deck."""
    writing, currency, laws = DROP_OF[answer]
    return [hand[writing], hand[DRAFTED + currency], hand[2 * DRAFTED + laws]]
