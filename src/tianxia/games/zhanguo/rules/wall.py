"""Build 1 wall. (Z-5.8)"""

from collections.abc import Sequence

from tianxia.engine.script import ALLOWED, Script
from tianxia.games.zhanguo import refusals
from tianxia.games.zhanguo.ids import ALL_RODS, ALL_SECTIONS, NOBODY, Code, Rods, Seat, Section
from tianxia.games.zhanguo.position import Position
from tianxia.games.zhanguo.rules.action import HIGHER, CourtAction
from tianxia.games.zhanguo.rules.asking import Question
from tianxia.games.zhanguo.rules.moves import PAYMENT_ANSWERS, PAYMENT_OF


class BuildWall(CourtAction):
    """Build 1 wall. (Z-5.8)"""

    name = "wall"
    activates = HIGHER

    def why_not(self, pos: Position, me: Seat) -> Code:
        """A wall must be in supply, and some section must have a slot that the player can pay for. (Z-5.8)"""
        if pos.walls_left(me) == 0:
            return refusals.NO_WALL_LEFT
        # Most turns fail for lack of workers, which is the cheapest to check.
        if pos.all_workers(me):
            for section in ALL_SECTIONS:
                if why_no_wall_in(pos, me, section) == ALLOWED:
                    return ALLOWED
        return refusals.NOWHERE_FOR_WALL

    def carry_out(self, pos: Position, me: Seat) -> Script[None]:
        """Build a wall in a section for as many workers as rods, all of different regions. (Z-5.8)"""
        section: Section = yield WallSection(pos, me)
        rods: Rods = yield WallRods(pos, me, section)
        payment: int = yield WallWorkers(pos, me, section, rods)
        for region in PAYMENT_OF[payment].regions:
            pos.spend_workers(me, region, 1)
        place_wall(pos, me, section, rods)


def place_wall(pos: Position, me: Seat, section: Section, rods: Rods) -> None:
    """Move a wall from the supply to a slot. (Z-5.8)"""
    pos.build_wall(me, section, rods)
    pos.tell("wall", me, section, rods)


def why_no_free_wall_in(pos: Position, me: Seat, section: Section) -> Code:
    """What also applies to a wall without payment: a free slot in a section without own wall. (Z-5.8, Z-7.3)"""
    if pos.has_wall(me, section):
        return refusals.OWN_WALL_THERE
    return ALLOWED if pos.free_slots(section) else refusals.SECTION_FULL


def why_no_wall_in(pos: Position, me: Seat, section: Section) -> Code:
    """A free slot whose rods the player can pay for, in a section where they have no wall. (Z-5.8)"""
    code = why_no_free_wall_in(pos, me, section)
    if code != ALLOWED:
        return code
    return ALLOWED if pos.cheapest_slot(section) <= pos.staffed(me) else refusals.TOO_FEW_REGIONS


class FreeWallSection(Question):
    """In which section do you build? (Z-7.3)"""

    name = "section"

    def candidates(self) -> Sequence[int]:
        """Every section."""
        return ALL_SECTIONS

    def why_not(self, answer: int) -> Code:
        """There must be a free slot, and none of the player's walls."""
        return why_no_free_wall_in(self.pos, self.me, Section(answer))


class WallSection(FreeWallSection):
    """In which section do you build? (Z-5.8)"""

    def why_not(self, answer: int) -> Code:
        """There must be a free slot that the player can pay for, and none of their walls."""
        return why_no_wall_in(self.pos, self.me, Section(answer))


class FreeWallRods(Question):
    """On which slot do you build? (Z-7.3)"""

    name = "rods"

    def __init__(self, pos: Position, me: Seat, section: Section) -> None:
        """Remember the section."""
        super().__init__(pos, me)
        self.section = section

    def candidates(self) -> Sequence[int]:
        """The slots of 1, 2 and 3 rods."""
        return ALL_RODS

    def why_not(self, answer: int) -> Code:
        """The slot must be free."""
        return ALLOWED if self.pos.wall(self.section, Rods(answer)) == NOBODY else refusals.SLOT_TAKEN

    def about(self) -> tuple[int, ...]:
        """The section."""
        return (self.section,)


class WallRods(FreeWallRods):
    """On which slot do you build? (Z-5.8)"""

    def why_not(self, answer: int) -> Code:
        """The slot must be free, with no more rods than there are regions that can pay. (Z-5.8)"""
        if self.pos.wall(self.section, Rods(answer)) != NOBODY:
            return refusals.SLOT_TAKEN
        return ALLOWED if answer <= self.pos.staffed(self.me) else refusals.TOO_FEW_REGIONS


class WallWorkers(Question):
    """From which regions do the workers come? (Z-5.8)"""

    name = "wall_workers"

    def __init__(self, pos: Position, me: Seat, section: Section, rods: Rods) -> None:
        """Remember the slot."""
        super().__init__(pos, me)
        self.section = section
        self.rods = rods

    def candidates(self) -> Sequence[int]:
        """Every choice of as many different regions as rods."""
        return PAYMENT_ANSWERS[self.rods]

    def why_not(self, answer: int) -> Code:
        """Each of the regions must have a worker. (Z-5.8)"""
        for region in PAYMENT_OF[answer].regions:
            if self.pos.workers(self.me, region) == 0:
                return refusals.NO_WORKER_FOR_WALL
        return ALLOWED

    def about(self) -> tuple[int, ...]:
        """The section and the rods."""
        return (self.section, self.rods)
