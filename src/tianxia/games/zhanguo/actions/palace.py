"""Build 1 palace. (Z-5.7)"""

from tianxia.engine.script import ALLOWED, NOT_A_CANDIDATE, AskWith, Script, Tell
from tianxia.games.zhanguo import codes
from tianxia.games.zhanguo.kit import REGIONS
from tianxia.games.zhanguo.markers import take_big_marker
from tianxia.games.zhanguo.position import (
    ALL_REGIONS,
    FROM_PALACES,
    Position,
    all_tucked,
    is_locked,
    palace_slots_left,
    palaces_left,
)

WORKERS_HERE = 2


def why_no_palace(pos: Position, me: int) -> int:
    """A palace must be in supply and some region fit. (Z-5.7)"""
    # Most turns fail for want of workers, which is the cheapest to see.
    if sum(pos.workers[me * REGIONS : me * REGIONS + REGIONS]) > WORKERS_HERE and palaces_left(pos, me) > 0:
        for region in ALL_REGIONS:
            if why_no_palace_in(pos, me, region) == ALLOWED:
                return ALLOWED
    return codes.NOWHERE_FOR_PALACE if palaces_left(pos, me) > 0 else codes.NO_PALACE_LEFT


def why_no_palace_in(pos: Position, me: int, region: int) -> int:
    """Two workers there and one elsewhere, a free slot, and not too much unrest. (Z-5.7)"""
    if not 0 <= region < REGIONS:
        return NOT_A_CANDIDATE
    at = me * REGIONS
    if pos.workers[at + region] < WORKERS_HERE:
        return codes.TWO_WORKERS_HERE
    if sum(pos.workers[at : at + REGIONS]) == pos.workers[at + region]:
        return codes.ONE_WORKER_ELSEWHERE
    return why_no_free_palace_in(pos, me, region)


def is_blocked(pos: Position, me: int, region: int) -> bool:
    """Whether the cube is on the no-palace symbol, right of it, or on the last slot. (Z-5.7)"""
    level = pos.unrest[me * REGIONS + region]
    return level >= pos.kit.block[pos.boards[me] * REGIONS + region] or is_locked(pos, me, region)


def why_no_free_palace_in(pos: Position, me: int, region: int) -> int:
    """What holds for a palace without payment too: a free slot and not too much unrest. (Z-5.7, Z-7.3)"""
    if not 0 <= region < REGIONS:
        return NOT_A_CANDIDATE
    if palace_slots_left(pos, region) == 0:
        return codes.PALACE_SLOTS_FULL
    return codes.PALACE_BLOCKED if is_blocked(pos, me, region) else ALLOWED


def why_no_third_worker(pos: Position, me: int, palace: int, region: int) -> int:
    """The third worker comes from another region. (Z-5.7, f25)"""
    if not 0 <= region < REGIONS:
        return NOT_A_CANDIDATE
    if region == palace:
        return codes.SAME_REGION
    return ALLOWED if pos.workers[me * REGIONS + region] else codes.NO_WORKER_THERE


def build_palace(pos: Position, me: int) -> Script[None]:
    """Two workers of the region and one of another for a palace, a value-3 marker and VP. (Z-5.7)"""
    region: int = yield AskWith(me, "palace", lambda: ALL_REGIONS, lambda region: why_no_palace_in(pos, me, region))
    other: int = yield AskWith(
        me,
        "palace_worker",
        lambda: ALL_REGIONS,
        lambda other: why_no_third_worker(pos, me, region, other),
        about=(region,),
    )
    pos.workers[me * REGIONS + region] -= WORKERS_HERE
    pos.workers[me * REGIONS + other] -= 1
    pos.palaces[me * REGIONS + region] += 1
    yield Tell("palace", (me, region))
    yield from take_big_marker(pos, me)
    yield score_palace(pos, me)


def score_palace(pos: Position, me: int) -> Tell:
    """A palace brings VP for all cards tucked on one's own board. (Z-5.7)"""
    cards = len(all_tucked(pos, me))
    pos.score(me, FROM_PALACES, cards)
    return Tell("scored", (me, cards, FROM_PALACES))
