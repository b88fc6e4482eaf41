"""Messages about the game itself: coming in, looking, and answering."""

from tianxia.server.protocol import incoming, outgoing
from tianxia.server.protocol.errors import Failure
from tianxia.server.protocol.outgoing import Reply
from tianxia.server.tables.connection import SPECTATOR, Connection
from tianxia.server.tables.deals import require_told
from tianxia.server.tables.permissions import mine, require_seat, require_turn
from tianxia.server.tables.room import Room
from tianxia.server.tables.summaries import chat_line, table_for


async def hello(room: Room, connection: Connection, message: incoming.Hello) -> Reply:
    """Come in; the reply has the events since the last version seen, or all."""
    if message.protocol not in (None, incoming.PROTOCOL):
        raise Failure("old-page", 409)
    held = mine(room, connection)
    connection.trees = message.trees
    eye = message.eye if message.eye is not None else (held[0] if held else SPECTATOR)
    return await welcome(room, connection, message.id, eye, message.since)


async def look(room: Room, connection: Connection, message: incoming.Look) -> Reply:
    """Look through other eyes."""
    return await welcome(room, connection, message.id, message.eye, None)


async def welcome(room: Room, connection: Connection, number: int, eye: int, since: int | None) -> Reply:
    """Everything that an eye may know."""
    if eye != SPECTATOR:
        require_seat(room, connection, eye)
    elif room.state.live is not None:
        await require_told(room.store, room.state.row)
    events = room.state.events(eye, since) if since is not None else None
    table = await table_for(room.store, room.id, connection.person, room.settings.local_only)
    lines = [chat_line(row) for row in await room.store.chat(room.id)]
    if connection.closed:  # they left while we read: nobody would take them out again
        raise Failure("room-closed", 503)
    _come_in(room, connection, eye)
    publisher, state, seen = room.publisher, room.state, room.publisher.first_seen(eye)
    return outgoing.Welcome(
        id=number,
        table=table,
        room=publisher.room_now(),
        eye=eye,
        mine=mine(room, connection),
        version=state.version,
        chat=lines,
        seen=publisher.with_tree(eye, seen) if connection.trees else seen,
        events=state.all_events(eye) if events is None else events,
        since=since if events is not None else None,
        draft=publisher.drafts.get(eye, []),
    )


def _come_in(room: Room, connection: Connection, eye: int) -> None:
    connection.eye, connection.welcomed = eye, True
    room.publisher.connections.add(connection)
    room.automation.set_clocks()
    room.publisher.tell_room(but=connection)


async def answer(room: Room, connection: Connection, message: incoming.Answer) -> Reply:
    """Play one answer at once."""
    require_turn(room, connection, message)
    await room.commit("answer", message.seat, {"answers": [message.answer]})
    return None


async def confirm(room: Room, connection: Connection, message: incoming.Confirm) -> Reply:
    """Play a whole draft."""
    require_turn(room, connection, message)
    await room.commit("answer", message.seat, {"answers": message.answers})
    return None


async def take_back(room: Room, connection: Connection, message: incoming.TakeBack) -> Reply:
    """Withdraw a sealed answer."""
    require_turn(room, connection, message)
    await room.commit("take_back", message.seat, {})
    return None
