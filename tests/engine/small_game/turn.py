"""The scripts of the small game: the deal, an auction per round, and a turn in three steps."""

from typing import Final

from tests.engine.asking import AskWith
from tests.engine.small_game.position import (
    AUCTION,
    BACKS,
    DEAL,
    HAND,
    KINDS,
    NOBODY,
    OVER,
    REFILL,
    ROUNDS,
    TRADE,
    TUCK,
    VALUES,
    Position,
    back_of,
    value_of,
)
from tianxia.engine.script import ALLOWED, Ask, Script, draw, together

NOT_IN_HAND: Final = 1
TOO_DEAR: Final = 2
TOO_POOR: Final = 3
DECK_EMPTY: Final = 4

DECKS: Final = ("silk", "jade")
CARDS: Final = range(KINDS)
PRICES: Final = range(1, VALUES + 2)
BIDS: Final = range(4)
PASS: Final = 0
BUY: Final = 1
REPLIES: Final = (PASS, BUY)
DECK_NUMBERS: Final = range(BACKS)
PAIRS: Final = tuple((a, b) for a in CARDS for b in CARDS if a <= b and back_of(a) == back_of(b))
"""The pairs of cards with the same back: an answer to `tuck` is an index in this list."""
PAIR_NUMBERS: Final = range(len(PAIRS))


def next_step(pos: Position) -> Script[None] | None:
    """What comes next, by the phase in which the last step left the game."""
    if pos.phase == OVER:
        return None
    if pos.phase == DEAL:
        return deal(pos)
    if pos.phase == AUCTION:
        return auction(pos)
    turn = {TRADE: trade, TUCK: tuck, REFILL: refill}[pos.phase]
    return turn(pos, pos.to_move())


def deal(pos: Position) -> Script[None]:
    """Two cards from each deck to every seat, face down. (S-1)"""
    for number in range(HAND * pos.seats):
        yield from take_card(pos, number % pos.seats, number // pos.seats % BACKS)
    pos.phase = AUCTION


def take_card(pos: Position, seat: int, back: int) -> Script[None]:
    """Move the top card of a deck to a hand, face up if somebody had put it under the deck. (S-1, S-5)"""
    layer = pos.layers_of(back)[0]
    hidden = pos.knowers[layer] == NOBODY
    card = yield from draw("card", DECKS[back], lambda: pos.layer(layer), seat, layer, hidden)
    pos.take(seat, layer, card, hidden)
    pos.tell("drew", seat, back)
    if hidden:
        pos.tell_only(seat, "drew_card", seat, card)
    else:
        pos.tell("drew_card", seat, card)


def auction(pos: Position) -> Script[None]:
    """Turn up a favour; all bid secretly at once, and the highest bid takes it unless two are equal. (S-2)"""
    favour = yield from draw("favour", "favours", lambda: pos.favours, hidden=False)
    pos.put_up(favour)
    pos.tell("favour", favour)
    bids = yield from together([ask_bid(pos, seat) for seat in range(pos.seats)])
    highest = max(bids)
    winner = bids.index(highest) if bids.count(highest) == 1 else NOBODY
    pos.sell_favour(winner, highest)
    pos.tell_all("bids", tuple(bids))
    pos.tell("sold", winner, favour)
    pos.phase = TRADE


def ask_bid(pos: Position, seat: int) -> Ask:
    """What a seat bids, no more than it has. (S-2)"""
    return AskWith(seat, "bid", lambda: BIDS, lambda bid: TOO_POOR if bid > pos.coins[seat] else ALLOWED)


def trade(pos: Position, me: int) -> Script[None]:
    """Show a card and name a price; the next seat buys it, or it is mine. (S-3)"""
    card = yield AskWith(me, "show", lambda: CARDS, lambda card: why_no_show(pos, me, card))
    pos.tell("showed", me, card)
    price = yield AskWith(me, "price", lambda: PRICES, lambda price: why_no_price(card, price))
    pos.tell("asked", me, price)
    other = pos.left_of(me)
    reply = yield AskWith(other, "reply", lambda: REPLIES, lambda reply: why_no_reply(pos, other, price, reply))
    if reply == BUY:
        pos.pay(other, me, price)
    owner = other if reply == BUY else me
    pos.lay_down(me, card, owner)
    pos.tell("laid", owner, card)
    after_trade(pos, me)


def after_trade(pos: Position, me: int) -> None:
    """A seat that holds enough must put two under a deck; else it draws. (S-4)"""
    # Of three cards two have the same back; with fewer, whether there is a pair would reveal what is in the hand.
    if pos.hidden_size(me) > BACKS:
        pos.phase = TUCK
    else:
        draw_or_end(pos, me)


def why_no_show(pos: Position, me: int, card: int) -> int:
    """A seat may show a card that it holds, face down or up. (S-3)"""
    return ALLOWED if pos.held(me, card) or pos.held_openly(me, card) else NOT_IN_HAND


def why_no_price(card: int, price: int) -> int:
    """A price is at most one coin above the value. (S-3)"""
    return TOO_DEAR if price > value_of(card) + 1 else ALLOWED


def why_no_reply(pos: Position, other: int, price: int, reply: int) -> int:
    """A seat may buy only what it can pay for. (S-3)"""
    return TOO_POOR if reply == BUY and pos.coins[other] < price else ALLOWED


def tuck(pos: Position, me: int) -> Script[None]:
    """Put two cards with the same back under their deck, seen by nobody else. (S-4)"""
    pair = yield ask_pair(pos, me)
    first, second = PAIRS[pair]
    pos.put_under(me, first, second)
    pos.tell("tucked", me, back_of(first))
    pos.tell_only(me, "tucked_cards", me, first, second)
    draw_or_end(pos, me)


def ask_pair(pos: Position, me: int) -> Ask:
    """Which two cards a seat puts under their deck; only that seat knows the answer. (S-4)"""
    why_not, listing = (lambda pair: why_no_tuck(pos, me, pair)), (lambda: pairs_held(pos, me))
    return AskWith(me, "tuck", lambda: PAIR_NUMBERS, why_not, listing, secret=True)


def why_no_tuck(pos: Position, me: int, pair: int) -> int:
    """Both cards must be in the hand, face down. (S-4)"""
    first, second = PAIRS[pair]
    if pos.held(me, first) < 1 + (first == second) or pos.held(me, second) < 1:
        return NOT_IN_HAND
    return ALLOWED


def pairs_held(pos: Position, me: int) -> list[int]:
    """Every pair that a seat can put under a deck, without looking at the others."""
    held = [pos.held(me, card) for card in CARDS]
    return [n for n, (a, b) in enumerate(PAIRS) if held[a] and held[b] and (a != b or held[a] > 1)]


def draw_or_end(pos: Position, me: int) -> None:
    """Draw while there is room for a card; else the turn ends here. (S-5)"""
    if pos.wants_card(me):
        pos.phase = REFILL
    else:
        end_turn(pos)


def refill(pos: Position, me: int) -> Script[None]:
    """Choose a deck and draw a card from it. Each draw ends its step, since the others do not see it. (S-5)"""
    back = yield AskWith(me, "deck", lambda: DECK_NUMBERS, lambda back: why_no_deck(pos, back))
    yield from take_card(pos, me, back)
    draw_or_end(pos, me)


def why_no_deck(pos: Position, back: int) -> int:
    """A seat can draw only from a deck that is there. (S-5)"""
    return ALLOWED if pos.layers_of(back) else DECK_EMPTY


def end_turn(pos: Position) -> None:
    """The next seat's turn, the next round, or the end. (S-6)"""
    pos.turns += 1
    pos.phase = TRADE
    if pos.turns == pos.seats:
        pos.turns = 0
        pos.round += 1
        pos.phase = AUCTION if pos.round <= ROUNDS else OVER
