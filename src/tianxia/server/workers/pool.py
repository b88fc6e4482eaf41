"""A pool of processes for work that tables must not wait for. A process that dies is replaced and the work repeated."""

import asyncio
import logging
import os
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from tianxia.processes import new_pool, prepare_worker, stop
from tianxia.server.workers.turns import Turns

LOG = logging.getLogger("tianxia.server")
TRIES = 3
BEHIND = 5
"""The niceness of a process that thinks: an answer that is to be shown goes first."""

T = TypeVar("T")


class WorkerPool:
    """A pool of processes, started with its first piece of work."""

    def __init__(self, workers: int, timeout: float, prepare: Callable[[], None]) -> None:
        """`timeout` is in seconds per piece of work, from its beginning; each process calls `prepare` first."""
        self._workers, self._timeout, self._prepare = workers, timeout, prepare
        self._pool: ProcessPoolExecutor | None = None
        self._turns = Turns(workers)
        self._under_way: dict[asyncio.Future[Any], str] = {}
        """Work in the processes, and whose it is. No more is given to them than they can begin at once."""
        self.broken = False
        """Whether the last piece of work was lost because its processes died or could not be started."""

    @property
    def waiting(self) -> int:
        """How much work waits for its turn."""
        return len(self._turns)

    @property
    def at_work(self) -> int:
        """How much work is in the processes."""
        return len(self._under_way)

    async def run(self, work: Callable[[], T], whose: str = "") -> T | None:
        """The result of work done in another process when its turn comes; None if none came in time."""
        for _ in range(TRIES):
            await self._turns.take(whose)
            try:
                result = await self._submit(work, whose)
            except BrokenProcessPool:
                continue
            except TimeoutError:
                return None
            except OSError:  # no process can be started
                self.broken = True
                raise
            self.broken = False
            return result
        self.broken = True
        return None

    async def works(self) -> bool:
        """Whether processes can be started and do something: tried only if the last piece of work was lost."""
        if self.broken:
            await self.run(bool, "works")
        return not self.broken

    async def _submit(self, work: Callable[[], T], whose: str) -> T:
        """Begin the work in a place that was taken for it, and wait for its result."""
        pool, begun = self._pool, None
        try:
            pool = self._pool = pool or new_pool(self._workers, self._prepare)
            begun = self._noted(pool.submit(work), whose)
            return await asyncio.wait_for(asyncio.shield(begun), self._timeout)
        except BrokenProcessPool:
            self._replace(pool, "a process of ours died; starting another")
            raise
        except TimeoutError:
            self._replace(pool, "a piece of work took too long")
            raise
        except asyncio.CancelledError:
            if begun is not None and begun.cancelled() and not _is_cancelled():  # with its pool
                raise BrokenProcessPool from None
            raise
        finally:
            if begun is None:
                self._turns.give_back(whose)

    def _noted(self, work: "Future[T]", whose: str) -> "asyncio.Future[T]":
        """Work that has begun. No process can be interrupted: its place is free when it is done, whoever waits."""
        begun = asyncio.wrap_future(work)
        self._under_way[begun] = whose
        begun.add_done_callback(self._end)
        return begun

    def _end(self, begun: "asyncio.Future[Any]") -> None:
        if begun.done() and not begun.cancelled():
            begun.exception()  # if somebody waits, they have it
        whose = self._under_way.pop(begun, None)
        if whose is not None:
            self._turns.give_back(whose)

    def _replace(self, pool: ProcessPoolExecutor | None, why: str) -> None:
        """Stop a pool, unless somebody has done so already: their new one must live."""
        if self._pool is pool:
            LOG.warning(why)
            self.close()

    def close(self) -> None:
        """Stop all work and end the processes."""
        pool, self._pool = self._pool, None
        if pool is not None:
            stop(pool)
        for begun in list(self._under_way):
            self._end(begun)


def _is_cancelled() -> bool:
    """Whether somebody has cancelled the task that runs now."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


def prepare_background_worker(niceness: int = BEHIND) -> None:
    """Be a worker that lets others go first and uses one thread."""
    prepare_worker()
    if hasattr(os, "nice"):
        os.nice(niceness)
    for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ[name] = "1"
