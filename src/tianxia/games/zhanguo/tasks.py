"""Tasks: own pieces at every shown place earn a disc on the first free slot. (Z-8)"""

from tianxia.engine.script import Script, Tell
from tianxia.games.zhanguo.kit import REGIONS, SITES, TASK_SLOTS, TASKS
from tianxia.games.zhanguo.position import NOBODY, Position, has_wall

KINDS = 3
"""Wall, palace, governor: the tasks of a section in this order."""
WALL_TASK = 0
PALACE_TASK = 1


def is_fulfilled(pos: Position, me: int, task: int) -> bool:
    """At least one own piece at each place that the tile shows. (Z-8.1)"""
    needs = pos.kit.needs[pos.tasks[task]]
    if task % KINDS == WALL_TASK:
        return all(walls_at(pos, me, site) >= needs[site] for site in range(SITES))
    pieces = pos.palaces if task % KINDS == PALACE_TASK else pos.governors
    return 0 not in [pieces[me * REGIONS + region] for region in needs]


def has_any(pos: Position, me: int, task: int) -> bool:
    """Whether a seat has any piece of the task's kind on the map: most have not, and this is cheap to see."""
    if task % KINDS == WALL_TASK:
        return me in pos.walls
    pieces = pos.palaces if task % KINDS == PALACE_TASK else pos.governors
    return any(pieces[me * REGIONS : me * REGIONS + REGIONS])


def walls_at(pos: Position, me: int, site: int) -> int:
    """In how many of a site's two sections a seat has a wall. (Z-8.1)"""
    return int(has_wall(pos, me, site * 2)) + int(has_wall(pos, me, site * 2 + 1))


def claim_tasks(pos: Position, me: int) -> Script[None]:
    """Claim every fulfilled task at once, on the first free slot; earlier is never worse. (Z-8.1, Z-8.2, f35)"""
    for task in range(TASKS):
        if has_any(pos, me, task) and is_fulfilled(pos, me, task):
            at = task * TASK_SLOTS
            discs = pos.claims[at : at + TASK_SLOTS]
            if me not in discs:
                slot = discs.index(NOBODY)
                pos.claims[at + slot] = me
                yield Tell("task", (me, task, pos.kit.slots[at + slot]))
