"""The ship on the elixir track, its symbols, and alchemist cards that come into the tableau. (F-5.2, F-5.7)"""

from typing import Final

from tianxia.engine.script import ALLOWED, Script, Tell, choose
from tianxia.games.first_empire import codes
from tianxia.games.first_empire.position import ALCHEMIST, FIRST_ALCHEMIST, FIRST_MASTER, PLACES, REGIONS, Position
from tianxia.games.first_empire.rules.deeds import TO_PLACE, all_regions, unlock

NO_SYMBOL: Final = 0
SINGLE: Final = 1
DOUBLE: Final = 2
MASTER: Final = 3

UNLOCK_SOLDIER: Final = 0
PLACE_CARD: Final = 1
SYMBOL_CHOICES: Final = (UNLOCK_SOLDIER, PLACE_CARD)
ALCHEMIST_CARDS: Final = tuple(range(FIRST_ALCHEMIST, FIRST_ALCHEMIST + 10))


def symbol_choices() -> tuple[int, ...]:
    """Unlock a soldier, or place a card."""
    return SYMBOL_CHOICES


def alchemist_cards() -> tuple[int, ...]:
    """The own five and the masters."""
    return ALCHEMIST_CARDS


def sail(pos: Position, me: int, steps: int) -> Script[None]:
    """Move fully, then resolve the symbols reached or passed in track order; excess movement is lost. (F-5.7)"""
    start, last = pos.ship[me], pos.box.last_space
    end = start + steps if start + steps < last else last
    pos.ship[me] = end
    yield Tell("sailed", (pos.chair(me), start, end))
    for space in range(start + 1, end + 1):
        symbol = pos.box.symbol[space]
        if symbol == MASTER:
            yield from take_master(pos, me)
        else:
            for _ in range(symbol):
                yield from resolve_symbol(pos, me)


def why_no_symbol_choice(pos: Position, me: int, choice: int) -> int:
    """A soldier must still be locked; a card needs a region with an own alchemist and room. (F-5.2)"""
    if choice == UNLOCK_SOLDIER:
        return ALLOWED if pos.locked[me] else codes.NONE_LOCKED
    return ALLOWED if can_place(pos, me, True) else codes.NO_CARD_TO_PLACE


def resolve_symbol(pos: Position, me: int) -> Script[None]:
    """One of the two must be done if either can be; else the symbol is lost. (F-5.2, F-5.7)"""
    if not pos.locked[me] and not can_place(pos, me, True):
        yield Tell("symbol_lost", (me,))
        return
    choice = yield from choose(me, "symbol", symbol_choices, lambda choice: why_no_symbol_choice(pos, me, choice))
    if choice == UNLOCK_SOLDIER:
        yield from unlock(pos, me, 1)
    else:
        yield from place_alchemist(pos, me, True)


def can_place(pos: Position, me: int, needs_official: bool) -> bool:
    """Whether any alchemist card can be placed somewhere."""
    if not pos.alchemists[me]:
        return False
    return any(why_no_place(pos, me, region, needs_official) == ALLOWED for region in range(REGIONS))


def why_no_place(pos: Position, me: int, region: int, needs_official: bool) -> int:
    """Three cards are the most; a symbol also needs an own alchemist official there. (F-3.4, F-5.2)"""
    if pos.cards[me * PLACES + region * 3 + 2]:
        return codes.NO_PLACE_FOR_CARD
    if needs_official and not pos.officials[me * PLACES + region * 3 + ALCHEMIST]:
        return codes.NO_ALCHEMIST_THERE
    return ALLOWED


def why_no_alchemist(pos: Position, me: int, card: int) -> int:
    """Only a card that is still beside the board can be placed."""
    return ALLOWED if pos.alchemists[me] >> (card - FIRST_ALCHEMIST) & 1 else codes.CARD_NOT_HELD


def choose_alchemist(pos: Position, me: int) -> Script[int]:
    """Which of one's alchemist cards."""
    return choose(me, "alchemist", alchemist_cards, lambda card: why_no_alchemist(pos, me, card))


def place_alchemist(pos: Position, me: int, needs_official: bool) -> Script[None]:
    """An alchemist card goes to a region: no tokens, no unrest. (F-5.2)"""
    card = yield from choose_alchemist(pos, me)
    region = yield from choose(
        me, "region", all_regions, lambda to: why_no_place(pos, me, to, needs_official), about=(TO_PLACE,)
    )
    yield from lay_alchemist(pos, me, card, region)


def lay_alchemist(pos: Position, me: int, card: int, region: int) -> Script[None]:
    """It takes up the next of the three places. (F-3.4)"""
    pos.cards[me * PLACES + region * 3 + pos.cards_in(me, region)] = card
    pos.alchemists[me] -= 1 << (card - FIRST_ALCHEMIST)
    yield Tell("alchemist", (pos.chair(me), card, region))


def masters_shown(pos: Position) -> list[int]:
    """The masters of this game, taken or not."""
    return [card for card in range(FIRST_MASTER, FIRST_MASTER + 5) if pos.masters_in_play >> (card - FIRST_MASTER) & 1]


def why_no_master(pos: Position, card: int) -> int:
    """A master that somebody has taken is gone."""
    return ALLOWED if pos.masters >> (card - FIRST_MASTER) & 1 else codes.MASTER_GONE


def take_master(pos: Position, me: int) -> Script[None]:
    """At the master symbol: choose a master into one's alchemist cards. (F-5.2)"""
    if pos.masters:
        card = yield from choose(me, "master", lambda: masters_shown(pos), lambda card: why_no_master(pos, card))
        yield from give_master(pos, me, card)


def give_master(pos: Position, me: int, card: int) -> Script[None]:
    """A master joins a player's alchemist cards."""
    pos.masters -= 1 << (card - FIRST_MASTER)
    pos.alchemists[me] += 1 << (card - FIRST_ALCHEMIST)
    yield Tell("master", (pos.chair(me), card))
