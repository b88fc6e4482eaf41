"""Install one governor, paid or free, with the bonus of its tile. (F-5.3, F-6.4, F-8.6)"""

from collections.abc import Sequence
from typing import Final

from tianxia.engine.script import ALLOWED, Code, Script, Seat
from tianxia.games.first_empire.ids import ALL_OFFICIALS, ALL_REGIONS, BLANK, NO_REGION, NOBODY, GovernorTile, Region
from tianxia.games.first_empire.position import Position
from tianxia.games.first_empire.printed import Bonus
from tianxia.games.first_empire.refusals import (
    HALF_WITHOUT_EFFECT,
    NO_GOVERNOR,
    NO_REGION_TO_GOVERN,
    OFFICIALS_MISSING,
    SPACE_TAKEN,
)
from tianxia.games.first_empire.rules.action import CourtAction
from tianxia.games.first_empire.rules.asking import TO_GOVERN, Question, WhichRegion

AREA: Final = 2
"""The answer to `space` that stands for the open area; 0 and 1 are tile spaces."""
SPACES: Final[tuple[tuple[int, ...], ...]] = ((), (0, AREA), (0, 1, AREA))
"""By the number of tile spaces in a region."""
HALVES: Final[tuple[int, ...]] = (0, 1)


class GovernorRegion(WhichRegion):
    """Where do you install a governor? (F-5.3)"""

    purpose = TO_GOVERN

    def why_not(self, answer: int) -> Code:
        """One official of each type."""
        return why_no_governor_in(self.pos, self.me, Region(answer))


class GovernorSpace(Question):
    """On a tile space or in the open area? (F-5.3)"""

    name = "space"

    def __init__(self, pos: Position, me: Seat, region: Region) -> None:
        """Remember the region."""
        super().__init__(pos, me)
        self.region = region

    def candidates(self) -> Sequence[int]:
        """The tile spaces for this many players, and the open area."""
        return SPACES[self.pos.printed.governor_spaces]

    def why_not(self, answer: int) -> Code:
        """A tile space holds one governor; the open area any number. (F-5.3)"""
        if answer == AREA or self.pos.governor_on(self.region, answer) == NOBODY:
            return ALLOWED
        return SPACE_TAKEN

    def about(self) -> tuple[int, ...]:
        """The region."""
        return (self.region,)


class TileHalf(Question):
    """Which half of the governor tile do you use? (F-6.4)"""

    name = "half"

    def __init__(self, pos: Position, me: Seat, region: Region, space: int) -> None:
        """Remember where the tile is."""
        super().__init__(pos, me)
        self.region = region
        self.space = space

    def candidates(self) -> Sequence[int]:
        """Left and right."""
        return HALVES

    def why_not(self, answer: int) -> Code:
        """A half that would have no effect cannot be chosen."""
        return why_no_half(self.pos, self.me, self.pos.governor_tile(self.region, self.space), answer)

    def about(self) -> tuple[int, ...]:
        """Where the tile is."""
        return (self.region, self.space)


def why_no_governor_in(pos: Position, me: Seat, region: Region) -> Code:
    """An alchemist, an architect and a general must be there. (F-5.3)"""
    return ALLOWED if pos.official_types(me, region) == len(ALL_OFFICIALS) else OFFICIALS_MISSING


class Govern(CourtAction):
    """Return one official of each type to the stock for a governor. (F-5.3)"""

    def why_not(self, pos: Position, me: Seat) -> Code:
        """A governor in stock, and a region with one official of each type. (F-5.3, F-5.8)"""
        if pos.governors_left(me) <= 0:
            return NO_GOVERNOR
        for region in ALL_REGIONS:
            if why_no_governor_in(pos, me, region) == ALLOWED:
                return ALLOWED
        return NO_REGION_TO_GOVERN

    def carry_out(self, pos: Position, me: Seat) -> Script[None]:
        """Officials first, then the governor. (F-5.3)"""
        region: Region = yield GovernorRegion(pos, me)
        for official in ALL_OFFICIALS:
            pos.add_officials(me, region, official, -1)
        yield from install(pos, me, region)


def install(pos: Position, me: Seat, region: Region) -> Script[None]:
    """Place it on a free tile space with its bonus, or in the open area; then reset unrest there to 0. (F-5.3)"""
    space: int = yield GovernorSpace(pos, me, region)
    pos.add_governors(me, region, 1)
    pos.tell("governor", me, region, space)
    if space != AREA:
        pos.put_governor_on(me, region, space)
        yield from tile_bonus(pos, me, region, space)
    if pos.unrest(me, region):
        pos.set_unrest(me, region, 0)


def why_no_half(pos: Position, me: Seat, tile: GovernorTile, half: int) -> Code:
    """A half that would have no effect cannot be chosen. (F-6.4)"""
    bonus: Bonus = pos.printed.halves[tile][half]
    return ALLOWED if bonus.helps(pos, me, NO_REGION) else HALF_WITHOUT_EFFECT


def tile_bonus(pos: Position, me: Seat, region: Region, space: int) -> Script[None]:
    """Use one of the two halves, as far as possible; a blank tile has none. (F-6.4)"""
    tile = pos.governor_tile(region, space)
    if tile == BLANK or (why_no_half(pos, me, tile, 0) and why_no_half(pos, me, tile, 1)):
        return
    half: int = yield TileHalf(pos, me, region, space)
    pos.tell("governor_bonus", me, tile, half)
    yield from pos.printed.halves[tile][half].carry_out(pos, me, NO_REGION)
