"""The store: tables, seats, entries, chat. SQLite by default, PostgreSQL with the same code. It knows no rules."""

import asyncio
import os
import secrets
import shutil
import time
from collections.abc import AsyncGenerator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import Engine, Executable, delete, event, func, insert, select
from sqlalchemy.exc import IntegrityError

from tianxia.engine.game import BadInput
from tianxia.server.store.engines import async_engine, plain_engine
from tianxia.server.store.faults import faults_told
from tianxia.server.store.jobs import Finishing, WriteJob
from tianxia.server.store.lock import Claim
from tianxia.server.store.migrate import migrate
from tianxia.server.store.readers import Reader, SocketReader, ThreadedReader
from tianxia.server.store.schema import Row, Values, chat, entries, grants, people, pulse, seats, tables
from tianxia.server.store.urls import file_of, full_url, shown
from tianxia.server.store.writer import Writer

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

CHAT_KEPT = 200
"""Lines of chat that newcomers get to read."""


class Clash(Exception):
    """Another writer has already written this version. Nothing was written."""


class Store:
    """Reads through a reader, writes through one writer."""

    def __init__(self, engine: Engine, shared: "AsyncEngine | None", claim: Claim | None = None) -> None:
        """Use `Store.open`. `shared` is for a database that several processes use."""
        self.engine, self.shared = engine, shared
        self.writer = Writer(engine)
        self._reader: Reader = ThreadedReader(engine) if shared is None else SocketReader(shared)
        self._claim = claim

    @classmethod
    async def open(cls, url: str) -> "Store":
        """Migrate the database to the newest schema, then open it; BadInput says in a sentence why that fails."""
        url = full_url(url)
        file = file_of(url)
        with faults_told(shown(url)):
            claim = Claim(file) if file is not None else None
            try:
                _ensure_file(file)
                await asyncio.to_thread(migrate, url)
                return cls(_engine(url), async_engine(url) if file is None else None, claim)
            except BaseException:
                if claim is not None:
                    claim.release()
                raise

    async def close(self) -> None:
        """Write what is waiting, close the database, and let others open it."""
        await self._reader.close()
        await self.writer.close()
        if self._claim is not None:
            self._claim.release()

    @property
    def is_shared(self) -> bool:
        """Whether several processes may use this database."""
        return self.shared is not None

    # -- writing

    async def write(self, *statements: Executable) -> None:
        """Run statements in one transaction."""
        await self.writer.write(WriteJob(more=statements))

    async def claim(self, claims: Sequence[Executable], *statements: Executable) -> None:
        """Run statements in one transaction with claims, each of which must change one row; Unclaimed otherwise."""
        await self.writer.write(WriteJob(more=statements, claims=claims))

    async def append(
        self,
        rows: Sequence[Values],
        columns: Values,
        more: Sequence[Executable] = (),
        finish: Finishing | None = None,
    ) -> None:
        """Add entries to a table and update the columns of its row, with what follows if they end the game; Clash if
        another writer was first."""
        try:
            await self.writer.write(WriteJob(rows, columns, more, finish))
        except IntegrityError as error:
            raise Clash(str(columns["id"])) from error

    async def beat(self) -> None:
        """Write something, wherever everything else is written; the database's error if that fails."""
        # By another number each time: two servers may do this at once.
        await self.write(delete(pulse), insert(pulse).values(id=secrets.randbits(31), at=time.time()))

    def space_left(self) -> int | None:
        """Bytes left on the disk with the file; None if the database is elsewhere."""
        return shutil.disk_usage(self._claim.file.parent).free if self._claim is not None else None

    async def say(self, table: str, person: str | None, seat: int, text: str, made: float) -> int:
        """Add a line of chat and return its number."""
        last = await self.value(select(func.max(chat.c.number)).where(chat.c.table == table))
        number = int(last or 0) + 1
        line = {"table": table, "number": number, "person": person, "seat": seat, "text": text, "made": made}
        await self.write(insert(chat).values(line))
        return number

    # -- reading

    async def rows(self, query: Any) -> Sequence[Row]:
        """Every row of a query."""
        return await self._reader.read(query, lambda found: found.mappings().all())

    async def together(self, *queries: Any) -> list[Sequence[Row]]:
        """Every row of several queries, all as of one moment: what is written meanwhile is in none of them."""
        return await self._reader.read_together(queries)

    def parts(self, query: Any) -> AsyncGenerator[Sequence[Row], None]:
        """The rows of a large query, a part at a time, so that other work goes on in between."""
        return self._reader.parts(query)

    async def row(self, query: Any) -> Row | None:
        """The first row of a query."""
        return await self._reader.read(query, lambda found: found.mappings().first())

    async def value(self, query: Any) -> Any:
        """The first value of the first row."""
        return await self._reader.read(query, lambda found: found.scalar())

    async def table(self, table: str) -> Row | None:
        """One table."""
        return await self.row(select(tables).where(tables.c.id == table))

    async def entries(self, table: str) -> Sequence[Row]:
        """Every entry of a table, in order."""
        return await self.rows(select(entries).where(entries.c.table == table).order_by(entries.c.number))

    async def seats(self, ids: list[str]) -> list[Values]:
        """The seats of tables with the names of their people, in order."""
        query = (
            select(seats, people.c.name)
            .join(people, seats.c.person == people.c.id, isouter=True)
            .where(seats.c.table.in_(ids))
            .order_by(seats.c.table, seats.c.seat)
        )
        return [dict(row) for row in await self.rows(query)]

    async def chat(self, table: str) -> list[Row]:
        """The last lines of chat, oldest first."""
        named = select(chat, people.c.name).join(people, chat.c.person == people.c.id, isouter=True)
        query = named.where(chat.c.table == table).order_by(chat.c.number.desc()).limit(CHAT_KEPT)
        return list(reversed(await self.rows(query)))

    async def holders(self, table: str) -> dict[str, set[int]]:
        """The seats of a table that each person may play: their own, and those lent by a link."""
        # A seat that is only kept for somebody is not theirs before they sit down.
        own = select(seats.c.person, seats.c.seat).where(
            seats.c.table == table, seats.c.person.is_not(None), seats.c.kind == "person"
        )
        lent = select(grants.c.person, grants.c.seat).where(grants.c.table == table)
        held: dict[str, set[int]] = {}
        for row in await self.rows(own.union(lent)):
            held.setdefault(row["person"], set()).add(row["seat"])
        return held


def _ensure_file(file: Path | None) -> None:
    """Create a file that only its owner can read, as seeds are secret while a game runs; one that is there must do."""
    if file is None:
        return
    if not file.exists():
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    if not os.access(file, os.W_OK, effective_ids=os.access in os.supports_effective_ids):
        # SQLite itself would notice only when the first move is to be stored.
        raise BadInput("db-read-only", db=str(file))


def _engine(url: str) -> Engine:
    """The engine that writes; an SQLite file is read through it, too."""
    engine = plain_engine(url)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _set_pragmas)
        with engine.connect() as connection:
            # Once, before there are others: to change it, SQLite needs the file to itself and does not wait for that.
            connection.exec_driver_sql("PRAGMA journal_mode=WAL")
    return engine


def _set_pragmas(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("busy_timeout=10000", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
