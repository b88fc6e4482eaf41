"""Whether a server can do its work: what it must store can be written, and its worker processes run.

Everybody may ask, and each look writes to the disk: what was found is kept for a few seconds.
"""

import asyncio
import time

from tianxia.server.protocol.errors import Failure
from tianxia.server.store.faults import CODES, fault_code
from tianxia.server.store.store import Store
from tianxia.server.workers.pool import WorkerPool

KEPT = 5.0
"""Seconds for which a finding is kept."""
WITHIN = 5.0
"""Seconds for one write, or for one process to start."""
LEAST_SPACE = 32 * 1024 * 1024
"""Bytes: with fewer on the disk it counts as full. A database that runs into its end has no room to recover."""


class Readiness:
    """What keeps a server from its work, if anything does."""

    def __init__(self, store: Store, *pools: WorkerPool) -> None:
        """Nothing is known yet."""
        self._store, self._pools = store, pools
        self._found: Failure | None = None
        self._until = 0.0
        self._looking = asyncio.Lock()

    async def check(self) -> None:
        """Failure with a code that says what is wrong."""
        async with self._looking:
            if time.monotonic() >= self._until:
                self._found = await self._look()
                self._until = time.monotonic() + KEPT
        if self._found is not None:
            raise Failure(self._found.code, self._found.status)

    async def _look(self) -> Failure | None:
        code = await self._database() or await self._workers()
        return Failure(code, 503) if code is not None else None

    async def _database(self) -> str | None:
        space = self._store.space_left()
        if space is not None and space < LEAST_SPACE:
            return "database-full"
        try:
            await asyncio.wait_for(self._store.beat(), WITHIN)
        except TimeoutError:
            return "database-slow"
        except Exception as error:
            return CODES.get(fault_code(error), "database-failed")
        return None

    async def _workers(self) -> str | None:
        try:
            alive = [await asyncio.wait_for(pool.works(), WITHIN) for pool in self._pools]
        except OSError:  # no process can be started, or not in time
            return "workers-failed"
        return None if all(alive) else "workers-failed"
