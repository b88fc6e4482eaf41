"""Unification: tuck a card in a region for tokens and unrest. (F-3)"""

from tianxia.engine.script import ALLOWED, Code, Script, Seat
from tianxia.games.first_empire.ids import ALL_REGIONS, MOST_UNREST, PLACES, Card, Region, aspect_of
from tianxia.games.first_empire.position import Position
from tianxia.games.first_empire.refusals import (
    NO_ROOM_ANYWHERE,
    REGION_FULL,
    TOO_MUCH_UNREST,
    UNREST_BARS_TUCK,
)
from tianxia.games.first_empire.rules.asking import TO_TUCK, WhichRegion


class TuckRegion(WhichRegion):
    """In which region do you tuck the card? (F-3.1)"""

    purpose = TO_TUCK

    def why_not(self, answer: int) -> Code:
        """Room, and not too much unrest."""
        return why_no_tuck(self.pos, self.me, Region(answer))


def why_no_tuck(pos: Position, me: Seat, region: Region) -> Code:
    """Three cards per region; unrest +0, +1, +2 for the first, second, third, never past 3. (F-3.1, F-3.3)"""
    cards = pos.cards_in(me, region)
    if cards == PLACES:
        return REGION_FULL
    return ALLOWED if pos.unrest(me, region) + cards <= MOST_UNREST else TOO_MUCH_UNREST


def why_tuck_nowhere(pos: Position, me: Seat) -> Code:
    """Some region must take a card: all may be full, or those with room may have too much unrest. (F-3.1, F-3.3)"""
    reason = NO_ROOM_ANYWHERE
    for region in ALL_REGIONS:
        code = why_no_tuck(pos, me, region)
        if code == ALLOWED:
            return ALLOWED
        if code == TOO_MUCH_UNREST:
            reason = UNREST_BARS_TUCK
    return reason


def unify(pos: Position, me: Seat, card: Card) -> Script[None]:
    """Tuck the card in a region for 1, 2, 3 tokens of its aspect and 0, 1, 2 unrest. (F-3.1 to F-3.4)"""
    region: Region = yield TuckRegion(pos, me)
    pos.take_from_hand(me, card)
    before = pos.cards_in(me, region)
    pos.add_card(me, region, card)
    pos.tell("tucked", me, card, region)
    if before:
        pos.raise_unrest(me, region, before)
    pos.gain_tokens(me, aspect_of(card), before + 1)
