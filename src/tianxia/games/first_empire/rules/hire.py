"""Hire two workers. (F-5.4)"""

from typing import Final

from tianxia.engine.script import ALLOWED, Code, Script, Seat
from tianxia.games.first_empire.ids import ALL_REGIONS, GENERAL, MOST_UNREST, Region
from tianxia.games.first_empire.position import Position
from tianxia.games.first_empire.refusals import NO_GENERAL, NO_REGION_TO_HIRE, TOO_MUCH_UNREST
from tianxia.games.first_empire.rules.action import CourtAction
from tianxia.games.first_empire.rules.asking import TO_HIRE, WhichRegion

HIRED: Final = 2


class HireRegion(WhichRegion):
    """Where do you hire? (F-5.4)"""

    purpose = TO_HIRE

    def why_not(self, answer: int) -> Code:
        """A general, and not too much unrest."""
        return why_no_hire_in(self.pos, self.me, Region(answer))


def why_no_hire_in(pos: Position, me: Seat, region: Region) -> Code:
    """A general must be there, and unrest must not exceed 3. (F-5.4)"""
    if not pos.officials(me, region, GENERAL):
        return NO_GENERAL
    return ALLOWED if pos.unrest(me, region) < MOST_UNREST else TOO_MUCH_UNREST


class Hire(CourtAction):
    """Two workers in a region with a general, whatever the number of generals; unrest +1 there. (F-5.4)"""

    wakes_higher = True

    def why_not(self, pos: Position, me: Seat) -> Code:
        """Some region must allow it. (F-5.4)"""
        for region in ALL_REGIONS:
            if why_no_hire_in(pos, me, region) == ALLOWED:
                return ALLOWED
        return NO_REGION_TO_HIRE

    def carry_out(self, pos: Position, me: Seat) -> Script[None]:
        """Workers first, then unrest. (F-5.4)"""
        region: Region = yield HireRegion(pos, me)
        pos.add_workers(me, region, HIRED)
        pos.raise_unrest(me, region, 1)
