"""What walls score at the end: the twelve criteria of the wall tiles, one class each. (Z-10.4)

Each counts on one seat's board; a region counts once, however many pieces qualify. (f41)
"""

from typing import Final

from tianxia.games.zhanguo.ids import (
    ALL_ASPECTS,
    ALL_REGIONS,
    ALL_SECTIONS,
    CURRENCY,
    GRAY,
    LAWS,
    RED,
    TUCKS,
    WHITE,
    WRITING,
    Official,
    Region,
    Rods,
    Seat,
    Section,
)
from tianxia.games.zhanguo.position import Position
from tianxia.games.zhanguo.printed import Criterion


class RegionCriterion(Criterion):
    """A criterion that counts regions."""

    def times_met(self, pos: Position, me: Seat) -> int:
        """How many regions meet it."""
        found = 0
        for region in ALL_REGIONS:
            if self.met_in(pos, me, region):
                found += 1
        return found

    def met_in(self, pos: Position, me: Seat, region: Region) -> bool:
        """Whether a region meets it."""
        raise NotImplementedError


class EmptyTracks(RegionCriterion):
    """Regions without unrest."""

    name = "empty_tracks"

    def met_in(self, pos: Position, me: Seat, region: Region) -> bool:
        """There is no unrest."""
        return pos.unrest(me, region) == 0


class EnoughOfficials(RegionCriterion):
    """Regions with at least as many officials as unrest; zero and zero counts. (f40)"""

    name = "enough_officials"

    def met_in(self, pos: Position, me: Seat, region: Region) -> bool:
        """Both areas count."""
        return pos.officials_above(me, region) + pos.officials_below(me, region) >= pos.unrest(me, region)


def has_official(pos: Position, me: Seat, region: Region, official: Official) -> bool:
    """Whether an official of a colour is in either area of a region."""
    return pos.above(me, region, official) > 0 or pos.below(me, region, official) > 0


class RedRegions(RegionCriterion):
    """Regions with a red official."""

    name = "red_regions"

    def met_in(self, pos: Position, me: Seat, region: Region) -> bool:
        """In either area."""
        return has_official(pos, me, region, RED)


class GrayRegions(RegionCriterion):
    """Regions with a gray official."""

    name = "gray_regions"

    def met_in(self, pos: Position, me: Seat, region: Region) -> bool:
        """In either area."""
        return has_official(pos, me, region, GRAY)


class WhiteRegions(RegionCriterion):
    """Regions with a white official."""

    name = "white_regions"

    def met_in(self, pos: Position, me: Seat, region: Region) -> bool:
        """In either area."""
        return has_official(pos, me, region, WHITE)


class Flat(Criterion):
    """A flat sum, minus the unrest of all regions."""

    name = "flat"
    flat = True

    def times_met(self, pos: Position, me: Seat) -> int:
        """The unrest of all regions."""
        return pos.all_unrest(me)


class AspectSets(Criterion):
    """Sets of three cards of different aspects, anywhere on the board."""

    name = "aspect_sets"

    def times_met(self, pos: Position, me: Seat) -> int:
        """As many as there are of the rarest aspect."""
        writing, currency, laws = pos.tucked_by_aspect(me)
        return min(writing, min(currency, laws))


class FullRegions(RegionCriterion):
    """Regions with three cards."""

    name = "full_regions"

    def met_in(self, pos: Position, me: Seat, region: Region) -> bool:
        """All three places are taken."""
        return pos.cards_at(me, region) == TUCKS


class PairRegions(RegionCriterion):
    """Regions with at least two cards of one aspect."""

    name = "pair_regions"

    def met_in(self, pos: Position, me: Seat, region: Region) -> bool:
        """Two or three of them."""
        if pos.cards_at(me, region) < 2:
            return False
        for aspect in ALL_ASPECTS:
            if pos.aspects_at(me, region, aspect) > 1:
                return True
        return False


class WritingRegions(RegionCriterion):
    """Regions with a writing card."""

    name = "writing_regions"

    def met_in(self, pos: Position, me: Seat, region: Region) -> bool:
        """One is enough."""
        return pos.aspects_at(me, region, WRITING) > 0


class CurrencyRegions(RegionCriterion):
    """Regions with a currency card."""

    name = "currency_regions"

    def met_in(self, pos: Position, me: Seat, region: Region) -> bool:
        """One is enough."""
        return pos.aspects_at(me, region, CURRENCY) > 0


class LawsRegions(RegionCriterion):
    """Regions with a laws card."""

    name = "laws_regions"

    def met_in(self, pos: Position, me: Seat, region: Region) -> bool:
        """One is enough."""
        return pos.aspects_at(me, region, LAWS) > 0


CRITERIA: Final[tuple[Criterion, ...]] = (
    EmptyTracks(),
    EnoughOfficials(),
    GrayRegions(),
    RedRegions(),
    WhiteRegions(),
    Flat(),
    AspectSets(),
    FullRegions(),
    PairRegions(),
    CurrencyRegions(),
    LawsRegions(),
    WritingRegions(),
)
"""Every criterion. Only ever add at the end: the digest of the components counts on their order."""
for number, criterion in enumerate(CRITERIA):
    criterion.number = number


def wall_score(pos: Position, me: Seat, section: Section, rods: Rods) -> int:
    """What a wall on a slot scores: VP by rods for each time its criterion is met; flat sums minus unrest. (Z-10.4)"""
    face = pos.wall_tile(section)
    criterion, vp = pos.printed.criterion[face], pos.printed.wall_vp(face, rods)
    return criterion.pays(vp, criterion.times_met(pos, me))


def score_walls(pos: Position, me: Seat) -> int:
    """All walls of a seat. (Z-10.4)"""
    total = 0
    for section in ALL_SECTIONS:
        rods = pos.rods_of(me, section)
        if rods:
            total += wall_score(pos, me, section, Rods(rods))
    return total
