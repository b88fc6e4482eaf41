"""Li Si's side of the solo game: his pile and deck, his turn, his soldiers, and phase 3. He is rules, not a bot. (F-10)

What he draws is drawn when he draws it, so nothing of it can be known before. Each check he makes is told with its
outcome, so that a client can show why he did what he did.
"""

from collections.abc import Callable
from typing import Final

from tianxia.engine.script import Script, Tell, choose, draw
from tianxia.games.first_empire.position import (
    ASPECTS,
    DISCARDED,
    FIRST_ALCHEMIST,
    FIRST_MASTER,
    HAND,
    IN_DECK,
    LARGE_TOKEN,
    LI_SI,
    OUT_OF_GAME,
    PLACES,
    REWARD,
    Position,
    type_of,
)
from tianxia.games.first_empire.rules.deeds import gain_tokens, unlock
from tianxia.games.first_empire.rules.elixir import MASTER, give_master, lay_alchemist
from tianxia.games.first_empire.rules.li_si_builds import build_palace, build_wall, install_governors
from tianxia.games.first_empire.rules.li_si_soldiers import CAN_SAIL, CARD_LEFT, ENTRANCE_EMPTY, HAS_ROOM, check, settle
from tianxia.games.first_empire.rules.set_up import draw_card

PRICE: Final = 3
KEPT: Final = 5
REVEALS: Final = ("li_si_writing", "li_si_currency", "li_si_laws")
"""The questions to chance for the top card of his pile, by its back."""


# -- his pile of unification cards


def make_pile(pos: Position) -> Script[None]:
    """Two cards of each deck, shuffled face down; only the top back shows. (F-10.2)"""
    pos.pile = [2] * ASPECTS
    yield from turn_up(pos)


def turn_up(pos: Position) -> Script[None]:
    """The back that lies on top now. Which card it is will be drawn when he plays it. (F-10.2)"""
    if sum(pos.pile):
        pos.pile_top = yield from draw("pile_top", "pile", lambda: pos.pile, LI_SI, pos.round, False)
    else:
        pos.pile_top = -1


# -- his turn


def turn(pos: Position) -> Script[None]:
    """Draw an action card and do its top option that can be done; a one-shot leaves the game. (F-10.2)"""
    card = yield from draw("li_si_action", "li_si", lambda: deck_counts(pos), LI_SI, pos.round, False)
    pos.li_cards[card] = OUT_OF_GAME if pos.box.li_once[card] else DISCARDED
    yield Tell("li_si_card", (card,))
    yield from ACTIONS[pos.box.li_kind[card]](pos, card)
    pos.turn += 1
    if pos.turn == HAND * pos.players:
        pos.stage, pos.turn = REWARD, 0


def deck_counts(pos: Position) -> list[int]:
    """The action cards that he may draw."""
    return [1 if place == IN_DECK else 0 for place in pos.li_cards]


def play_unification(pos: Position, card: int) -> Script[None]:
    """The first region with room from Chu up to the round's; where all are full, the court. (F-10.3)"""
    for region in range(pos.round):
        has_room = pos.cards_in(LI_SI, region) < 3
        yield check(card, HAS_ROOM, region, has_room)
        if has_room:
            yield from tuck(pos, region)
            return
    shown = yield from reveal(pos)
    pos.court.append(shown)
    yield Tell("li_si_court", (shown,))
    for aspect in range(ASPECTS):
        yield from gain_tokens(pos, LI_SI, aspect, 1)
    yield from turn_up(pos)


def tuck(pos: Position, region: int) -> Script[None]:
    """His top card goes to the region: 1, 2, 3 tokens by its place, no unrest. (F-10.3)"""
    shown = yield from reveal(pos)
    before = pos.cards_in(LI_SI, region)
    pos.cards[LI_SI * PLACES + region * 3 + before] = shown
    yield Tell("tucked", (pos.chair(LI_SI), shown, region))
    yield from gain_tokens(pos, LI_SI, type_of(shown), before + 1)
    yield from turn_up(pos)


def reveal(pos: Position) -> Script[int]:
    """The top card of his pile, drawn from its deck at this moment. (F-10.2)"""
    card = yield from draw_card(pos, REVEALS, LI_SI, pos.pile_top, False)
    pos.pile[pos.pile_top] -= 1
    return card


def search_elixir(pos: Position, card: int) -> Script[None]:
    """Sail, place a soldier that the move earned, then decide once for all symbols. (F-10.4)"""
    start, last = pos.ship[LI_SI], pos.box.last_space
    yield check(card, CAN_SAIL, start, start < last)
    if start == last:
        return
    end = min(start + pos.box.li_steps[card], last)
    pos.ship[LI_SI] = end
    yield Tell("sailed", (pos.chair(LI_SI), start, end))
    yield from settle(pos)
    symbols = [space for space in range(start + 1, end + 1) if pos.box.symbol[space]]
    if symbols:
        empty = pos.entrance[LI_SI] == 0
        yield check(card, ENTRANCE_EMPTY, pos.entrance[LI_SI], empty)
        for space in symbols:
            yield from resolve_space(pos, card, pos.box.symbol[space], empty)


def resolve_space(pos: Position, card: int, symbol: int, unlocks: bool) -> Script[None]:
    """A master joins his cards; each other symbol brings a soldier or a card. (F-10.4)"""
    if symbol == MASTER:
        yield from take_master(pos)
        return
    for _ in range(symbol):
        if unlocks or not (yield from place_card(pos, card)):
            yield from unlock(pos, LI_SI, 1)
            yield from settle(pos)


def take_master(pos: Position) -> Script[None]:
    """A random master among those left. (F-10.4)"""
    if pos.masters:
        counts = [pos.masters >> number & 1 for number in range(5)]
        master = yield from draw("li_si_master", "li_si_master", lambda: counts, LI_SI, 0, False)
        yield from give_master(pos, LI_SI, FIRST_MASTER + master)


def place_card(pos: Position, card: int) -> Script[bool]:
    """A random alchemist card goes to the round's region, if one is left and there is room. (F-10.4)"""
    held, region = pos.alchemists[LI_SI], pos.round - 1
    yield check(card, CARD_LEFT, region, held > 0)
    if not held:
        return False
    has_room = pos.cards_in(LI_SI, region) < 3
    yield check(card, HAS_ROOM, region, has_room)
    if has_room:
        counts = [held >> number & 1 for number in range(10)]
        # A number of its own for each draw: the cards that may come grow when a master joins them.
        shuffle = pos.count_type(LI_SI, 3)
        number = yield from draw("li_si_alchemist", "li_si_alchemists", lambda: counts, LI_SI, shuffle, False)
        yield from lay_alchemist(pos, LI_SI, FIRST_ALCHEMIST + number, region)
    return has_room


ACTIONS: Final[tuple[Callable[[Position, int], Script[None]], ...]] = (
    play_unification,
    search_elixir,
    install_governors,
    build_palace,
    build_wall,
)
"""In the order of `names.LI_SI_KINDS`."""


# -- phase 3


def unlock_with_tokens(pos: Position) -> Script[None]:
    """As many soldiers as he can pay: large tokens first, then small ones of his most numerous aspect. (F-10.9)"""
    value = sum([pos.token_value(LI_SI, aspect) for aspect in range(ASPECTS)])
    count = min(value // PRICE, pos.locked[LI_SI])
    larges = LARGE_TOKEN * pos.large.count(LI_SI + 1)
    need = max(PRICE * count - larges, 0)
    pos.li_rank = yield from rank_aspects(pos, need)
    if count:
        pay_large_tokens(pos, PRICE * count)
        yield from give_small(pos, need)
        yield from unlock(pos, LI_SI, count)
        yield from settle(pos)


def pay_large_tokens(pos: Position, price: int) -> None:
    """Large tokens until the price is met; the others go back anyway. (F-10.9)"""
    need = price
    for aspect in range(ASPECTS):
        if need > 0 and pos.large[aspect] == LI_SI + 1:
            pos.large[aspect] = 0
            need -= LARGE_TOKEN


def rank_aspects(pos: Position, need: int) -> Script[list[int]]:
    """His aspects by small tokens, ranked once before paying; the person breaks ties that matter. (F-10.9)"""
    small = pos.small[LI_SI * ASPECTS : LI_SI * ASPECTS + ASPECTS]
    total = sum(small)
    leaving = max(need, total - KEPT)
    rank: list[int] = []
    gone = 0
    while len(rank) < ASPECTS:
        left = [aspect for aspect in range(ASPECTS) if aspect not in rank]
        most = max([small[aspect] for aspect in left])
        tied = [aspect for aspect in left if small[aspect] == most]
        matters = len(tied) > 1 and gone < leaving < gone + most * len(tied)
        first = (yield from break_tie(tied)) if matters else tied[0]
        rank.append(first)
        gone += most
    return rank


def break_tie(tied: list[int]) -> Script[int]:
    """The person says which of his equal aspects goes first. (F-10.9)"""
    return choose(0, "li_si_aspect", lambda: tied)


def give_small(pos: Position, count: int) -> Script[None]:
    """Small tokens go back in the order of his ranking. (F-10.9)"""
    left = count
    for aspect in pos.li_rank:
        given = min(left, pos.small[LI_SI * ASPECTS + aspect])
        if given:
            pos.small[LI_SI * ASPECTS + aspect] -= given
            left -= given
            yield Tell("li_si_paid", (aspect, given))


def return_excess(pos: Position) -> Script[None]:
    """He keeps five small tokens like everybody. (F-10.9)"""
    excess = sum(pos.small[LI_SI * ASPECTS : LI_SI * ASPECTS + ASPECTS]) - KEPT
    yield from give_small(pos, max(excess, 0))


def end_round(pos: Position) -> None:
    """What is left of his pile leaves the game unseen; his discards go back into the deck. (F-10.2, F-10.10)"""
    pos.pile, pos.pile_top, pos.li_rank = [0] * ASPECTS, -1, []
    pos.li_cards = [IN_DECK if place == DISCARDED else place for place in pos.li_cards]
