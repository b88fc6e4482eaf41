"""What walls score at the end: twelve criteria of the wall tiles, one function each. (Z-10.4)

Each counts on the board of one seat; a region counts once, however many pieces qualify. (f41)
"""

from collections.abc import Callable
from typing import Final

from tianxia.games.zhanguo.kit import ASPECTS, FLAT, REGIONS, RODS, SECTIONS, TUCKS, aspect_of
from tianxia.games.zhanguo.position import ALL_REGIONS, Position, all_tucked, cards_at

Criterion = Callable[[Position, int], int]


def empty_tracks(pos: Position, me: int) -> int:
    """Regions without unrest."""
    return pos.unrest[me * REGIONS : me * REGIONS + REGIONS].count(0)


def officials_in(pos: Position, me: int, region: int) -> int:
    """The officials of a region, both areas."""
    at = me * 15 + region * 3
    return sum(pos.above[at : at + 3]) + sum(pos.below[at : at + 3])


def enough_officials(pos: Position, me: int) -> int:
    """Regions with at least as many officials as unrest; none and none counts. (f40)"""
    return len([r for r in ALL_REGIONS if officials_in(pos, me, r) >= pos.unrest[me * REGIONS + r]])


def regions_with_official(pos: Position, me: int, colour: int) -> int:
    """Regions with an official of a colour in either area."""
    places = [me * 15 + region * 3 + colour for region in ALL_REGIONS]
    return len([place for place in places if pos.above[place] or pos.below[place]])


def red_regions(pos: Position, me: int) -> int:
    """Regions with a red official."""
    return regions_with_official(pos, me, 0)


def gray_regions(pos: Position, me: int) -> int:
    """Regions with a gray official."""
    return regions_with_official(pos, me, 1)


def white_regions(pos: Position, me: int) -> int:
    """Regions with a white official."""
    return regions_with_official(pos, me, 2)


def total_unrest(pos: Position, me: int) -> int:
    """The unrest of all regions, to be taken from a flat sum."""
    return sum(pos.unrest[me * REGIONS : me * REGIONS + REGIONS])


def cards_by_aspect(pos: Position, me: int) -> list[int]:
    """How many cards of each aspect are tucked."""
    aspects = [aspect_of(card) for card in all_tucked(pos, me)]
    return [aspects.count(aspect) for aspect in range(ASPECTS)]


def aspect_sets(pos: Position, me: int) -> int:
    """Sets of three cards of different aspects, wherever they lie."""
    return min(cards_by_aspect(pos, me))


def full_regions(pos: Position, me: int) -> int:
    """Regions with three cards."""
    return len([region for region in ALL_REGIONS if cards_at(pos, me, region) == TUCKS])


def aspects_at(pos: Position, me: int, region: int) -> list[int]:
    """The aspects of the cards at a region."""
    at = (me * REGIONS + region) * TUCKS
    return [aspect_of(card) for card in pos.tucked[at : at + TUCKS] if card]


def pair_regions(pos: Position, me: int) -> int:
    """Regions with at least two cards of one aspect."""
    found = [aspects_at(pos, me, region) for region in ALL_REGIONS]
    return len([aspects for aspects in found if len(set(aspects)) < len(aspects)])


def regions_with_aspect(pos: Position, me: int, aspect: int) -> int:
    """Regions with a card of an aspect."""
    return len([region for region in ALL_REGIONS if aspect in aspects_at(pos, me, region)])


def writing_regions(pos: Position, me: int) -> int:
    """Regions with a writing card."""
    return regions_with_aspect(pos, me, 0)


def currency_regions(pos: Position, me: int) -> int:
    """Regions with a currency card."""
    return regions_with_aspect(pos, me, 1)


def laws_regions(pos: Position, me: int) -> int:
    """Regions with a laws card."""
    return regions_with_aspect(pos, me, 2)


CRITERIA: Final[list[Criterion]] = [
    empty_tracks,
    enough_officials,
    gray_regions,
    red_regions,
    white_regions,
    total_unrest,
    aspect_sets,
    full_regions,
    pair_regions,
    currency_regions,
    laws_regions,
    writing_regions,
]
"""By criterion, as `kit.py` numbers them."""


def wall_score(pos: Position, me: int, section: int, rods: int) -> int:
    """What a wall on a slot brings: VP by rods for each time its criterion is met; flat sums less unrest. (Z-10.4)"""
    face = pos.tiles[section]
    worth, criterion = pos.kit.worth[face * RODS + rods - 1], pos.kit.criterion[face]
    met = CRITERIA[criterion](pos, me)
    return max(0, worth - met) if criterion == FLAT else worth * met


def score_walls(pos: Position, me: int) -> int:
    """All walls of a seat. (Z-10.4)"""
    places = [place for place in range(SECTIONS * RODS) if pos.walls[place] == me]
    return sum([wall_score(pos, me, place // RODS, place % RODS + 1) for place in places])
