"""A connection: one pair of eyes at a table. Messages wait in a short queue, so a slow reader holds up nobody."""

import asyncio
from collections.abc import Awaitable, Callable

from tianxia.server.protocol.codec import ENCODER
from tianxia.server.protocol.outgoing import Bye, FromServer
from tianxia.server.rate_limits import Bucket
from tianxia.server.settings import Limits

SPECTATOR = -1


class Connection:
    """Somebody looking at a table, through the eyes of a seat or a spectator."""

    def __init__(self, person: str | None, name: str | None, limits: Limits) -> None:
        """A connection that has not said hello yet."""
        self.person, self.name = person, name
        self.address = ""
        self.eye = SPECTATOR
        self.trees = False
        self.welcomed = False
        self.messages, self.heavy, self.chat = Bucket(limits.messages), Bucket(limits.heavy), Bucket(limits.chat)
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._most = limits.waiting
        self.closed = False

    def send(self, message: FromServer) -> None:
        """Queue a message."""
        self.push(ENCODER.encode(message))

    def push(self, data: bytes) -> None:
        """Queue an encoded message; a client that reads too slowly is disconnected and may reconnect."""
        if self.closed:
            return
        if self._queue.qsize() >= self._most:
            self.bid_farewell("too-slow")
            return
        self._queue.put_nowait(data)

    def bid_farewell(self, code: str) -> None:
        """Say why, then close."""
        if not self.closed:
            self._queue.put_nowait(ENCODER.encode(Bye(code)))
            self._queue.put_nowait(None)
            self.closed = True

    async def write_all(self, send: Callable[[str], Awaitable[None]]) -> None:
        """Send what is queued until the connection is closed."""
        while (data := await self._queue.get()) is not None:
            await send(data.decode())
