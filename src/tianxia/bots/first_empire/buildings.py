"""The outlook on walls and palaces: those that stand, and those that the workers in place are nearest to."""

from typing import Final

from tianxia.bots.first_empire.outlook import Outlook
from tianxia.bots.first_empire.weights import ALL_TURNS, SECTIONS
from tianxia.games.first_empire.position import MOST_UNREST, PALACES, PLACES, REGIONS, SLOTS, WALLS, Position
from tianxia.games.first_empire.rules.criteria import times_met
from tianxia.games.first_empire.rules.palace import ANY_CARD, tile_points
from tianxia.games.first_empire.rules.wall import may_take_tile, purse

TYPICAL: Final[tuple[int, ...]] = (3, 3, 3, 2, 3, 3, 2, 2, 3, 3, 3, 3, 3, 2)
"""By wall criterion: how often it is met on an ordinary board at the end."""
PALACE_READY: Final[tuple[int, ...]] = (0, 8, 22, 48, 88)
"""In per cent: what a palace is worth while so many of architect, two workers and a third one are in place."""
WALL_READY: Final[tuple[int, ...]] = (0, 15, 42, 88)
"""The same for a wall, by workers in different regions."""


def expected_met(pos: Position, me: int, section: int, turns: int) -> int:
    """How often, in hundredths, a section's criterion will be met: as now, drawn towards the ordinary by the turns."""
    criterion = pos.wall_tiles[section]
    if criterion < 0:
        return 0
    now = times_met(pos, me, criterion)
    return (100 * now * (2 * ALL_TURNS - turns) + 100 * TYPICAL[criterion] * turns) // (2 * ALL_TURNS)


def wall_hope(pos: Position, section: int, slot: int, view: Outlook) -> int:
    """What a wall on a slot will score."""
    rods = pos.box.rods[section * SLOTS + slot]
    return pos.box.criterion[pos.wall_tiles[section] * 3 + rods - 1] * view.met[section]


def walls_hope(pos: Position, me: int, view: Outlook) -> int:
    """All walls that stand."""
    total = 0
    for section in range(SECTIONS):
        for slot in range(pos.players):
            if pos.walls[section * SLOTS + slot] == me + 1:
                total += wall_hope(pos, section, slot, view)
    return total


def workers_hope(pos: Position, me: int, view: Outlook) -> int:
    """Workers are worth the palace or wall that they are nearest to; those left over wait for the next one."""
    workers = 0
    for at in range(me * REGIONS, me * REGIONS + REGIONS):
        workers += pos.workers[at]
    palace = palace_hope(pos, me, workers, view)
    wall = wall_plan(pos, me, view)
    if view.turns == 0:
        return 0
    best, other = max(palace, wall), min(palace, wall)
    spare = max(0, workers - 3)
    left = min(spare, max(0, view.turns - 1)) * view.weights.worker * view.soon // 8
    return best + max(left, other * 7 // 10 if spare >= 2 and view.turns > 1 else 0)


def palace_gain(pos: Position, me: int, region: int, view: Outlook) -> int:
    """What a palace in a region would bring: six points, the best tile there, and a soldier's condition."""
    tile_gain = 0
    for place in range(region * 3, region * 3 + 3):
        kind = pos.palace_tiles[place] - 1
        if kind >= 0 and not (kind == ANY_CARD and pos.unrest[me * REGIONS + region] >= MOST_UNREST):
            tile_gain = max(tile_gain, 100 * tile_points(pos, me, region, kind))
    return 600 + tile_gain + view.want_palace[region]


def palace_hope(pos: Position, me: int, workers: int, view: Outlook) -> int:
    """The best palace on its way; notes what one without payment would bring."""
    if pos.palaces_out(me) >= PALACES:
        return 0
    hope = 0
    large = view.weights.large_token if 0 in pos.large else 0
    for region in range(REGIONS):
        here = pos.workers[me * REGIONS + region]
        architect = 1 if pos.officials[me * PLACES + region * 3 + 1] else 0
        ready = architect + min(2, here) + min(1, workers - here)
        gain = palace_gain(pos, me, region, view)
        view.best_palace = max(view.best_palace, gain)
        if view.turns > 4 - ready - (1 if here == 0 and ready < 4 else 0):
            hope = max(hope, (gain + large) * PALACE_READY[ready] // 100)
    return hope


def wall_plan(pos: Position, me: int, view: Outlook) -> int:
    """The best wall on its way; notes what one without payment would bring."""
    if pos.walls_out(me) >= WALLS:
        return 0
    hope, payable = 0, purse(pos, me)
    for section in range(SECTIONS):
        if pos.wall_tiles[section] < 0 or pos.own_wall_in(me, section):
            continue
        more = view.want_site[section // 2] + emperor_hope(pos, me, section, view)
        for slot in range(pos.players):
            if pos.walls[section * SLOTS + slot]:
                continue
            rods = pos.box.rods[section * SLOTS + slot]
            gain = wall_hope(pos, section, slot, view) + more
            view.best_wall = max(view.best_wall, gain)
            if payable >= rods:
                hope = max(hope, gain * WALL_READY[3] // 100)
            elif view.turns > 1:
                hope = max(hope, gain * WALL_READY[max(0, 3 - rods + payable)] // 100)
    return hope


def emperor_hope(pos: Position, me: int, section: int, view: Outlook) -> int:
    """Who is first in a section, with a unification card by then, gets a trigger of his choice onto a card. (F-5.6)"""
    if not pos.emperor_piles[section // 2 * 2] or (view.turns < 2 and not may_take_tile(pos, me)):
        return 0
    for at in range(section * SLOTS, section * SLOTS + SLOTS):
        if pos.walls[at]:
            return 0
    return view.weights.emperor_tile * view.soon // 8
