"""Hire workers. (Z-5.6, Z-9.3)"""

from tianxia.engine.script import ALLOWED, NOT_A_CANDIDATE, AskWith, Script, Tell
from tianxia.games.zhanguo import codes
from tianxia.games.zhanguo.kit import CIRCLE, REGIONS
from tianxia.games.zhanguo.position import ALL_REGIONS, Position, track_length, working
from tianxia.games.zhanguo.unification import raise_unrest


def hired_at(pos: Position, me: int, region: int) -> int:
    """One worker per official in the workers area, and one more on the circle board. (Z-5.6, Z-4.5)"""
    return working(pos, me, region) + (1 if pos.boards[me] == CIRCLE else 0)


def unrest_of_hire(pos: Position, me: int, region: int) -> int:
    """Unrest rises by 1 whatever the number, or by 1 per worker hired in that variant. (Z-5.6, Z-9.3)"""
    return hired_at(pos, me, region) if pos.per_worker else 1


def why_no_hire_in(pos: Position, me: int, region: int) -> int:
    """An official must be in the workers area, and the unrest must fit. (Z-5.6)"""
    if not 0 <= region < REGIONS:
        return NOT_A_CANDIDATE
    if working(pos, me, region) == 0:
        return codes.FREE_MOVE_FIRST if free_move_helps(pos, me, region) else codes.NOBODY_HIRES
    rise = unrest_of_hire(pos, me, region)
    fits = pos.unrest[me * REGIONS + region] + rise <= track_length(pos, me, region)
    return ALLOWED if fits else codes.UNREST_TOO_HIGH


def free_move_helps(pos: Position, me: int, region: int) -> bool:
    """Whether a free move down in this region would let its player hire there. (Z-5.3)"""
    at = me * 15 + region * 3
    if sum(pos.above[at : at + 3]) == 0:
        return False
    rise = unrest_of_hire(pos, me, region) + (1 if pos.per_worker else 0)
    return pos.unrest[me * REGIONS + region] + rise <= track_length(pos, me, region)


def why_no_hire(pos: Position, me: int) -> int:
    """Some region must be able to hire. (Z-4.1, Z-5.6)"""
    helps = False
    for region in ALL_REGIONS:
        code = why_no_hire_in(pos, me, region)
        if code == ALLOWED:
            return ALLOWED
        helps = helps or code == codes.FREE_MOVE_FIRST
    return codes.FREE_MOVE_FIRST if helps else codes.NOWHERE_TO_HIRE


def hire(pos: Position, me: int) -> Script[None]:
    """Take a worker per official in a workers area, then unrest there rises. (Z-5.6)"""
    region: int = yield AskWith(me, "hire", lambda: ALL_REGIONS, lambda region: why_no_hire_in(pos, me, region))
    hired, rise = hired_at(pos, me, region), unrest_of_hire(pos, me, region)
    pos.workers[me * REGIONS + region] += hired
    yield Tell("hired", (me, region, hired))
    yield raise_unrest(pos, me, region, rise)
