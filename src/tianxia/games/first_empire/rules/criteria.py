"""The fourteen wall criteria, counted on the final position. (F-9.5)"""

from collections.abc import Callable
from typing import Final

from tianxia.games.first_empire.position import PLACES, REGIONS, SLOTS, Position


def regions_with(pos: Position, me: int, meets: Callable[[Position, int, int], bool]) -> int:
    """How many of a player's regions meet something."""
    return sum([1 for region in range(REGIONS) if meets(pos, me, region)])


def officials_in(pos: Position, me: int, region: int) -> int:
    """All officials in a region."""
    first = me * PLACES + region * 3
    return sum(pos.officials[first : first + 3])


def has_alchemist(pos: Position, me: int, region: int) -> bool:
    """At least one alchemist official."""
    return pos.officials[me * PLACES + region * 3] > 0


def has_architect(pos: Position, me: int, region: int) -> bool:
    """At least one architect."""
    return pos.officials[me * PLACES + region * 3 + 1] > 0


def has_general(pos: Position, me: int, region: int) -> bool:
    """At least one general."""
    return pos.officials[me * PLACES + region * 3 + 2] > 0


def has_worker(pos: Position, me: int, region: int) -> bool:
    """At least one worker."""
    return pos.workers[me * REGIONS + region] > 0


def has_two_of_a_type(pos: Position, me: int, region: int) -> bool:
    """At least two cards of one type."""
    return max([pos.count_type_in(me, region, kind) for kind in range(4)]) >= 2


def officials_match_unrest(pos: Position, me: int, region: int) -> bool:
    """As many officials as the unrest level, and at least one."""
    officials = officials_in(pos, me, region)
    return officials > 0 and officials >= pos.unrest[me * REGIONS + region]


def has_palace(pos: Position, me: int, region: int) -> bool:
    """At least one own palace."""
    return pos.palaces[me * REGIONS + region] > 0


def has_governor(pos: Position, me: int, region: int) -> bool:
    """At least one own governor."""
    return pos.governors[me * REGIONS + region] > 0


def has_writing(pos: Position, me: int, region: int) -> bool:
    """At least one writing card."""
    return pos.count_type_in(me, region, 0) > 0


def has_currency(pos: Position, me: int, region: int) -> bool:
    """At least one currency card."""
    return pos.count_type_in(me, region, 1) > 0


def has_laws(pos: Position, me: int, region: int) -> bool:
    """At least one laws card."""
    return pos.count_type_in(me, region, 2) > 0


def has_alchemist_card(pos: Position, me: int, region: int) -> bool:
    """At least one alchemist or master card."""
    return pos.count_type_in(me, region, 3) > 0


def is_calm(pos: Position, me: int, region: int) -> bool:
    """Unrest at 0."""
    return pos.unrest[me * REGIONS + region] == 0


SETS: Final = 6
CRITERIA: Final[tuple[Callable[[Position, int, int], bool], ...]] = (
    has_architect,
    has_alchemist,
    has_general,
    has_worker,
    has_two_of_a_type,
    officials_match_unrest,
    is_calm,  # stands in the place of the sets, which are not counted by region
    has_palace,
    has_governor,
    has_writing,
    has_currency,
    has_laws,
    has_alchemist_card,
    is_calm,
)
"""In the order of `names.CRITERION_NAMES`."""


def times_met(pos: Position, me: int, criterion: int) -> int:
    """How often a player meets a criterion: regions, or sets of one card of each type. (F-9.5)"""
    if criterion == SETS:
        return min([pos.count_type(me, kind) for kind in range(4)])
    return regions_with(pos, me, CRITERIA[criterion])


def slot_worth(pos: Position, section: int, slot: int, met: int) -> int:
    """What a wall on a slot brings to one who meets its section's criterion so often. (F-9.5)"""
    return pos.box.criterion[pos.wall_tiles[section] * 3 + pos.box.rods[section * SLOTS + slot] - 1] * met


def wall_points(pos: Position, me: int) -> int:
    """Every own wall by the criterion of its section and the rods of its slot. (F-9.5)"""
    points = 0
    for section in range(6):
        for slot in range(pos.players):
            if pos.walls[section * SLOTS + slot] == me + 1:
                points += slot_worth(pos, section, slot, times_met(pos, me, pos.wall_tiles[section]))
    return points
