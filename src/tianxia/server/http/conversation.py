"""What a client says at a table: each of its messages is carried out before the next one is looked at.

A message is handled as soon as it is read, without a task that waits for it: most of what an answer costs is passing it
from one task to the next.
"""

import asyncio
import logging
from collections import deque
from contextvars import copy_context
from functools import partial

import msgspec

from tianxia.server.protocol import incoming, outgoing
from tianxia.server.protocol.codec import DECODER, decoded
from tianxia.server.protocol.errors import Failure
from tianxia.server.services import Services
from tianxia.server.store.faults import failure_of
from tianxia.server.tables.connection import Connection
from tianxia.server.tables.handlers.dispatch import HEAVY, carry_out
from tianxia.server.tables.room import Room

LOG = logging.getLogger("tianxia.server")
AHEAD = 8
"""Messages that may wait; then nothing more is read."""


class Numbered(msgspec.Struct):
    """The id of a message, whatever else it holds."""

    id: int = -1


class Conversation:
    """The messages of one client, in order."""

    def __init__(self, services: Services, room: Room, connection: Connection) -> None:
        """Begin with none. What they lead to is logged in the context in which the conversation began."""
        self._services, self._room, self._connection = services, room, connection
        self._waiting: deque[bytes] = deque()
        self._now: asyncio.Future[None] | None = None
        """Done when the last message is carried out."""
        self._context = copy_context()

    def hear(self, data: bytes) -> None:
        """Take a message; it is carried out when those before it are."""
        self._waiting.append(data)
        if self._now is None:
            self._context.run(self._go_on)
        elif len(self._waiting) >= AHEAD:
            self._connection.wire.stop_reading()

    def end(self) -> None:
        """Hear nothing more. What a room has begun it finishes."""
        self._waiting.clear()
        if isinstance(self._now, asyncio.Task):
            self._now.cancel()

    def _go_on(self) -> None:
        while self._now is None and self._waiting and not self._connection.closed:
            data = self._waiting.popleft()
            try:
                self._now = self._begun(data)
            except Exception as error:
                self._refuse(error, data)
            else:
                self._now.add_done_callback(partial(self._ended, data))
        if not self._waiting:
            self._connection.wire.go_on_reading()

    def _ended(self, data: bytes, done: "asyncio.Future[None]") -> None:
        self._now = None
        if not done.cancelled():
            if (error := done.exception()) is not None:
                self._refuse(error, data)
            self._go_on()

    def _begun(self, data: bytes) -> "asyncio.Future[None]":
        """Check a message and begin to carry it out: at once, unless there have been too many lately."""
        connection, limit = self._connection, self._services.settings.limits.message
        if len(data) > limit:
            raise Failure("too-large", 413, limit=limit)
        if not connection.messages.take():
            return asyncio.create_task(self._in_time(data))
        message: incoming.FromClient = decoded(data, DECODER)
        return asyncio.create_task(self._with_care(message)) if isinstance(message, HEAVY) else self._carry_out(message)

    async def _in_time(self, data: bytes) -> None:
        await self._connection.messages.charge_in_time()
        message: incoming.FromClient = decoded(data, DECODER)
        await (self._with_care(message) if isinstance(message, HEAVY) else self._carry_out(message))

    async def _with_care(self, message: incoming.FromClient) -> None:
        await self._connection.heavy.charge_in_time()
        await self._carry_out(message)

    def _carry_out(self, message: incoming.FromClient) -> "asyncio.Future[None]":
        connection = self._connection
        if isinstance(message, incoming.Say):
            connection.chat.charge()
        if not connection.welcomed and not isinstance(message, incoming.Hello):
            raise Failure("hello-first", 400)
        return carry_out(message, self._room, connection, self._services.bots)

    def _refuse(self, error: BaseException, data: bytes) -> None:
        """Tell the client what is wrong; of our own mistakes it learns no more than that, and the log has them."""
        failure = error if isinstance(error, Failure) else failure_of(error)
        if failure is None:
            failure = Failure("server-failed", 500)
            LOG.error("a message at table %s failed", self._room.id, exc_info=error)
        self._services.metrics.refused(failure.code)
        version = self._room.state.version
        trouble = outgoing.TroubleWith(_number(data), failure.code, version, failure.values, failure.refusal)
        self._connection.send(trouble)
        if self._room.closed:  # before this connection was one of its own, or nobody would have to tell it
            self._connection.bid_farewell("again")


def _number(data: bytes) -> int:
    """The id of a message that could not be carried out, if it has one."""
    try:
        return msgspec.json.decode(data, type=Numbered).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return -1
