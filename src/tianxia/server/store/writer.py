"""One writer for the whole store: everything waiting is written in one transaction, with one sync to disk.

A job is written whole or not at all. If a batch fails, its jobs are tried one by one, so no room pays for another. One
thread does all of it with the plain driver, and the event loop hears of a batch once, when it is on disk.
"""

import asyncio
import contextlib
import sys
import time
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Engine, PoolProxiedConnection, insert, update

from tianxia.server.metrics import UNMEASURED, Metrics
from tianxia.server.store.jobs import Unclaimed, WriteJob
from tianxia.server.store.prepared import Prepared, addition, change, insertion
from tianxia.server.store.schema import Values, entries, tables
from tianxia.server.store.urls import driver_url

if TYPE_CHECKING:
    from tianxia.server.store.direct import Direct

MAX_BATCH = 200


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
        self._direct = self._made_direct()
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def write(self, job: WriteJob) -> None:
        """Return once the job is on disk; otherwise raise the database's error."""
        if self._closing:
            raise RuntimeError("the store is closed")
        if self._direct is None or not self._direct.take(job):
            self._jobs.put(job)
        await job.done

    def _made_direct(self) -> "Direct | None":
        """The short way for answers; what fails there comes back here. Windows event loops watch no descriptors."""
        if self._engine.dialect.name != "postgresql" or sys.platform == "win32":
            return None
        from tianxia.server.store.direct import Direct  # needs an extra

        return Direct(driver_url(self._engine), self._jobs.put, lambda *sizes: self.metrics.wrote(*sizes))

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        self._closing = True
        if self._direct is not None:
            await self._direct.close()
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
        except Unclaimed as error:
            return error
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
            write(self._connection, batch)
        except BaseException:
            self._connection.close()  # and with it the transaction
            self._connection = None
            raise


def _finish(results: Results) -> None:
    for job, error in results:
        job.finish(error)


def _write(connection: Connection, batch: list[WriteJob]) -> None:
    """Write with SQLAlchemy, which makes of every database's errors the same, with nothing secret in them."""
    _switch(connection, alone=False)
    with connection.begin():
        _finish_games(connection, batch)
        _run_statements(connection, batch)
        for job in batch:
            if job.rows:
                connection.execute(insert(entries), job.rows)
            if job.columns is not None:
                columns = dict(job.columns)
                connection.execute(update(tables).where(tables.c.id == columns.pop("id")).values(columns))


def _finish_games(connection: Connection, batch: list[WriteJob]) -> None:
    """Write what follows from games that end: first of all, so that its locks are taken in one order everywhere."""
    if finishes := [job.finish_of_game for job in batch if job.finish_of_game is not None]:
        finishes[0].write_all(connection, finishes)


def _run_statements(connection: Connection, batch: list[WriteJob]) -> None:
    """Run the claims and statements of each job; its claims see what the jobs before it have written."""
    for job in batch:
        for claim in job.claims:
            if connection.execute(claim).rowcount != 1:
                raise Unclaimed
        for statement in job.more:
            connection.execute(statement)


class _PreparedWriting:
    """The same with prepared statements: all entries at once, and all tables in which the same columns change."""

    def __init__(self, engine: Engine) -> None:
        self._dialect = engine.dialect
        self._add_entries = insertion(entries, self._dialect)
        self._changes: dict[tuple[str, ...], Prepared] = {}
        self._additions: dict[tuple[str, ...], Prepared] = {}

    def write(self, connection: Connection, batch: list[WriteJob]) -> None:
        answers_only = not any(job.more or job.claims or job.finish_of_game is not None for job in batch)
        one = answers_only and self._is_one_answer(batch)
        _switch(connection, alone=one)
        if not answers_only:
            with connection.begin():
                _finish_games(connection, batch)
                _run_statements(connection, batch)
                self._write(connection.connection, batch)
        elif one:
            self._add(connection.connection, batch[0])
        else:
            with _in_one_trip(connection.connection):
                self._write(connection.connection, batch)
                connection.connection.commit()

    def _is_one_answer(self, batch: list[WriteJob]) -> bool:
        """Whether one statement does it, for which PostgreSQL needs no transaction around it."""
        return self._dialect.name == "postgresql" and len(batch) == len(batch[0].rows) == 1 and bool(batch[0].columns)

    def _add(self, driver: PoolProxiedConnection, job: WriteJob) -> None:
        columns = job.columns or {}
        names = tuple(columns)
        if names not in self._additions:
            changed = [name for name in names if name != "id"]
            self._additions[names] = addition(entries, tables, changed, self._dialect)
        self._additions[names].run(driver, [{**job.rows[0], **columns}])

    def _write(self, driver: PoolProxiedConnection, batch: list[WriteJob]) -> None:
        if rows := [row for job in batch for row in job.rows]:
            self._add_entries.run(driver, rows)
        changed: dict[tuple[str, ...], list[Values]] = {}
        for job in batch:
            if job.columns is not None:
                changed.setdefault(tuple(job.columns), []).append(job.columns)
        for names, columns in changed.items():
            self._change(names).run(driver, columns)

    def _change(self, names: tuple[str, ...]) -> Prepared:
        if names not in self._changes:
            self._changes[names] = change(tables, [name for name in names if name != "id"], self._dialect)
        return self._changes[names]


def _switch(connection: Connection, alone: bool) -> None:
    """Let each statement stand alone, or need a commit. Only PostgreSQL's driver is ever told to let it stand alone."""
    driver: Any = connection.connection.driver_connection
    if connection.dialect.name == "postgresql" and driver.autocommit != alone:
        driver.autocommit = alone


def _in_one_trip(driver: PoolProxiedConnection) -> AbstractContextManager[Any]:
    """Send statements to the database together, where its driver can: PostgreSQL's answers are awaited at the end."""
    pipeline: Callable[[], AbstractContextManager[Any]] = getattr(driver.driver_connection, "pipeline", nullcontext)
    return pipeline()
