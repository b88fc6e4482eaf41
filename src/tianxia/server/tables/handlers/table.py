"""Messages about the table: pausing, resigning, bots that stand in, and chat."""

import time

from sqlalchemy import select

from tianxia.server.people.people import check_voice
from tianxia.server.protocol import incoming, outgoing
from tianxia.server.protocol.errors import Failure
from tianxia.server.protocol.outgoing import Reply
from tianxia.server.protocol.shapes import ChatLine
from tianxia.server.store.schema import people, tables
from tianxia.server.tables import seating
from tianxia.server.tables.connection import SPECTATOR, Connection
from tianxia.server.tables.permissions import mine, require_seat
from tianxia.server.tables.room import Room


async def pause(room: Room, connection: Connection, message: incoming.Pause) -> Reply:
    """Pause or resume."""
    require_seat(room, connection, message.seat)
    if room.state.phase != "running" or room.state.paused == message.on:
        raise Failure("not-running", 409)
    await room.commit("pause" if message.on else "resume", message.seat, {})
    return None


async def resign(room: Room, connection: Connection, message: incoming.Resign) -> Reply:
    """Give up."""
    require_seat(room, connection, message.seat)
    await seating.lose(room, message.seat, "resigned")
    return None


async def stand_in(room: Room, connection: Connection, message: incoming.StandIn) -> Reply:
    """Let a bot play a seat, or return it to its person."""
    if not mine(room, connection):
        raise Failure("not-your-seat", 403, seat=message.seat)
    await seating.stand_in(room, message.seat, message.bot, message.seat in mine(room, connection))
    return None


async def say(room: Room, connection: Connection, message: incoming.Say) -> Reply:
    """Chat."""
    if connection.person is None:
        raise Failure("no-key", 401)
    if not room.chatting:
        raise Failure("chat-off", 409)
    if connection.name is None:  # unless another process has heard it a moment ago
        connection.name = await room.store.value(select(people.c.name).where(people.c.id == connection.person))
    if connection.name is None:
        raise Failure("name-needed", 409)
    await check_voice(room.store, connection.person)
    text = " ".join("".join(sign if sign.isprintable() else " " for sign in message.text).split())
    if not text:
        raise Failure("chat-empty", 400)
    held, made = mine(room, connection), time.time()
    seat = held[0] if held else SPECTATOR
    number = await room.store.say(room.id, connection.person, seat, text, made)
    room.publisher.send_all(outgoing.Said(ChatLine(number, connection.name, seat, text, made)))
    return None


async def switch_chat(room: Room, connection: Connection, message: incoming.SwitchChat) -> Reply:
    """Turn chat on or off."""
    if not mine(room, connection) and connection.person != room.state.row["host"]:
        raise Failure("not-your-table", 403)
    change = tables.update().where(tables.c.id == room.id).values(chat=message.on)
    room.chatting = message.on
    await room.commit("chat_switch", None, {"on": message.on}, [change])
    return None


async def ping(_room: Room, _connection: Connection, _message: incoming.Ping) -> Reply:
    """Answer that we are here."""
    return None
