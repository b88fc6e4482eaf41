"""Install one governor, paid or free, with the bonus of its tile. (F-5.3, F-6.4, F-8.6)"""

from typing import Final

from tianxia.engine.script import ALLOWED, Script, Tell, choose
from tianxia.games.first_empire import codes
from tianxia.games.first_empire.position import (
    GOVERNORS,
    PLACES,
    REGIONS,
    Position,
)
from tianxia.games.first_empire.rules.bonuses import BONUSES, EFFECTS
from tianxia.games.first_empire.rules.deeds import TO_GOVERN, all_regions, set_unrest

AREA: Final = 2
"""The answer to `space` that means the open area; 0 and 1 are tile spaces."""
BLANK: Final = 11
SPACES: Final = ((), (0, AREA), (0, 1, AREA))
HALVES: Final = (0, 1)


def halves() -> tuple[int, ...]:
    """The two halves of a governor tile."""
    return HALVES


def why_no_governor(pos: Position, me: int) -> int:
    """A governor in stock, and a region with one official of each type. (F-5.3, F-5.8)"""
    if pos.governors_out(me) >= GOVERNORS:
        return codes.NO_GOVERNOR
    for region in range(REGIONS):
        if why_no_region(pos, me, region) == ALLOWED:
            return ALLOWED
    return codes.NO_REGION_TO_GOVERN


def why_no_region(pos: Position, me: int, region: int) -> int:
    """An alchemist, an architect and a general must stand there. (F-5.3)"""
    first = me * PLACES + region * 3
    here = pos.officials
    return ALLOWED if here[first] and here[first + 1] and here[first + 2] else codes.OFFICIALS_MISSING


def govern(pos: Position, me: int) -> Script[None]:
    """One official of each type goes back to the stock for a governor. (F-5.3)"""
    region = yield from choose(
        me, "region", all_regions, lambda region: why_no_region(pos, me, region), about=(TO_GOVERN,)
    )
    for official in range(3):
        pos.officials[me * PLACES + region * 3 + official] -= 1
    yield from install(pos, me, region)


def why_no_space(pos: Position, region: int, space: int) -> int:
    """A tile space holds one governor; the open area any number. (F-5.3)"""
    return codes.SPACE_TAKEN if space != AREA and pos.governor_on[region * 2 + space] else ALLOWED


def install(pos: Position, me: int, region: int) -> Script[None]:
    """On a free tile space with its bonus or in the open area by choice; then unrest there goes to 0. (F-5.3)"""
    spaces = SPACES[pos.box.governor_spaces]
    space = yield from choose(
        me, "space", lambda: spaces, lambda space: why_no_space(pos, region, space), about=(region,)
    )
    pos.governors[me * REGIONS + region] += 1
    yield Tell("governor", (me, region, space))
    if space != AREA:
        pos.governor_on[region * 2 + space] = me + 1
        yield from tile_bonus(pos, me, region, space)
    if pos.unrest[me * REGIONS + region]:
        yield from set_unrest(pos, me, region, 0)


def why_no_half(pos: Position, me: int, tile: int, half: int) -> int:
    """A half that would have no effect cannot be chosen. (F-6.4)"""
    box, at = pos.box, tile * 2 + half
    works = EFFECTS[box.half[at]](pos, me, -1, box.half_what[at], box.half_count[at])
    return ALLOWED if works else codes.HALF_WITHOUT_EFFECT


def tile_bonus(pos: Position, me: int, region: int, space: int) -> Script[None]:
    """One of the two halves, done as far as possible; a blank tile has none. (F-6.4)"""
    tile = pos.governor_tiles[region * 2 + space]
    if tile == BLANK or (why_no_half(pos, me, tile, 0) and why_no_half(pos, me, tile, 1)):
        return
    half = yield from choose(me, "half", halves, lambda half: why_no_half(pos, me, tile, half), about=(region, space))
    yield Tell("governor_bonus", (me, tile, half))
    box, at = pos.box, tile * 2 + half
    yield from BONUSES[box.half[at]](pos, me, -1, box.half_what[at], box.half_count[at])
