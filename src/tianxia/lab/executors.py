"""Much work shared out among processes: the results come in order, and Ctrl-C ends all at once."""

import multiprocessing
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from typing import TypeVar

from tianxia.processes import ignore_interrupts, started_deaf, stop

Task = TypeVar("Task")
Done = TypeVar("Done")

AHEAD = 4
"""Batches by worker that wait their turn, so that nobody idles and results do not pile up."""


def worked(do: Callable[[Task], Done], tasks: Iterable[Task], jobs: int, batch: int = 1) -> Generator[Done, None, None]:
    """What `do` makes of each task, in order. With one job it happens here, else in so many other processes.

    Tasks are taken only as they are needed, so that a generator may leave out what is not wanted any more.
    """
    if jobs <= 1:
        yield from map(do, tasks)
        return
    # Started anew rather than forked: that works on every system and beside threads.
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=ignore_interrupts)
    try:
        yield from in_order(pool, do, batches(tasks, batch), jobs * AHEAD)
    except BaseException:
        stop(pool)
        raise
    pool.shutdown()


def batches(tasks: Iterable[Task], size: int) -> Iterator[list[Task]]:
    """The tasks, some at a time."""
    left = iter(tasks)
    while batch := list(islice(left, size)):
        yield batch


def do_batch(do: Callable[[Task], Done], batch: Sequence[Task]) -> list[Done]:
    """What another process does: some tasks in a row."""
    return [do(task) for task in batch]


def in_order(
    pool: ProcessPoolExecutor, do: Callable[[Task], Done], work: Iterator[list[Task]], ahead: int
) -> Iterator[Done]:
    """Hand out batches and give what comes of them back in order, whoever finishes first."""
    with started_deaf():
        waiting = deque([pool.submit(do_batch, do, batch) for batch in islice(work, ahead)])
    while waiting:
        yield from waiting.popleft().result()
        waiting.extend(pool.submit(do_batch, do, batch) for batch in islice(work, 1))
