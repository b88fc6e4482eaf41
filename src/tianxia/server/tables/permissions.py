"""Who may speak for a seat, and when: checked before every deed."""

from typing import Any

from tianxia.server.protocol import outgoing
from tianxia.server.protocol.errors import Failure
from tianxia.server.tables import seating
from tianxia.server.tables.connection import Connection
from tianxia.server.tables.room import Room

Reply = outgoing.FromServer | None
"""What a deed sends back; None is the plain `done`."""


def mine(room: Room, connection: Connection) -> list[int]:
    """The seats that a connection may play."""
    return sorted(room.holders.get(connection.person or "", ()))


def require_seat(room: Room, connection: Connection, seat: int) -> None:
    """Only who holds a seat may speak for it."""
    seating.seat_at(room, seat)
    if seat not in mine(room, connection):
        raise Failure("not-your-seat", 403, seat=seat)


def require_turn(room: Room, connection: Connection, message: Any) -> None:
    """Only a seat's own person, in a game that runs, deciding on what the table shows now."""
    require_seat(room, connection, message.seat)
    state = room.state
    if state.phase != "running":
        raise Failure("not-running", 409)
    if state.paused:
        raise Failure("paused", 409)
    if state.seats[message.seat].player is not None:
        raise Failure("stand-in-plays", 409, seat=message.seat)
    if not state.asked_at <= message.version <= state.version:
        raise Failure("late", 409, version=state.version)
