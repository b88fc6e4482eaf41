"""Build 1 wall. (Z-5.8)"""

from typing import Final

from tianxia.engine.script import ALLOWED, NOT_A_CANDIDATE, AskWith, Script, Tell
from tianxia.games.zhanguo import codes
from tianxia.games.zhanguo.kit import REGIONS, RODS, SECTIONS
from tianxia.games.zhanguo.position import (
    ALL_REGIONS,
    ALL_SECTIONS,
    NOBODY,
    Position,
    has_wall,
    section_is_full,
    walls_left,
)

SLOTS: Final[tuple[int, ...]] = (1, 2, 3)
SETS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(mask for mask in range(1 << REGIONS) if mask.bit_count() == rods) for rods in range(RODS + 1)
)
"""By number of rods: every choice of so many different regions, a bit for each."""


def staffed(pos: Position, me: int) -> int:
    """How many regions have a worker."""
    return sum([1 for workers in pos.workers[me * REGIONS : me * REGIONS + REGIONS] if workers])


def why_no_wall(pos: Position, me: int) -> int:
    """A wall must be in supply, and some section have a slot that one can pay. (Z-5.8)"""
    # Most turns fail for want of workers, which is the cheapest to see.
    if staffed(pos, me) and walls_left(pos, me) > 0:
        for section in ALL_SECTIONS:
            if why_no_wall_in(pos, me, section) == ALLOWED:
                return ALLOWED
    return codes.NOWHERE_FOR_WALL if walls_left(pos, me) > 0 else codes.NO_WALL_LEFT


def why_no_free_wall_in(pos: Position, me: int, section: int) -> int:
    """What holds for a wall without payment too: a free slot in a section without an own wall. (Z-5.8, Z-7.3)"""
    if not 0 <= section < SECTIONS:
        return NOT_A_CANDIDATE
    if has_wall(pos, me, section):
        return codes.OWN_WALL_THERE
    return codes.SECTION_FULL if section_is_full(pos, section) else ALLOWED


def why_no_wall_in(pos: Position, me: int, section: int) -> int:
    """A free slot whose rods one can pay, in a section without an own wall. (Z-5.8)"""
    code = why_no_free_wall_in(pos, me, section)
    if code != ALLOWED:
        return code
    return ALLOWED if cheapest(pos, section) <= staffed(pos, me) else codes.TOO_FEW_REGIONS


def cheapest(pos: Position, section: int) -> int:
    """The rods of the first free slot of a section that has one."""
    return pos.walls.index(NOBODY, section * RODS) - section * RODS + 1


def why_no_slot(pos: Position, section: int, rods: int, payable: int) -> int:
    """The slot must be free, and its rods not more than the regions that can pay. (Z-5.8)"""
    if not 1 <= rods <= RODS:
        return NOT_A_CANDIDATE
    if pos.walls[section * RODS + rods - 1] != NOBODY:
        return codes.SLOT_TAKEN
    return ALLOWED if rods <= payable else codes.TOO_FEW_REGIONS


def why_no_payment(pos: Position, me: int, rods: int, regions: int) -> int:
    """Each of the regions must have a worker. (Z-5.8)"""
    if not 0 <= regions < 1 << REGIONS or regions.bit_count() != rods:
        return NOT_A_CANDIDATE
    for region in ALL_REGIONS:
        if regions >> region & 1 and pos.workers[me * REGIONS + region] == 0:
            return codes.NO_WORKER_FOR_WALL
    return ALLOWED


def build_wall(pos: Position, me: int) -> Script[None]:
    """A wall in a section for as many workers as rods, all of different regions. (Z-5.8)"""
    section: int = yield AskWith(me, "section", lambda: ALL_SECTIONS, lambda section: why_no_wall_in(pos, me, section))
    rods: int = yield AskWith(
        me,
        "rods",
        lambda: SLOTS,
        lambda rods: why_no_slot(pos, section, rods, staffed(pos, me)),
        about=(section,),
    )
    paid: int = yield AskWith(
        me,
        "wall_workers",
        lambda: SETS[rods],
        lambda regions: why_no_payment(pos, me, rods, regions),
        about=(section, rods),
    )
    for region in ALL_REGIONS:
        pos.workers[me * REGIONS + region] -= paid >> region & 1
    yield place_wall(pos, me, section, rods)


def place_wall(pos: Position, me: int, section: int, rods: int) -> Tell:
    """A wall goes from the supply to a slot. (Z-5.8)"""
    pos.walls[section * RODS + rods - 1] = me
    return Tell("wall", (me, section, rods))
