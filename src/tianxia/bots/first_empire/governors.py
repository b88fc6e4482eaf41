"""The outlook on governors: majorities by who leads, and governors whose officials are gathering."""

from typing import Final

from tianxia.bots.first_empire.outlook import Outlook
from tianxia.bots.first_empire.weights import ALL_TURNS
from tianxia.engine.script import Seat
from tianxia.games.first_empire.ids import ALL_REGIONS, BLANK, LI_SI, NOBODY, Region
from tianxia.games.first_empire.position import Position

HELD: Final[tuple[int, ...]] = (4, 15, 42, 74, 92)
"""In per cent, by lead in a region from -2 to 2: how likely its majority is at the end."""
SETS: Final[tuple[int, ...]] = (0, 14, 40, 86)
"""The same for a governor, by the types of officials already there."""


def share(pos: Position, me: Seat, region: Region, more: int) -> int:
    """What a region's majority would score now, in hundredths, with some more governors. (F-9.2, F-10.11)"""
    return majority(pos, me, region, pos.governors(me, region) + more, pos.rival_governors(me, region))


def majority(pos: Position, me: Seat, region: Region, mine: int, rival: int) -> int:
    """What a number of governors would score in hundredths, given those of the strongest rival. (F-9.2, F-10.11)"""
    if mine == 0 or mine < rival:
        return 0
    if mine > rival:
        return pos.printed.majority * 100
    if pos.printed.li_wins_ties:
        return 100 * pos.printed.majority if me == LI_SI else 0
    tied = pos.players_with(region, mine) + (0 if pos.governors(me, region) == mine else 1)
    return pos.printed.majority // tied * 100


def region_hope(pos: Position, me: Seat, region: Region, more: int, turns: int) -> int:
    """A seat's outlook on a region: its share now, and who is likely to lead at the end."""
    mine, rival = pos.governors(me, region) + more, pos.rival_governors(me, region)
    if mine == 0:
        return 0
    hope = pos.printed.majority * HELD[max(-2, min(2, mine - rival)) + 2]
    return (majority(pos, me, region, mine, rival) * (ALL_TURNS - turns) + hope * turns) // ALL_TURNS


def governor_gain(pos: Position, me: Seat, region: Region, view: Outlook) -> int:
    """What one more governor in a region is worth: majority, tile, soldier, and the reset of unrest."""
    gain = region_hope(pos, me, region, 1, view.turns) - region_hope(pos, me, region, 0, view.turns)
    gain += view.want_governor[region] + view.weights.unrest * pos.unrest(me, region) * view.soon // 8
    for space in range(pos.printed.governor_spaces):
        if pos.governor_on(region, space) == NOBODY and 0 < pos.governor_tile(region, space) < BLANK:
            return gain + view.weights.tile
    return gain


def governors_hope(pos: Position, me: Seat, view: Outlook) -> int:
    """Governors installed, and those whose officials are gathering."""
    total, best, second = 0, 0, 0
    for region in ALL_REGIONS:
        total += region_hope(pos, me, region, 0, view.turns)
        types = pos.official_types(me, region)
        if types and view.turns > 3 - types:
            hope = governor_gain(pos, me, region, view) * SETS[types] // 100
            if hope > best:
                best, second = hope, best
            elif hope > second:
                second = hope
    if pos.governors_left(me) <= 0:
        return total
    return (total + best + second * 6 // 10) * view.weights.governor // 100
