"""Messages about a turn that is not played yet: drafts, previews, candidates, and why not."""

from msgspec.structs import replace

from tianxia.engine import draft, reasons
from tianxia.engine.game import Json, Refusal
from tianxia.engine.tree import led_to
from tianxia.server.protocol import incoming, outgoing
from tianxia.server.protocol.errors import Failure, explain
from tianxia.server.protocol.outgoing import Reply
from tianxia.server.protocol.patches import changes
from tianxia.server.protocol.shapes import TurnStep
from tianxia.server.protocol.trees import tree_after
from tianxia.server.tables.connection import Connection
from tianxia.server.tables.permissions import require_allowed, require_seat, require_turn
from tianxia.server.tables.room import Room

MOST_CANDIDATES = 240


async def set_draft(room: Room, connection: Connection, message: incoming.Draft) -> Reply:
    """Set the draft, or preview another one."""
    require_turn(room, connection, message)
    if message.preview:
        require_allowed(room, "previews")
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
    """The answers of the draft that a message builds on."""
    return room.publisher.drafts.get(message.seat, [])[: message.keep]


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
        ledger=trial.ledger if room.state.row["previews"] else [],
        complete=trial.complete,
        coach=room.state.coach(message.seat, trial.answers, trial.world.match if trial.world else None),
    )


def _view_now(room: Room, seat: int) -> Json:
    """The view that a seat was last sent."""
    shown = room.publisher.shown.view(seat)
    return room.state.game.view(room.state.match.position, seat) if shown is None else shown


def _keep(room: Room, connection: Connection, drafted: outgoing.Drafted) -> None:
    """Keep a draft, and show it to the seat's other connections: a second window has the same turn."""
    room.publisher.drafts[drafted.seat] = drafted.answers
    for other in list(room.publisher.connections):
        if other is not connection and other.eye == drafted.seat:
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
