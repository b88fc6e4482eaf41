"""Runs tasks in this process or shares them out among others: results come in order, and Ctrl-C ends all at once."""

from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from typing import TypeVar

from tianxia.processes import interrupts_blocked, new_pool, stop

Task = TypeVar("Task")
Result = TypeVar("Result")

AHEAD = 4
"""Batches queued per worker: none is idle, and results do not pile up."""


def run_tasks(
    run: Callable[[Task], Result], tasks: Iterable[Task], jobs: int = 1, batch: int = 1
) -> Generator[Result, None, None]:
    """The result of each task, in order: with one job from this process, else from that many others.

    Tasks are taken only as they are needed, so that a generator may leave out what is no longer wanted.
    """
    if jobs <= 1:
        yield from map(run, tasks)
        return
    pool = new_pool(jobs)
    try:
        yield from in_order(pool, run, batches(tasks, batch), jobs * AHEAD)
    except BaseException:
        stop(pool)
        raise
    pool.shutdown()


def batches(tasks: Iterable[Task], size: int) -> Iterator[list[Task]]:
    """The tasks, some at a time."""
    left = iter(tasks)
    while batch := list(islice(left, size)):
        yield batch


def run_batch(run: Callable[[Task], Result], batch: Sequence[Task]) -> list[Result]:
    """Run some tasks in a row: what a worker does."""
    return [run(task) for task in batch]


def in_order(
    pool: ProcessPoolExecutor, run: Callable[[Task], Result], work: Iterator[list[Task]], ahead: int
) -> Iterator[Result]:
    """Submit batches and yield their results in order, whichever worker finishes first."""
    with interrupts_blocked():
        waiting = deque([pool.submit(run_batch, run, batch) for batch in islice(work, ahead)])
    while waiting:
        yield from waiting.popleft().result()
        waiting.extend(pool.submit(run_batch, run, batch) for batch in islice(work, 1))
