"""The socket of a table: one task reads messages and hands them to their handlers, another writes what is queued."""

import asyncio
import contextlib
import logging
import time

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from tianxia.server.http.endpoint import COOKIE, path_value
from tianxia.server.protocol import incoming, outgoing
from tianxia.server.protocol.codec import DECODER, decoded
from tianxia.server.protocol.errors import Failure
from tianxia.server.protocol.shapes import TableId
from tianxia.server.rate_limits import counted_as
from tianxia.server.services import Services
from tianxia.server.tables.connection import Connection
from tianxia.server.tables.handlers.dispatch import HEAVY, carry_out
from tianxia.server.tables.room import Room

LOG = logging.getLogger("tianxia.server")
HELLO_WITHIN = 15.0
GONE = 4404


class Numbered(msgspec.Struct):
    """The id of a message, whatever else it holds."""

    id: int = -1


async def serve_socket(websocket: WebSocket, services: Services) -> None:
    """Serve one connection from its first message to its end."""
    address = counted_as(websocket.client.host) if websocket.client is not None else "?"
    await websocket.accept()
    if services.sockets.full(address) or not services.requests.take(address) or services.stopping:
        await websocket.close(4429, "too-many")
        return
    with services.sockets.one(address):
        await _converse(websocket, services, address)


async def _converse(websocket: WebSocket, services: Services, address: str) -> None:
    person = await services.somebody(websocket.cookies.get(COOKIE), address)
    try:
        room = await services.rooms.get(path_value(websocket.path_params["table"], TableId, "table"))
    except Failure as failure:
        await websocket.close(GONE, failure.code)
        return
    connection = Connection(person.id if person else None, person.name if person else None, services.settings.limits)
    writer = asyncio.create_task(connection.write_all(websocket.send_text))
    reader = asyncio.create_task(_read_all(websocket, services, room, connection))
    try:
        # Either ends the other: the client leaves, or the room disconnects it.
        await asyncio.wait((writer, reader), return_when=asyncio.FIRST_COMPLETED)
    finally:
        await _part(websocket, room, connection, writer, reader)


async def _part(
    websocket: WebSocket, room: Room, connection: Connection, writer: "asyncio.Task[None]", reader: "asyncio.Task[None]"
) -> None:
    room.publisher.connections.discard(connection)
    connection.closed = True
    if connection.eye >= 0:
        room.last_seen[connection.eye] = time.monotonic()
    for task in (writer, reader):
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await task
    with contextlib.suppress(Exception):  # it may be closed already
        await websocket.close()
    if not room.closed:
        room.automation.set_clocks()
        room.publisher.tell_room()


async def _read_all(websocket: WebSocket, services: Services, room: Room, connection: Connection) -> None:
    """Read until the client leaves, or does not say hello in time."""
    while not connection.closed:
        timeout = None if connection.welcomed else HELLO_WITHIN
        try:
            data = await asyncio.wait_for(_data(websocket), timeout)
        except (WebSocketDisconnect, TimeoutError):
            return
        try:
            reply = await _heard(data, services, room, connection)
        except Failure as failure:
            reply = _trouble(failure, _number(data), room)
        except Exception:  # our own mistake: the log has it, and the client learns no more than that
            LOG.exception("a message at table %s failed", room.id)
            reply = _trouble(Failure("server-failed", 500), _number(data), room)
        connection.send(reply)


async def _data(websocket: WebSocket) -> bytes:
    """The next message as bytes, whether it came as text or not: only JSON counts."""
    message = await websocket.receive()
    if message["type"] != "websocket.receive":
        raise WebSocketDisconnect(message.get("code", 1000))
    text: str | None = message.get("text")
    return text.encode() if text is not None else message.get("bytes") or b""


async def _heard(data: bytes, services: Services, room: Room, connection: Connection) -> outgoing.FromServer:
    """Check a message, carry it out, and return the reply."""
    limits = services.settings.limits
    if len(data) > limits.message:
        raise Failure("too-large", 413, limit=limits.message)
    await connection.messages.charge_in_time()
    message: incoming.FromClient = decoded(data, DECODER)
    if isinstance(message, HEAVY):
        await connection.heavy.charge_in_time()
    if isinstance(message, incoming.Say):
        connection.chat.charge()
    if not connection.welcomed and not isinstance(message, incoming.Hello):
        raise Failure("hello-first", 400)
    return await carry_out(message, room, connection, services.bots)


def _number(data: bytes) -> int:
    """The id of a message that could not be carried out, if it has one."""
    try:
        return msgspec.json.decode(data, type=Numbered).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return -1


def _trouble(failure: Failure, number: int, room: Room) -> outgoing.TroubleWith:
    return outgoing.TroubleWith(number, failure.code, room.state.version, failure.values, failure.refusal)
