"""Where tasks run other than in this process: in a pool of our own, or on an executor that the caller brings."""

import os
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from dataclasses import dataclass
from typing import Generic, TypeVar

from tianxia.lab.needs import Needs, check_here
from tianxia.processes import interrupts_blocked, new_pool, stop

Task = TypeVar("Task")
Result = TypeVar("Result")

ONE_AT_A_TIME = threading.Lock()
"""Threads would gain nothing, and games change settings of the whole process, such as the garbage collector's."""


@dataclass(frozen=True)
class Finished(Generic[Result]):
    """The results of a batch, and how long it took."""

    results: list[Result]
    seconds: float


def run_batch(run: Callable[[Task], Result], batch: Sequence[Task]) -> Finished[Result]:
    """Run some tasks in a row: what a worker does."""
    with ONE_AT_A_TIME:
        began = time.perf_counter()
        results = [run(task) for task in batch]
        return Finished(results, time.perf_counter() - began)


def run_checked(needs: Needs | None, run: Callable[[Task], Result], batch: Sequence[Task]) -> Finished[Result]:
    """Run some tasks in a row where everything they need is the same as here; BadInput where it is not."""
    check_here(needs, f"process {os.getpid()}")
    return run_batch(run, batch)


class Workers(ABC):
    """Takes batches of tasks and hands back what comes of them."""

    seconds = 0.0
    """How long a batch should take at least; 0 if the caller of `run_tasks` decides how many tasks are in it."""

    @property
    @abstractmethod
    def slots(self) -> int:
        """How many batches can run at a time."""

    @abstractmethod
    def submit(
        self, needs: Needs | None, run: Callable[[Task], Result], batch: list[Task]
    ) -> "Future[Finished[Result]]":
        """Queue a batch."""

    def result(self, coming: "Future[Finished[Result]]") -> Finished[Result]:
        """Wait for a batch; BrokenExecutor if its worker died."""
        return coming.result()

    @abstractmethod
    def renew(self) -> None:
        """Be ready to take batches again after a worker died; BrokenExecutor where that is not possible."""

    def has_lost(self, coming: "Future[Finished[Result]]") -> bool:
        """Whether a batch must be sent again after a worker died."""
        return failed(coming)

    def drop(self, coming: Iterable["Future[Finished[Result]]"]) -> None:
        """Give up these batches."""
        for each in coming:
            each.cancel()

    @abstractmethod
    def close(self) -> None:
        """Take no more batches."""


class Pool(Workers):
    """Processes of our own on this machine. They start with the first batch, and again after one of them died."""

    def __init__(self, jobs: int) -> None:
        """Use at most that many processes."""
        self._jobs = jobs
        self._pool: ProcessPoolExecutor | None = None

    @property
    def slots(self) -> int:
        """How many processes there are."""
        return self._jobs

    def submit(
        self, needs: Needs | None, run: Callable[[Task], Result], batch: list[Task]
    ) -> "Future[Finished[Result]]":
        """Queue a batch. Nothing is checked: the processes run the same files."""
        del needs
        self._pool = self._pool or new_pool(self._jobs)
        with interrupts_blocked():
            return submitted(self._pool, run_batch, run, batch)

    def renew(self) -> None:
        """Let the next batch start new processes."""
        if self._pool is not None:
            stop(self._pool)
        self._pool = None

    def has_lost(self, coming: "Future[Finished[Result]]") -> bool:
        """Whether a batch must be sent again: all that were not finished, because the others die with the first."""
        return not coming.done() or failed(coming)

    def drop(self, coming: Iterable["Future[Finished[Result]]"]) -> None:
        """Stop all processes at once."""
        del coming
        self.renew()

    def close(self) -> None:
        """End the processes."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)


class Borrowed(Workers):
    """An executor of the caller, who also shuts it down."""

    seconds = 1.0

    def __init__(self, executor: Executor) -> None:
        """Give batches to this executor."""
        self._executor = executor

    @property
    def slots(self) -> int:
        """How many workers the executor has, as far as it can be known."""
        return int(getattr(self._executor, "_max_workers", None) or os.cpu_count() or 1)

    def submit(
        self, needs: Needs | None, run: Callable[[Task], Result], batch: list[Task]
    ) -> "Future[Finished[Result]]":
        """Queue a batch."""
        return submitted(self._executor, run_checked, needs, run, batch)

    def renew(self) -> None:
        """Give up: a broken executor stays broken, and only its owner can make another."""
        raise BrokenExecutor("A worker of the executor died.")

    def close(self) -> None:
        """Leave the executor to its owner."""


def submitted(
    executor: Executor, work: Callable[..., Finished[Result]], /, *arguments: object
) -> "Future[Finished[Result]]":
    """Queue some work. Where a worker died a moment ago the result says so, as it does for work queued before that."""
    try:
        return executor.submit(work, *arguments)
    except BrokenExecutor as error:
        broken: Future[Finished[Result]] = Future()
        broken.set_exception(error)
        return broken


def failed(coming: "Future[Finished[Result]]") -> bool:
    """Whether a batch ended without a result."""
    return coming.cancelled() or (coming.done() and coming.exception() is not None)
