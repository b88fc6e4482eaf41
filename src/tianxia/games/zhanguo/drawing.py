"""The draw phase, and the draft with its discards under the decks. (Z-2.2, Z-9.1)

Draws are hidden, so they end their step; the draft is one sealed question to all.
"""

from typing import Final

from tianxia.engine.script import AskWith, Draw, Script, Tell, together
from tianxia.games.zhanguo.kit import ASPECTS, DECK, ROUNDS, aspect_of
from tianxia.games.zhanguo.position import DRAFT, PLAY, THREE, Position

DRAW_NAMES: Final[tuple[str, ...]] = ("draw_writing", "draw_currency", "draw_laws")
DRAFTED: Final = 3
KEPT: Final = 2
DROPS: Final[tuple[int, ...]] = tuple(range(DRAFTED * DRAFTED * DRAFTED))
"""An answer of the draft: which of the three cards of each deck goes, lowest first, as a number of base 3."""
LAYER: Final = 12


def drafts_now(pos: Position) -> bool:
    """The draft is played in rounds 1 to 4. (Z-9.1)"""
    return pos.draft and pos.round < ROUNDS


def clockwise(pos: Position) -> list[int]:
    """The seats from the first player on."""
    return [(pos.first + step) % pos.seats for step in range(pos.seats)]


def draw_cards(pos: Position) -> Script[None]:
    """Everybody draws two cards of each deck, three with the draft, each his cards of a deck together. (Z-2.2, f45)"""
    pos.first = pos.discs.index(0)
    yield Tell("round", (pos.round, pos.first))
    count = DRAFTED if drafts_now(pos) else KEPT
    for aspect in THREE:
        for seat in clockwise(pos):
            yield from draw_from(pos, seat, aspect, count)
    pos.stage = DRAFT if drafts_now(pos) else PLAY


def draw_from(pos: Position, seat: int, aspect: int, count: int) -> Script[None]:
    """A seat draws so many cards of a deck, which it alone sees. (Z-2.2)"""
    hand = pos.hands[seat]
    for _ in range(count):
        number: int = yield next_card(pos, seat, aspect)
        card = aspect * DECK + number + 1
        take_card(pos, aspect, card)
        hand.append(card)
        yield Tell("drew_card", (seat, card), (seat,))
    hand.sort()
    yield Tell("drew", (seat, aspect, count))


def next_card(pos: Position, seat: int, aspect: int) -> Draw:
    """The question to chance for the top card of a deck. (f44)"""
    layer = top_layer(pos, aspect)
    name = DRAW_NAMES[aspect]
    return Draw(name, name, lambda: lying(pos, aspect, layer), seat, layer)


def take_card(pos: Position, aspect: int, card: int) -> None:
    """A card leaves its deck; one that had been discarded is remembered as drawn."""
    if pos.decks[aspect][(card - 1) % DECK]:
        pos.decks[aspect][(card - 1) % DECK] = 0
    else:
        pos.under[pos.under.index(card)] = -card


def top_layer(pos: Position, aspect: int) -> int:
    """Where the next card lies: 0 among the unseen ones, else in the discards of that round. (f44)"""
    if 1 in pos.decks[aspect]:
        return 0
    return next(number for number in range(1, ROUNDS) if layer_cards(pos, aspect, number))


def layer_cards(pos: Position, aspect: int, layer: int) -> list[int]:
    """The cards of a deck that still lie in the layer of a round."""
    start = (layer - 1) * LAYER + aspect
    return [card for card in pos.under[start : start + LAYER : ASPECTS] if card > 0]


def lying(pos: Position, aspect: int, layer: int) -> list[int]:
    """How many of each number lie in a layer of a deck: what chance draws from."""
    if layer == 0:
        return pos.decks[aspect]
    counts = [0] * DECK
    for card in layer_cards(pos, aspect, layer):
        counts[(card - 1) % DECK] = 1
    return counts


def draft_cards(pos: Position) -> Script[None]:
    """Everybody secretly keeps two of his three cards of each deck. (Z-9.1, f45)"""
    answers = yield from together([AskWith(seat, "draft", lambda: DROPS, secret=True) for seat in range(pos.seats)])
    for seat, answer in enumerate(answers):
        yield from drop_cards(pos, seat, answer)
    pos.stage = PLAY


def drop_cards(pos: Position, seat: int, answer: int) -> Script[None]:
    """A card of each deck goes under it, below all older ones. (Z-9.1, f44)"""
    hand = pos.hands[seat]
    for card in dropped(hand, answer):
        hand.remove(card)
        pos.under[(pos.round - 1) * LAYER + seat * ASPECTS + aspect_of(card)] = card
        yield Tell("discarded", (seat, card), (seat,))


def dropped(hand: list[int], answer: int) -> list[int]:
    """The three cards that an answer of the draft gives up; the hand is sorted, three cards a deck."""
    return [hand[answer // 9], hand[DRAFTED + answer // 3 % 3], hand[2 * DRAFTED + answer % 3]]
