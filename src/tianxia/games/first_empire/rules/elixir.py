"""The search for the elixir: the ship, its symbols, and placing alchemist cards. (F-5.2, F-5.7)"""

from collections.abc import Sequence
from typing import Final

from tianxia.engine.script import ALLOWED, Code, Script, Seat
from tianxia.games.first_empire.ids import ALCHEMIST, ALCHEMIST_CARDS, ALL_REGIONS, PLACES, Card, Region
from tianxia.games.first_empire.position import Position
from tianxia.games.first_empire.refusals import (
    CARD_NOT_HELD,
    MASTER_GONE,
    NO_ALCHEMIST_THERE,
    NO_CARD_TO_PLACE,
    NO_PLACE_FOR_CARD,
    NONE_LOCKED,
    SHIP_AT_END,
)
from tianxia.games.first_empire.rules.action import CourtAction
from tianxia.games.first_empire.rules.asking import TO_PLACE, Question, WhichRegion

STEPS: Final = 3
MASTER: Final = 3
"""The master symbol; other values say how often a symbol is resolved. (F-5.2)"""
UNLOCK_SOLDIER: Final = 0
PLACE_CARD: Final = 1
SYMBOL_CHOICES: Final[tuple[int, ...]] = (UNLOCK_SOLDIER, PLACE_CARD)


class SymbolChoice(Question):
    """A soldier or an alchemist card for the symbol? (F-5.2)"""

    name = "symbol"

    def candidates(self) -> Sequence[int]:
        """Unlock a soldier, or place a card."""
        return SYMBOL_CHOICES

    def why_not(self, answer: int) -> Code:
        """A soldier must still be locked; a card needs a region with an own alchemist and room. (F-5.2)"""
        if answer == UNLOCK_SOLDIER:
            return ALLOWED if self.pos.locked(self.me) else NONE_LOCKED
        return ALLOWED if can_place(self.pos, self.me, True) else NO_CARD_TO_PLACE


class AlchemistCard(Question):
    """Which alchemist or master card do you place? (F-5.2)"""

    name = "alchemist"

    def candidates(self) -> Sequence[int]:
        """The player's five and the masters."""
        return ALCHEMIST_CARDS

    def why_not(self, answer: int) -> Code:
        """Only a card beside the player's board."""
        return ALLOWED if self.pos.holds(self.me, Card(answer)) else CARD_NOT_HELD


class PlaceRegion(WhichRegion):
    """In which region do you place it? (F-5.2)"""

    purpose = TO_PLACE

    def __init__(self, pos: Position, me: Seat, needs_official: bool) -> None:
        """Remember whether one of the player's alchemists must be there."""
        super().__init__(pos, me)
        self.needs_official = needs_official

    def why_not(self, answer: int) -> Code:
        """Room, and an alchemist for a symbol."""
        return why_no_place(self.pos, self.me, Region(answer), self.needs_official)


class MasterCard(Question):
    """Which master joins your alchemist cards? (F-5.2)"""

    name = "master"

    def candidates(self) -> Sequence[int]:
        """The masters of this game, taken or not."""
        return self.pos.masters_shown()

    def why_not(self, answer: int) -> Code:
        """A master that somebody has taken is not available."""
        return ALLOWED if self.pos.master_left(Card(answer)) else MASTER_GONE


class SearchElixir(CourtAction):
    """Move the ship three spaces. (F-5.2)"""

    def why_not(self, pos: Position, me: Seat) -> Code:
        """Impossible from the last space. (F-5.2)"""
        return ALLOWED if pos.can_sail(me) else SHIP_AT_END

    def carry_out(self, pos: Position, me: Seat) -> Script[None]:
        """With all symbols on the way. (F-5.2)"""
        return sail(pos, me, STEPS)


def sail(pos: Position, me: Seat, steps: int) -> Script[None]:
    """Move fully, then resolve the symbols reached or passed in track order; excess movement is lost. (F-5.7)"""
    start = pos.ship(me)
    end = move_ship(pos, me, steps)
    for space in range(start + 1, end + 1):
        symbol = pos.printed.symbols[space]
        if symbol == MASTER:
            yield from take_master(pos, me)
        else:
            for _ in range(symbol):
                yield from resolve_symbol(pos, me)


def move_ship(pos: Position, me: Seat, steps: int) -> int:
    """Move the ship, at most to the last space; return where it is then. (F-5.7)"""
    start = pos.ship(me)
    end = min(start + steps, pos.printed.last_space)
    pos.set_ship(me, end)
    pos.tell("sailed", pos.seat_of(me), start, end)
    return end


def resolve_symbol(pos: Position, me: Seat) -> Script[None]:
    """One of the two must be done if either is possible; else the symbol is lost. (F-5.2, F-5.7)"""
    if not pos.locked(me) and not can_place(pos, me, True):
        pos.tell("symbol_lost", me)
        return
    choice: int = yield SymbolChoice(pos, me)
    if choice == UNLOCK_SOLDIER:
        pos.unlock(me, 1)
    else:
        yield from place_alchemist(pos, me, True)


def can_place(pos: Position, me: Seat, needs_official: bool) -> bool:
    """Whether any alchemist card can be placed somewhere."""
    if not pos.holds_any(me):
        return False
    for region in ALL_REGIONS:
        if why_no_place(pos, me, region, needs_official) == ALLOWED:
            return True
    return False


def why_no_place(pos: Position, me: Seat, region: Region, needs_official: bool) -> Code:
    """At most three cards; a symbol also needs an own alchemist official there. (F-3.4, F-5.2)"""
    if pos.cards_in(me, region) == PLACES:
        return NO_PLACE_FOR_CARD
    if needs_official and not pos.officials(me, region, ALCHEMIST):
        return NO_ALCHEMIST_THERE
    return ALLOWED


def place_alchemist(pos: Position, me: Seat, needs_official: bool) -> Script[None]:
    """Place an alchemist card in a region: no tokens, no unrest. (F-5.2)"""
    card: Card = yield AlchemistCard(pos, me)
    region: Region = yield PlaceRegion(pos, me, needs_official)
    lay_alchemist(pos, me, card, region)


def lay_alchemist(pos: Position, me: Seat, card: Card, region: Region) -> None:
    """Put it in the next of the three places. (F-3.4)"""
    pos.spend_alchemist(me, card)
    pos.add_card(me, region, card)
    pos.tell("alchemist", pos.seat_of(me), card, region)


def take_master(pos: Position, me: Seat) -> Script[None]:
    """At the master symbol: add a master of the player's choice to their alchemist cards. (F-5.2)"""
    if pos.any_master_left():
        card: Card = yield MasterCard(pos, me)
        give_master(pos, me, card)


def give_master(pos: Position, me: Seat, card: Card) -> None:
    """Add a master to a player's alchemist cards."""
    pos.spend_master(card)
    pos.give_alchemist(me, card)
    pos.tell("master", pos.seat_of(me), card)
