"""A crew of other processes for work that the table must not wait for. One that dies is replaced and asked again."""

import asyncio
import logging
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from tianxia.processes import ignore_interrupts, stop

LOG = logging.getLogger("tianxia.server")
TRIES = 3

T = TypeVar("T")


class WorkerPool:
    """A pool of processes, started with the first piece of work."""

    def __init__(self, workers: int, patience: float, settle_in: Callable[[], None]) -> None:
        """`patience` is how long a piece of work may take; `settle_in` is what each process does first."""
        self._workers, self._patience, self._settle_in = workers, patience, settle_in
        self._pool: ProcessPoolExecutor | None = None

    async def done(self, deed: Callable[[], T]) -> T | None:
        """What comes of a deed in another process; None where nothing came in time."""
        for _ in range(TRIES):
            try:
                return await self._think(deed)
            except BrokenProcessPool:
                LOG.warning("a process of ours died; starting another")
                self.close()
            except TimeoutError:
                LOG.warning("a piece of work took too long")
                self.close()
                break
        return None

    async def _think(self, deed: Callable[[], T]) -> T:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, spawn, initializer=self._settle_in)
        return await asyncio.wait_for(asyncio.wrap_future(self._pool.submit(deed)), self._patience)

    def close(self) -> None:
        """Stop all work and let the processes go."""
        pool, self._pool = self._pool, None
        if pool is not None:
            stop(pool)


def settle_in() -> None:
    """Leave Ctrl-C to the server, keep to one thread, and go when the server is gone, even if it was killed."""
    ignore_interrupts()
    for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ[name] = "1"
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_follow, args=(parent,), daemon=True).start()


def _follow(parent: "multiprocessing.process.BaseProcess") -> None:
    parent.join()
    os._exit(0)
