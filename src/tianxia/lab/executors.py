"""Runs tasks in this process or shares them out among others: results come in order, and Ctrl-C ends all at once."""

from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future
from contextlib import closing, contextmanager
from itertools import islice
from operator import length_hint
from typing import Generic, TypeVar

from tianxia.lab.cluster import connect
from tianxia.lab.needs import Needs
from tianxia.lab.workers import Borrowed, Finished, Pool, Workers

Task = TypeVar("Task")
Result = TypeVar("Result")

AHEAD = 4
"""Batches queued per worker: none is idle, and results do not pile up."""
RETRIES = 2
"""How often a batch whose worker died is tried again."""


@contextmanager
def opened(jobs: int = 1, executor: Executor | str | None = None) -> Iterator[Workers | None]:
    """The workers of a run: that many processes, an executor, or a cluster by its address; None for this process."""
    if executor is None and jobs <= 1:
        yield None
        return
    with closing(workers_for(jobs, executor)) as workers:
        yield workers


def workers_for(jobs: int, executor: Executor | str | None) -> Workers:
    """The workers to open."""
    if executor is None:
        return Pool(jobs)
    if isinstance(executor, str):
        return connect(executor)
    if not hasattr(executor, "submit"):
        raise TypeError(f"{executor!r} is neither an executor nor the address of a cluster such as dask://host:8786")
    return Borrowed(executor)


def run_tasks(
    run: Callable[[Task], Result],
    tasks: Iterable[Task],
    workers: Workers | None = None,
    batch: int = 1,
    needs: Needs | None = None,
) -> Generator[Result, None, None]:
    """The result of each task, in order, from these workers or, without any, from this process.

    Tasks are taken only as they are needed, so that a generator may leave out what is no longer wanted.
    """
    if workers is None:
        yield from map(run, tasks)
        return
    queue = Queue(workers, needs, run, Batches(tasks, batch, workers))
    try:
        yield from queue.results()
    except BaseException:
        queue.drop()
        raise


class Batches(Generic[Task]):
    """Tasks, some at a time: always as many, or as many as a worker does in the seconds it should be busy."""

    def __init__(self, tasks: Iterable[Task], size: int, workers: Workers) -> None:
        """Begin with batches of this size."""
        self._left, self._size, self._workers = iter(tasks), size, workers

    def take(self, count: int) -> Iterator[list[Task]]:
        """The next batches, at most that many."""
        for _ in range(count):
            if not (batch := list(islice(self._left, self._next_size()))):
                return
            yield batch

    def _next_size(self) -> int:
        """Fewer near the end, as far as it can be seen, so that all workers finish at about the same time."""
        left = length_hint(self._left)
        return min(self._size, -(-left // (2 * self._workers.slots))) if left and self._workers.seconds else self._size

    def adapt(self, size: int, seconds: float) -> None:
        """Learn from a batch of that size how many tasks make one of the right length."""
        if wanted := self._workers.seconds:
            fitting = size * wanted / seconds if seconds else 2 * size
            self._size = max(1, min(round(fitting), 2 * size))


class Queue(Generic[Task, Result]):
    """Batches on their way, in order. Those whose worker died are sent again: tasks are seeded, so nothing changes."""

    def __init__(
        self, workers: Workers, needs: Needs | None, run: Callable[[Task], Result], batches: Batches[Task]
    ) -> None:
        """Nothing is sent yet."""
        self._workers, self._needs, self._run, self._batches = workers, needs, run, batches
        self._waiting: deque[tuple[list[Task], Future[Finished[Result]]]] = deque()

    def results(self) -> Iterator[Result]:
        """The results of all batches, whichever worker finishes first."""
        while self._refilled():
            size, coming = len(self._waiting[0][0]), self._first()
            self._waiting.popleft()
            self._batches.adapt(size, coming.seconds)
            yield from coming.results

    def drop(self) -> None:
        """Give up what is on its way."""
        self._workers.drop([coming for _, coming in self._waiting])

    def _refilled(self) -> bool:
        """Send as many batches as there is room for; whether any are on their way."""
        room = self._workers.slots * AHEAD - len(self._waiting)
        self._waiting.extend((batch, self._sent(batch)) for batch in self._batches.take(room))
        return bool(self._waiting)

    def _first(self) -> Finished[Result]:
        """Wait for the first batch."""
        for _ in range(RETRIES):
            try:
                return self._workers.result(self._waiting[0][1])
            except BrokenExecutor:
                self._workers.renew()
                self._send_again()
        return self._workers.result(self._waiting[0][1])

    def _send_again(self) -> None:
        """Send the batches that were lost with their worker."""
        self._waiting = deque(
            (batch, self._sent(batch) if self._workers.has_lost(coming) else coming) for batch, coming in self._waiting
        )

    def _sent(self, batch: list[Task]) -> "Future[Finished[Result]]":
        return self._workers.submit(self._needs, self._run, batch)
