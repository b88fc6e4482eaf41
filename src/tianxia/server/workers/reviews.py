"""Reviews are computed in one process at the lowest priority, a move or a deal at a time.

It is not one of the bots' processes, so no bot at a running table ever waits for a review.
"""

from dataclasses import replace
from functools import partial

from tianxia import games
from tianxia.bots.review import Effort, Move, Task, effort_of, judges_of, tasks
from tianxia.bots.review_luck import Deal
from tianxia.engine.components.edition import Edition
from tianxia.engine.record import Record
from tianxia.server.workers.pool import WorkerPool, prepare_background_worker

TIMEOUT = 600.0
"""Seconds for one move: enough for a slow machine without compiled kernels."""
LOWEST = 19

_held: dict[tuple[str, Effort], list[Task]] = {}
"""In the worker: the tasks of its current game, by the table's id and how thoroughly they are judged."""


class ReviewPool(WorkerPool):
    """The one process that reviews games."""

    def __init__(self, iterations: int | None = None, timeout: float = TIMEOUT) -> None:
        """`iterations` is per move; by default the reviewing level's own."""
        super().__init__(1, timeout, partial(prepare_background_worker, LOWEST))
        self._iterations = iterations

    def judges(self, record: Record) -> tuple[str, ...]:
        """The levels that review a game one after the other."""
        return judges_of(record.header.game)

    async def count(self, table: str, record: Record, level: str, edition: Edition | None = None) -> int | None:
        """How many moves and deals a game has to judge; None if the process was lost."""
        return await self.run(partial(count_tasks, table, record, self._effort(record, level), edition))

    async def judge(
        self, table: str, record: Record, level: str, number: int, edition: Edition | None = None
    ) -> Move | Deal | None:
        """The verdict on one of them; None if the process was lost."""
        return await self.run(partial(judge_task, table, record, self._effort(record, level), number, edition))

    def _effort(self, record: Record, level: str) -> Effort:
        effort = effort_of(record.header.game, level)
        return effort if self._iterations is None else replace(effort, iterations=self._iterations, deals=2)


def count_tasks(table: str, record: Record, effort: Effort, edition: Edition | None) -> int:
    """In the worker: how many tasks a game has."""
    return len(_tasks(table, record, effort, edition))


def judge_task(table: str, record: Record, effort: Effort, number: int, edition: Edition | None) -> Move | Deal:
    """In the worker: the verdict on one task. A new process makes the tasks again."""
    return _tasks(table, record, effort, edition)[number].done()


def _tasks(table: str, record: Record, effort: Effort, edition: Edition | None) -> list[Task]:
    if (table, effort) not in _held:
        _held.clear()
        # A table is also finished when somebody resigned, though by its rules the game would continue.
        game = games.game(record.header.game)
        components = game.load_components(edition)
        _held[table, effort] = tasks(game, record, effort, given_up=True, components=components)
    return _held[table, effort]
