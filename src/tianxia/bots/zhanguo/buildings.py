"""The outlook on walls and palaces: those that stand, and those that the workers in place are nearest to."""

from typing import Final

from tianxia.bots.zhanguo.outlook import Outlook
from tianxia.bots.zhanguo.weights import ALL_TURNS
from tianxia.games.zhanguo.actions.palace import is_blocked
from tianxia.games.zhanguo.actions.wall import staffed
from tianxia.games.zhanguo.kit import FLAT, REGIONS, RODS, SECTIONS
from tianxia.games.zhanguo.position import NOBODY, Position, has_wall, palace_slots_left, palaces_left, walls_left
from tianxia.games.zhanguo.walls import CRITERIA

TYPICAL: Final[tuple[int, ...]] = (3, 4, 2, 2, 2, 4, 3, 2, 3, 3, 3, 3)
"""By wall criterion: how often it is met on an ordinary board at the end; the total unrest for the flat sums."""
READY: Final[tuple[int, ...]] = (0, 15, 40, 88)
"""In per cent: what a palace is worth while so many of its three workers are in place."""


def expected_met(pos: Position, me: int, section: int, turns: int) -> int:
    """How often, in hundredths, a section's criterion will be met: as now, drawn towards the ordinary by the turns."""
    criterion = pos.kit.criterion[pos.tiles[section]]
    now = CRITERIA[criterion](pos, me)
    return (100 * now * (2 * ALL_TURNS - turns) + 100 * TYPICAL[criterion] * turns) // (2 * ALL_TURNS)


def wall_hope(pos: Position, section: int, rods: int, view: Outlook) -> int:
    """What a wall on a slot will score."""
    face = pos.tiles[section]
    each = pos.kit.worth[face * RODS + rods - 1]
    if pos.kit.criterion[face] == FLAT:
        return max(0, 100 * each - view.met[section])
    return each * view.met[section]


def walls_hope(pos: Position, me: int, view: Outlook) -> int:
    """All walls that stand."""
    total = 0
    for place in range(SECTIONS * RODS):
        if pos.walls[place] == me:
            total += wall_hope(pos, place // RODS, place % RODS + 1, view)
    return total


def workers_hope(pos: Position, me: int, view: Outlook) -> int:
    """Workers are worth the palace or wall that they are nearest to; those left over wait for the next one."""
    workers = 0
    for count in pos.workers[me * REGIONS : me * REGIONS + REGIONS]:
        workers += count
    palace = palace_hope(pos, me, workers, view)
    wall = wall_plan(pos, me, view)
    if view.turns == 0:
        return 0
    best, other = max(palace, wall), min(palace, wall)
    spare = max(0, workers - 3)
    left = min(spare, max(0, view.turns - 1)) * view.weights.worker * min(8, view.turns) // 8
    return best + max(left, other * 7 // 10 if spare >= 2 and view.turns > 1 else 0)


def palace_hope(pos: Position, me: int, workers: int, view: Outlook) -> int:
    """The best palace on its way; notes what one without payment would bring."""
    if palaces_left(pos, me) == 0:
        return 0
    hope = 0
    marker = view.weights.big_marker if NOBODY in pos.big else 0
    for region in range(REGIONS):
        if palace_slots_left(pos, region) == 0 or is_blocked(pos, me, region):
            continue
        here = pos.workers[me * REGIONS + region]
        ready = min(2, here) + min(1, workers - here)
        gain = 100 * view.cards + view.want_palace[region]
        view.best_palace = max(view.best_palace, gain)
        if view.turns > (0 if ready == 3 else 1):
            hope = max(hope, (gain + marker) * READY[ready] // 100)
    return hope


def wall_plan(pos: Position, me: int, view: Outlook) -> int:
    """The best wall on its way; notes what one without payment would bring."""
    if walls_left(pos, me) == 0:
        return 0
    hope, payable = 0, staffed(pos, me)
    for section in range(SECTIONS):
        if has_wall(pos, me, section):
            continue
        for rods in range(1, RODS + 1):
            if pos.walls[section * RODS + rods - 1] != NOBODY:
                continue
            gain = wall_hope(pos, section, rods, view) + view.want_site[section // 2]
            view.best_wall = max(view.best_wall, gain)
            if payable >= rods:
                hope = max(hope, gain * READY[3] // 100)
            elif view.turns > 1:
                hope = max(hope, gain * READY[RODS - rods + payable] // 100)
    return hope
