"""The socket of a table: reads messages one at a time and hands them to the room; a second task writes what is sent."""

import asyncio
import contextlib
import logging
import time
from functools import partial
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from tianxia.bots.advice import Way, can_advise
from tianxia.engine.draft import reached
from tianxia.engine.entry import Entry
from tianxia.engine.eye import published_step
from tianxia.engine.game import BadInput, Refused
from tianxia.engine.match import Match
from tianxia.server.http.endpoints import COOKIE
from tianxia.server.protocol import codec, incoming, outgoing
from tianxia.server.protocol.errors import Failure, bad_input, refused
from tianxia.server.protocol.shapes import TurnStep
from tianxia.server.services import Services
from tianxia.server.tables.connection import Connection
from tianxia.server.tables.handlers.dispatch import HANDLERS, HEAVY
from tianxia.server.tables.permissions import require_seat
from tianxia.server.tables.room import Room

LOG = logging.getLogger("tianxia.server")
HELLO_WITHIN = 15.0
GONE = 4404


class Numbered(msgspec.Struct):
    """The number of a message whose rest may be anything."""

    id: int = -1


async def serve_socket(websocket: WebSocket, services: Services) -> None:
    """One connection from its first message to its end."""
    address = websocket.client.host if websocket.client is not None else "?"
    await websocket.accept()
    crowded = services.sockets.get(address, 0) >= services.settings.limits.sockets or not services.requests.take(
        address
    )
    if crowded or services.stopping:
        await websocket.close(4429, "too-many")
        return
    services.sockets[address] = services.sockets.get(address, 0) + 1
    try:
        await _converse(websocket, services)
    finally:
        services.sockets[address] -= 1
        if not services.sockets[address]:
            del services.sockets[address]


async def _converse(websocket: WebSocket, services: Services) -> None:
    person = await services.people.by_key(websocket.cookies.get(COOKIE))
    try:
        room = await services.rooms.get(websocket.path_params["table"])
    except Failure as failure:
        await websocket.close(GONE, failure.code)
        return
    connection = Connection(person.id if person else None, person.name if person else None, services.settings.limits)
    writer = asyncio.create_task(connection.write_all(websocket.send_text))
    reader = asyncio.create_task(_read_all(websocket, room, connection))
    try:
        # Whoever ends first ends the other: a client that leaves, or a room that sends it away.
        await asyncio.wait((writer, reader), return_when=asyncio.FIRST_COMPLETED)
    finally:
        await _part(websocket, room, connection, writer, reader)


async def _part(
    websocket: WebSocket, room: Room, connection: Connection, writer: "asyncio.Task[None]", reader: "asyncio.Task[None]"
) -> None:
    room.connections.discard(connection)
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
        room.tell_room()


async def _read_all(websocket: WebSocket, room: Room, connection: Connection) -> None:
    """Read until the client leaves. Who never says hello is not waited for."""
    while not connection.closed:
        patience = None if connection.welcomed else HELLO_WITHIN
        try:
            text = await asyncio.wait_for(_text(websocket), patience)
        except (WebSocketDisconnect, TimeoutError):
            return
        try:
            reply = await _heard(text, room, connection)
        except Failure as failure:
            reply = _trouble(failure, _number(text), room)
        except Exception:  # our own mistake: it is in the log, and the client learns no more than that
            LOG.exception("a message at table %s failed", room.id)
            reply = _trouble(Failure("server-failed", 500), _number(text), room)
        connection.send(reply)


async def _text(websocket: WebSocket) -> str | bytes:
    message = await websocket.receive()
    if message["type"] != "websocket.receive":
        raise WebSocketDisconnect(message.get("code", 1000))
    text: str | bytes | None = message.get("text")
    return text if text is not None else message.get("bytes") or b""


async def _heard(text: str | bytes, room: Room, connection: Connection) -> outgoing.FromServer:
    """Check a message, carry it out, and return the reply."""
    limits = room.rooms.settings.limits
    if len(text) > limits.message:
        raise Failure("too-large", 413, limit=limits.message)
    await connection.messages.charge_in_time()
    message = _decoded(text)
    if isinstance(message, HEAVY):
        await connection.heavy.charge_in_time()
    if isinstance(message, incoming.Say):
        connection.chat.charge()
    if not connection.welcomed and not isinstance(message, incoming.Hello):
        raise Failure("hello-first", 400)
    return await _carried_out(message, room, connection)


def _decoded(text: str | bytes) -> incoming.FromClient:
    try:
        message: incoming.FromClient = codec.DECODER.decode(text)
    except (msgspec.ValidationError, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Failure("malformed", 400, why=str(error)[:200]) from None
    return message


async def _carried_out(message: incoming.FromClient, room: Room, connection: Connection) -> outgoing.FromServer:
    try:
        if isinstance(message, incoming.Hint):
            return await _hint(message, room, connection)
        reply = await room.do(partial(HANDLERS[type(message)], room, connection, message))
    except BadInput as error:
        raise bad_input(error) from None
    except Refused as error:
        raise refused(error) from None
    return reply if reply is not None else outgoing.Done(message.id, room.state.version)


async def _hint(message: incoming.Hint, room: Room, connection: Connection) -> outgoing.FromServer:
    """What a good bot would answer, and the values of its best answers.

    It thinks outside the room, on a fork, so that the table does not wait.
    """
    require_seat(room, connection, message.seat)
    state = room.state
    if not can_advise(state.game.name):
        raise Failure("no-hint", 409, game=state.game.name)
    version, draft = state.version, room.drafts.get(message.seat, []) if message.drafted else []
    if state.match.question(message.seat) is None or state.phase != "running":
        raise Failure("not-asked", 409, seat=message.seat)
    match, _ = reached(state.match.fork(), message.seat, draft)
    found = await room.rooms.bots.advise(match, message.seat, f"hint/{version}")
    if found is None:
        raise Failure("no-thought", 503)
    best = [_way(match, message.seat, way) for way in found[0]]
    return outgoing.Hinted(message.id, message.seat, version, best, found[1])


def _way(match: Match, seat: int, way: Way) -> outgoing.Way:
    """A piece of advice in the words of the table, as far as its questions come in this world."""
    there, steps, first = match.fork(), list[TurnStep](), match.question(seat)
    for name, answer in way.steps or ([(first.name, way.answer)] if first is not None else []):
        ask = there.question(seat)
        if ask is None or (ask.name == name and there.refused(seat, answer) is not None):
            break
        if ask.name == name:
            steps.append(TurnStep(**published_step(there, ask, Entry(seat, name, answer))))
            there.answer(seat, answer)
    return outgoing.Way(round(way.value or 0.0, 3), steps)


def _number(text: Any) -> int:
    """The number of a message that could not be carried out, if it has one."""
    try:
        return msgspec.json.decode(text, type=Numbered).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return -1


def _trouble(failure: Failure, number: int, room: Room) -> outgoing.TroubleWith:
    return outgoing.TroubleWith(number, failure.code, room.state.version, failure.values, failure.refusal)
