"""What messages about the game do: looking, answering, drafts. One function a message, each inside `Room.do`."""

from msgspec.structs import replace

from tianxia.engine import draft, reasons
from tianxia.engine.game import Json, Refusal
from tianxia.engine.tree import led_to
from tianxia.server.protocol import incoming, outgoing
from tianxia.server.protocol.errors import Failure, explain
from tianxia.server.protocol.patches import changes
from tianxia.server.protocol.shapes import TurnStep
from tianxia.server.protocol.trees import tree_after
from tianxia.server.tables.connection import SPECTATOR, Connection
from tianxia.server.tables.permissions import Reply, mine, require_seat, require_turn
from tianxia.server.tables.publishing import room_now, with_tree
from tianxia.server.tables.room import Room
from tianxia.server.tables.summaries import chat_line, table_for

MOST_CANDIDATES = 240


async def hello(room: Room, connection: Connection, message: incoming.Hello) -> Reply:
    """Come in; the events since the last version seen, or all."""
    if message.protocol not in (None, incoming.PROTOCOL):
        raise Failure("old-page", 409)
    held = mine(room, connection)
    connection.trees = message.trees
    eye = message.eye if message.eye is not None else (held[0] if held else SPECTATOR)
    return await welcome(room, connection, message.id, eye, message.since)


async def look(room: Room, connection: Connection, message: incoming.Look) -> Reply:
    """Look with other eyes."""
    return await welcome(room, connection, message.id, message.eye, None)


async def welcome(room: Room, connection: Connection, number: int, eye: int, since: int | None) -> Reply:
    """Everything that an eye may know."""
    if eye != SPECTATOR:
        require_seat(room, connection, eye)
    events = room.state.events(eye, since) if since is not None else None
    table = await table_for(room.rooms.store, room.id, connection.person, room.rooms.settings.local_only)
    lines = [chat_line(row) for row in await room.rooms.store.chat(room.id)]
    connection.eye, connection.welcomed = eye, True
    room.connections.add(connection)
    room.automation.set_clocks()
    room.tell_room(but=connection)
    state, seen = room.state, room.state.seen(eye)
    if seen is not None and seen.view is not None:
        room.shown.keep(eye, seen.view, state.shared())
    return outgoing.Welcome(
        id=number,
        table=table,
        room=room_now(room),
        eye=eye,
        mine=mine(room, connection),
        version=state.version,
        chat=lines,
        seen=with_tree(room, eye, seen) if connection.trees else seen,
        events=state.all_events(eye) if events is None else events,
        since=since if events is not None else None,
        draft=room.drafts.get(eye, []),
    )


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
    """Take back a sealed answer."""
    require_turn(room, connection, message)
    await room.commit("take_back", message.seat, {})
    return None


async def set_draft(room: Room, connection: Connection, message: incoming.Draft) -> Reply:
    """Set the draft, or try what another one would bring about."""
    require_turn(room, connection, message)
    answers = [*_draft(room, message), *message.answers]
    ways = led_to(room.state.match, message.seat, answers, message.reach) if message.reach else []
    answers += [key for way in ways for key in way]
    if len(answers) > incoming.MAX_DRAFT:
        raise Failure("draft-too-long", 400)
    trial = draft.tried(room.state.match, message.seat, answers)
    drafted = replace(_drafted(room, message, trial), reached=len(ways))
    grown = replace(drafted, tree=tree_after(trial.world)) if connection.trees else drafted
    if not message.preview:
        _keep(room, connection, grown)
    return grown


def _draft(room: Room, message: incoming.Draft | incoming.WhyNot | incoming.ListCandidates) -> list[str]:
    """The answers of the draft on top of which a message is meant."""
    return room.drafts.get(message.seat, [])[: message.keep]


def _drafted(room: Room, message: incoming.Draft, trial: draft.Trial) -> outgoing.Drafted:
    return outgoing.Drafted(
        id=message.id,
        seat=message.seat,
        version=room.state.version,
        answers=trial.answers,
        changes=changes(_view_now(room, message.seat), trial.view),
        events=trial.events,
        question=trial.question,
        options=trial.options,
        barrier=trial.barrier,
        steps=[TurnStep(**step) for step in trial.steps],
        preview=message.preview,
        ledger=trial.ledger,
        complete=trial.complete,
        coach=room.state.coach(message.seat, trial.answers, trial.world.match if trial.world else None),
    )


def _view_now(room: Room, seat: int) -> Json:
    """The view that a seat has before it."""
    shown = room.shown.views.get(seat)
    return room.state.game.view(room.state.match.position, seat) if shown is None else shown


def _keep(room: Room, connection: Connection, drafted: outgoing.Drafted) -> None:
    """Keep a draft, and show it to the other eyes of its seat: a second window has the same turn before it."""
    room.drafts[drafted.seat] = drafted.answers
    for other in list(room.connections):
        if other is not connection and other.welcomed and other.eye == drafted.seat:
            other.send(replace(drafted, id=outgoing.UNASKED))


async def why_not(room: Room, connection: Connection, message: incoming.WhyNot) -> Reply:
    """Why an answer is not allowed."""
    require_seat(room, connection, message.seat)
    drafted, match = [*_draft(room, message), *message.answers], room.state.match
    if message.spots:
        missed = reasons.why_not_there(match, message.seat, drafted, message.spots)
        if missed is None:
            return _reason(message, None, None)
        reason = _reason(message, missed.path[-1], missed.refusal)
        helps = reasons.helps(match, message.seat, [*drafted, *missed.path]) if missed.refusal else []
        return replace(reason, helps=[outgoing.Help(choice["text"], keys) for choice, keys in helps])
    if not drafted:
        raise Failure("malformed", 400, why="an answer or a spot is missing")
    *before, last = drafted
    return _reason(message, last, reasons.why_not(match, message.seat, before, last))


def _reason(message: incoming.WhyNot, answer: str | None, refusal: Refusal | None) -> outgoing.Reason:
    return outgoing.Reason(message.id, message.seat, answer, explain(refusal) if refusal else None)


async def list_candidates(room: Room, connection: Connection, message: incoming.ListCandidates) -> Reply:
    """Everything that might be tried."""
    require_seat(room, connection, message.seat)
    match, drafted = room.state.match, _draft(room, message)
    question, found, more = reasons.candidates(match, message.seat, drafted, MOST_CANDIDATES)
    return outgoing.Candidates(message.id, message.seat, question, [_candidate(*one) for one in found], more)


def _candidate(choice: Json, refusal: Refusal | None) -> outgoing.Candidate:
    no = explain(refusal) if refusal else None
    return outgoing.Candidate(choice["key"], choice["spots"], choice["text"], no)
