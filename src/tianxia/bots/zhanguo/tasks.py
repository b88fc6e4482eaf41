"""The outlook on tasks: what unclaimed ones would score, and how much of that the next piece is worth."""

from typing import Final

from mypy_extensions import i64

from tianxia.bots.zhanguo.outlook import Outlook
from tianxia.games.zhanguo.ids import LOWER_TASKS, NO_SLOT, UPPER_TASKS, Seat, Task
from tianxia.games.zhanguo.position import Position
from tianxia.games.zhanguo.printed import TaskKind
from tianxia.games.zhanguo.rules.tasks import GovernorTask, PalaceTask, WallTask, task_of

PIECE_TURNS: Final = 3
"""How many turns a piece of a task takes, from the first official to the building."""
GOVERNOR_TURNS: Final = 4
"""The same for a governor."""


def look_at_tasks(pos: Position, me: Seat, view: Outlook) -> None:
    """What each unclaimed task would score, and how much of that the next piece is worth."""
    look_at_section(pos, me, UPPER_TASKS, view)
    look_at_section(pos, me, LOWER_TASKS, view)


def look_at_section(pos: Position, me: Seat, tasks: tuple[Task, ...], view: Outlook) -> None:
    """The tasks of a section: each disc makes the others worth more. (Z-10.3)"""
    points: i64 = 0
    discs: i64 = 0
    for task in tasks:
        slot = pos.claimed_slot(me, task)
        if slot != NO_SLOT:
            points += pos.printed.task_vp(task, slot)
            discs += 1
    for task in tasks:
        if not pos.has_claimed(me, task):
            vp: i64 = pos.printed.task_vp(task, pos.free_slot(task))
            gain = 100 * ((points + vp) * (discs + 1) - points * discs)
            look_at_task(pos, me, task_of(pos, task), gain, view)


def look_at_task(pos: Position, me: Seat, task: TaskKind, gain: i64, view: Outlook) -> None:
    """A task's worth grows with the square of what is done: the last piece brings most."""
    need: i64 = len(task.places)
    lacking: i64 = 0
    for place in task.spots:
        lacking += task.lacks(pos, me, place)
    done = need - lacking
    turns: i64 = GOVERNOR_TURNS if isinstance(task, GovernorTask) else PIECE_TURNS
    chance = task_chance(view.turns, lacking * turns)
    view.tasks += gain * chance * done * done // (100 * need * need)
    if lacking:
        want_pieces(pos, me, task, gain * chance * (2 * done + 1) // (100 * need * need), view)


def task_chance(turns: i64, needed: i64) -> i64:
    """In per cent, how likely it is that there is time for it."""
    slack = turns - needed
    if slack < 0:
        return 0
    if slack > 11:
        return 85
    return 30 + 5 * slack


def want_pieces(pos: Position, me: Seat, task: TaskKind, more: i64, view: Outlook) -> None:
    """Note what a piece would add at each place where the task still lacks one; of two walls at a site, the next."""
    if isinstance(task, WallTask):
        wanted = view.want_site
    else:
        wanted = view.want_palace if isinstance(task, PalaceTask) else view.want_governor
    for place in task.spots:
        if task.lacks(pos, me, place):
            wanted[place] += more
