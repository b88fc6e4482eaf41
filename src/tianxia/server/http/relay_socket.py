"""Relays sockets to the process that has a table in memory. Loaded when the first one is: a lone server relays none."""

import asyncio
import contextlib

from starlette.websockets import WebSocket
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from tianxia.server.fleet.fleet import Peer
from tianxia.server.http.relay import CONNECT_WITHIN, HOP_BY_HOP, SILENT, headers_for, target_of

RESTARTS = 1012
"""The code of a socket that is closed because a service restarts."""


async def relay_socket(websocket: WebSocket, peer: Peer) -> bool:
    """Pass a socket on until either side ends it; False if the other process was not reached or has moved the table."""
    own = [name for name in websocket.headers if name.startswith("sec-websocket-")]
    try:
        upstream = await connect(
            f"ws://{peer.address}{target_of(websocket)}",
            additional_headers=headers_for(websocket, peer, (*HOP_BY_HOP, "host", *own)),
            compression=None,
            max_size=None,
            open_timeout=CONNECT_WITHIN,
            ping_interval=SILENT / 2,
            ping_timeout=SILENT,
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
    said = upstream.protocol.close_rcvd
    # A process that died has said nothing: its clients are told to connect again.
    await websocket.close(*((said.code, said.reason) if said is not None else (RESTARTS, "")))
