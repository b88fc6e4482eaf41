"""A connection: one pair of eyes at a table. What a client has not read waits here, and a slow one holds up nobody."""

import asyncio
from collections.abc import Callable
from typing import Protocol

from tianxia.server.protocol.encoding import encoded
from tianxia.server.protocol.outgoing import Bye, FromServer
from tianxia.server.rate_limits import Bucket
from tianxia.server.settings import Limits

SPECTATOR = -1


class Wire(Protocol):
    """The socket itself: `ops/wire.py`."""

    on_writable: Callable[[], None] | None
    """Called when it is writable again."""

    @property
    def is_writable(self) -> bool:
        """Whether the client has read most of what was written."""
        ...

    def write(self, frames: bytes) -> None:
        """Write whole frames; nothing happens if the socket is closed."""
        ...

    def abort(self) -> None:
        """Close the socket without another word."""
        ...

    def hand_over(self, hear: Callable[[bytes], None]) -> None:
        """Call this with each message from now on, unless some wait to be received in another way."""
        ...

    def stop_reading(self) -> None:
        """Read nothing more for now."""
        ...

    def go_on_reading(self) -> None:
        """Read again."""
        ...


class Connection:
    """Somebody looking at a table, through the eyes of a seat or a spectator."""

    def __init__(self, person: str | None, name: str | None, limits: Limits, wire: Wire) -> None:
        """A connection that has not said hello yet."""
        self.person, self.name = person, name
        self.address = ""
        self.eye = SPECTATOR
        self.trees = False
        self.welcomed = False
        self.messages, self.heavy, self.chat = Bucket(limits.messages), Bucket(limits.heavy), Bucket(limits.chat)
        self.closed = False
        self._loop = asyncio.get_running_loop()
        self.parted: asyncio.Future[None] = self._loop.create_future()
        """Done once a farewell has been said."""
        self.wire = wire
        self._waiting: list[bytes] = []
        self._most = limits.waiting
        wire.on_writable = self._write

    def send(self, message: FromServer) -> None:
        """Send a message."""
        self.push(encoded(message))

    def push(self, frame: bytes) -> None:
        """Send an encoded message; a client that reads too slowly is disconnected and may reconnect."""
        if self.closed:
            return
        if len(self._waiting) >= self._most:
            self.bid_farewell("too-slow")
            return
        self._queue(frame)

    def bid_farewell(self, code: str) -> None:
        """Say why, then close."""
        if not self.closed:
            self._waiting.append(encoded(Bye(code)))
            self.closed = True
            self._loop.call_soon(self._write)  # though others may wait already: for a client that does not read

    def _queue(self, frame: bytes) -> None:
        """Let a message wait until everything that happens now is said: all of it is written at once."""
        if not self._waiting:
            self._loop.call_soon(self._write)
        self._waiting.append(frame)

    def _write(self) -> None:
        if self.wire.is_writable:
            self.wire.write(b"".join(self._waiting))
            self._waiting.clear()
        if not self.closed:
            return
        if self._waiting:
            self.wire.abort()  # who does not read would not hear a farewell, either
        if not self.parted.done():
            self.parted.set_result(None)
