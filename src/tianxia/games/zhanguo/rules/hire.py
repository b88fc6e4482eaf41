"""Hire workers. (Z-5.6, Z-9.3)"""

from tianxia.engine.script import ALLOWED, Script
from tianxia.games.zhanguo import refusals
from tianxia.games.zhanguo.ids import ALL_REGIONS, Code, Region, Seat
from tianxia.games.zhanguo.position import Position
from tianxia.games.zhanguo.rules.action import HIGHER, CourtAction
from tianxia.games.zhanguo.rules.asking import RegionQuestion


class Hire(CourtAction):
    """Hire workers. (Z-5.6)"""

    name = "hire"
    activates = HIGHER

    def why_not(self, pos: Position, me: Seat) -> Code:
        """Some region must be able to hire. (Z-4.1, Z-5.6)"""
        reason = refusals.NOWHERE_TO_HIRE
        for region in ALL_REGIONS:
            code = why_no_hire_in(pos, me, region)
            if code == ALLOWED:
                return ALLOWED
            if code == refusals.FREE_MOVE_FIRST:
                reason = code
        return reason

    def carry_out(self, pos: Position, me: Seat) -> Script[None]:
        """Take a worker per official in a workers area, then raise unrest there. (Z-5.6)"""
        region: Region = yield HireRegion(pos, me)
        hired, rise = pos.hired_at(me, region), pos.unrest_of_hire(me, region)
        pos.put_workers(me, region, hired)
        pos.tell("hired", me, region, hired)
        pos.raise_unrest(me, region, rise)


class HireRegion(RegionQuestion):
    """In which region do you hire? (Z-5.6)"""

    name = "hire"

    def why_not_in(self, region: Region) -> Code:
        """There must be an official to hire with, and the unrest must fit."""
        return why_no_hire_in(self.pos, self.me, region)


def why_no_hire_in(pos: Position, me: Seat, region: Region) -> Code:
    """An official must be in the workers area, and the unrest must fit. (Z-5.6)"""
    if pos.officials_below(me, region) == 0:
        return refusals.FREE_MOVE_FIRST if pos.free_move_helps(me, region) else refusals.NOBODY_HIRES
    fits = pos.unrest_of_hire(me, region) <= pos.room_for_unrest(me, region)
    return ALLOWED if fits else refusals.UNREST_TOO_HIGH
