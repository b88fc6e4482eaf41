"""The abilities of the player boards: none on the A side, and those of circle, square, triangle, star. (Z-4.4 to Z-4.8)

The circle's extra worker is part of the hire itself: `Position.hired_at`.
"""

from collections.abc import Sequence
from typing import Final

from tianxia.engine.script import ALLOWED, Script
from tianxia.games.zhanguo import refusals
from tianxia.games.zhanguo.ids import (
    FROM_BOARDS,
    GOVERNOR,
    HIRE,
    NOBODY,
    OPEN_AREA,
    REASSIGN,
    RECRUIT,
    WALL,
    Action,
    Code,
    Region,
    Seat,
)
from tianxia.games.zhanguo.position import Position
from tianxia.games.zhanguo.rules.asking import Question
from tianxia.games.zhanguo.rules.markers import marker_of_choice
from tianxia.games.zhanguo.rules.moves import SHIFT_ANSWERS, SHIFT_OF
from tianxia.games.zhanguo.rules.officials import spend_points
from tianxia.games.zhanguo.rules.unification import CalmRegion
from tianxia.games.zhanguo.rules.workers import move_worker


class BoardAbility:
    """What a player board does after some of the court actions. (Z-4.4)"""

    after: tuple[Action, ...] = ()
    """The court actions after which it works."""

    def why_not(self, pos: Position, me: Seat) -> Code:
        """0 if it would have an effect after the current action."""
        return ALLOWED

    def carry_out(self, pos: Position, me: Seat) -> Script[None]:
        """Carry it out."""
        raise NotImplementedError


class NoAbility(BoardAbility):
    """The A side. (Z-1.7)"""


class CircleAbility(BoardAbility):
    """After a hire up to 1 re-assignment point; after a governor move a worker to an adjacent region. (Z-4.5)"""

    after: tuple[Action, ...] = (HIRE, GOVERNOR)

    def why_not(self, pos: Position, me: Seat) -> Code:
        """After a hire there is always an official to move; after a governor there must be a worker to move."""
        return ALLOWED if pos.action == HIRE or pos.all_workers(me) else refusals.BOARD_LACKS_WORKERS

    def carry_out(self, pos: Position, me: Seat) -> Script[None]:
        """Depends on the current action."""
        if pos.action == HIRE:
            yield from spend_points(pos, me, 1)
        else:
            yield from move_worker(pos, me, refusals.BOARD_LACKS_WORKER, refusals.BOARD_WORKER_TOO_FAR)


class SquareAbility(BoardAbility):
    """A marker of the player's choice. (Z-4.6)"""

    after: tuple[Action, ...] = (WALL, RECRUIT)

    def carry_out(self, pos: Position, me: Seat) -> Script[None]:
        """There is always a marker to take, or 1 VP."""
        yield from marker_of_choice(pos, me, FROM_BOARDS)


class TriangleAbility(BoardAbility):
    """Unrest -1 in a region that has some, and a worker into it. (Z-4.7)"""

    after: tuple[Action, ...] = (REASSIGN, WALL)

    def why_not(self, pos: Position, me: Seat) -> Code:
        """Some region must have unrest."""
        return ALLOWED if pos.all_unrest(me) else refusals.BOARD_LACKS_UNREST

    def carry_out(self, pos: Position, me: Seat) -> Script[None]:
        """Both in the same region."""
        region: Region = yield CalmRegion(pos, me)
        pos.lower_unrest(me, region)
        pos.add_workers(me, region, 1)


class StarAbility(BoardAbility):
    """After a recruit up to 2 re-assignment points; after a governor move one of the player's governors. (Z-4.8)"""

    after: tuple[Action, ...] = (RECRUIT, GOVERNOR)

    def carry_out(self, pos: Position, me: Seat) -> Script[None]:
        """Depends on the current action, after which there is always an official or a governor to move."""
        if pos.action == RECRUIT:
            yield from spend_points(pos, me, 2)
        else:
            yield from move_governor(pos, me)


ABILITIES: Final[tuple[BoardAbility, ...]] = (
    NoAbility(),
    CircleAbility(),
    SquareAbility(),
    TriangleAbility(),
    StarAbility(),
)
"""By board."""


def move_governor(pos: Position, me: Seat) -> Script[None]:
    """Move a governor to the open area of an adjacent region; a square it leaves is free again. (Z-4.8)"""
    answer: int = yield MoveGovernor(pos, me)
    shift = SHIFT_OF[answer]
    if shift.square != OPEN_AREA:
        pos.set_governor_on(shift.region, shift.square, NOBODY)
    pos.take_governor(me, shift.region)
    pos.add_governor(me, shift.to)
    pos.tell("governor_moved", me, shift.region, shift.square, shift.to)


class MoveGovernor(Question):
    """Which governor moves, and where to? (Z-4.8)"""

    name = "move_governor"

    def candidates(self) -> Sequence[int]:
        """Every move from a square or an open area to another region."""
        return SHIFT_ANSWERS

    def why_not(self, answer: int) -> Code:
        """One of the player's governors must be there, and the other region adjacent. (Z-4.8)"""
        shift = SHIFT_OF[answer]
        if shift.square == OPEN_AREA:
            stands = self.pos.open_governors(self.me, shift.region) > 0
        else:
            stands = self.pos.governor_on(shift.region, shift.square) == self.me
        if not stands:
            return refusals.NO_GOVERNOR_THERE
        return ALLOWED if self.pos.printed.are_adjacent(shift.region, shift.to) else refusals.GOVERNOR_TOO_FAR
