"""The outlook on walls and palaces: those that stand, and those that the workers in place are nearest to."""

from typing import Final

from tianxia.bots.zhanguo.outlook import Outlook
from tianxia.bots.zhanguo.weights import ALL_TURNS
from tianxia.games.zhanguo.ids import ALL_REGIONS, ALL_RODS, ALL_SECTIONS, RODS, SITE_OF, Face, Rods, Seat, Section
from tianxia.games.zhanguo.kit import Kit
from tianxia.games.zhanguo.position import Position

TYPICAL: Final[dict[str, int]] = {
    "empty_tracks": 3,
    "enough_officials": 4,
    "gray_regions": 2,
    "red_regions": 2,
    "white_regions": 2,
    "flat": 4,
    "aspect_sets": 3,
    "full_regions": 2,
}
"""By wall criterion: how often it is met on an ordinary board at the end; the total unrest for the flat sums."""
ORDINARY: Final = 3
"""The same for all other criteria."""
READY: Final[tuple[int, ...]] = (0, 15, 40, 88)
"""In per cent: what a palace is worth while so many of its three workers are in place."""


def expected_met(pos: Position, me: Seat, section: Section, turns: int) -> int:
    """How often, in hundredths, a section's criterion will be met: as now, drawn towards the ordinary by the turns."""
    criterion = pos.kit.criterion[pos.wall_tile(section)]
    now, then = criterion.times_met(pos, me), TYPICAL.get(criterion.name, ORDINARY)
    return (100 * now * (2 * ALL_TURNS - turns) + 100 * then * turns) // (2 * ALL_TURNS)


def wall_hope(kit: Kit, face: Face, rods: Rods, met: int) -> int:
    """What a wall on a slot will score by its tile, if that is met so often, in hundredths."""
    each = kit.wall_vp(face, rods)
    return max(0, 100 * each - met) if kit.criterion[face].flat else each * met


def walls_hope(pos: Position, me: Seat, view: Outlook) -> int:
    """All walls that stand."""
    total = 0
    for section in ALL_SECTIONS:
        rods = pos.rods_of(me, section)
        if rods:
            total += wall_hope(pos.kit, pos.wall_tile(section), Rods(rods), view.met[section])
    return total


def workers_hope(pos: Position, me: Seat, view: Outlook) -> int:
    """Workers are worth the palace or wall that they are nearest to; those left over wait for the next one."""
    workers = pos.all_workers(me)
    palace = palace_hope(pos, me, workers, view)
    wall = wall_plan(pos, me, view)
    if view.turns == 0:
        return 0
    best, other = max(palace, wall), min(palace, wall)
    spare = max(0, workers - 3)
    left = min(spare, max(0, view.turns - 1)) * view.weights.worker * min(8, view.turns) // 8
    return best + max(left, other * 7 // 10 if spare >= 2 and view.turns > 1 else 0)


def palace_hope(pos: Position, me: Seat, workers: int, view: Outlook) -> int:
    """The best palace on its way; notes what one without payment would bring."""
    if pos.palaces_left(me) == 0:
        return 0
    hope = 0
    marker = view.weights.big_marker if pos.has_big_marker_left() else 0
    for region in ALL_REGIONS:
        if pos.palace_slots_left(region) == 0 or pos.is_blocked(me, region):
            continue
        here = pos.workers(me, region)
        ready = min(2, here) + min(1, workers - here)
        gain = 100 * view.cards + view.want_palace[region]
        view.best_palace = max(view.best_palace, gain)
        if view.turns > (0 if ready == 3 else 1):
            hope = max(hope, (gain + marker) * READY[ready] // 100)
    return hope


def wall_plan(pos: Position, me: Seat, view: Outlook) -> int:
    """The best wall on its way; notes what one without payment would bring."""
    if pos.walls_left(me) == 0:
        return 0
    hope, payable = 0, pos.staffed(me)
    for section in ALL_SECTIONS:
        if pos.has_wall(me, section):
            continue
        free, face, more = pos.free_slots(section), pos.wall_tile(section), view.want_site[SITE_OF[section]]
        for rods in ALL_RODS:
            if not free >> rods & 1:
                continue
            gain = wall_hope(pos.kit, face, rods, view.met[section]) + more
            view.best_wall = max(view.best_wall, gain)
            if payable >= rods:
                hope = max(hope, gain * READY[3] // 100)
            elif view.turns > 1:
                hope = max(hope, gain * READY[RODS - rods + payable] // 100)
    return hope
