"""Install 1 governor, on a bonus square as long as one is free. (Z-5.4, Z-5.5)"""

from collections.abc import Sequence
from typing import Final, final

from tianxia.engine.script import ALLOWED, Script
from tianxia.games.zhanguo import refusals
from tianxia.games.zhanguo.ids import (
    ALL_OFFICIALS,
    ALL_REGIONS,
    ALL_SQUARES,
    FROM_SQUARES,
    NOBODY,
    OPEN_AREA,
    Code,
    Official,
    Region,
    Seat,
    Square,
)
from tianxia.games.zhanguo.position import Position
from tianxia.games.zhanguo.printed import SquareBonus
from tianxia.games.zhanguo.rules.action import LOWER, CourtAction
from tianxia.games.zhanguo.rules.asking import Question, RegionQuestion
from tianxia.games.zhanguo.rules.officials import spend_points
from tianxia.games.zhanguo.rules.recruit import OfficialRegion


class InstallGovernor(CourtAction):
    """Install 1 governor. (Z-5.4)"""

    name = "governor"
    activates = LOWER

    def why_not(self, pos: Position, me: Seat) -> Code:
        """A governor must be in supply, and some governors area must hold one official of each colour. (Z-5.4)"""
        if pos.governors_left(me) == 0:
            return refusals.NO_GOVERNOR_LEFT
        for region in ALL_REGIONS:
            if pos.has_set_above(me, region):
                return ALLOWED
        return refusals.NO_SET_ANYWHERE

    def carry_out(self, pos: Position, me: Seat) -> Script[None]:
        """Return a set of officials to the supply, then install a governor in their region. (Z-5.4)"""
        region: Region = yield GovernorRegion(pos, me)
        for official in ALL_OFFICIALS:
            pos.take_above(me, region, official)
            pos.add_supply(me, official, 1)
        yield from place_governor(pos, me, region)


class GovernorRegion(RegionQuestion):
    """In which region do you install a governor? (Z-5.4)"""

    name = "governor"

    def why_not_in(self, region: Region) -> Code:
        """The set must be in the governors area of that region. (Z-5.4)"""
        return ALLOWED if self.pos.has_set_above(self.me, region) else refusals.NO_SET_HERE


def place_governor(pos: Position, me: Seat, region: Region) -> Script[None]:
    """Place a governor on a free square with its bonus, in the open area if none is free; then reset unrest. (Z-5.4)"""
    square = OPEN_AREA
    if has_free_square(pos, region):
        square = yield TakeSquare(pos, me, region)
        pos.set_governor_on(region, square, me)
    pos.add_governor(me, region)
    pos.tell("installed", me, region, square)
    if square != OPEN_AREA:
        bonus = pos.printed.square(region, square)
        assert bonus is not None
        yield from bonus.carry_out(pos, me)
    if pos.unrest(me, region):
        pos.set_unrest(me, region, 0)


# -- bonus squares


def why_no_square(pos: Position, region: Region, square: Square) -> Code:
    """A square must be printed there and be free. (Z-5.4)"""
    if pos.printed.square(region, square) is None:
        return refusals.NO_SQUARE_THERE
    return ALLOWED if pos.governor_on(region, square) == NOBODY else refusals.SQUARE_TAKEN


def has_free_square(pos: Position, region: Region) -> bool:
    """Whether a bonus square of a region is free."""
    return any(why_no_square(pos, region, square) == ALLOWED for square in ALL_SQUARES)


class TakeSquare(Question):
    """On which bonus square do you place the governor? (Z-5.4)"""

    name = "square"

    def __init__(self, pos: Position, me: Seat, region: Region) -> None:
        """Remember the region."""
        super().__init__(pos, me)
        self.region = region

    def candidates(self) -> Sequence[int]:
        """All squares."""
        return ALL_SQUARES

    def why_not(self, answer: int) -> Code:
        """It must be printed there and be free."""
        return why_no_square(self.pos, self.region, Square(answer))

    def about(self) -> tuple[int, ...]:
        """The region."""
        return (self.region,)


class PointsSquare(SquareBonus):
    """Up to 4 re-assignment points. (Z-5.5)"""

    name = "points"
    amount = 4

    def carry_out(self, pos: Position, me: Seat) -> Script[None]:
        """Nothing if no official is on the board."""
        if pos.has_officials(me):
            yield from spend_points(pos, me, self.amount)


class OfficialSquare(SquareBonus):
    """An official of the player's choice from the supply to any governors area, or none. (Z-5.5)"""

    name = "official"
    amount = 1

    def carry_out(self, pos: Position, me: Seat) -> Script[None]:
        """Nothing if the supply is empty."""
        if pos.officials_left(me) == 0:
            return
        official: Official = yield SquareOfficial(pos, me)
        if official != NO_OFFICIAL:
            region: Region = yield OfficialRegion(pos, me, official)
            pos.recruit(me, official, region)


@final
class VpSquare(SquareBonus):
    """4 VP. (Z-5.5)"""

    name = "vp"
    amount = 4

    def carry_out(self, pos: Position, me: Seat) -> Script[None]:
        """At once."""
        pos.score(me, FROM_SQUARES, self.amount)
        yield from ()


SQUARE_BONUSES: Final[tuple[SquareBonus, ...]] = (PointsSquare(), OfficialSquare(), VpSquare())
"""Every kind of bonus square; data files name them."""

NO_OFFICIAL: Final = Official(3)
"""The answer for taking no official from a square."""
OFFICIAL_OR_NONE: Final[tuple[Official, ...]] = (*ALL_OFFICIALS, NO_OFFICIAL)


class SquareOfficial(Question):
    """Which official do you take, if any? (Z-5.5)"""

    name = "square_official"

    def candidates(self) -> Sequence[int]:
        """One of each colour, or none."""
        return OFFICIAL_OR_NONE

    def why_not(self, answer: int) -> Code:
        """An official must be in the supply; taking none is always allowed. (Z-5.5)"""
        if answer == NO_OFFICIAL or self.pos.supply(self.me, Official(answer)):
            return ALLOWED
        return refusals.SQUARE_LACKS_OFFICIAL
