"""Tasks: own pieces at every shown place earn a disc on the first free slot. (Z-8)"""

from typing import Final

from tianxia.games.zhanguo.ids import ALL_SITES, ALL_TASK_SLOTS, ALL_TASKS, NOBODY, Region, Seat, Task
from tianxia.games.zhanguo.kit import TaskKind
from tianxia.games.zhanguo.position import Position


class WallTask(TaskKind):
    """Walls at the shown sites, one or two at each. (Z-8.1)"""

    name = "wall"

    def has_any(self, pos: Position, me: Seat) -> bool:
        """Whether a seat has a wall."""
        return pos.all_walls(me) > 0

    def wanted(self) -> list[int]:
        """The sites."""
        return [site for site in ALL_SITES for _ in range(self.needs[site])]

    def missing(self, pos: Position, me: Seat) -> list[int]:
        """The sites with too few walls of a seat."""
        return [site for site in ALL_SITES for _ in range(self.needs[site] - pos.walls_at(me, site))]


class PalaceTask(TaskKind):
    """A palace in each of the shown regions. (Z-8.1)"""

    name = "palace"

    def has_any(self, pos: Position, me: Seat) -> bool:
        """Whether a seat has a palace."""
        return pos.all_palaces(me) > 0

    def wanted(self) -> list[int]:
        """The regions."""
        return self.needs

    def missing(self, pos: Position, me: Seat) -> list[int]:
        """The regions without a palace of a seat."""
        return [region for region in self.needs if pos.palaces(me, Region(region)) == 0]


class GovernorTask(TaskKind):
    """A governor in each of the shown regions. (Z-8.1)"""

    name = "governor"

    def has_any(self, pos: Position, me: Seat) -> bool:
        """Whether a seat has a governor."""
        return pos.all_governors(me) > 0

    def wanted(self) -> list[int]:
        """The regions."""
        return self.needs

    def missing(self, pos: Position, me: Seat) -> list[int]:
        """The regions without a governor of a seat."""
        return [region for region in self.needs if pos.governors(me, Region(region)) == 0]


TASK_KINDS: Final[tuple[type[TaskKind], ...]] = (WallTask, PalaceTask, GovernorTask)
"""Each section of tasks has one of each, in this order."""


def task_of(pos: Position, task: Task) -> TaskKind:
    """What a task wants."""
    return pos.kit.task[pos.task_tile(task)]


def is_fulfilled(pos: Position, me: Seat, task: Task) -> bool:
    """At least one own piece at each place that the tile shows. (Z-8.1)"""
    wanted = task_of(pos, task)
    # Most seats have no such piece at all, and this is cheap to see.
    return wanted.has_any(pos, me) and not wanted.missing(pos, me)


def claim_tasks(pos: Position, me: Seat) -> None:
    """Claim every fulfilled task at once, on the first free slot; earlier is never worse. (Z-8.1, Z-8.2, f35)"""
    for task in ALL_TASKS:
        if not pos.has_claimed(me, task) and is_fulfilled(pos, me, task):
            claim_task(pos, me, task)


def claim_task(pos: Position, me: Seat, task: Task) -> None:
    """A disc goes on the first free slot of a task. (Z-8.1)"""
    for slot in ALL_TASK_SLOTS:
        if pos.claim(task, slot) == NOBODY:
            pos.set_claim(task, slot, me)
            pos.tell("task", me, task, pos.kit.task_vp(task, slot))
            return
