"""The outlook on walls and palaces: those built, and those that the workers in place are nearest to."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.bots.zhanguo.outlook import Outlook
from tianxia.bots.zhanguo.weights import ALL_TURNS
from tianxia.games.zhanguo.ids import ALL_REGIONS, ALL_RODS, ALL_SECTIONS, RODS, SITE_OF, Rods, Seat, Section
from tianxia.games.zhanguo.position import Position
from tianxia.games.zhanguo.rules.criteria import CRITERIA

OWN_TYPICAL: Final[dict[str, int]] = {
    "empty_tracks": 3,
    "enough_officials": 4,
    "gray_regions": 2,
    "red_regions": 2,
    "white_regions": 2,
    "flat": 4,
    "aspect_sets": 3,
    "full_regions": 2,
}
"""By wall criterion: how often it is met on an average board at the end; the total unrest for the flat sums."""
ORDINARY: Final = 3
"""The same for all other criteria."""
TYPICAL: Final = vec[i64]([OWN_TYPICAL.get(criterion.name, ORDINARY) for criterion in CRITERIA])
"""The same by number of the criterion."""
READY: Final = vec[i64]([0, 15, 40, 88])
"""In per cent: what a palace is worth when this many of its three workers are in place."""


def expected_met(pos: Position, me: Seat, section: Section, turns: i64) -> i64:
    """How often, in hundredths, a section's criterion will be met: as now, moved towards the average by turns left."""
    criterion = pos.printed.criterion[pos.wall_tile(section)]
    now: i64 = criterion.times_met(pos, me)
    then: i64 = TYPICAL[criterion.number]
    return (100 * now * (2 * ALL_TURNS - turns) + 100 * then * turns) // (2 * ALL_TURNS)


def wall_hope(vp: i64, flat: bool, met: i64) -> i64:
    """What a wall will score by the VP of its slot, if the criterion is met so often, in hundredths."""
    if not flat:
        return vp * met
    if 100 * vp <= met:
        return 0
    return 100 * vp - met


def walls_hope(pos: Position, me: Seat, view: Outlook) -> i64:
    """All walls built."""
    total: i64 = 0
    for section in ALL_SECTIONS:
        rods = pos.rods_of(me, section)
        if rods:
            face = pos.wall_tile(section)
            vp = pos.printed.wall_vp(face, Rods(rods))
            total += wall_hope(vp, pos.printed.criterion[face].flat, view.met[section])
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
    left = min(spare, max(0, view.turns - 1)) * view.weights.worker * min(8, view.turns) // 8
    return best + max(left, other * 7 // 10 if spare >= 2 and view.turns > 1 else 0)


def palace_hope(pos: Position, me: Seat, workers: i64, view: Outlook) -> i64:
    """The best palace in sight; notes what one without payment would be worth."""
    if pos.palaces_left(me) == 0:
        return 0
    hope: i64 = 0
    marker: i64 = 0
    if pos.has_big_marker_left():
        marker = view.weights.big_marker
    for region in ALL_REGIONS:
        if pos.palace_slots_left(region) == 0 or pos.is_blocked(me, region):
            continue
        here: i64 = pos.workers(me, region)
        ready = min(2, here)
        if workers > here:
            ready += 1
        gain = 100 * view.cards + view.want_palace[region]
        if gain > view.best_palace:
            view.best_palace = gain
        if view.turns > 1 or (view.turns == 1 and ready == 3):
            reached = (gain + marker) * READY[ready] // 100
            if reached > hope:
                hope = reached
    return hope


def wall_plan(pos: Position, me: Seat, view: Outlook) -> i64:
    """The best wall in sight; notes what one without payment would be worth."""
    if pos.walls_left(me) == 0:
        return 0
    printed = pos.printed
    hope: i64 = 0
    payable: i64 = pos.staffed(me)
    for section in ALL_SECTIONS:
        if pos.has_wall(me, section):
            continue
        free: i64 = pos.free_slots(section)
        face = pos.wall_tile(section)
        flat, met, more = printed.criterion[face].flat, view.met[section], view.want_site[SITE_OF[section]]
        for rods in ALL_RODS:
            if not free >> rods & 1:
                continue
            gain = wall_hope(printed.wall_vp(face, rods), flat, met) + more
            if gain > view.best_wall:
                view.best_wall = gain
            # On its way it counts less than as it would stand.
            if gain <= hope:
                continue
            if payable >= rods:
                reached = gain * READY[3] // 100
            elif view.turns > 1:
                reached = gain * READY[RODS - rods + payable] // 100
            else:
                continue
            if reached > hope:
                hope = reached
    return hope
