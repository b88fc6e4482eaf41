"""Who may speak for a seat, and when: checked before every handler."""

from typing import Any

from tianxia.server.protocol.errors import Failure
from tianxia.server.tables.connection import Connection
from tianxia.server.tables.room import Room

REFUSED = {"hints": "no-hints-here", "previews": "no-previews-here", "undo": "no-undo-here"}
"""What a table may not allow, and the error that says so."""


def mine(room: Room, connection: Connection) -> list[int]:
    """The seats that a connection may play."""
    return room.seats_of(connection.person)


def require_seat(room: Room, connection: Connection, seat: int) -> None:
    """Failure unless the connection may play this seat."""
    room.state.seat_at(seat)
    if seat not in mine(room, connection):
        raise Failure("not-your-seat", 403, seat=seat)


def require_running(room: Room, connection: Connection, seat: int) -> None:
    """Failure unless the connection may play this seat and the game is under way."""
    require_seat(room, connection, seat)
    if room.state.phase != "running":
        raise Failure("not-running", 409)


def require_allowed(room: Room, what: str) -> None:
    """Failure unless the table allows `hints`, `previews` or `undo`."""
    if not room.state.row[what]:
        raise Failure(REFUSED[what], 403)


def require_current(room: Room, version: int) -> None:
    """Failure if a message was decided on a question that is no longer open."""
    if not room.state.asked_at <= version <= room.state.version:
        raise Failure("late", 409, version=room.state.version)


def require_turn(room: Room, connection: Connection, message: Any) -> None:
    """Failure unless the seat's own person decides, in a game that runs, on what the table shows now."""
    require_running(room, connection, message.seat)
    if room.state.paused:
        raise Failure("paused", 409)
    if room.state.seats[message.seat].player is not None:
        raise Failure("stand-in-plays", 409, seat=message.seat)
    require_current(room, message.version)
