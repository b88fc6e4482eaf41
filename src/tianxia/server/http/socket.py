"""The socket of a table: a task reads messages and hands them to their handlers, which send the replies."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable

import msgspec
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from tianxia.server.fleet.fleet import Elsewhere
from tianxia.server.http import relay
from tianxia.server.http.endpoint import COOKIE, path_value
from tianxia.server.logs import TABLE
from tianxia.server.people.people import Person
from tianxia.server.protocol import incoming, outgoing
from tianxia.server.protocol.codec import DECODER, decoded
from tianxia.server.protocol.encoding import ENCODER
from tianxia.server.protocol.errors import Failure
from tianxia.server.protocol.shapes import TableId
from tianxia.server.rate_limits import counted_as
from tianxia.server.services import Services
from tianxia.server.tables.connection import Connection
from tianxia.server.tables.handlers.dispatch import HEAVY, carry_out
from tianxia.server.tables.room import Room

LOG = logging.getLogger("tianxia.server")
HELLO_WITHIN = 15.0
GONE, AGAIN = 4404, 4503
FORBIDDEN, UNAVAILABLE = 403, 503
PASS_ON = "pass_on"
"""In the state of a socket: how to give it to another process of this machine."""
WIRE = "wire"
"""In the same: what frames are written to."""
PASSED = "x-tianxia-passed"
"""The header of one that was given to this process: it is not given away again."""


class Numbered(msgspec.Struct):
    """The id of a message, whatever else it holds."""

    id: int = -1


async def serve_socket(websocket: WebSocket, services: Services) -> None:
    """Serve one connection from its first message to its end."""
    address = counted_as(websocket.client.host) if websocket.client is not None else "?"
    if relay.is_relayed(websocket) and await _is_elsewhere(websocket, services):
        await websocket.send_denial_response(Response(status_code=503, headers={relay.MOVED_HEADER: "1"}))
        return
    refused = services.sockets.full(address) or not services.requests.take(address) or services.stopping
    if not refused and await _is_passed_on(websocket, services):
        return
    await websocket.accept()
    if refused:
        await websocket.close(4429, "too-many")
        return
    with services.sockets.one(address):
        await _converse(websocket, services, address)


async def _is_passed_on(websocket: WebSocket, services: Services) -> bool:
    """Pass a socket on to the process that has its table, if that one is on this machine."""
    pass_on: Callable[[str], bool] | None = getattr(websocket.state, PASS_ON, None)
    if pass_on is None or PASSED in websocket.headers:
        return False
    try:
        await _room(websocket, services)
    except Elsewhere as elsewhere:
        return pass_on(elsewhere.peer.id)
    except Failure:
        return False
    return False


async def _is_elsewhere(websocket: WebSocket, services: Services) -> bool:
    """Whether a relayed socket must go elsewhere. A room that nobody looks at moves to where its people are."""
    try:
        room = await _room(websocket, services)
    except Elsewhere:
        return True
    except Failure:
        return False
    if room.publisher.connections or services.stopping:
        return services.stopping
    await services.rooms.hand_over(room)
    return True


async def _room(websocket: WebSocket, services: Services) -> Room:
    return await services.rooms.get(path_value(websocket.path_params["table"], TableId, "table"))


async def _room_here(websocket: WebSocket, services: Services) -> Room | None:
    """The room, once it is here; None if another process has served the socket from its beginning to its end."""
    for pause in relay.PAUSES:
        try:
            return await _room(websocket, services)
        except Elsewhere as elsewhere:
            if await relay.relay_socket(websocket, elsewhere.peer):
                return None
        await asyncio.sleep(pause)
    raise Failure("room-closed", 503)


async def _converse(websocket: WebSocket, services: Services, address: str) -> None:
    person = await services.somebody(websocket.cookies.get(COOKIE), address)
    try:
        check_welcome(services, person, address)
        room = await _room_here(websocket, services)
    except Failure as failure:
        await _turn_away(websocket, failure)
        return
    if room is None:
        return
    TABLE.set(room.id)
    who, name = (person.id, person.name) if person is not None else (None, None)
    connection = Connection(who, name, services.settings.limits, getattr(websocket.state, WIRE))
    connection.address = address
    reader = asyncio.create_task(_read_all(websocket, services, room, connection))
    try:
        # The client leaves, or the room disconnects it.
        await asyncio.wait((connection.parted, reader), return_when=asyncio.FIRST_COMPLETED)
    finally:
        await _part(websocket, room, connection, reader)


def check_welcome(services: Services, person: Person | None, address: str) -> None:
    """Failure if somebody or their address is banned."""
    services.bans.check(address)
    if person is not None and person.banned:
        raise Failure("banned", 403)


async def _turn_away(websocket: WebSocket, failure: Failure) -> None:
    """Close a socket at once; who is not welcome hears so first, and a page will not try again."""
    if failure.status == FORBIDDEN:
        await websocket.send_text(ENCODER.encode(outgoing.Bye(failure.code)).decode())
    await websocket.close(AGAIN if failure.status == UNAVAILABLE else GONE, failure.code)


async def _part(websocket: WebSocket, room: Room, connection: Connection, reader: "asyncio.Task[None]") -> None:
    room.publisher.connections.discard(connection)
    connection.closed = True
    if connection.eye >= 0:
        room.last_seen[connection.eye] = time.monotonic()
    reader.cancel()
    with contextlib.suppress(asyncio.CancelledError, Exception):
        await reader
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
            await _heard(data, services, room, connection)
        except Failure as failure:
            services.metrics.refused(failure.code)
            connection.send(_trouble(failure, _number(data), room))
            if room.closed:  # before this connection was one of its own, or nobody would have to tell it
                connection.bid_farewell("again")
        except Exception:  # our own mistake: the log has it, and the client learns no more than that
            LOG.exception("a message at table %s failed", room.id)
            services.metrics.refused("server-failed")
            connection.send(_trouble(Failure("server-failed", 500), _number(data), room))


async def _data(websocket: WebSocket) -> bytes:
    """The next message as bytes, whether it came as text or not: only JSON counts."""
    message = await websocket.receive()
    if message["type"] != "websocket.receive":
        raise WebSocketDisconnect(message.get("code", 1000))
    text: str | None = message.get("text")
    return text.encode() if text is not None else message.get("bytes") or b""


async def _heard(data: bytes, services: Services, room: Room, connection: Connection) -> None:
    """Check a message and carry it out."""
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
    await carry_out(message, room, connection, services.bots)


def _number(data: bytes) -> int:
    """The id of a message that could not be carried out, if it has one."""
    try:
        return msgspec.json.decode(data, type=Numbered).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return -1


def _trouble(failure: Failure, number: int, room: Room) -> outgoing.TroubleWith:
    return outgoing.TroubleWith(number, failure.code, room.state.version, failure.values, failure.refusal)
