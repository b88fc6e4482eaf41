"""Relays requests and sockets to the process that has a table in memory.

A request comes over the processes' own listener with the secret of the process it is for, and the address of its
client. It is relayed once at most: if the table has moved on meanwhile, the first process asks again.
"""

import asyncio
import contextlib
import hmac
from collections.abc import Sequence

import h11
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import Scope
from starlette.websockets import WebSocket
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from tianxia.server.fleet.fleet import Peer
from tianxia.server.protocol.errors import Failure

SECRET, CLIENT, SCHEME = "x-tianxia-secret", "x-tianxia-client", "x-tianxia-scheme"
MOVED_HEADER = "x-tianxia-moved"
"""In the response of a process that does not have the table any more."""
ABNORMAL, RESTARTS = 1006, 1012
"""Codes of closed sockets: no goodbye, and a service that restarts."""
HOP_BY_HOP = ("connection", "content-length", "keep-alive", "te", "trailer", "transfer-encoding", "upgrade")
CONNECT_WITHIN = 2.0
ANSWER_WITHIN = 60.0
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


def _headers(connection: HTTPConnection, peer: Peer, leave_out: Sequence[str]) -> list[tuple[str, str]]:
    kept = [(name, value) for name, value in connection.headers.items() if name not in leave_out]
    client = connection.client.host if connection.client is not None else "?"
    return [*kept, (SECRET, peer.secret), (CLIENT, client), (SCHEME, connection.scope["scheme"])]


def _place(peer: Peer) -> tuple[str, int]:
    host, _, port = peer.address.rpartition(":")
    return host.strip("[]"), int(port)


def _target(connection: HTTPConnection) -> str:
    scope = connection.scope
    path: bytes = scope["raw_path"]
    query: bytes = scope["query_string"]
    return (path + (b"?" + query if query else b"")).decode("ascii")


# -- requests


async def ask(peer: Peer, request: Request, body: bytes) -> Response | None:
    """The response of another process; None if it was not reached or does not have the table any more."""
    target = _target(request)
    return await send(peer, request, request.method, target, body)


async def send(peer: Peer, caller: Request, method: str, target: str, body: bytes = b"") -> Response | None:
    """The same for another address, in the caller's name."""
    try:
        reader, writer = await asyncio.wait_for(asyncio.open_connection(*_place(peer)), CONNECT_WITHIN)
    except (OSError, TimeoutError):
        return None
    try:
        headers = [*_headers(caller, peer, HOP_BY_HOP), ("content-length", str(len(body))), ("connection", "close")]
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


# -- sockets


async def relay_socket(websocket: WebSocket, peer: Peer) -> bool:
    """Pass a socket on until either side ends it; False if the other process was not reached or has moved the table."""
    own = [name for name in websocket.headers if name.startswith("sec-websocket-")]
    try:
        upstream = await connect(
            f"ws://{peer.address}{_target(websocket)}",
            additional_headers=_headers(websocket, peer, (*HOP_BY_HOP, "host", *own)),
            compression=None,
            max_size=None,
            open_timeout=CONNECT_WITHIN,
            ping_interval=None,
            proxy=None,
            user_agent_header=None,
        )
    except (OSError, TimeoutError, WebSocketException):
        return False
    async with upstream:
        await _pump(websocket, upstream)
    return True


async def _pump(websocket: WebSocket, upstream: ClientConnection) -> None:
    tasks = asyncio.create_task(_upwards(websocket, upstream)), asyncio.create_task(_downwards(websocket, upstream))
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _upwards(websocket: WebSocket, upstream: ClientConnection) -> None:
    while (message := await websocket.receive())["type"] == "websocket.receive":
        text: str | None = message.get("text")
        await upstream.send(text if text is not None else message["bytes"])


async def _downwards(websocket: WebSocket, upstream: ClientConnection) -> None:
    with contextlib.suppress(ConnectionClosed):
        async for message in upstream:
            await websocket.send_text(str(message))
    code = upstream.close_code
    # A process that died has said nothing: its clients are told to connect again.
    await websocket.close(code if code is not None and code != ABNORMAL else RESTARTS, upstream.close_reason or "")
