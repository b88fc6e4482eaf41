"""Several processes on one PostgreSQL: each table is in the memory of one of them, and any may end at any time."""

import asyncio
import logging
import secrets
import time
from collections.abc import Sequence

from sqlalchemy import Executable, func, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from tianxia.server.fleet import leases, notices
from tianxia.server.fleet.fleet import Hooks, Peer, Rest
from tianxia.server.protocol.errors import Failure
from tianxia.server.settings import Inner
from tianxia.server.store.engines import one_by_one
from tianxia.server.store.migrate import START_LOCK
from tianxia.server.store.urls import driver_url

LOG = logging.getLogger("tianxia.server")
BEAT = 2.0
"""Seconds between two renewals."""
LASTING = 6.0
"""Seconds after which a process that does not renew its row counts as ended."""


class SharedFleet:
    """This process among the others on its database."""

    def __init__(self, engine: AsyncEngine, inner: Inner, name: str | None, replaces: str | None) -> None:
        """`inner` is where the others reach us; the process named `replaces` has ended."""
        self.me = Peer(name or secrets.token_urlsafe(12), inner.address, inner.secret)
        self._engine, self._single, self._replaces = engine, one_by_one(engine), replaces
        self._living: list[Peer] = []
        self._lasts_until = 0.0
        self._hooks: Hooks | None = None
        self._listener: notices.Listener | None = None
        self._beating: asyncio.Task[None] | None = None

    async def join(self, hooks: Hooks) -> None:
        """Listen first and register then, so that nothing is missed in between."""
        self._hooks = hooks
        self._listener = notices.Listener(driver_url(self._engine.sync_engine), self.me.id, self._heard, self._missed)
        await self._listener.start()
        await self._register()
        self._beating = asyncio.create_task(self._beat())

    async def _register(self) -> None:
        began = time.monotonic()
        async with self._engine.begin() as connection:
            await connection.execute(select(func.pg_advisory_xact_lock(START_LOCK)))
            await leases.register(connection, self.me, LASTING, self._replaces)
            self._living, _ = await leases.members(connection)
        self._lasts_until = began + LASTING

    async def leave(self) -> None:
        """Strike ourselves off, and tell the others to look after what was ours."""
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)
        if self._listener is not None:
            await self._listener.stop()
        try:
            async with self._engine.begin() as connection:
                await leases.strike(connection, self.me.id)
                for statement in self.notice("left", self.me.id):
                    await connection.execute(statement)
        except (DBAPIError, OSError) as error:
            LOG.warning("leases are left to run out: %s", type(error).__name__)

    # -- tables

    async def take(self, table: str) -> Rest:
        """Become the one that has a table in memory; Elsewhere if another has it."""
        try:
            async with self._engine.begin() as connection:
                return await leases.take(connection, self.me.id, table)
        except DBAPIError as error:  # such as a lease of ours that has run out
            LOG.warning("table %s cannot be leased: %s", table, type(error).__name__)
            raise Failure("room-closed", 503) from None

    async def release(self, table: str, rest: Rest | None) -> None:
        """Let any process have a table. If that fails, it is ours until our lease runs out."""
        try:
            async with self._engine.begin() as connection:
                await leases.release(connection, self.me.id, table, rest)
        except (DBAPIError, OSError) as error:
            LOG.warning("the lease of table %s is not released: %s", table, type(error).__name__)

    # -- the others

    @property
    def is_alone(self) -> bool:
        """Whether there is no other living process."""
        return all(peer.id == self.me.id for peer in self._living)

    def keeper(self) -> Peer | None:
        """The eldest living process; None if that is us."""
        eldest = self._living[0] if self._living else self.me
        return None if eldest.id == self.me.id else eldest

    def notice(self, kind: str, *ids: str) -> list[Executable]:
        """Statements that tell the others."""
        return notices.statements(self.me.id, kind, ids)

    async def _heard(self, kind: str, ids: Sequence[str]) -> None:
        assert self._hooks is not None
        if kind != "left":
            await self._hooks.heard(kind, ids)
            return
        self._living = [peer for peer in self._living if peer.id not in ids]
        if self.keeper() is None:
            self._hooks.wake()

    async def _missed(self) -> None:
        """Drop and read again what notices may have been about. One may have said that a process has left."""
        assert self._hooks is not None
        self._hooks.drop_all()
        await self._hooks.read_again()
        async with self._engine.begin() as connection:
            self._living, _ = await leases.members(connection)
        if self.keeper() is None:
            self._hooks.wake()

    async def _beat(self) -> None:
        """Renew our row, and look after the tables of processes that did not."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                async with asyncio.timeout(LASTING):
                    await self._renew()
            except (DBAPIError, OSError) as error:
                LOG.warning("this process could not renew its lease: %s", type(error).__name__)
                if time.monotonic() > self._lasts_until:
                    self._drop_all()

    async def _renew(self) -> None:
        began = time.monotonic()
        async with self._single.connect() as connection:
            renewed = await leases.renew(connection, self.me.id, LASTING)
            self._living, ended = await leases.members(connection)
        if not renewed:
            self._drop_all()
            await self._register()
            return
        self._lasts_until = began + LASTING
        if ended and self.keeper() is None:
            await self._strike(ended)

    async def _strike(self, ended: Sequence[str]) -> None:
        """Remove processes that have ended; we are the keeper, so we wake their tables."""
        async with self._engine.begin() as connection:
            struck = [await leases.strike(connection, member) for member in ended]
        if any(struck) and self._hooks is not None:
            LOG.warning("%s other processes have ended without a word", sum(struck))
            self._hooks.wake()

    def _drop_all(self) -> None:
        LOG.error("the lease of this process has run out: its tables are left to others")
        if self._hooks is not None:
            self._hooks.drop_all()
