"""Officials on a board: the free move down, and re-assignment points. (Z-5.2, Z-5.3)

Answers that mean a move of one official are numbers: a base for the kind of move, then region, colour and target.
"""

from typing import Final

from tianxia.engine.script import ALLOWED, NOT_A_CANDIDATE, AskWith, Script, Tell
from tianxia.games.zhanguo import codes
from tianxia.games.zhanguo.kit import REASSIGN, REGIONS
from tianxia.games.zhanguo.position import OFFICIALS, REWARDS, WORK_SLOTS, Position, working

DONE: Final = 0
DOWN: Final = 130
"""DOWN + region * 3 + colour: the free move, governors area to workers area of the same region."""
SIDE: Final = 200
"""SIDE + (region * 3 + colour) * 5 + to: governors area to adjacent governors area."""
ALONG: Final = 300
"""The same from workers area to workers area."""
UP: Final = 400
"""The same from a workers area to the governors area of `to`."""
MOVES: Final = 75
REASSIGN_POINTS: Final = 3

DOWNS: Final[tuple[int, ...]] = tuple(range(DOWN, DOWN + 15))
POINT_CANDIDATES: Final[tuple[int, ...]] = (
    DONE,
    *(SIDE + official * 5 + to for official in range(15) for to in range(5) if to != official // 3),
    *(ALONG + official * 5 + to for official in range(15) for to in range(5) if to != official // 3),
    *(UP + official * 5 + to for official in range(15) for to in range(5)),
    *DOWNS,
)
"""Everything that might be tried with a point."""


def has_room(pos: Position, me: int, region: int) -> bool:
    """Whether a workers area has a free slot for an official. (Z-5.2)"""
    at = (me * REGIONS + region) * 3
    below = pos.below
    return below[at] + below[at + 1] + below[at + 2] < WORK_SLOTS


def list_downs(pos: Position, me: int, found: list[int]) -> list[int]:
    """The list with every free move added to it. (Z-5.3)"""
    if pos.stage == REWARDS:
        return found
    above, below = pos.above, pos.below
    at = me * 15
    for place in range(DOWN, DOWN + 15, 3):
        if below[at] + below[at + 1] + below[at + 2] < WORK_SLOTS:
            if above[at]:
                found.append(place)
            if above[at + 1]:
                found.append(place + 1)
            if above[at + 2]:
                found.append(place + 2)
        at += 3
    return found


def why_no_down(pos: Position, me: int, answer: int) -> int:
    """An official must be above and a slot below be free, and it must be one's own turn. (Z-5.3)"""
    if not DOWN <= answer < DOWN + 15:
        return NOT_A_CANDIDATE
    if pos.stage == REWARDS:
        return codes.NOT_IN_REWARDS
    if pos.above[me * 15 + answer - DOWN] == 0:
        return codes.NOBODY_TO_MOVE_DOWN
    return ALLOWED if has_room(pos, me, (answer - DOWN) // 3) else codes.NO_SLOT_BELOW


def move_down(pos: Position, me: int, answer: int) -> Tell:
    """The free move of one official from the governors area to the workers area of its region. (Z-5.3)"""
    official = answer - DOWN
    pos.above[me * 15 + official] -= 1
    pos.below[me * 15 + official] += 1
    return Tell("down", (me, official % 3, official // 3))


def must_spend(pos: Position) -> bool:
    """Whether a point must be spent: the first one of the court action. (Z-5.2)"""
    return pos.action == REASSIGN and pos.points == REASSIGN_POINTS


def steps_through(pos: Position, me: int, region: int, to: int) -> int:
    """How many steps lead from one workers area to another with only full ones between; 0 if none do. (Z-5.2, f16)"""
    reached, seen, steps = [region], [region], 1
    while reached:
        further: list[int] = []
        for at in reached:
            for other in pos.kit.near[at]:
                if other == to:
                    return steps
                if other not in seen and not has_room(pos, me, other):
                    further.append(other)
                    seen.append(other)
        reached = further
        steps += 1
    return 0


def cost_of(pos: Position, me: int, answer: int) -> int:
    """What a move of an official costs: a point a step. (Z-5.2)"""
    region, to = (answer % 100) // 15, answer % 5
    if answer < ALONG:
        return 1
    if answer < UP:
        return steps_through(pos, me, region, to)
    return 1 if region == to else steps_through(pos, me, region, to) + 1


def why_no_point(pos: Position, me: int, answer: int) -> int:
    """0 if a point may be spent so, or left, or a free move made now. (Z-5.2, Z-5.3)"""
    if answer == DONE:
        return codes.ONE_POINT_AT_LEAST if must_spend(pos) else ALLOWED
    if answer < SIDE:
        return why_no_down(pos, me, answer)
    if not (answer < UP + MOVES and answer % 100 < MOVES):
        return NOT_A_CANDIDATE
    if answer < ALONG:
        return why_no_side(pos, me, answer)
    return why_no_trip(pos, me, answer)


def why_no_side(pos: Position, me: int, answer: int) -> int:
    """Governors area to adjacent governors area. (Z-5.2)"""
    official, to = (answer - SIDE) // 5, answer % 5
    if pos.above[me * 15 + official] == 0:
        return codes.NO_OFFICIAL_ABOVE
    return ALLOWED if to in pos.kit.near[official // 3] else codes.NOT_ADJACENT


def why_no_trip(pos: Position, me: int, answer: int) -> int:
    """Out of a workers area: to a free slot of another, or up; through full ones in one go only. (Z-5.2, f16)"""
    official, to = (answer % 100) // 5, answer % 5
    region = official // 3
    if pos.below[me * 15 + official] == 0:
        return codes.NO_OFFICIAL_BELOW
    if answer < UP and region != to and not has_room(pos, me, to):
        return codes.WORKERS_AREA_FULL
    if answer >= UP and region != to and has_room(pos, me, to):
        return codes.STEP_BY_STEP
    steps = steps_through(pos, me, region, to)
    if steps == 0 and region != to:
        return codes.STEP_BY_STEP
    return ALLOWED if cost_of(pos, me, answer) <= pos.points else codes.TOO_FEW_POINTS


def list_points(pos: Position, me: int) -> list[int]:
    """What may be done with the next point: stop, sideways above, along below, up; then the free moves."""
    found: list[int] = [] if must_spend(pos) else [DONE]
    above, near = pos.above, pos.kit.near
    start = me * 15
    for region in range(REGIONS):
        for official in range(region * 3, region * 3 + 3):
            if above[start + official]:
                found += [SIDE + official * 5 + to for to in near[region]]
    for region in range(REGIONS):
        if working(pos, me, region):
            list_trips(pos, me, region, found)
    return list_downs(pos, me, found)


def list_trips(pos: Position, me: int, region: int, found: list[int]) -> None:
    """The moves out of one workers area: along or up, through full areas where the points reach."""
    along, up = reach(pos, me, region)
    for official in range(region * 3, region * 3 + 3):
        if pos.below[me * 15 + official]:
            found += [ALONG + official * 5 + to for to in along]
            found += [UP + official * 5 + to for to in up]


def reach(pos: Position, me: int, region: int) -> tuple[list[int], list[int]]:
    """Where an official of a workers area can go with the points left: workers areas, and governors areas. (f16)"""
    along: list[int] = []
    up, passed, steps = [region], [region], 1
    while passed and steps <= pos.points:
        further: list[int] = []
        for at in passed:
            for to in pos.kit.near[at]:
                if to in up or to in further or to in along or to == region:
                    continue
                if has_room(pos, me, to):
                    along.append(to)
                else:
                    further.append(to)
        steps += 1
        if steps <= pos.points:
            up += further
        passed = further
    return along, up


def move_official(pos: Position, me: int, answer: int) -> Tell:
    """Carry out a move that costs points, and take them. (Z-5.2)"""
    pos.points -= cost_of(pos, me, answer)
    official, to = (answer % 100) // 5, answer % 5
    source = pos.above if answer < ALONG else pos.below
    target = pos.below if ALONG <= answer < UP else pos.above
    source[me * 15 + official] -= 1
    target[me * 15 + to * 3 + official % 3] += 1
    return Tell("moved", (me, answer))


def spend_points(pos: Position, me: int, points: int) -> Script[None]:
    """Up to so many re-assignment points, split at will, free moves between them. (Z-5.2, Z-5.3)"""
    pos.points = points
    while pos.points > 0:
        answer: int = yield AskWith(
            me,
            "point",
            lambda: POINT_CANDIDATES,
            lambda answer: why_no_point(pos, me, answer),
            lambda: list_points(pos, me),
            about=(pos.points,),
        )
        if answer == DONE:
            break
        yield move_down(pos, me, answer) if answer < SIDE else move_official(pos, me, answer)
    pos.points = 0


def has_officials(pos: Position, me: int) -> bool:
    """Whether any official is on the board; then a point can always be spent. (Z-5.2)"""
    return sum(pos.supply[me * 3 : me * 3 + 3]) < 3 * OFFICIALS
