"""Sockets on the wire: uvicorn's own protocol, except that whatever comes in gets an answer and no traceback.

The application writes ready frames to it directly: a queue and a task for each connection would cost more than the
rest of an answer.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tianxia.server.http.socket import WIRE

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent
    from websockets.frames import Frame
    from websockets.http11 import Request

BAD_REQUEST = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
AHEAD = 8
"""Messages of a client that are read before the first of them is answered."""


class SocketProtocol(WebSocketsSansIOProtocol):
    """One socket; the application finds it in its state."""

    on_writable: Callable[[], None] | None = None

    @property
    def is_writable(self) -> bool:
        """Whether the client has read most of what was written."""
        return self.writable.is_set()

    def write(self, frames: bytes) -> None:
        """Write whole frames; nothing happens if the socket is closed."""
        if not (self.close_sent or self.transport.is_closing()):
            self.transport.write(frames)

    def abort(self) -> None:
        """Close the socket without another word."""
        self.transport.abort()

    def resume_writing(self) -> None:
        """Let what waits be written."""
        super().resume_writing()
        if self.on_writable is not None:
            self.on_writable()

    def handle_connect(self, event: "Request") -> None:
        """Let the application write directly."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"][WIRE] = self

    def send_receive_event_to_app(self) -> None:
        """Stop reading only from a client that is ahead: uvicorn stops and starts for each message, which costs more
        than reading it."""
        ahead = self.read_paused or self.queue.qsize() >= AHEAD
        if not ahead:
            self.read_paused = True  # as far as uvicorn knows
        super().send_receive_event_to_app()
        self.read_paused = ahead

    def data_received(self, data: bytes) -> None:
        """Answer and close if the opening request cannot be read, such as one with an endless address."""
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.transport.write(b"".join(self.conn.data_to_send()) or BAD_REQUEST)
            self.transport.close()

    async def send(self, message: "ASGISendEvent") -> None:
        """Note that a refusal completes the handshake, or uvicorn would report that nobody did."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True

    def handle_text(self, event: "Frame") -> None:
        """Pass text on as bytes: who sends what is not UTF-8 is told so like anybody who sends no JSON."""
        self.handle_bytes(event)
