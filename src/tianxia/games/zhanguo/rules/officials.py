"""Officials on a board: the free move down, and re-assignment points. (Z-5.2, Z-5.3)"""

from collections.abc import Sequence
from typing import Final

from tianxia.engine.script import ALLOWED, Script
from tianxia.games.zhanguo import refusals
from tianxia.games.zhanguo.ids import ALL_OFFICIALS, ALL_REGIONS, REASSIGN, REWARDS, Code, Region, Seat
from tianxia.games.zhanguo.position import Position
from tianxia.games.zhanguo.rules.asking import Question
from tianxia.games.zhanguo.rules.moves import (
    ALONG,
    ALONG_FROM,
    DONE,
    DOWN,
    MOVE_OF,
    POINT_ANSWERS,
    SIDE,
    SIDEWAYS,
    UP,
    UP_FROM,
    Move,
    cost_of,
    steps_through,
)

REASSIGN_POINTS: Final = 3


# -- the free move


def list_downs(pos: Position, me: Seat, found: list[int]) -> None:
    """Add every free move to a list of answers. (Z-5.3)"""
    if pos.stage != REWARDS:
        pos.list_downs(me, DOWN, found)


def why_no_down(pos: Position, me: Seat, move: Move) -> Code:
    """There must be an official above and a free slot below, and it must be the player's own turn. (Z-5.3)"""
    if pos.stage == REWARDS:
        return refusals.NOT_IN_REWARDS
    if pos.above(me, move.region, move.official) == 0:
        return refusals.NOBODY_TO_MOVE_DOWN
    return ALLOWED if pos.has_room_below(me, move.region) else refusals.NO_SLOT_BELOW


def move_down(pos: Position, me: Seat, move: Move) -> None:
    """Carry out the free move of one official from the governors area to the workers area of its region. (Z-5.3)"""
    pos.take_above(me, move.region, move.official)
    pos.add_below(me, move.region, move.official, 1)
    pos.tell("down", me, move.official, move.region)


# -- points


def spend_points(pos: Position, me: Seat, points: int) -> Script[None]:
    """Spend up to this many re-assignment points, split at will, with free moves in between. (Z-5.2, Z-5.3)"""
    pos.points = points
    while pos.points > 0:
        answer: int = yield Point(pos, me)
        if answer == DONE:
            break
        move = MOVE_OF[answer]
        if move.kind == DOWN:
            move_down(pos, me, move)
        else:
            move_official(pos, me, move)
    pos.points = 0


def move_official(pos: Position, me: Seat, move: Move) -> None:
    """Carry out a move that costs points, and take them. (Z-5.2)"""
    pos.points -= cost_of(pos, me, move)
    if move.kind == SIDE:
        pos.take_above(me, move.region, move.official)
    else:
        pos.take_below(me, move.region, move.official)
    if move.kind == ALONG:
        pos.add_below(me, move.to, move.official, 1)
    else:
        pos.add_above(me, move.to, move.official, 1)
    pos.tell("moved", me, move.answer)


class Point(Question):
    """What do you do with the next re-assignment point? (Z-5.2)"""

    name = "point"

    def candidates(self) -> Sequence[int]:
        """Every move of every official, and stopping."""
        return POINT_ANSWERS

    def why_not(self, answer: int) -> Code:
        """A point may be spent this way or left unspent, or a free move made. (Z-5.2, Z-5.3)"""
        if answer == DONE:
            return refusals.ONE_POINT_AT_LEAST if must_spend(self.pos) else ALLOWED
        return why_no_move(self.pos, self.me, MOVE_OF[answer])

    def listed(self) -> list[int]:
        """Stopping, then sideways above, along and up from below, then the free moves."""
        pos, me = self.pos, self.me
        found: list[int] = [] if must_spend(pos) else [DONE]
        for region in ALL_REGIONS:
            if pos.officials_above(me, region):
                list_sideways(pos, me, region, found)
        for region in ALL_REGIONS:
            if pos.officials_below(me, region):
                list_trips(pos, me, region, found)
        list_downs(pos, me, found)
        return found

    def about(self) -> tuple[int, ...]:
        """The points left."""
        return (self.pos.points,)


def must_spend(pos: Position) -> bool:
    """Whether a point must be spent: the first one of the court action. (Z-5.2)"""
    return pos.action == REASSIGN and pos.points == REASSIGN_POINTS


def why_no_move(pos: Position, me: Seat, move: Move) -> Code:
    """Why a move of an official is not allowed. (Z-5.2, Z-5.3)"""
    if move.kind == DOWN:
        return why_no_down(pos, me, move)
    if move.kind == SIDE:
        return why_no_side(pos, me, move)
    return why_no_trip(pos, me, move)


def why_no_side(pos: Position, me: Seat, move: Move) -> Code:
    """Governors area to adjacent governors area. (Z-5.2)"""
    if pos.above(me, move.region, move.official) == 0:
        return refusals.NO_OFFICIAL_ABOVE
    return ALLOWED if pos.printed.are_adjacent(move.region, move.to) else refusals.NOT_ADJACENT


def why_no_trip(pos: Position, me: Seat, move: Move) -> Code:
    """Out of a workers area: to a free slot of another, or up; through full ones in one go only. (Z-5.2, f16)"""
    if pos.below(me, move.region, move.official) == 0:
        return refusals.NO_OFFICIAL_BELOW
    if move.region != move.to:
        has_room = pos.has_room_below(me, move.to)
        if move.kind == ALONG and not has_room:
            return refusals.WORKERS_AREA_FULL
        if move.kind == UP and has_room:
            return refusals.STEP_BY_STEP
        if steps_through(pos, me, move.region, move.to) == 0:
            return refusals.STEP_BY_STEP
    return ALLOWED if cost_of(pos, me, move) <= pos.points else refusals.TOO_FEW_POINTS


def list_sideways(pos: Position, me: Seat, region: Region, found: list[int]) -> None:
    """Add the moves from one governors area to adjacent ones."""
    for official in ALL_OFFICIALS:
        if pos.above(me, region, official):
            moves = SIDEWAYS[region][official]
            for to in pos.printed.near[region]:
                found.append(moves[to])


def list_trips(pos: Position, me: Seat, region: Region, found: list[int]) -> None:
    """Add the moves out of one workers area: along or up, through full areas as far as the points allow."""
    along, up = reach(pos, me, region)
    for official in ALL_OFFICIALS:
        if pos.below(me, region, official):
            moves = ALONG_FROM[region][official]
            for to in along:
                found.append(moves[to])
            moves = UP_FROM[region][official]
            for to in up:
                found.append(moves[to])


def reach(pos: Position, me: Seat, region: Region) -> tuple[list[Region], list[Region]]:
    """Where an official in a workers area can go with the points left: workers areas, and governors areas. (f16)"""
    along: list[Region] = []
    up, passed, steps, points = [region], [region], 1, pos.points
    while passed and steps <= points:
        further: list[Region] = []
        for at in passed:
            for to in pos.printed.near[at]:
                if to in up or to in further or to in along or to == region:
                    continue
                if pos.has_room_below(me, to):
                    along.append(to)
                else:
                    further.append(to)
        steps += 1
        if steps <= points:
            up += further
        passed = further
    return along, up
