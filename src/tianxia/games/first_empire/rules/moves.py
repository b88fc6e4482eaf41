"""Moving officials and workers, lowering unrest, taking tokens: what abilities, tiles and rewards have in common."""

from collections.abc import Sequence
from typing import Final

from tianxia.engine.script import ALLOWED, Code, Script, Seat
from tianxia.games.first_empire.ids import ALL_ASPECTS, ALL_REGIONS, MOVERS, Aspect, Official, Region
from tianxia.games.first_empire.position import Position
from tianxia.games.first_empire.refusals import (
    CALMED_ALREADY,
    NO_OFFICIAL_THERE,
    NO_UNREST_TO_RESET,
    NOT_ADJACENT,
    SUPPLY_EMPTY,
    TILE_LACKS_UNREST,
)
from tianxia.games.first_empire.rules.asking import TO_MOVE, Question

STOP_MOVING: Final = 15
"""The answer to `mover` that ends a series of official moves; the others are those of `MOVERS`."""
WORKER: Final = 3
"""Stands for a worker beside the types of officials, 0 to 2."""
NO_MORE_REGIONS: Final = 5
"""The answer that ends a series of regions."""

ALL_MOVERS: Final[tuple[int, ...]] = tuple([mover.answer for mover in MOVERS])
MOVERS_OR_STOP: Final[tuple[int, ...]] = (*ALL_MOVERS, STOP_MOVING)
REGIONS_OR_STOP: Final[tuple[int, ...]] = (*ALL_REGIONS, NO_MORE_REGIONS)


class WhichMover(Question):
    """Which official moves? (F-4.2, F-6.1)"""

    name = "mover"

    def __init__(self, pos: Position, me: Seat, may_stop: bool) -> None:
        """Remember whether the player may also move none."""
        super().__init__(pos, me)
        self.may_stop = may_stop

    def candidates(self) -> Sequence[int]:
        """Every type in every region, and the end of moving."""
        return MOVERS_OR_STOP if self.may_stop else ALL_MOVERS

    def why_not(self, answer: int) -> Code:
        """Only an official that is there can move. (F-4.2)"""
        if answer == STOP_MOVING:
            return ALLOWED
        mover = MOVERS[answer]
        return ALLOWED if self.pos.officials(self.me, mover.region, mover.official) else NO_OFFICIAL_THERE

    def listed(self) -> list[int]:
        """Those that are there, in one pass."""
        movers = self.pos.movers(self.me)
        return [*movers, STOP_MOVING] if self.may_stop else movers


class WhichWorker(Question):
    """Which worker moves? (F-6.1, F-6.4)"""

    name = "worker"

    def __init__(self, pos: Position, me: Seat, may_stop: bool, lacking: Code) -> None:
        """Remember whether the player may also move none, and the refusal of the rule that allows the move."""
        super().__init__(pos, me)
        self.may_stop = may_stop
        self.lacking = lacking

    def candidates(self) -> Sequence[int]:
        """One of each region, and the end of moving."""
        return REGIONS_OR_STOP if self.may_stop else ALL_REGIONS

    def why_not(self, answer: int) -> Code:
        """Only a worker that is there can move. (F-6.1, F-6.4)"""
        if answer == NO_MORE_REGIONS or self.pos.workers(self.me, Region(answer)):
            return ALLOWED
        return self.lacking

    def about(self) -> tuple[int, ...]:
        """To move."""
        return (TO_MOVE,)


class MoveTo(Question):
    """Where does it move? (F-4.2, F-6.1)"""

    name = "to"

    def __init__(self, pos: Position, me: Seat, start: Region, piece: int) -> None:
        """Remember where it comes from, and what moves: a type of official, or a worker."""
        super().__init__(pos, me)
        self.start = start
        self.piece = piece

    def candidates(self) -> Sequence[int]:
        """Any region."""
        return ALL_REGIONS

    def why_not(self, answer: int) -> Code:
        """Regions are in a row; one step leads to a neighbour, and the ends are not adjacent. (F-4.2)"""
        return ALLOWED if answer == self.start + 1 or answer == self.start - 1 else NOT_ADJACENT

    def about(self) -> tuple[int, ...]:
        """Where it comes from, and what moves."""
        return (self.start, self.piece)


class CalmRegion(Question):
    """In which region do you lower unrest? (F-6.1, F-6.2, F-6.4)"""

    name = "calm"

    def __init__(self, pos: Position, me: Seat, done: list[Region], lacking: Code) -> None:
        """Remember the regions already chosen, and the refusal of the rule that lowers unrest."""
        super().__init__(pos, me)
        self.done = done
        self.lacking = lacking

    def candidates(self) -> Sequence[int]:
        """Any region."""
        return ALL_REGIONS

    def why_not(self, answer: int) -> Code:
        """Only a region with unrest, and each only once where regions must differ."""
        if answer in self.done:
            return CALMED_ALREADY
        return ALLOWED if self.pos.unrest(self.me, Region(answer)) else self.lacking


class ResetRegion(Question):
    """In which region do you reset unrest to 0? (F-8.2)"""

    name = "reset"

    def candidates(self) -> Sequence[int]:
        """Any region, and stopping."""
        return REGIONS_OR_STOP

    def why_not(self, answer: int) -> Code:
        """Only a region with unrest."""
        if answer == NO_MORE_REGIONS or self.pos.unrest(self.me, Region(answer)):
            return ALLOWED
        return NO_UNREST_TO_RESET


class WhichToken(Question):
    """Which token do you take? (F-6.1)"""

    name = "token"

    def candidates(self) -> Sequence[int]:
        """Writing, currency, laws."""
        return ALL_ASPECTS

    def why_not(self, answer: int) -> Code:
        """A token can be taken only from the supply. (F-1.2)"""
        return ALLOWED if self.pos.tokens_left(Aspect(answer)) > 0 else SUPPLY_EMPTY


def move_one_official(pos: Position, me: Seat) -> Script[None]:
    """Move one official after a court action. (F-4.2)"""
    answer: int = yield WhichMover(pos, me, False)
    yield from move_official(pos, me, MOVERS[answer].official, MOVERS[answer].region)


def move_officials(pos: Position, me: Seat, most: int) -> Script[None]:
    """Make up to this many moves, with one official or several; the player may stop at any time. (F-6.1)"""
    for _ in range(most):
        if not pos.any_official(me):
            return
        answer: int = yield WhichMover(pos, me, True)
        if answer == STOP_MOVING:
            return
        yield from move_official(pos, me, MOVERS[answer].official, MOVERS[answer].region)


def move_official(pos: Position, me: Seat, official: Official, start: Region) -> Script[None]:
    """Move one official to an adjacent region. (F-4.2)"""
    to: Region = yield MoveTo(pos, me, start, official)
    pos.add_officials(me, start, official, -1)
    pos.add_officials(me, to, official, 1)
    pos.tell("moved_official", me, official, start, to)


def move_workers(pos: Position, me: Seat, most: int, lacking: Code) -> Script[None]:
    """One worker must move; further moves are optional. (F-6.1, F-6.4)"""
    for _ in range(most):
        if not pos.all_workers(me):
            return
        start: Region = yield WhichWorker(pos, me, most > 1, lacking)
        if start == NO_MORE_REGIONS:
            return
        yield from move_worker(pos, me, start)


def move_worker(pos: Position, me: Seat, start: Region) -> Script[None]:
    """Move one worker to an adjacent region. (F-6.1)"""
    to: Region = yield MoveTo(pos, me, start, WORKER)
    pos.spend_workers(me, start, 1)
    pos.put_workers(me, to, 1)
    pos.tell("moved_worker", me, start, to)


def calm_regions(pos: Position, me: Seat, count: int) -> Script[None]:
    """Lower unrest by one in this many different regions, as far as possible. (F-6.4)"""
    done: list[Region] = []
    for _ in range(count):
        question = CalmRegion(pos, me, done[:], TILE_LACKS_UNREST)
        if question.options():
            region: Region = yield question
            pos.lower_unrest(me, region)
            done.append(region)


def reset_unrest(pos: Position, me: Seat, most: int) -> Script[None]:
    """Reset unrest to 0 in up to this many regions. (F-8.2)"""
    for _ in range(most):
        if not pos.all_unrest(me):
            return
        region: Region = yield ResetRegion(pos, me)
        if region == NO_MORE_REGIONS:
            return
        pos.set_unrest(me, region, 0)


def take_tokens(pos: Position, me: Seat, count: int) -> Script[None]:
    """Take tokens of the player's choice, one by one, as far as the supply allows. (F-6.1)"""
    for _ in range(count):
        if pos.any_token_left():
            aspect: Aspect = yield WhichToken(pos, me)
            pos.gain_tokens(me, aspect, 1)
