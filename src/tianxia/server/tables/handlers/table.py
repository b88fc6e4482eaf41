"""What messages about the table do: undo and redo, pauses, giving up, bots that stand in, chat. Inside `Room.do`."""

import time
from typing import Any

from msgspec.structs import replace

from tianxia.engine.undo import Offer, free_place, last_chosen, redo_offered
from tianxia.server.protocol import incoming, outgoing
from tianxia.server.protocol.errors import Failure
from tianxia.server.protocol.shapes import ChatLine, Proposal, Refusal
from tianxia.server.store.schema import tables
from tianxia.server.tables import seating
from tianxia.server.tables.connection import SPECTATOR, Connection
from tianxia.server.tables.permissions import Reply, mine, require_seat
from tianxia.server.tables.room import Room


async def undo(room: Room, connection: Connection, message: incoming.Undo) -> Reply:
    """Take back for free."""
    _require_undo(room, connection, message)
    match, persons = room.state.match, room.state.persons()
    place = free_place(match, message.seat, persons, message.turn)
    if place is None:
        raise Failure("refused", 409, Refusal("barrier", "", {"seat": message.seat}))
    await room.commit("undo", message.seat, {"length": place})
    return None


def _require_undo(room: Room, connection: Connection, message: Any) -> None:
    require_seat(room, connection, message.seat)
    if room.state.phase != "running":
        raise Failure("not-running", 409)
    if not room.state.asked_at <= message.version <= room.state.version:
        raise Failure("late", 409, version=room.state.version)


async def propose_undo(room: Room, connection: Connection, message: incoming.ProposeUndo) -> Reply:
    """Ask all persons."""
    _require_undo(room, connection, message)
    place = last_chosen(room.state.match, [message.seat])
    if place is None or place < room.state.origin:
        raise Failure("nothing-to-undo", 409)
    await _propose(room, connection, message.seat, place)
    return None


async def redo(room: Room, connection: Connection, message: incoming.Redo) -> Reply:
    """Play again for free."""
    if _redo_offered(room, connection, message) == "consent":
        raise Failure("refused", 409, Refusal("barrier", "", {"seat": message.seat}))
    await room.commit("redo", message.seat, {})
    return None


async def propose_redo(room: Room, connection: Connection, message: incoming.ProposeRedo) -> Reply:
    """Ask all persons whether it may be played again."""
    _redo_offered(room, connection, message)
    await _propose(room, connection, message.seat, len(room.state.match.entries), redo=True)
    return None


def _redo_offered(room: Room, connection: Connection, message: Any) -> Offer:
    """Whether a redo is free or needs consent; Failure where there is nothing to redo."""
    _require_undo(room, connection, message)
    host = room.state.live
    offered = redo_offered(host.undone if host is not None else [], message.seat, room.state.persons())
    if offered == "none":
        raise Failure("nothing-to-redo", 409)
    return offered


async def _propose(room: Room, connection: Connection, seat: int, count: int, redo: bool = False) -> None:
    others = [seats[0] for who, seats in room.state.persons().items() if who != connection.person]
    room.proposal = Proposal(seat, count, sorted(others), redo)
    await _settle_proposal(room)


async def consent(room: Room, connection: Connection, message: incoming.Consent) -> Reply:
    """Say yes or no."""
    require_seat(room, connection, message.seat)
    proposal = room.proposal
    if proposal is None:
        raise Failure("no-proposal", 409)
    own = room.state.persons().get(connection.person or "", [message.seat])
    if not message.yes:
        room.proposal = None
    else:
        missing = [seat for seat in proposal.missing if seat not in own and seat != message.seat]
        room.proposal = replace(proposal, missing=missing)
    await _settle_proposal(room)
    return None


async def _settle_proposal(room: Room) -> None:
    proposal = room.proposal
    if proposal is None or proposal.missing:
        room.tell_room()
    elif proposal.redo:
        await room.commit("redo", proposal.seat, {"agreed": True})
    else:
        await room.commit("undo", proposal.seat, {"length": proposal.count, "agreed": True})


async def pause(room: Room, connection: Connection, message: incoming.Pause) -> Reply:
    """Stop or go on."""
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
    """Let a bot play, or give back."""
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
    text = " ".join("".join(sign if sign.isprintable() else " " for sign in message.text).split())
    if not text:
        raise Failure("chat-empty", 400)
    held, made = mine(room, connection), time.time()
    seat = held[0] if held else SPECTATOR
    number = await room.rooms.store.say(room.id, connection.person, seat, text, made)
    line = outgoing.Said(ChatLine(number, connection.name, seat, text, made))
    for other in list(room.connections):
        other.send(line)
    return None


async def switch_chat(room: Room, connection: Connection, message: incoming.SwitchChat) -> Reply:
    """Chat on or off."""
    if not mine(room, connection) and connection.person != room.state.row["host"]:
        raise Failure("not-your-table", 403)
    change = tables.update().where(tables.c.id == room.id).values(chat=message.on)
    room.chatting = message.on
    await room.commit("chat_switch", None, {"on": message.on}, [change])
    return None


async def ping(_room: Room, _connection: Connection, _message: incoming.Ping) -> Reply:
    """Yes."""
    return None
