"""Who sits where: taking and leaving seats, beginning, bots that stand in, resigning, and clocks that run out.

Call these inside `Room.do`.
"""

import time

from sqlalchemy import Executable

from tianxia import bots
from tianxia.engine.game import BadInput, Json
from tianxia.server.people.people import Person
from tianxia.server.protocol.errors import Failure, bad_input
from tianxia.server.tables.connection import SPECTATOR
from tianxia.server.tables.deals import claimed, unclaimed
from tianxia.server.tables.room import Room

ABSENT = 60.0
"""Seconds after which others at a live table may call a bot for somebody who is away."""


async def take_seat(room: Room, person: Person, seat: int, by_link: bool = False) -> None:
    """Sit down in an open seat, one kept for this person, or, with an invitation, an invited one."""
    found = room.state.seat_at(seat)
    if room.state.phase != "open":
        raise Failure("has-begun", 409)
    if seat in room.seats_of(person.id):
        return
    if room.state.row["rated"] and person.id in room.state.persons():
        raise Failure("rated-alone", 409)
    kept = found.kind == "invited" and (by_link if found.person is None else found.person == person.id)
    if found.kind != "open" and not kept:
        raise Failure("seat-taken", 409, seat=seat)
    noted = await claimed(room.store, room.state.row, person.id)
    change = room.seat_change(seat, kind="person", person=person.id, name=person.name)
    room.holders.setdefault(person.id, set()).add(seat)
    await room.commit("taken", seat, {}, [change, *noted])
    await begin_if_full(room)


async def begin_if_full(room: Room) -> None:
    """Begin once every seat is taken, unless the host wants to wait."""
    if room.state.ready:
        await begin(room)


async def begin(room: Room) -> None:
    """Begin the game."""
    if room.state.phase != "open":
        raise Failure("has-begun", 409)
    if not room.state.full:
        raise Failure("seats-open", 409)
    if room.state.row["deal"] is not None:
        _send_lookers_away(room)
    forked: Json | None = room.state.row["forked"]
    await room.commit("forked" if forked else "begin", None, {"lines": forked["lines"]} if forked else {})


def _send_lookers_away(room: Room) -> None:
    """Nobody looks on while a deal is played elsewhere; who has a seat comes back with its eyes."""
    for connection in list(room.publisher.connections):
        if connection.eye == SPECTATOR:
            connection.bid_farewell("again")


async def leave_seat(room: Room, seat: int) -> None:
    """Leave a seat. Before the game it is free again; during a game it waits for its person or a bot."""
    found = room.state.seat_at(seat)
    if room.state.phase == "finished" or found.kind != "person":
        raise Failure("cannot-leave", 409)
    if room.state.phase == "running":
        changes = [room.seat_change(seat, gone=True)]
    elif room.state.row["tournament"] is not None:
        raise Failure("paired-to-stay", 409)
    else:
        changes = _freed(room, seat, found.person or "")
    await room.commit("left", seat, {}, changes)


def _freed(room: Room, seat: int, person: str) -> list[Executable]:
    """Free a seat here, and return the statements that free it in the store; with their last seat somebody also gives
    up a deal that is played at several tables."""
    room.holders.get(person, set()).discard(seat)
    change = room.seat_change(seat, kind="open", person=None, name=None)
    return [change, *([] if person in room.state.persons() else unclaimed(room.state.row, person))]


def may_call_bot(room: Room, seat: int) -> bool:
    """Whether others may call a bot for this seat: its person left, or is away from a live table."""
    found = room.state.seat_at(seat)
    here = room.publisher.looks(seat)
    since = time.monotonic() - room.last_seen.get(seat, room.opened)
    return found.gone or (room.state.row["pace"] == "live" and not here and since > ABSENT)


async def stand_in(room: Room, seat: int, bot: str | None, own: bool) -> None:
    """Let a bot play a seat, or return it to its person."""
    found = room.state.seat_at(seat)
    if room.state.phase != "running" or found.kind != "person":
        raise Failure("cannot-stand-in", 409)
    if bot is None:
        if not own or seat in room.state.resigned:
            raise Failure("not-your-seat", 403, seat=seat)
        if room.state.clock is not None and room.state.clock.left[seat] <= 0:
            room.state.clock.fill(seat)
        await room.commit("back", seat, {}, [room.seat_change(seat, stand_in=None, gone=False)])
        return
    if not own and not may_call_bot(room, seat):
        raise Failure("still-there", 409, seat=seat)
    check_bot(bot, room.state.game.name)
    await room.commit("stand_in", seat, {"bot": bot}, [room.seat_change(seat, stand_in=bot)])


def check_bot(bot: str, game: str) -> None:
    """Failure if the game has no such bot."""
    try:
        bots.bot(bot, game)
    except BadInput as error:
        raise bad_input(error) from None


async def lose(room: Room, seat: int, reason: str) -> None:
    """Give up. With two seats the other wins; with more a bot plays on, and the seat is lost for good."""
    if room.state.phase != "running":
        raise Failure("not-running", 409)
    if len(room.state.seats) == 2:
        result = {"winners": [1 - seat], "scores": [], "reason": reason}
        await room.commit("end", seat, {"result": result})
        return
    if seat in room.state.resigned:
        raise Failure("not-running", 409)
    bot = bots.usual(room.state.game.name)
    await room.commit("resigned", seat, {"reason": reason}, [room.seat_change(seat, stand_in=bot, gone=True)])


async def time_is_up(room: Room) -> None:
    """Do what was agreed for a clock at zero."""
    clock = room.state.clock
    for seat in clock.fallen() if clock is not None and room.state.running else []:
        assert clock is not None
        if clock.rule.at_zero == "loss":
            await lose(room, seat, "time")
        elif clock.rule.at_zero == "bot":
            bot = bots.usual(room.state.game.name)
            await room.commit("stand_in", seat, {"bot": bot}, [room.seat_change(seat, stand_in=bot)])
    room.automation.follow_up()
