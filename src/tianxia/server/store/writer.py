"""One writer for the whole store: whatever rooms want to write at the same moment is one transaction, one sync to disk.

A job is written whole or not at all. If one of a batch fails, each is tried alone, so that no room pays for another.
A thread writes, with the plain driver: the event loop waits once a batch, not once a statement.
"""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import Connection, Engine, Executable, bindparam, insert, update

from tianxia.server.store.schema import Values, entries, tables

MAX_BATCH = 200

_STANDING = ("state", "paused", "begun", "ended", "result", "asked", "version")
_ADD_ENTRY = insert(entries)
_UPDATE_TABLE = (
    update(tables).where(tables.c.id == bindparam("_id")).values({name: bindparam(f"_{name}") for name in _STANDING})
)


class Job:
    """What belongs together: new entries of one table, where it stands then, and any other statements."""

    def __init__(self, rows: Sequence[Values] = (), standing: Values | None = None, more: Sequence[Any] = ()) -> None:
        """`standing` has the id of the table and all columns that follow from its entries."""
        self.rows = rows
        self.standing = standing
        self.more: Sequence[Executable] = more
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Writer:
    """Takes jobs and writes them in the order in which they came."""

    def __init__(self, engine: Engine) -> None:
        """Begin with nothing to write."""
        self._engine = engine
        self._connection: Connection | None = None
        self._thread = ThreadPoolExecutor(1, "writer")
        self._jobs: list[Job] = []
        self._more = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run())

    async def write(self, job: Job) -> None:
        """Return once the job is on the disk; raise what the database says otherwise."""
        if self._closing:
            raise RuntimeError("the store is closed")
        self._jobs.append(job)
        self._more.set()
        await asyncio.shield(job.done)

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        self._closing = True
        self._more.set()
        await self._task
        self._thread.shutdown()
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()

    async def _run(self) -> None:
        while not (self._closing and not self._jobs):
            await self._more.wait()
            batch, self._jobs = self._jobs[:MAX_BATCH], self._jobs[MAX_BATCH:]
            if not self._jobs and not self._closing:
                self._more.clear()
            if batch:
                await self._write_batch(batch)

    async def _write_batch(self, batch: list[Job]) -> None:
        try:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, batch)
        except Exception as error:
            if len(batch) == 1:
                batch[0].done.set_exception(error)
                return
            for job in batch:
                await self._write_batch([job])
            return
        for job in batch:
            if not job.done.done():
                job.done.set_result(None)

    def _commit(self, batch: list[Job]) -> None:
        """Inside the thread, on a connection that stays open until something goes wrong."""
        if self._connection is None:
            self._connection = self._engine.connect()
        try:
            with self._connection.begin():
                _write_all(self._connection, batch)
        except BaseException:
            self._connection.close()
            self._connection = None
            raise


def _write_all(connection: Connection, batch: list[Job]) -> None:
    """The many rows of the hot path in two statements, the rest one by one."""
    for job in batch:
        for statement in job.more:
            connection.execute(statement)
    rows = [row for job in batch for row in job.rows]
    if rows:
        connection.execute(_ADD_ENTRY, rows)
    standings = [_bound(job.standing) for job in batch if job.standing is not None]
    if standings:
        connection.execute(_UPDATE_TABLE, standings)


def _bound(standing: Values) -> Values:
    return {f"_{name}": standing[name] for name in ("id", *_STANDING)}
