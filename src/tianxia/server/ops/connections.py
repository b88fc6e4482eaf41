"""The protocols of uvicorn with deadlines: nobody holds a connection without sending or reading what is due."""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any

import h11
from uvicorn import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState
from websockets.http11 import Request

from tianxia.server.http.socket import PASS_ON
from tianxia.server.ops.door import Door
from tianxia.server.ops.wire import SocketProtocol

LOG = logging.getLogger("tianxia.server")
Loop = asyncio.AbstractEventLoop


class Deadline:
    """Something that happens unless it is called off."""

    def __init__(self, loop: Loop, act: Callable[[], None]) -> None:
        """Begin without a deadline."""
        self._loop, self._act = loop, act
        self._timer: asyncio.TimerHandle | None = None

    def set(self, seconds: float) -> None:
        """Let it happen after that time."""
        self.clear()
        self._timer = self._loop.call_later(seconds, self._act)

    def clear(self) -> None:
        """Call it off."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class HttpConnection(H11Protocol):
    """Closed if a head, a body or the reading of a response takes too long."""

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any], _loop: Loop | None = None
    ) -> None:
        """A connection that is not made yet."""
        super().__init__(config, server_state, app_state, _loop)
        assert isinstance(server_state, Door)
        self._door = server_state
        self._awaited: object = None
        """What the client owes us: h11's state IDLE for a head, SEND_BODY for a body."""
        self._sending, self._reading = Deadline(self.loop, self._give_up), Deadline(self.loop, self._give_up)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Come in, if there is room."""
        super().connection_made(transport)
        if self._door.enter(self):
            self._await_request()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Leave."""
        self._call_off()
        self._door.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read, and see what is still missing."""
        super().data_received(data)
        if self.transport.get_protocol() is self:  # and no socket by now
            self._await_request()

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        super().on_response_complete()
        if self.conn.their_state is h11.IDLE and not self.transport.is_closing():
            self._awaited = None  # uvicorn gives it a while until the next request begins
            self._door.note_idle(self)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Become a socket, in the same place."""
        self._call_off()
        self._door.note_busy(self)
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        """Give the client time to read what was sent."""
        super().pause_writing()
        self._reading.set(self._door.limits.read_within)

    def resume_writing(self) -> None:
        """Most of it is read."""
        super().resume_writing()
        self._reading.clear()

    def _await_request(self) -> None:
        """Set a deadline once for each head and each body, however many pieces they come in."""
        limits, state = self._door.limits, self.conn.their_state
        if state is self._awaited:
            return
        self._awaited = state
        self._sending.clear()
        if state is h11.IDLE:
            self._sending.set(limits.head_within)
            return
        self._door.note_busy(self)
        if state is h11.SEND_BODY:
            self._sending.set(limits.body_within)

    def _call_off(self) -> None:
        self._sending.clear()
        self._reading.clear()

    def _give_up(self) -> None:
        self.transport.abort()


class SocketConnection(SocketProtocol):
    """A socket: it has the place of the connection that it was."""

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any], _loop: Loop | None = None
    ) -> None:
        """A socket that is not made yet."""
        super().__init__(config, server_state, app_state, _loop)
        assert isinstance(server_state, Door)
        self._door = server_state
        self._head = b""
        """The request, until it is answered: another process may have to read it, too."""

    def connection_lost(self, exc: Exception | None) -> None:
        """Leave."""
        self._door.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read."""
        if not self.handshake_complete:
            self._head += data
        super().data_received(data)

    def handle_connect(self, event: Request) -> None:
        """Let the application pass the connection on before it accepts it."""
        super().handle_connect(event)
        if self._door.passing is not None and self.handshake_initiated and not self.handshake_complete:
            self.scope["state"][PASS_ON] = self.pass_on

    def pass_on(self, name: str) -> bool:
        """Give the connection to another process, and forget it here; False if that one cannot take it."""
        descriptor = self.transport.get_extra_info("socket").fileno()
        if self._door.passing is None or not self._door.passing.pass_on(name, descriptor, self._head):
            return False
        self.handshake_complete = self.close_sent = self.disconnected = True
        self.transport.abort()  # which closes our descriptor, and not the connection
        return True


class Complaints:
    """An event loop's complaints, without flooding the log: that no connection can be accepted is said now and then."""

    ACCEPTING = "socket.accept() out of system resource"
    EVERY = 60.0

    def __init__(self) -> None:
        """Begin with none."""
        self._silent_until = 0.0

    def __call__(self, loop: Loop, context: dict[str, Any]) -> None:
        """Log one."""
        if context.get("message") != self.ACCEPTING:
            loop.default_exception_handler(context)
        elif time.monotonic() >= self._silent_until:
            self._silent_until = time.monotonic() + self.EVERY
            LOG.warning("no connection can be accepted: %s", context.get("exception"))
