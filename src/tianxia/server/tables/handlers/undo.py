"""Undo and redo: at once where they are free, else proposed to everybody who plays."""

from typing import Any

from msgspec.structs import replace

from tianxia.engine.undo import Offer, free_place, last_chosen, redo_offered
from tianxia.server.days import is_counted
from tianxia.server.protocol import incoming
from tianxia.server.protocol.errors import Failure
from tianxia.server.protocol.outgoing import Reply
from tianxia.server.protocol.shapes import Proposal, Refusal
from tianxia.server.tables.connection import Connection
from tianxia.server.tables.permissions import require_allowed, require_current, require_running, require_seat
from tianxia.server.tables.room import Room


async def undo(room: Room, connection: Connection, message: incoming.Undo) -> Reply:
    """Undo, where that is free."""
    _require_undo(room, connection, message)
    match, persons = room.state.match, room.state.persons()
    place = free_place(match, message.seat, persons, message.turn)
    if place is None or room.state.undo(message.seat, persons).offer == "none":
        raise Failure("refused", 409, Refusal("barrier", "", {"seat": message.seat}))
    await room.commit("undo", message.seat, {"length": place})
    return None


def _require_undo(room: Room, connection: Connection, message: Any) -> None:
    require_running(room, connection, message.seat)
    require_allowed(room, "undo")
    require_current(room, message.version)


async def propose_undo(room: Room, connection: Connection, message: incoming.ProposeUndo) -> Reply:
    """Ask all other players for consent to an undo."""
    _require_undo(room, connection, message)
    place = last_chosen(room.state.match, [message.seat])
    if place is None or place < room.state.origin or is_counted(room.state.row["daily"]):
        raise Failure("nothing-to-undo", 409)
    await _propose(room, connection, message.seat, place)
    return None


async def redo(room: Room, connection: Connection, message: incoming.Redo) -> Reply:
    """Redo, where that is free."""
    if _redo_offered(room, connection, message) == "consent":
        raise Failure("refused", 409, Refusal("barrier", "", {"seat": message.seat}))
    await room.commit("redo", message.seat, {})
    return None


async def propose_redo(room: Room, connection: Connection, message: incoming.ProposeRedo) -> Reply:
    """Ask all other players for consent to a redo."""
    _redo_offered(room, connection, message)
    await _propose(room, connection, message.seat, len(room.state.match.entries), redo=True)
    return None


def _redo_offered(room: Room, connection: Connection, message: Any) -> Offer:
    """Whether a redo is free or needs consent; Failure if there is nothing to redo."""
    _require_undo(room, connection, message)
    live = room.state.live
    offered = redo_offered(live.undone if live is not None else [], message.seat, room.state.persons())
    if offered == "none":
        raise Failure("nothing-to-redo", 409)
    return offered


async def _propose(room: Room, connection: Connection, seat: int, count: int, redo: bool = False) -> None:
    others = [seats[0] for person, seats in room.state.persons().items() if person != connection.person]
    room.publisher.proposal = Proposal(seat, count, sorted(others), redo)
    await _settle_proposal(room)


async def consent(room: Room, connection: Connection, message: incoming.Consent) -> Reply:
    """Say yes or no to a proposal."""
    require_seat(room, connection, message.seat)
    proposal = room.publisher.proposal
    if proposal is None:
        raise Failure("no-proposal", 409)
    own = room.state.persons().get(connection.person or "", [message.seat])
    if not message.yes:
        room.publisher.proposal = None
    else:
        missing = [seat for seat in proposal.missing if seat not in own and seat != message.seat]
        room.publisher.proposal = replace(proposal, missing=missing)
    await _settle_proposal(room)
    return None


async def _settle_proposal(room: Room) -> None:
    proposal = room.publisher.proposal
    if proposal is None or proposal.missing:
        room.publisher.tell_room()
    elif proposal.redo:
        await room.commit("redo", proposal.seat, {"agreed": True})
    else:
        await room.commit("undo", proposal.seat, {"length": proposal.count, "agreed": True})
