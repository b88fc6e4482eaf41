"""Notices between processes: PostgreSQL's LISTEN and NOTIFY, for what concerns rooms of several processes.

They carry ids, no facts: who hears one reads the facts from the database.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence

import msgspec
from psycopg import AsyncConnection, Error
from sqlalchemy import Executable, func, select

from tianxia.server.fleet.fleet import Heard

LOG = logging.getLogger("tianxia.server")
CHANNEL = "tianxia"
MOST_IDS = 100
"""In one notice: PostgreSQL refuses 8,000 bytes and more."""
READ_WITHIN = 1.0
"""Seconds for what has begun to come to be a whole notice."""
AGAIN_AFTER = 1.0
"""Seconds between two attempts to connect."""


class Notice(msgspec.Struct, array_like=True):
    """Who sends it, its kind, and the ids it is about."""

    sender: str
    kind: str
    ids: list[str]


DECODER = msgspec.json.Decoder(Notice)


def statements(sender: str, kind: str, ids: Sequence[str]) -> list[Executable]:
    """Statements that send a notice when their transaction is committed."""
    parts = [list(ids[first : first + MOST_IDS]) for first in range(0, max(1, len(ids)), MOST_IDS)]
    texts = [msgspec.json.encode(Notice(sender, kind, part)).decode() for part in parts]
    return [select(func.pg_notify(CHANNEL, text)) for text in texts]


class Listener:
    """Hears the notices of the other processes, on a connection of its own that is made again if it is lost."""

    def __init__(self, url: str, me: str, heard: Heard, missed: Callable[[], Awaitable[None]]) -> None:
        """`missed` is called after a time in which notices may have been lost."""
        self._url, self._me, self._heard, self._missed = url, me, heard, missed
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Return once notices are heard."""
        self._task = asyncio.create_task(self._run(await self._connected()))

    async def stop(self) -> None:
        """Hear nothing any more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _connected(self) -> AsyncConnection:
        connection = await AsyncConnection.connect(self._url, autocommit=True)
        await connection.execute(f"LISTEN {CHANNEL}")
        return connection

    async def _run(self, connection: AsyncConnection) -> None:
        was_lost = False
        while True:
            try:
                async with connection:
                    if was_lost:
                        await self._catch_up()
                    await self._listen(connection)
            except Error as error:
                LOG.warning("notices of other processes are not heard: %s", type(error).__name__)
            was_lost, connection = True, await self._connected_again()

    async def _catch_up(self) -> None:
        """Make up for the notices that were lost; those that come meanwhile are heard afterwards."""
        while True:
            try:
                return await self._missed()
            except Exception:
                LOG.exception("it is not known yet what notices of other processes were about")
                await asyncio.sleep(AGAIN_AFTER)

    async def _connected_again(self) -> AsyncConnection:
        while True:
            try:
                return await self._connected()
            except (Error, OSError):
                await asyncio.sleep(AGAIN_AFTER)

    async def _listen(self, connection: AsyncConnection) -> None:
        while True:
            # The driver alone would wake ten times a second to see whether something has come.
            await _readable(connection.fileno())
            async for received in connection.notifies(timeout=READ_WITHIN, stop_after=1):
                await self._hear(received.payload)

    async def _hear(self, payload: str) -> None:
        try:
            notice = DECODER.decode(payload)
            if notice.sender != self._me:
                await self._heard(notice.kind, notice.ids)
        except Exception:
            LOG.exception("a notice of another process could not be carried out")


async def _readable(descriptor: int) -> None:
    """Wait until there is something to read."""
    loop, something = asyncio.get_running_loop(), asyncio.Event()
    loop.add_reader(descriptor, something.set)
    try:
        await something.wait()
    finally:
        loop.remove_reader(descriptor)
