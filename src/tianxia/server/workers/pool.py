"""A pool of processes for work that tables must not wait for. A process that dies is replaced and the work repeated."""

import asyncio
import logging
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from tianxia.processes import ignore_interrupts, new_pool, stop

LOG = logging.getLogger("tianxia.server")
TRIES = 3

T = TypeVar("T")


class WorkerPool:
    """A pool of processes, started with its first piece of work."""

    def __init__(self, workers: int, timeout: float, prepare: Callable[[], None]) -> None:
        """`timeout` is in seconds per piece of work; each process calls `prepare` first."""
        self._workers, self._timeout, self._prepare = workers, timeout, prepare
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[[], T]) -> T | None:
        """The result of work done in another process; None if none came in time."""
        for _ in range(TRIES):
            try:
                return await self._submit(work)
            except BrokenProcessPool:
                LOG.warning("a process of ours died; starting another")
                self.close()
            except TimeoutError:
                LOG.warning("a piece of work took too long")
                self.close()
                break
        return None

    async def _submit(self, work: Callable[[], T]) -> T:
        if self._pool is None:
            self._pool = new_pool(self._workers, self._prepare)
        return await asyncio.wait_for(asyncio.wrap_future(self._pool.submit(work)), self._timeout)

    def close(self) -> None:
        """Stop all work and end the processes."""
        pool, self._pool = self._pool, None
        if pool is not None:
            stop(pool)


def prepare_worker() -> None:
    """Leave Ctrl-C to the server, use one thread, and exit when the server is gone, even if it was killed."""
    ignore_interrupts()
    for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ[name] = "1"
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_exit_with, args=(parent,), daemon=True).start()


def _exit_with(parent: "multiprocessing.process.BaseProcess") -> None:
    parent.join()
    os._exit(0)
