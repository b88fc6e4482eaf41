"""Build 1 palace. (Z-5.7)"""

from typing import Final

from tianxia.engine.script import ALLOWED, Script
from tianxia.games.zhanguo import refusals
from tianxia.games.zhanguo.ids import ALL_REGIONS, FROM_PALACES, Code, Region, Seat
from tianxia.games.zhanguo.position import Position
from tianxia.games.zhanguo.rules.action import HIGHER, CourtAction
from tianxia.games.zhanguo.rules.asking import RegionQuestion
from tianxia.games.zhanguo.rules.markers import take_big_marker

WORKERS_HERE: Final = 2


class BuildPalace(CourtAction):
    """Build 1 palace. (Z-5.7)"""

    name = "palace"
    activates = HIGHER

    def why_not(self, pos: Position, me: Seat) -> Code:
        """A palace must be in supply, and some region must allow one. (Z-5.7)"""
        if pos.palaces_left(me) == 0:
            return refusals.NO_PALACE_LEFT
        # Most turns fail for lack of workers, which is the cheapest to check.
        if pos.all_workers(me) > WORKERS_HERE:
            for region in ALL_REGIONS:
                if why_no_palace_in(pos, me, region) == ALLOWED:
                    return ALLOWED
        return refusals.NOWHERE_FOR_PALACE

    def carry_out(self, pos: Position, me: Seat) -> Script[None]:
        """Pay two workers of the region and one of another for a palace, a value-3 marker and VP. (Z-5.7)"""
        region: Region = yield PalaceRegion(pos, me)
        other: Region = yield PalaceWorker(pos, me, region)
        pos.spend_workers(me, region, WORKERS_HERE)
        pos.spend_workers(me, other, 1)
        pos.add_palace(me, region)
        pos.tell("palace", me, region)
        yield from take_big_marker(pos, me)
        score_palace(pos, me)


class PalaceRegion(RegionQuestion):
    """In which region do you build a palace? (Z-5.7)"""

    name = "palace"

    def why_not_in(self, region: Region) -> Code:
        """Workers, a free slot, and not too much unrest."""
        return why_no_palace_in(self.pos, self.me, region)


class PalaceWorker(RegionQuestion):
    """From which other region does the third worker come? (Z-5.7, f25)"""

    name = "palace_worker"

    def __init__(self, pos: Position, me: Seat, region: Region) -> None:
        """Remember the region of the palace."""
        super().__init__(pos, me)
        self.region = region

    def why_not_in(self, region: Region) -> Code:
        """It must be another region with a worker."""
        if region == self.region:
            return refusals.SAME_REGION
        return ALLOWED if self.pos.workers(self.me, region) else refusals.NO_WORKER_THERE

    def about(self) -> tuple[int, ...]:
        """The region of the palace."""
        return (self.region,)


def why_no_palace_in(pos: Position, me: Seat, region: Region) -> Code:
    """Two workers there and one in another region, a free slot, and not too much unrest. (Z-5.7)"""
    here = pos.workers(me, region)
    if here < WORKERS_HERE:
        return refusals.TWO_WORKERS_HERE
    if pos.all_workers(me) == here:
        return refusals.ONE_WORKER_ELSEWHERE
    return why_no_free_palace_in(pos, me, region)


def why_no_free_palace_in(pos: Position, me: Seat, region: Region) -> Code:
    """What also applies to a palace without payment: a free slot and not too much unrest. (Z-5.7, Z-7.3)"""
    if pos.palace_slots_left(region) == 0:
        return refusals.PALACE_SLOTS_FULL
    return refusals.PALACE_BLOCKED if pos.is_blocked(me, region) else ALLOWED


def score_palace(pos: Position, me: Seat) -> None:
    """Build a palace and score VP for all cards tucked on the player's board. (Z-5.7)"""
    pos.score(me, FROM_PALACES, pos.tucked_count(me))
