"""Answers on their way to PostgreSQL: sent by the event loop itself, without a thread and without waiting.

Nearly every write is one answer, with what it changes in its table's row. Handing that to the writer's thread costs
more than the database does. Everything else, and whatever fails here, is left to the writer.

What waits is sent together: prepared statements followed by one sync, which makes them one transaction to PostgreSQL.
The next are sent when all of these are on disk.
"""

import asyncio
import logging
import os
import time
from collections.abc import Callable, Sequence
from typing import Any

from psycopg import Error, OperationalError, pq
from psycopg.pq.abc import PGconn, PGresult
from sqlalchemy.dialects.postgresql.base import PGDialect

from tianxia.server.store.engines import encoded_json
from tianxia.server.store.jobs import WriteJob
from tianxia.server.store.prepared import addition
from tianxia.server.store.schema import entries, tables

LOG = logging.getLogger("tianxia.server")
MAX_BATCH = 200
AGAIN_AFTER = 5.0
"""Seconds between two attempts to connect."""
DIALECT = PGDialect(paramstyle="numeric_dollar", json_serializer=encoded_json)  # type: ignore[no-untyped-call]
"""Statements as the database itself reads them, with numbered parameters."""
BROKEN = (pq.ExecStatus.FATAL_ERROR, pq.ExecStatus.PIPELINE_ABORTED)


class Direct:
    """Sends answers to the database, one transaction at a time."""

    def __init__(self, url: str, give_back: Callable[[WriteJob], None], wrote: Callable[[int, float], None]) -> None:
        """`give_back` takes what could not be written here, `wrote` counts the jobs and seconds of a transaction.

        All jobs are refused until a first connection is made.
        """
        self._url, self._give_back, self._wrote = url, give_back, wrote
        self._loop = asyncio.get_running_loop()
        self._wire: PGconn | None = None
        self._watched = -1
        """Its socket, by a descriptor of our own: the library may close its one at any time."""
        self._statements: dict[tuple[str, ...], _Statement] = {}
        self._waiting: list[WriteJob] = []
        self._sent: list[WriteJob] = []
        self._is_broken = False
        """Whether a statement of those that were sent has failed."""
        self._began = 0.0
        self._closing = False
        self._connecting = asyncio.create_task(self._connect())

    def take(self, job: WriteJob) -> bool:
        """Write a job soon, if it is an answer and the database can be reached."""
        if self._wire is None or self._closing or not is_answer(job):
            return False
        self._waiting.append(job)
        if len(self._waiting) == 1 and not self._sent:
            self._loop.call_soon(self._send)  # with all that comes at the same moment
        return True

    async def close(self) -> None:
        """Wait until what was taken is written."""
        self._closing = True
        self._connecting.cancel()
        await asyncio.gather(self._connecting, return_exceptions=True)
        taken = [job.done for job in [*self._sent, *self._waiting]]
        await asyncio.gather(*taken, return_exceptions=True)
        self._disconnect()

    # -- sending

    def _send(self) -> None:
        if self._wire is None or self._sent or not self._waiting:
            return
        self._sent, self._waiting = self._waiting[:MAX_BATCH], self._waiting[MAX_BATCH:]
        self._is_broken, self._began = False, time.perf_counter()
        try:
            for job in self._sent:
                self._statement(job).send(self._wire, job)
            self._wire.pipeline_sync()
            self._flush()
        except Exception as error:  # whatever it is, the writer knows whom it concerns
            self._lose(error)

    def _statement(self, job: WriteJob) -> "_Statement":
        names = tuple(job.columns or ())
        if names not in self._statements:
            self._statements[names] = _Statement(names, f"answer {len(self._statements)}")
        return self._statements[names]

    def _flush(self) -> None:
        """Pass on what was sent, the rest of it as soon as there is room."""
        assert self._wire is not None
        if self._wire.flush():
            self._loop.add_writer(self._watched, self._go_on_flushing)

    def _go_on_flushing(self) -> None:
        assert self._wire is not None
        self._loop.remove_writer(self._watched)
        try:
            self._flush()
        except Error as error:
            self._lose(error)

    # -- hearing

    def _read(self) -> None:
        assert self._wire is not None
        try:
            self._wire.consume_input()
            while self._sent and not self._wire.is_busy():
                self._note(self._wire.get_result())
        except Error as error:
            self._lose(error)

    def _note(self, result: PGresult | None) -> None:
        """Take a result; none stands at the end of those of each statement, and where the connection is lost."""
        assert self._wire is not None
        if result is None:
            if self._wire.status != pq.ConnStatus.OK:
                raise OperationalError
        elif result.status == pq.ExecStatus.PIPELINE_SYNC:
            self._finish()
        elif result.status in BROKEN:
            self._is_broken = True

    def _finish(self) -> None:
        """If a statement fails, nothing of its transaction is stored: the writer finds out which one it was."""
        if self._is_broken:
            self._lose()
            return
        sent, self._sent = self._sent, []
        self._wrote(len(sent), time.perf_counter() - self._began)
        for job in sent:
            job.finish(None)
        self._send()

    # -- connecting

    def _lose(self, error: Exception | None = None) -> None:
        """Start again on a fresh connection; the writer decides what can still be written."""
        if error is not None:
            LOG.warning("the connection for answers is lost: %s", type(error).__name__)
        jobs, self._sent, self._waiting = [*self._sent, *self._waiting], [], []
        self._disconnect()
        for job in jobs:
            self._give_back(job)
        if not self._closing:
            self._connecting = asyncio.create_task(self._connect())

    def _disconnect(self) -> None:
        wire, self._wire = self._wire, None
        if wire is not None:
            self._loop.remove_reader(self._watched)
            self._loop.remove_writer(self._watched)
            os.close(self._watched)
            wire.finish()

    async def _connect(self) -> None:
        while self._wire is None:
            try:
                wire = await asyncio.to_thread(_connected, self._url)
            except Error as error:
                LOG.warning("answers go to the database through the writer: %s", type(error).__name__)
                await asyncio.sleep(AGAIN_AFTER)
            else:
                self._statements.clear()  # nothing is prepared there
                self._wire, self._watched = wire, os.dup(wire.socket)
                self._loop.add_reader(self._watched, self._read)


def _connected(url: str) -> PGconn:
    wire = pq.PGconn.connect(url.encode())
    if wire.status != pq.ConnStatus.OK:
        wire.finish()
        raise OperationalError
    wire.nonblocking = 1
    wire.enter_pipeline_mode()
    return wire


def is_answer(job: WriteJob) -> bool:
    """Whether a job is one entry with what it changes in its table's row, and no more."""
    beside = job.more or job.claims or job.finish_of_game is not None
    return len(job.rows) == 1 and bool(job.columns) and not beside


class _Statement:
    """Adds an entry and changes these columns of its table's row."""

    def __init__(self, columns: Sequence[str], name: str) -> None:
        changed = [column for column in columns if column != "id"]
        self._prepared, self._name = addition(entries, tables, changed, DIALECT), name.encode()
        self._is_known = False

    def send(self, wire: PGconn, job: WriteJob) -> None:
        if not self._is_known:
            wire.send_prepare(self._name, self._prepared.text.encode())
            self._is_known = True
        values = self._prepared.bound({**job.rows[0], **(job.columns or {})})
        wire.send_query_prepared(self._name, [_written(value) for value in values])


def _written(value: Any) -> bytes | None:
    """A value as PostgreSQL reads it."""
    if value is None:
        return None
    return (value if isinstance(value, str) else repr(value)).encode()
