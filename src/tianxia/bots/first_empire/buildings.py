"""The outlook on walls and palaces: those built, and those that the workers in place are nearest to."""

from typing import Final

from tianxia.bots.first_empire.outlook import Outlook
from tianxia.bots.first_empire.weights import ALL_TURNS
from tianxia.engine.script import ALLOWED, Seat
from tianxia.games.first_empire.ids import (
    ALL_REGIONS,
    ALL_SECTIONS,
    ANY_CARD,
    ARCHITECT,
    NO_TILE,
    Region,
    Section,
    site_of,
)
from tianxia.games.first_empire.position import Position
from tianxia.games.first_empire.rules.criteria import CRITERIA, HasPalace, HasWorker, IsCalm, Sets
from tianxia.games.first_empire.rules.palace import POINTS, tile_points, why_no_tile
from tianxia.games.first_empire.rules.wall import may_take_emperor_tile

SELDOM: Final = (HasWorker, Sets, HasPalace, IsCalm)
TYPICAL: Final[tuple[int, ...]] = tuple([2 if kind in SELDOM else 3 for kind in CRITERIA])
"""By wall criterion: how often it is met on an average board at the end."""
PALACE_READY: Final[tuple[int, ...]] = (0, 8, 22, 48, 88)
"""In per cent: what a palace is worth when this many of architect, two workers and a third one are in place."""
WALL_READY: Final[tuple[int, ...]] = (0, 15, 42, 88)
"""The same for a wall, by workers in different regions."""


def expected_met(pos: Position, me: Seat, section: Section, turns: int) -> int:
    """How often, in hundredths, a section's criterion will be met: as now, moved towards the average by turns left."""
    if not pos.has_wall_tile(section):
        return 0
    criterion = pos.criterion(section)
    now, typical = criterion.times_met(pos, me), TYPICAL[criterion.number]
    return (100 * now * (2 * ALL_TURNS - turns) + 100 * typical * turns) // (2 * ALL_TURNS)


def wall_hope(pos: Position, section: Section, slot: int, view: Outlook) -> int:
    """What a wall on a slot will score."""
    return pos.criterion(section).points[pos.printed.rods[section][slot] - 1] * view.met[section]


def walls_hope(pos: Position, me: Seat, view: Outlook) -> int:
    """All walls built."""
    total = 0
    for section in ALL_SECTIONS:
        slot = pos.own_slot(me, section)
        if slot >= 0:
            total += wall_hope(pos, section, slot, view)
    return total


def workers_hope(pos: Position, me: Seat, view: Outlook) -> int:
    """Workers are worth the palace or wall that they are nearest to; the rest wait for the next one."""
    workers = pos.all_workers(me)
    palace = palace_hope(pos, me, workers, view)
    wall = wall_plan(pos, me, view)
    if view.turns == 0:
        return 0
    best, other = max(palace, wall), min(palace, wall)
    spare = max(0, workers - 3)
    left = min(spare, max(0, view.turns - 1)) * view.weights.worker * view.soon // 8
    return best + max(left, other * 7 // 10 if spare >= 2 and view.turns > 1 else 0)


def palace_gain(pos: Position, me: Seat, region: Region, view: Outlook) -> int:
    """What a palace in a region is worth: six points, the best tile there, and a soldier's condition."""
    tile_gain = 0
    for place in range(pos.printed.palace_spaces):
        tile = pos.palace_tile(region, place)
        if tile != NO_TILE and (tile != ANY_CARD or why_no_tile(pos, me, region, tile) == ALLOWED):
            tile_gain = max(tile_gain, 100 * tile_points(pos, me, region, tile))
    return 100 * POINTS + tile_gain + view.want_palace[region]


def palace_hope(pos: Position, me: Seat, workers: int, view: Outlook) -> int:
    """The best palace in sight; notes what one without payment would be worth."""
    if pos.palaces_left(me) <= 0:
        return 0
    hope = 0
    large = view.weights.large_token if pos.any_large_left() else 0
    for region in ALL_REGIONS:
        here = pos.workers(me, region)
        architect = 1 if pos.officials(me, region, ARCHITECT) else 0
        ready = architect + min(2, here) + min(1, workers - here)
        gain = palace_gain(pos, me, region, view)
        view.best_palace = max(view.best_palace, gain)
        if view.turns > 4 - ready - (1 if here == 0 and ready < 4 else 0):
            hope = max(hope, (gain + large) * PALACE_READY[ready] // 100)
    return hope


def wall_plan(pos: Position, me: Seat, view: Outlook) -> int:
    """The best wall in sight; notes what one without payment would be worth."""
    if pos.walls_left(me) <= 0:
        return 0
    hope, payable = 0, pos.regions_with_workers(me)
    for section in ALL_SECTIONS:
        if not pos.has_wall_tile(section) or pos.own_slot(me, section) >= 0:
            continue
        more = view.want_site[site_of(section)] + emperor_hope(pos, me, section, view)
        points, prices = pos.criterion(section).points, pos.printed.rods[section]
        for slot in pos.free_slots(section):
            rods = prices[slot]
            gain = points[rods - 1] * view.met[section] + more
            view.best_wall = max(view.best_wall, gain)
            if payable >= rods:
                hope = max(hope, gain * WALL_READY[3] // 100)
            elif view.turns > 1:
                hope = max(hope, gain * WALL_READY[max(0, 3 - rods + payable)] // 100)
    return hope


def emperor_hope(pos: Position, me: Seat, section: Section, view: Outlook) -> int:
    """The first player in a section, with a unification card by then, puts a trigger on a card of theirs. (F-5.6)"""
    if not pos.has_emperor_pile(site_of(section)) or pos.any_wall_in(section):
        return 0
    if view.turns < 2 and not may_take_emperor_tile(pos, me):
        return 0
    return view.weights.emperor_tile * view.soon // 8
