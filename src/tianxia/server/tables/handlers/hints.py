"""Hints: what a good bot would answer. It thinks outside the room, on a fork, so the table does not wait."""

import time
from functools import partial

from tianxia.bots.advice import Way, can_advise
from tianxia.engine.draft import reached
from tianxia.engine.entry import Entry
from tianxia.engine.eye import published_step
from tianxia.engine.match import Match
from tianxia.server.protocol import incoming, outgoing
from tianxia.server.protocol.errors import Failure
from tianxia.server.protocol.shapes import USED_HINT, ChatLine, TurnStep
from tianxia.server.tables.connection import Connection
from tianxia.server.tables.permissions import require_allowed, require_seat
from tianxia.server.tables.room import Room
from tianxia.server.workers.bots import BotPool


async def hint(room: Room, connection: Connection, message: incoming.Hint, bots: BotPool) -> outgoing.Hinted:
    """A bot's best answers to the open question with their values."""
    require_seat(room, connection, message.seat)
    require_allowed(room, "hints")
    state = room.state
    if not can_advise(state.game.name):
        raise Failure("no-hint", 409, game=state.game.name)
    version, draft = state.version, room.publisher.drafts.get(message.seat, []) if message.drafted else []
    if state.match.question(message.seat) is None or state.phase != "running":
        raise Failure("not-asked", 409, seat=message.seat)
    match, _ = reached(state.match.fork(), message.seat, draft)
    started = time.perf_counter()
    found = await bots.advise(match, message.seat, f"hint/{version}", connection.person)
    if found is None:
        raise Failure("no-thought", 503)
    bots.metrics.hinted(state.game.name, time.perf_counter() - started)
    await room.do(partial(_tell, room, connection, message.seat))
    best = [_way(match, message.seat, way) for way in found[0]]
    return outgoing.Hinted(message.id, message.seat, version, best, found[1])


async def _tell(room: Room, connection: Connection, seat: int) -> None:
    """Tell other people at the table that somebody uses a hint, once for each question."""
    asked_at = room.state.asked_at
    if not room.state.persons().keys() - {connection.person} or room.hinted.get(seat) == asked_at:
        return
    room.hinted[seat] = asked_at
    made = time.time()
    number = await room.store.say(room.id, connection.person, seat, USED_HINT, made)
    room.publisher.send_all(outgoing.Said(ChatLine(number, connection.name, seat, USED_HINT, made)))


def _way(match: Match, seat: int, way: Way) -> outgoing.Way:
    """A piece of advice as steps with words, as far as its questions come up in this world."""
    there, steps, first = match.fork(), list[TurnStep](), match.question(seat)
    for name, answer in way.steps or ([(first.name, way.answer)] if first is not None else []):
        ask = there.question(seat)
        if ask is None or (ask.name == name and there.refused(seat, answer) is not None):
            break
        if ask.name == name:
            steps.append(TurnStep(**published_step(there, ask, Entry(seat, name, answer))))
            there.answer(seat, answer)
    return outgoing.Way(round(way.value or 0.0, 3), steps)
