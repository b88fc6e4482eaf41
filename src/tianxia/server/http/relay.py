"""Relays requests to the process that has a table in memory; sockets are relayed in `relay_socket.py`.

A request comes over the processes' own listener with the secret of the process it is for, and the address of its
client. It is relayed once at most: if the table has moved on meanwhile, the first process asks again.
"""

import asyncio
import hmac
from collections.abc import Sequence

import h11
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import Scope

from tianxia.server.fleet.fleet import Peer
from tianxia.server.protocol.errors import Failure

SECRET, CLIENT, SCHEME = OURS = "x-tianxia-secret", "x-tianxia-client", "x-tianxia-scheme"
MOVED_HEADER = "x-tianxia-moved"
"""In the response of a process that does not have the table any more."""
HOP_BY_HOP = ("connection", "content-length", "keep-alive", "te", "trailer", "transfer-encoding", "upgrade")
CONNECT_WITHIN = 2.0
ANSWER_WITHIN = 60.0
SILENT = 6.0
"""Seconds after which a process that does not answer a ping counts as gone: it may have ended without a word."""
PAUSES = (0.05, 0.1, 0.2, *[0.4] * 20)
"""Seconds between attempts to reach the process that has a table: longer than the lease of one that has died."""
RELAYED = "tianxia.relayed"
RECEIVED = 65536


def accept(scope: Scope, secret: str) -> bool:
    """Take over what a relayed request says of its client; False if it does not know the secret."""
    headers = Headers(scope=scope)
    if not hmac.compare_digest(headers.get(SECRET, "").encode(), secret.encode()):
        return False
    scope["client"] = (headers.get(CLIENT, "?"), 0)
    secure = headers.get(SCHEME) in ("https", "wss")
    plain = "ws" if scope["type"] == "websocket" else "http"
    scope["scheme"] = f"{plain}s" if secure else plain
    scope[RELAYED] = True
    return True


def is_relayed(connection: HTTPConnection) -> bool:
    """Whether another process has passed this on."""
    return bool(connection.scope.get(RELAYED))


def headers_for(connection: HTTPConnection, peer: Peer, leave_out: Sequence[str]) -> list[tuple[str, str]]:
    """The headers of a request as another process gets them."""
    # A client that sent one of our own headers would be believed: the first of a name counts.
    kept = [(name, value) for name, value in connection.headers.items() if name not in (*leave_out, *OURS)]
    client = connection.client.host if connection.client is not None else "?"
    return [*kept, (SECRET, peer.secret), (CLIENT, client), (SCHEME, connection.scope["scheme"])]


def _place(peer: Peer) -> tuple[str, int]:
    host, _, port = peer.address.rpartition(":")
    return host.strip("[]"), int(port)


def target_of(connection: HTTPConnection) -> str:
    """The address that was asked for, with its query."""
    scope = connection.scope
    path: bytes = scope["raw_path"]
    query: bytes = scope["query_string"]
    return (path + (b"?" + query if query else b"")).decode("ascii")


async def ask(peer: Peer, request: Request, body: bytes) -> Response | None:
    """The response of another process; None if it was not reached or does not have the table any more."""
    target = target_of(request)
    return await send(peer, request, request.method, target, body)


async def send(peer: Peer, caller: Request, method: str, target: str, body: bytes = b"") -> Response | None:
    """The same for another address, in the caller's name."""
    try:
        reader, writer = await asyncio.wait_for(asyncio.open_connection(*_place(peer)), CONNECT_WITHIN)
    except (OSError, TimeoutError):
        return None
    try:
        headers = [*headers_for(caller, peer, HOP_BY_HOP), ("content-length", str(len(body))), ("connection", "close")]
        response = await asyncio.wait_for(_exchange(reader, writer, method, target, headers, body), ANSWER_WITHIN)
    except (OSError, TimeoutError, h11.ProtocolError):
        # It may have been carried out: only the client can know whether to ask again.
        raise Failure("room-closed", 503) from None
    finally:
        writer.close()
    return None if MOVED_HEADER in response.headers else response


async def _exchange(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    method: str,
    target: str,
    headers: list[tuple[str, str]],
    body: bytes,
) -> Response:
    wire = h11.Connection(h11.CLIENT)
    parts = [h11.Request(method=method, target=target, headers=headers), h11.Data(data=body), h11.EndOfMessage()]
    writer.write(b"".join(wire.send(part) or b"" for part in parts))
    head: h11.Response | None = None
    data = bytearray()
    while True:
        event = wire.next_event()
        if event is h11.NEED_DATA:
            wire.receive_data(await reader.read(RECEIVED))
        elif isinstance(event, h11.Response):
            head = event
        elif isinstance(event, h11.Data):
            data += event.data
        elif isinstance(event, h11.EndOfMessage) and head is not None:
            return _response(head, bytes(data))
        else:
            raise ConnectionError


def _response(head: h11.Response, data: bytes) -> Response:
    response = Response(data, head.status_code)
    dropped = (*HOP_BY_HOP, "date", "server")
    kept = [(name, value) for name, value in head.headers if name.decode() not in dropped]
    response.raw_headers = [*kept, (b"content-length", str(len(data)).encode())]
    return response
