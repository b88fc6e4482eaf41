"""The fourteen wall criteria, counted on the final position: one class each, by its name in the data. (F-9.5)

To add one, declare it here, name it in the data, and give it words.
"""

from typing import Final

from tianxia.engine.script import Seat
from tianxia.games.first_empire.ids import (
    ALCHEMIST,
    ALCHEMIST_TYPE,
    ALL_REGIONS,
    ALL_SECTIONS,
    ALL_TYPES,
    ARCHITECT,
    GENERAL,
    CardType,
    Official,
    Region,
    Section,
)
from tianxia.games.first_empire.position import Position
from tianxia.games.first_empire.printed import Criterion


class RegionCriterion(Criterion):
    """A criterion that counts regions."""

    def met_in(self, pos: Position, me: Seat, region: Region) -> bool:
        """Whether a player's region meets it."""
        raise NotImplementedError

    def times_met(self, pos: Position, me: Seat) -> int:
        """How many of a player's regions meet it."""
        count = 0
        for region in ALL_REGIONS:
            if self.met_in(pos, me, region):
                count += 1
        return count


class OfficialCriterion(RegionCriterion):
    """At least one official of a type."""

    official: Official = ALCHEMIST

    def met_in(self, pos: Position, me: Seat, region: Region) -> bool:
        """There is one."""
        return pos.officials(me, region, self.official) > 0


class HasArchitect(OfficialCriterion):
    """At least one architect."""

    name = "architect"
    official = ARCHITECT


class HasAlchemist(OfficialCriterion):
    """At least one alchemist official."""

    name = "alchemist"


class HasGeneral(OfficialCriterion):
    """At least one general."""

    name = "general"
    official = GENERAL


class HasWorker(RegionCriterion):
    """At least one worker."""

    name = "worker"

    def met_in(self, pos: Position, me: Seat, region: Region) -> bool:
        """There is one."""
        return pos.workers(me, region) > 0


class HasTwoOfAType(RegionCriterion):
    """At least two cards of one type."""

    name = "two_of_a_type"

    def met_in(self, pos: Position, me: Seat, region: Region) -> bool:
        """Some type has two."""
        for kind in ALL_TYPES:
            if pos.count_type_in(me, region, kind) >= 2:
                return True
        return False


class OfficialsMatchUnrest(RegionCriterion):
    """At least as many officials as unrest, and at least one."""

    name = "officials_match_unrest"

    def met_in(self, pos: Position, me: Seat, region: Region) -> bool:
        """There are enough."""
        officials = pos.officials_in(me, region)
        return officials > 0 and officials >= pos.unrest(me, region)


class Sets(Criterion):
    """Sets of one card of each type in the whole tableau."""

    name = "sets"

    def times_met(self, pos: Position, me: Seat) -> int:
        """As many as there are of the rarest type."""
        return min(pos.type_counts(me))


class HasPalace(RegionCriterion):
    """At least one of the player's palaces."""

    name = "palace"

    def met_in(self, pos: Position, me: Seat, region: Region) -> bool:
        """There is one."""
        return pos.palaces(me, region) > 0


class HasGovernor(RegionCriterion):
    """At least one of the player's governors."""

    name = "governor"

    def met_in(self, pos: Position, me: Seat, region: Region) -> bool:
        """There is one."""
        return pos.governors(me, region) > 0


class CardCriterion(RegionCriterion):
    """At least one card of a type."""

    kind: CardType = ALL_TYPES[0]

    def met_in(self, pos: Position, me: Seat, region: Region) -> bool:
        """There is one."""
        return pos.count_type_in(me, region, self.kind) > 0


class HasWriting(CardCriterion):
    """At least one writing card."""

    name = "writing_card"


class HasCurrency(CardCriterion):
    """At least one currency card."""

    name = "currency_card"
    kind = ALL_TYPES[1]


class HasLaws(CardCriterion):
    """At least one laws card."""

    name = "laws_card"
    kind = ALL_TYPES[2]


class HasAlchemistCard(CardCriterion):
    """At least one alchemist or master card."""

    name = "alchemist_card"
    kind = ALCHEMIST_TYPE


class IsCalm(RegionCriterion):
    """Unrest at 0."""

    name = "no_unrest"

    def met_in(self, pos: Position, me: Seat, region: Region) -> bool:
        """There is no unrest."""
        return pos.unrest(me, region) == 0


CRITERIA: Final[tuple[type[Criterion], ...]] = (
    HasArchitect,
    HasAlchemist,
    HasGeneral,
    HasWorker,
    HasTwoOfAType,
    OfficialsMatchUnrest,
    Sets,
    HasPalace,
    HasGovernor,
    HasWriting,
    HasCurrency,
    HasLaws,
    HasAlchemistCard,
    IsCalm,
)
"""All of them, for the data files to name."""


def slot_worth(pos: Position, section: Section, slot: int, met: int) -> int:
    """What a wall on a slot scores if its section's criterion is met this often. (F-9.5)"""
    return pos.criterion(section).points[pos.printed.rods[section][slot] - 1] * met


def wall_points(pos: Position, me: Seat) -> int:
    """Each of the player's walls by the criterion of its section and the rods of its slot. (F-9.5)"""
    points = 0
    for section in ALL_SECTIONS:
        slot = pos.own_slot(me, section)
        if slot >= 0:
            points += slot_worth(pos, section, slot, pos.criterion(section).times_met(pos, me))
    return points
