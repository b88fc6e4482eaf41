"""The unification action: tuck a card in a region, for markers and at the price of unrest. (Z-3)"""

from tianxia.engine.script import ALLOWED, Script
from tianxia.games.zhanguo import refusals
from tianxia.games.zhanguo.ids import ALL_REGIONS, NO_CARD, TUCKS, Card, Code, Region, Seat, aspect_of
from tianxia.games.zhanguo.position import Position
from tianxia.games.zhanguo.rules.asking import RegionQuestion
from tianxia.games.zhanguo.rules.markers import take_markers


def why_no_tuck(pos: Position, me: Seat, region: Region) -> Code:
    """At most three cards in a region, and the unrest must fit on the track. (Z-3.1, Z-3.3)"""
    cards = pos.cards_at(me, region)
    if cards == TUCKS:
        return refusals.REGION_FULL
    # The rise equals the number of cards already there: 0, 1 or 2.
    if cards and cards > pos.room_for_unrest(me, region):
        return refusals.UNREST_TOO_HIGH
    return ALLOWED


def why_tuck_nowhere(pos: Position, me: Seat) -> Code:
    """Some region must take a card: all may be full, or those with room may have too much unrest. (Z-3.1, Z-3.3)"""
    reason = refusals.NO_ROOM_TO_TUCK
    for region in ALL_REGIONS:
        code = why_no_tuck(pos, me, region)
        if code == ALLOWED:
            return ALLOWED
        if code == refusals.UNREST_TOO_HIGH:
            reason = refusals.UNREST_BARS_TUCK
    return reason


class Tuck(RegionQuestion):
    """In which region do you tuck the card? (Z-3.1)"""

    name = "tuck"

    def __init__(self, pos: Position, me: Seat, card: Card) -> None:
        """Remember the card."""
        super().__init__(pos, me)
        self.card = card

    def why_not_in(self, region: Region) -> Code:
        """There must be a place, and room for the unrest."""
        return why_no_tuck(self.pos, self.me, region)

    def about(self) -> tuple[int, ...]:
        """The card."""
        return (self.card,)


def unify(pos: Position, me: Seat, card: Card) -> Script[None]:
    """Tuck a card in a region: 1, 2 or 3 markers of its aspect, and unrest +0, +1 or +2 there. (Z-3.1 to Z-3.3)"""
    region: Region = yield Tuck(pos, me, card)
    cards = pos.cards_at(me, region)
    pos.tuck(me, region, card)
    pos.card = NO_CARD
    pos.tell("tucked", me, card, region)
    take_markers(pos, me, aspect_of(card), cards + 1)
    if cards:
        pos.raise_unrest(me, region, cards)


class CalmRegion(RegionQuestion):
    """In which region do you lower unrest? (Z-6.6, Z-4.7)"""

    name = "calm"

    def why_not_in(self, region: Region) -> Code:
        """Unrest never goes below an empty track. (Z-3.4)"""
        return ALLOWED if self.pos.unrest(self.me, region) else refusals.NO_UNREST
