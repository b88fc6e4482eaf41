"""Moves as small values, each created once and identified by the number that answers use. No rules here.

An official moves down for free, or for points sideways, along or up; a worker moves to another region, and so does a
governor; a wall is paid for with workers of several regions.
"""

from typing import Final

from tianxia.games.zhanguo.ids import (
    ALL_OFFICIALS,
    ALL_REGIONS,
    ALL_SQUARES,
    OPEN_AREA,
    RODS,
    Official,
    Region,
    Seat,
    Square,
)
from tianxia.games.zhanguo.position import Position

DONE: Final = 0
"""The answer for stopping."""

DOWN: Final = 130
"""The free move: governors area to workers area of the same region. (Z-5.3)"""
SIDE: Final = 200
"""Governors area to adjacent governors area. (Z-5.2)"""
ALONG: Final = 300
"""Workers area to workers area. (Z-5.2)"""
UP: Final = 400
"""Workers area to governors area. (Z-5.2)"""
KIND_NAMES: Final[dict[int, str]] = {DOWN: "down", SIDE: "side", ALONG: "along", UP: "up"}
"""The answers for all moves of a kind begin with its number."""


class Move:
    """A move of an official."""

    def __init__(self, kind: int, official: Official, region: Region, to: Region, answer: int) -> None:
        """The kind of move, which official, from where to where."""
        self.kind = kind
        self.official = official
        self.region = region
        self.to = to
        self.answer = answer


class Step:
    """A worker moves from one region to another. (Z-6.8)"""

    def __init__(self, region: Region, to: Region, answer: int) -> None:
        """From where to where."""
        self.region = region
        self.to = to
        self.answer = answer


class Shift:
    """A governor moves from a square or the open area to another region. (Z-4.8)"""

    def __init__(self, region: Region, square: Square, to: Region, answer: int) -> None:
        """From where to where."""
        self.region = region
        self.square = square
        self.to = to
        self.answer = answer


class Payment:
    """A worker from each of several regions. (Z-5.8)"""

    def __init__(self, regions: list[Region], answer: int) -> None:
        """From which regions."""
        self.regions = regions
        self.answer = answer


# -- all of them, numbered


def all_downs() -> list[Move]:
    """Every free move."""
    officials = [(region, official) for region in ALL_REGIONS for official in ALL_OFFICIALS]
    return [Move(DOWN, who, region, region, DOWN + number) for number, (region, who) in enumerate(officials)]


def all_trips(kind: int) -> list[Move]:
    """Every move of a kind that costs points, for every official to every region."""
    trips = [(region, who, to) for region in ALL_REGIONS for who in ALL_OFFICIALS for to in ALL_REGIONS]
    return [Move(kind, who, region, to, kind + number) for number, (region, who, to) in enumerate(trips)]


def leading_away(moves: list[Move]) -> list[Move]:
    """The moves that lead to another region."""
    return [move for move in moves if move.region != move.to]


def all_steps() -> list[Step]:
    """Every move of a worker to another region."""
    steps = [Step(region, to, 0) for region in ALL_REGIONS for to in ALL_REGIONS]
    for number, step in enumerate(steps):
        step.answer = number
    return [step for step in steps if step.region != step.to]


def all_shifts() -> list[Shift]:
    """Every move of a governor to another region."""
    squares = (*ALL_SQUARES, OPEN_AREA)
    shifts = [Shift(region, square, to, 0) for region in ALL_REGIONS for square in squares for to in ALL_REGIONS]
    for number, shift in enumerate(shifts):
        shift.answer = number
    return [shift for shift in shifts if shift.region != shift.to]


def all_payments() -> list[Payment]:
    """Every choice of regions, one bit each in the number of the answer."""
    return [
        Payment([region for region in ALL_REGIONS if bits >> region & 1], bits) for bits in range(1 << len(ALL_REGIONS))
    ]


DOWNS: Final[list[Move]] = all_downs()
SIDES: Final[list[Move]] = all_trips(SIDE)
ALONGS: Final[list[Move]] = all_trips(ALONG)
UPS: Final[list[Move]] = all_trips(UP)
MOVE_OF: Final[dict[int, Move]] = {move.answer: move for move in (*DOWNS, *SIDES, *ALONGS, *UPS)}
"""By answer."""
DOWN_ANSWERS: Final[tuple[int, ...]] = tuple(move.answer for move in DOWNS)
POINT_ANSWERS: Final[tuple[int, ...]] = (
    DONE,
    *(move.answer for moves in (SIDES, ALONGS) for move in leading_away(moves)),
    *(move.answer for move in UPS),
    *DOWN_ANSWERS,
)
"""Everything that might be tried with a point. (Z-5.2)"""

STEP_OF: Final[dict[int, Step]] = {step.answer: step for step in all_steps()}
STEP_ANSWERS: Final[tuple[int, ...]] = tuple(STEP_OF)
SHIFT_OF: Final[dict[int, Shift]] = {shift.answer: shift for shift in all_shifts()}
SHIFT_ANSWERS: Final[tuple[int, ...]] = tuple(SHIFT_OF)
PAYMENT_OF: Final[list[Payment]] = all_payments()
PAYMENT_ANSWERS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(payment.answer for payment in PAYMENT_OF if len(payment.regions) == rods) for rods in range(RODS + 1)
)
"""By number of rods: the payments of one worker for each."""


def by_mover(moves: list[Move]) -> list[list[list[int]]]:
    """By region, official and target: the answer that stands for a move."""
    return [
        [[move.answer for move in moves if (move.region, move.official) == (region, who)] for who in ALL_OFFICIALS]
        for region in ALL_REGIONS
    ]


SIDEWAYS: Final[list[list[list[int]]]] = by_mover(SIDES)
ALONG_FROM: Final[list[list[list[int]]]] = by_mover(ALONGS)
UP_FROM: Final[list[list[list[int]]]] = by_mover(UPS)


# -- what a move costs


def steps_through(pos: Position, me: Seat, region: Region, to: Region) -> int:
    """How many steps lead from one workers area to another through full ones only; 0 if none do. (Z-5.2, f16)"""
    reached, seen, steps = [region], [region], 1
    while reached:
        further: list[Region] = []
        for at in reached:
            for other in pos.printed.near[at]:
                if other == to:
                    return steps
                if other not in seen and not pos.has_room_below(me, other):
                    further.append(other)
                    seen.append(other)
        reached = further
        steps += 1
    return 0


def cost_of(pos: Position, me: Seat, move: Move) -> int:
    """What a move of an official costs: one point per step. (Z-5.2)"""
    if move.kind == SIDE:
        return 1
    if move.kind == ALONG:
        return steps_through(pos, me, move.region, move.to)
    return 1 if move.region == move.to else steps_through(pos, me, move.region, move.to) + 1
