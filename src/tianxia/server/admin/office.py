"""The operator's side: gives an order to the server that runs, or carries it out here if none does.

An SQLite file belongs to one server, and its lock says whether there is one. Several servers may share a PostgreSQL
database: there an order that nobody takes is carried out here.
"""

import asyncio
import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, Executable, event, insert, select, update

from tianxia.engine.game import BadInput, Json
from tianxia.server.admin.orders import result_of
from tianxia.server.fleet.sole import SoleProcess
from tianxia.server.services import Services, close_services
from tianxia.server.settings import Settings
from tianxia.server.store.engines import plain_engine
from tianxia.server.store.faults import faults_told
from tianxia.server.store.migrate import is_current
from tianxia.server.store.schema import orders
from tianxia.server.store.store import Store
from tianxia.server.store.urls import file_of, full_url, shown

TAKEN_WITHIN = 5.0
"""Seconds until an order counts as taken by nobody."""
DONE_WITHIN = 30.0
"""Seconds for carrying it out."""
LOOK_EVERY = 0.1
FIRST = ("install",)
"""Orders that may come before the first start of a server: they make the database file."""


def carried_out(db: str, kind: str, body: Json) -> Json:
    """Have an order carried out; returns its report. BadInput says why that was not possible."""
    url = full_url(db)
    with faults_told(shown(url)):
        result = _by_somebody(url, kind, body)
    if "code" in result:
        raise BadInput(result["code"], **result["values"])
    return result


def _by_somebody(url: str, kind: str, body: Json) -> Json:
    file = file_of(url)
    if file is not None:
        if kind not in FIRST:
            _need_file(file)
        try:
            return asyncio.run(_alone(url, kind, body))
        except BadInput as error:
            if error.message != "db-in-use":
                raise
    engine = office_engine(url)
    try:
        report = Desk(engine, shown(url)).ordered(kind, body)
    finally:
        engine.dispose()
    if report is not None:
        return report
    if file is not None:
        raise BadInput("admin-no-answer", db=shown(url))
    return asyncio.run(_alone(url, kind, body))


def _need_file(file: Path) -> None:
    if not file.is_file():
        raise BadInput("backup-none", file=str(file))


async def _alone(url: str, kind: str, body: Json) -> Json:
    """Carry out an order here, without any bot."""
    services = Services(Settings(db=url, bot_workers=0), await Store.open(url), SoleProcess())
    try:
        return await result_of(services, kind, body)
    finally:
        await close_services(services)


@contextmanager
def existing(db: str) -> Iterator[Engine]:
    """An engine on a database beside a server that may be running; BadInput if there is nothing yet."""
    url = full_url(db)
    if (file := file_of(url)) is not None:
        _need_file(file)
    with faults_told(shown(url)):
        engine = office_engine(url)
        try:
            yield engine
        finally:
            engine.dispose()


def office_engine(url: str) -> Engine:
    """An engine beside a server that may be running: it waits for its turn to write, and changes no schema."""
    engine = plain_engine(url)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _wait_for_others)
    with engine.connect() as connection:
        if not is_current(connection, shown(url)):
            raise BadInput("admin-other-version", db=shown(url))
    return engine


def _wait_for_others(connection: Any, _record: Any) -> None:
    connection.execute("PRAGMA busy_timeout=10000")


class Desk:
    """Where one order lies until somebody has carried it out."""

    def __init__(self, engine: Engine, db: str) -> None:
        """`db` names the database in sentences."""
        self._engine, self._db = engine, db
        self._id = secrets.token_hex(8)

    def ordered(self, kind: str, body: Json) -> Json | None:
        """What came of an order; None if nobody has taken it, and nobody will."""
        order = {"id": self._id, "kind": kind, "body": body, "made": time.time()}
        self._write(insert(orders).values(order))
        if self._within(TAKEN_WITHIN, lambda: self._value("taker")) is None and self._withdrawn():
            return None
        report: Json | None = self._within(DONE_WITHIN, lambda: self._value("result"))
        if report is None:
            raise BadInput("admin-no-answer", db=self._db)
        return report

    def _withdrawn(self) -> bool:
        """Take the order ourselves; False if somebody was quicker."""
        self._write(update(orders).where(orders.c.id == self._id, orders.c.taker.is_(None)).values(taker=self._id))
        return bool(self._value("taker") == self._id)

    def _within(self, seconds: float, look: Callable[[], Any]) -> Any:
        """What a look finds, as soon as it finds something."""
        until = time.monotonic() + seconds
        while (found := look()) is None and time.monotonic() < until:
            time.sleep(LOOK_EVERY)
        return found

    def _value(self, column: str) -> Any:
        with self._engine.connect() as connection:
            return connection.scalar(select(orders.c[column]).where(orders.c.id == self._id))

    def _write(self, statement: Executable) -> None:
        with self._engine.begin() as connection:
            connection.execute(statement)
