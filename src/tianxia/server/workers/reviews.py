"""Who judges finished games: one process of its own, at the lowest priority, a move or a deal at a time.

It is not among those in which bots think, so that no bot at a running table ever waits for a review.
"""

import os
from dataclasses import replace
from functools import partial

from tianxia import games
from tianxia.bots.dealing import Deal
from tianxia.bots.review import Effort, Move, Task, effort_of, tasks
from tianxia.engine.record import Record
from tianxia.server.workers.pool import WorkerPool, settle_in

PATIENCE = 600.0
"""Seconds for one move: enough for a slow machine without compiled kernels."""
LOWEST = 19

_held: dict[str, list[Task]] = {}
"""In the other process: the tasks of the game it is at, by the name of the table."""


class ReviewPool(WorkerPool):
    """The one process that judges."""

    def __init__(self, iterations: int | None = None, patience: float = PATIENCE) -> None:
        """`iterations` are those for each move; the judging level's own where none are said."""
        super().__init__(1, patience, be_modest)
        self._iterations = iterations

    async def begun(self, table: str, record: Record) -> int | None:
        """How many moves and deals are to be judged; None where the process was lost."""
        return await self.done(partial(count, table, record, self._effort(record)))

    async def judged(self, table: str, record: Record, number: int) -> Move | Deal | None:
        """What comes of one of them; None where the process was lost."""
        return await self.done(partial(judge, table, record, self._effort(record), number))

    def _effort(self, record: Record) -> Effort:
        effort = effort_of(record.header.game)
        return effort if self._iterations is None else replace(effort, iterations=self._iterations, deals=2)


def be_modest() -> None:
    """Let everybody else go first."""
    settle_in()
    if hasattr(os, "nice"):
        os.nice(LOWEST)


def count(table: str, record: Record, effort: Effort) -> int:
    """In the other process: how many tasks a game has."""
    return len(_tasks(table, record, effort))


def judge(table: str, record: Record, effort: Effort, number: int) -> Move | Deal:
    """In the other process: what comes of one task. Whoever comes after one that died makes the tasks again."""
    return _tasks(table, record, effort)[number].done()


def _tasks(table: str, record: Record, effort: Effort) -> list[Task]:
    if table not in _held:
        _held.clear()
        # A table is finished where somebody gave up, too, though the game's own rules would go on.
        _held[table] = tasks(games.game(record.header.game), record, effort, given_up=True)
    return _held[table]
