"""The outlook on tasks: what those not claimed yet would bring, and what of it the next piece is worth."""

from typing import Final

from tianxia.bots.zhanguo.outlook import Outlook
from tianxia.games.zhanguo.kit import REGIONS, SITES, TASK_SLOTS
from tianxia.games.zhanguo.position import NOBODY, Position
from tianxia.games.zhanguo.tasks import KINDS, PALACE_TASK, WALL_TASK, walls_at

TASK_TURNS: Final[tuple[int, ...]] = (3, 3, 4)
"""What a piece of a wall, palace or governor task takes, from the first official to the building."""


def look_at_tasks(pos: Position, me: int, view: Outlook) -> None:
    """What each task that is not claimed yet would bring, and what of it the next piece is worth."""
    for first in (0, KINDS):
        points, discs = 0, 0
        for place in range(first * TASK_SLOTS, (first + KINDS) * TASK_SLOTS):
            if pos.claims[place] == me:
                points += pos.kit.slots[place]
                discs += 1
        for task in range(first, first + KINDS):
            slot = free_slot(pos, me, task)
            if slot >= 0:
                gain = 100 * ((points + slot) * (discs + 1) - points * discs)
                look_at_task(pos, me, task, gain, view)


def free_slot(pos: Position, me: int, task: int) -> int:
    """The VP of the first free slot of a task; -1 where the seat has a disc already."""
    at = task * TASK_SLOTS
    for place in range(at, at + TASK_SLOTS):
        if pos.claims[place] == me:
            return -1
        if pos.claims[place] == NOBODY:
            return pos.kit.slots[place]
    return -1


def look_at_task(pos: Position, me: int, task: int, gain: int, view: Outlook) -> None:
    """A task's worth grows with the square of what is done: the last piece brings most."""
    needs = pos.kit.needs[pos.tasks[task]]
    kind = task % KINDS
    need, done = 0, 0
    if kind == WALL_TASK:
        for site in range(SITES):
            need += needs[site]
            done += min(needs[site], walls_at(pos, me, site))
    else:
        pieces = pos.palaces if kind == PALACE_TASK else pos.governors
        for region in needs:
            need += 1
            done += 1 if pieces[me * REGIONS + region] else 0
    chance = task_chance(view.turns, (need - done) * TASK_TURNS[kind])
    view.tasks += gain * chance * done * done // (100 * need * need)
    if done < need:
        want_pieces(pos, me, kind, needs, gain * chance * (2 * done + 1) // (100 * need * need), view)


def task_chance(turns: int, needed: int) -> int:
    """In per cent, how likely there is time for it."""
    slack = turns - needed
    return 0 if slack < 0 else min(85, 30 + 5 * slack)


def want_pieces(pos: Position, me: int, kind: int, needs: list[int], more: int, view: Outlook) -> None:
    """Note what a piece would add at each place where the task still lacks one."""
    if kind == WALL_TASK:
        for site in range(SITES):
            if walls_at(pos, me, site) < needs[site]:
                view.want_site[site] += more
        return
    pieces, wanted = (pos.palaces, view.want_palace) if kind == PALACE_TASK else (pos.governors, view.want_governor)
    for region in needs:
        if pieces[me * REGIONS + region] == 0:
            wanted[region] += more
