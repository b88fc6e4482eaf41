"""One writer for the whole store: everything waiting is written in one transaction, with one sync to disk.

A job is written whole or not at all. If a batch fails, its jobs are tried one by one, so no room pays for another. A
thread does the writing with the plain driver, so the event loop waits once per batch and not once per statement.
"""

import asyncio
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import Connection, Engine, Executable, bindparam, insert, update

from tianxia.server.metrics import UNMEASURED, Metrics
from tianxia.server.store.schema import Values, entries, tables

MAX_BATCH = 200

_COLUMNS = ("state", "paused", "begun", "ended", "result", "asked", "version")
_ADD_ENTRY = insert(entries)
_UPDATE_TABLE = (
    update(tables).where(tables.c.id == bindparam("_id")).values({name: bindparam(f"_{name}") for name in _COLUMNS})
)


class WriteJob:
    """New entries of one table with the columns that follow from them, and any other statements."""

    def __init__(self, rows: Sequence[Values] = (), columns: Values | None = None, more: Sequence[Any] = ()) -> None:
        """`columns` has the table's id and every column that follows from its entries."""
        self.rows = rows
        self.columns = columns
        self.more: Sequence[Executable] = more
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Writer:
    """Writes jobs in the order they came."""

    def __init__(self, engine: Engine) -> None:
        """Begin with nothing to write."""
        self.metrics: Metrics = UNMEASURED
        self._engine = engine
        self._connection: Connection | None = None
        self._thread = ThreadPoolExecutor(1, "writer")
        self._jobs: list[WriteJob] = []
        self._more = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run())

    async def write(self, job: WriteJob) -> None:
        """Return once the job is on disk; otherwise raise the database's error."""
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

    async def _write_batch(self, batch: list[WriteJob]) -> None:
        started = time.perf_counter()
        try:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, batch)
        except Exception as error:
            if len(batch) == 1:
                self.metrics.write_failed()
                batch[0].done.set_exception(error)
                return
            for job in batch:
                await self._write_batch([job])
            return
        self.metrics.wrote(len(batch), time.perf_counter() - started)
        for job in batch:
            if not job.done.done():
                job.done.set_result(None)

    def _commit(self, batch: list[WriteJob]) -> None:
        """In the thread, on a connection that stays open until something fails."""
        if self._connection is None:
            self._connection = self._engine.connect()
        try:
            with self._connection.begin():
                _write_all(self._connection, batch)
        except BaseException:
            self._connection.close()
            self._connection = None
            raise


def _write_all(connection: Connection, batch: list[WriteJob]) -> None:
    """Write entries and columns in two statements, everything else one by one."""
    for job in batch:
        for statement in job.more:
            connection.execute(statement)
    rows = [row for job in batch for row in job.rows]
    if rows:
        connection.execute(_ADD_ENTRY, rows)
    updates = [_bound(job.columns) for job in batch if job.columns is not None]
    if updates:
        connection.execute(_UPDATE_TABLE, updates)


def _bound(columns: Values) -> Values:
    return {f"_{name}": columns[name] for name in ("id", *_COLUMNS)}
