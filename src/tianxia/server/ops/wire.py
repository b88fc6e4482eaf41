"""Sockets on the wire: uvicorn's own protocol, except that whatever comes in gets an answer and no traceback.

The application writes ready frames to it and hears messages from it directly: queues, and tasks that wait for them,
would cost more than the rest of an answer.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tianxia.server.http.socket import WIRE
from tianxia.server.ops.frames import ends_whole, text_in

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent
    from websockets.frames import Frame
    from websockets.http11 import Request

END_OF_REQUEST = b"\r\n\r\n"
BAD_REQUEST = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


class SocketProtocol(WebSocketsSansIOProtocol):
    """One socket; the application finds it in its state."""

    on_writable: Callable[[], None] | None = None
    _hear: Callable[[bytes], None] | None = None
    _is_stopped = False
    _between_frames = False
    """Whether all that was read so far ended with the end of a frame, or of the opening request."""

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

    def hand_over(self, hear: Callable[[bytes], None]) -> None:
        """Call this with each message from now on, unless some wait to be received in another way."""
        if self.queue.empty():
            self._hear = hear

    def send_receive_event_to_app(self) -> None:
        """Hand a message over, or let it be received as uvicorn does: it stops reading until then, and starts again."""
        if self._hear is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        frames, self.frames = self.frames, []
        self._hear(frames[0] if len(frames) == 1 else b"".join(frames))

    def stop_reading(self) -> None:
        """Read nothing more for now."""
        if not self._is_stopped and not self.transport.is_closing():
            self._is_stopped = True
            self.transport.pause_reading()

    def go_on_reading(self) -> None:
        """Read again."""
        if self._is_stopped and not self.transport.is_closing():
            self._is_stopped = False
            self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        """Hand over a text that can be read at a glance; everything else is for the parser."""
        text = text_in(data, self.config.ws_max_size) if self._is_quick else None
        if text is not None and self._hear is not None:
            self._hear(text)
        elif self.handshake_initiated:
            super().data_received(data)
            self._between_frames = self._between_frames and ends_whole(data)
        else:
            self._open(data)
            self._between_frames = data.endswith(END_OF_REQUEST)

    @property
    def _is_quick(self) -> bool:
        """Whether the parser may miss a frame: nothing of another frame or message waits in it for its rest."""
        return self._between_frames and not self.close_sent and self.conn.current_size is None

    def _open(self, data: bytes) -> None:
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
