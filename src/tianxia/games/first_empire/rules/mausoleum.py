"""Soldiers on mausoleum tiles: conditions, slots, and when they may be placed. (F-7)"""

from collections.abc import Sequence
from typing import Final

from tianxia.engine.script import ALLOWED, Code, Script, Seat
from tianxia.games.first_empire.ids import ALL_TOMBS, FROM_SOLDIERS, Tomb
from tianxia.games.first_empire.position import Position
from tianxia.games.first_empire.refusals import CONDITION_NOT_MET, OWN_SOLDIER_THERE
from tianxia.games.first_empire.rules.asking import Question

NO_MORE_SOLDIERS: Final = 9
"""The answer to `soldier` that stops placing; others are tombs."""
TOMBS_OR_STOP: Final[tuple[int, ...]] = (*ALL_TOMBS, NO_MORE_SOLDIERS)


class SoldierTomb(Question):
    """On which tile do you place a soldier? (F-7.1)"""

    name = "soldier"

    def candidates(self) -> Sequence[int]:
        """The nine tiles, and stopping."""
        return TOMBS_OR_STOP

    def why_not(self, answer: int) -> Code:
        """Where the condition is met; placing is never forced."""
        return ALLOWED if answer == NO_MORE_SOLDIERS else why_no_soldier(self.pos, self.me, Tomb(answer))

    def listed(self) -> list[int]:
        """Those whose condition is met, and stopping."""
        return [*self.pos.earned_tombs(self.me), NO_MORE_SOLDIERS]


class AnyTomb(Question):
    """On which tile do you place the soldier of a reward? (F-7.2, F-8.2)"""

    name = "put"

    def candidates(self) -> Sequence[int]:
        """The nine tiles."""
        return ALL_TOMBS

    def why_not(self, answer: int) -> Code:
        """Regardless of its condition, but never a second one on a tile. (F-7.2)"""
        return OWN_SOLDIER_THERE if self.pos.soldier_on(self.me, Tomb(answer)) else ALLOWED


def why_no_soldier(pos: Position, me: Seat, tomb: Tomb) -> Code:
    """One soldier per player and tile, and only where the condition is met. (F-7.1)"""
    if pos.soldier_on(me, tomb):
        return OWN_SOLDIER_THERE
    return ALLOWED if pos.fulfils(me, tomb) else CONDITION_NOT_MET


def may_place(pos: Position, me: Seat) -> bool:
    """Whether there is a soldier at the entrance and a tile for it."""
    return pos.entrance(me) > 0 and pos.has_earned_tomb(me)


def place_soldiers(pos: Position, me: Seat) -> Script[None]:
    """Place any number of soldiers from the entrance, never forced. (F-7.1, F-7.2)"""
    while may_place(pos, me):
        tomb: Tomb = yield SoldierTomb(pos, me)
        if tomb == NO_MORE_SOLDIERS:
            return
        put_soldier(pos, me, tomb)


def put_soldier(pos: Position, me: Seat, tomb: Tomb) -> None:
    """Move a soldier from the entrance to the topmost free slot, scoring its points at once. (F-7.1)"""
    slot, points = pos.top_slot(tomb), pos.slot_points(tomb)
    pos.set_soldiers(me, pos.locked(me), pos.entrance(me) - 1)
    pos.set_soldier(tomb, slot, me)
    pos.tell("soldier", pos.seat_of(me), tomb, slot)
    pos.score(me, FROM_SOLDIERS, points)


def put_anywhere(pos: Position, me: Seat) -> Script[None]:
    """Move one soldier from the entrance to any tile where the player has none. (F-7.2, F-8.2)"""
    tomb: Tomb = yield AnyTomb(pos, me)
    put_soldier(pos, me, tomb)
