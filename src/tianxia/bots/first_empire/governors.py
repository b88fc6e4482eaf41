"""The outlook on governors: majorities by who leads, and governors whose officials are gathering."""

from typing import Final

from tianxia.bots.first_empire.outlook import Outlook
from tianxia.bots.first_empire.weights import ALL_TURNS
from tianxia.games.first_empire.position import GOVERNORS, LI_SI, PLACES, REGIONS, Position

HELD: Final[tuple[int, ...]] = (4, 15, 42, 74, 92)
"""In per cent, by lead in a region from -2 to 2: how likely its majority is in the end."""
SETS: Final[tuple[int, ...]] = (0, 14, 40, 86)
"""The same for a governor and the types of officials that wait for him."""


def share(pos: Position, me: int, region: int, more: int) -> int:
    """What a region's majority would bring now, in hundredths, with some governors more. (F-9.2, F-10.11)"""
    mine, ties = pos.governors[me * REGIONS + region] + more, 1
    if mine == 0:
        return 0
    for player in range(pos.players):
        if player != me:
            count = pos.governors[player * REGIONS + region]
            if count > mine:
                return 0
            ties += 1 if count == mine else 0
    if ties > 1 and pos.level and pos.box.li_wins_ties:
        return 100 * pos.box.majority if me == LI_SI else 0
    return pos.box.majority // ties * 100


def region_hope(pos: Position, me: int, region: int, more: int, turns: int) -> int:
    """A seat's outlook on a region: its share now, and who is likely to lead in the end."""
    mine, rival = pos.governors[me * REGIONS + region] + more, 0
    if mine == 0:
        return 0
    for player in range(pos.players):
        if player != me:
            rival = max(rival, pos.governors[player * REGIONS + region])
    hope = pos.box.majority * HELD[max(-2, min(2, mine - rival)) + 2]
    return (share(pos, me, region, more) * (ALL_TURNS - turns) + hope * turns) // ALL_TURNS


def governor_gain(pos: Position, me: int, region: int, view: Outlook) -> int:
    """What one governor more in a region would bring: majority, tile, soldier, and calm."""
    gain = region_hope(pos, me, region, 1, view.turns) - region_hope(pos, me, region, 0, view.turns)
    gain += view.want_governor[region] + view.weights.unrest * pos.unrest[me * REGIONS + region] * view.soon // 8
    for place in range(region * 2, region * 2 + pos.box.governor_spaces):
        if pos.governor_on[place] == 0 and 0 < pos.governor_tiles[place] <= 10:
            return gain + view.weights.tile
    return gain


def governors_hope(pos: Position, me: int, view: Outlook) -> int:
    """Governors that stand, and those whose officials are gathering."""
    total, best, second = 0, 0, 0
    for region in range(REGIONS):
        total += region_hope(pos, me, region, 0, view.turns)
        at = me * PLACES + region * 3
        types = 0
        for place in range(at, at + 3):
            types += 1 if pos.officials[place] else 0
        if types and view.turns > 3 - types:
            hope = governor_gain(pos, me, region, view) * SETS[types] // 100
            if hope > best:
                best, second = hope, best
            elif hope > second:
                second = hope
    if pos.governors_out(me) >= GOVERNORS:
        return total
    return (total + best + second * 6 // 10) * view.weights.governor // 100
