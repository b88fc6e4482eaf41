"""Sockets on the wire: uvicorn's own protocol, except that whatever comes in gets an answer and no traceback."""

from typing import TYPE_CHECKING

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent
    from websockets.frames import Frame

BAD_REQUEST = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


class SocketProtocol(WebSocketsSansIOProtocol):
    """One socket."""

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
