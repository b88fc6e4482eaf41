"""One writer for the whole store: everything waiting is written in one transaction, with one sync to disk.

A job is written whole or not at all. If a batch fails, its jobs are tried one by one, so no room pays for another. One
thread does all of it with the plain driver, and the event loop hears of a batch once, when it is on disk.
"""

import asyncio
import contextlib
import time
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from threading import Thread
from typing import Any

from sqlalchemy import Connection, Engine, Executable, insert, update

from tianxia.server.metrics import UNMEASURED, Metrics
from tianxia.server.store.prepared import Prepared, change, insertion
from tianxia.server.store.schema import Values, entries, tables

MAX_BATCH = 200


class WriteJob:
    """New entries of one table with the columns that follow from them, and any other statements."""

    def __init__(self, rows: Sequence[Values] = (), columns: Values | None = None, more: Sequence[Any] = ()) -> None:
        """`columns` has the table's id and every column that the entries change."""
        self.rows = rows
        self.columns = columns
        self.more: Sequence[Executable] = more
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def finish(self, error: Exception | None) -> None:
        """Tell who waits for it, unless nobody does any more."""
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


Results = list[tuple[WriteJob, Exception | None]]


class Writer:
    """Writes jobs in the order they came."""

    def __init__(self, engine: Engine) -> None:
        """Begin with nothing to write."""
        self.metrics: Metrics = UNMEASURED
        self._engine = engine
        self._connection: Connection | None = None
        self._prepared = _PreparedWriting(engine)
        self._jobs: SimpleQueue[WriteJob | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._closing = False
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def write(self, job: WriteJob) -> None:
        """Return once the job is on disk; otherwise raise the database's error."""
        if self._closing:
            raise RuntimeError("the store is closed")
        self._jobs.put(job)
        await job.done

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        self._closing = True
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()

    # -- in the thread

    def _run(self) -> None:
        while batch := self._next_batch():
            results = self._written(batch)
            with contextlib.suppress(RuntimeError):  # the loop has ended, and nobody waits any more
                self._loop.call_soon_threadsafe(_finish, results)

    def _next_batch(self) -> list[WriteJob]:
        """Wait for a job, and take all that wait with it; none at the end."""
        batch: list[WriteJob] = []
        while len(batch) < MAX_BATCH and not (batch and self._jobs.empty()):
            job = self._jobs.get()
            if job is None:
                self._jobs.put(None)  # for the next time
                break
            batch.append(job)
        return batch

    def _written(self, batch: list[WriteJob]) -> Results:
        started = time.perf_counter()
        try:
            self._commit(batch, self._prepared.write)
        except Exception:
            return [(job, self._written_alone(job)) for job in batch]
        self.metrics.wrote(len(batch), time.perf_counter() - started)
        return [(job, None) for job in batch]

    def _written_alone(self, job: WriteJob) -> Exception | None:
        started = time.perf_counter()
        try:
            self._commit([job], _write)
        except Exception as error:
            self.metrics.write_failed()
            return error
        self.metrics.wrote(1, time.perf_counter() - started)
        return None

    def _commit(self, batch: list[WriteJob], write: Callable[[Connection, list[WriteJob]], None]) -> None:
        """Write in one transaction, on a connection that stays open until something fails."""
        if self._connection is None:
            self._connection = self._engine.connect()
        try:
            with self._connection.begin():
                write(self._connection, batch)
        except BaseException:
            self._connection.close()
            self._connection = None
            raise


def _finish(results: Results) -> None:
    for job, error in results:
        job.finish(error)


def _write(connection: Connection, batch: list[WriteJob]) -> None:
    """Write with SQLAlchemy, which makes of every database's errors the same, with nothing secret in them."""
    for job in batch:
        for statement in job.more:
            connection.execute(statement)
        if job.rows:
            connection.execute(insert(entries), job.rows)
        if job.columns is not None:
            columns = dict(job.columns)
            connection.execute(update(tables).where(tables.c.id == columns.pop("id")).values(columns))


class _PreparedWriting:
    """The same with prepared statements: all entries at once, and all tables in which the same columns change."""

    def __init__(self, engine: Engine) -> None:
        self._dialect = engine.dialect
        self._add_entries = insertion(entries, self._dialect)
        self._changes: dict[tuple[str, ...], Prepared] = {}

    def write(self, connection: Connection, batch: list[WriteJob]) -> None:
        for job in batch:
            for statement in job.more:
                connection.execute(statement)
        if rows := [row for job in batch for row in job.rows]:
            self._add_entries.run(connection, rows)
        changed: dict[tuple[str, ...], list[Values]] = {}
        for job in batch:
            if job.columns is not None:
                changed.setdefault(tuple(job.columns), []).append(job.columns)
        for names, columns in changed.items():
            self._change(names).run(connection, columns)

    def _change(self, names: tuple[str, ...]) -> Prepared:
        if names not in self._changes:
            self._changes[names] = change(tables, [name for name in names if name != "id"], self._dialect)
        return self._changes[names]
