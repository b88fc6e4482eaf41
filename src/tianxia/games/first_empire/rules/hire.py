"""Hire two workers. (F-5.4)"""

from typing import Final

from tianxia.engine.script import ALLOWED, Script, choose
from tianxia.games.first_empire import codes
from tianxia.games.first_empire.position import GENERAL, MOST_UNREST, PLACES, REGIONS, Position
from tianxia.games.first_empire.rules.deeds import TO_HIRE, add_workers, all_regions, raise_unrest

HIRED: Final = 2


def why_no_hire(pos: Position, me: int) -> int:
    """Some region must allow it. (F-5.4)"""
    for region in range(REGIONS):
        if why_not_here(pos, me, region) == ALLOWED:
            return ALLOWED
    return codes.NO_REGION_TO_HIRE


def why_not_here(pos: Position, me: int, region: int) -> int:
    """A general must stand there, and unrest must stay within 3. (F-5.4)"""
    if not pos.officials[me * PLACES + region * 3 + GENERAL]:
        return codes.NO_GENERAL
    return ALLOWED if pos.unrest[me * REGIONS + region] < MOST_UNREST else codes.TOO_MUCH_UNREST


def hire(pos: Position, me: int) -> Script[None]:
    """Two workers in a region with a general, whatever their number; unrest there rises by one. (F-5.4)"""
    region = yield from choose(
        me, "region", all_regions, lambda region: why_not_here(pos, me, region), about=(TO_HIRE,)
    )
    yield from add_workers(pos, me, region, HIRED)
    yield from raise_unrest(pos, me, region, 1)
