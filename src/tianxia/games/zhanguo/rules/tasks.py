"""Tasks: pieces at every place shown earn a disc on the first free slot. (Z-8)"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.games.zhanguo.ids import ALL_SITES, ALL_TASKS, KIND_OF, Region, Seat, Site, Task
from tianxia.games.zhanguo.position import Position
from tianxia.games.zhanguo.printed import TaskKind


@final
class WallTask(TaskKind):
    """Walls at the sites shown, one or two at each. (Z-8.1)"""

    name = "wall"

    def __init__(self, places: list[int]) -> None:
        """The sites as shown, and how many walls that means for each."""
        super().__init__(places)
        self.needs: vec[i64] = vec[i64]([places.count(site) for site in ALL_SITES])

    def lacks(self, pos: Position, me: Seat, place: i64) -> i64:
        """The walls that a site still lacks."""
        lacking: i64 = self.needs[place] - pos.walls_at(me, Site(place))
        return max(0, lacking)


@final
class PalaceTask(TaskKind):
    """A palace in each of the regions shown. (Z-8.1)"""

    name = "palace"

    def lacks(self, pos: Position, me: Seat, place: i64) -> i64:
        """One palace, where a region has none."""
        return 0 if pos.palaces(me, Region(place)) else 1


@final
class GovernorTask(TaskKind):
    """A governor in each of the regions shown. (Z-8.1)"""

    name = "governor"

    def lacks(self, pos: Position, me: Seat, place: i64) -> i64:
        """One governor, where a region has none."""
        return 0 if pos.governors(me, Region(place)) else 1


TASK_KINDS: Final[tuple[type[TaskKind], ...]] = (WallTask, PalaceTask, GovernorTask)
"""Each section of tasks has one of each, in this order."""


def task_of(pos: Position, task: Task) -> TaskKind:
    """What a task requires."""
    return pos.printed.task[pos.task_tile(task)]


def claim_tasks(pos: Position, me: Seat) -> None:
    """Claim every fulfilled task at once, on the first free slot; earlier is never worse. (Z-8.1, Z-8.2, f35)"""
    # Early on nobody has a piece of most kinds, and that is cheap to see.
    built = [pos.all_walls(me), pos.all_palaces(me), pos.all_governors(me)]
    for task in ALL_TASKS:
        if built[KIND_OF[task]] and not pos.has_claimed(me, task) and task_of(pos, task).is_met(pos, me):
            slot = pos.free_slot(task)
            pos.set_claim(me, task, slot)
            pos.tell("task", me, task, pos.printed.task_vp(task, slot))
