"""What reward pieces and task discs would be worth to a seat now. Each is tried on a copy and taken back."""

from tianxia.engine.script import ALLOWED
from tianxia.games.zhanguo.ids import (
    ALL_RODS,
    ALL_SQUARES,
    NOBODY,
    Region,
    Seat,
    Section,
    Task,
    TaskSlot,
)
from tianxia.games.zhanguo.position import Position
from tianxia.games.zhanguo.rules.criteria import wall_score
from tianxia.games.zhanguo.rules.governor import VpSquare, why_no_square
from tianxia.games.zhanguo.rules.wall import why_no_free_wall_in
from tianxia.games.zhanguo.scoring import region_score, score_tasks


def governor_worth(pos: Position, me: Seat, region: Region) -> int:
    """What one more governor would change in a region's majority, plus the VP of a free square. (Z-5.5, Z-10.1)"""
    squares = [pos.printed.square(region, at) for at in ALL_SQUARES if why_no_square(pos, region, at) == ALLOWED]
    before = region_score(pos, me, region)
    pos.add_governor(me, region)
    after = region_score(pos, me, region)
    pos.take_governor(me, region)
    return after - before + max([square.amount for square in squares if isinstance(square, VpSquare)], default=0)


def section_worth(pos: Position, me: Seat, section: Section) -> int:
    """What a wall on the best free slot of a section would score, if the seat may build there. (Z-10.4)"""
    if why_no_free_wall_in(pos, me, section) != ALLOWED:
        return 0
    return max([wall_score(pos, me, section, rods) for rods in ALL_RODS if pos.wall(section, rods) == NOBODY])


def claim_worth(pos: Position, then: Position, me: Seat, task: Task, slot: TaskSlot) -> int:
    """What a disc on a slot would add to the score for tasks. (Z-10.3)"""
    then.set_claim(me, task, slot)
    worth = score_tasks(then, me) - score_tasks(pos, me)
    then.drop_claim(me, task)
    return worth
