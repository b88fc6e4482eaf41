"""The socket of a table, from its opening to its end; what is said in between is in `conversation.py`."""

import asyncio
import contextlib
import time
from collections.abc import Callable

from starlette.responses import Response
from starlette.websockets import WebSocket

from tianxia.server.fleet.fleet import Elsewhere
from tianxia.server.http import relay
from tianxia.server.http.conversation import Conversation
from tianxia.server.http.endpoint import COOKIE, path_value
from tianxia.server.logs import TABLE
from tianxia.server.people.people import Person
from tianxia.server.protocol import outgoing
from tianxia.server.protocol.encoding import ENCODER
from tianxia.server.protocol.errors import Failure
from tianxia.server.protocol.shapes import TableId
from tianxia.server.rate_limits import counted_as
from tianxia.server.services import Services
from tianxia.server.store.faults import failures_told
from tianxia.server.tables.connection import Connection, Wire
from tianxia.server.tables.room import Room

HELLO_WITHIN = 15.0
GONE, AGAIN = 4404, 4503
FORBIDDEN, UNAVAILABLE = 403, 503
PASS_ON = "pass_on"
"""In the state of a socket: how to give it to another process of this machine."""
WIRE = "wire"
"""In the same: what frames are written to, and messages come from."""
PASSED = "x-tianxia-passed"
"""The header of one that was given to this process: it is not given away again."""


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
    table = path_value(websocket.path_params["table"], TableId, "table")
    with failures_told():
        return await services.rooms.get(table)


async def _room_here(websocket: WebSocket, services: Services) -> Room | None:
    """The room, once it is here; None if another process has served the socket from its beginning to its end."""
    for pause in relay.PAUSES:
        try:
            return await _room(websocket, services)
        except Elsewhere as elsewhere:
            from tianxia.server.http.relay_socket import relay_socket  # needs a client, which a lone server does not

            if await relay_socket(websocket, elsewhere.peer):
                return None
        await asyncio.sleep(pause)
    raise Failure("room-closed", 503)


async def _converse(websocket: WebSocket, services: Services, address: str) -> None:
    try:
        with failures_told():
            person = await services.somebody(websocket.cookies.get(COOKIE), address)
        check_welcome(services, person, address)
        room = await _room_here(websocket, services)
    except Failure as failure:
        await _turn_away(websocket, failure)
        return
    if room is None:
        return
    TABLE.set(room.id)
    who, name = (person.id, person.name) if person is not None else (None, None)
    wire: Wire = getattr(websocket.state, WIRE)
    connection = Connection(who, name, services.settings.limits, wire)
    connection.address = address
    conversation = Conversation(services, room, connection)
    listener = asyncio.create_task(_listen(websocket, conversation, wire))
    # The client leaves, or the room disconnects it.
    ends = connection.parted, listener
    try:
        await asyncio.wait(ends, timeout=HELLO_WITHIN, return_when=asyncio.FIRST_COMPLETED)
        if connection.welcomed:
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
    finally:
        conversation.end()
        await _part(websocket, room, connection, listener)


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


async def _part(websocket: WebSocket, room: Room, connection: Connection, listener: "asyncio.Task[None]") -> None:
    room.publisher.connections.discard(connection)
    connection.closed = True
    if connection.eye >= 0:
        room.last_seen[connection.eye] = time.monotonic()
    listener.cancel()
    with contextlib.suppress(asyncio.CancelledError, Exception):
        await listener
    with contextlib.suppress(Exception):  # it may be closed already
        await websocket.close()
    if not room.closed:
        room.automation.set_clocks()
        room.publisher.tell_room()


async def _listen(websocket: WebSocket, conversation: Conversation, wire: Wire) -> None:
    """Hear what the client says, until it leaves: first what has come already, then each message as it is read."""
    while True:
        wire.hand_over(conversation.hear)
        message = await websocket.receive()
        if message["type"] != "websocket.receive":
            return
        text: str | None = message.get("text")  # whether it came as text or not: only JSON counts
        conversation.hear(text.encode() if text is not None else message.get("bytes") or b"")
