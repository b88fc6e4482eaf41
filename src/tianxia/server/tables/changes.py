"""What each kind of stored entry does to a table: one function a kind. None of them waits, reads or writes."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from tianxia.engine.draft import answer_of, is_sealed
from tianxia.engine.game import BadInput, Json
from tianxia.engine.match import Match, ScriptFailed
from tianxia.engine.script import Ask
from tianxia.server.protocol.errors import Failure
from tianxia.server.protocol.shapes import Refusal
from tianxia.server.tables import live_matches

if TYPE_CHECKING:
    from tianxia.server.tables.state import TableState


def _begin(state: "TableState", _seat: int, _body: Json) -> None:
    names = live_matches.seat_names([chair.bot for chair in state.seats])
    state.live = live_matches.fresh_match(state.game, names, state.options, state.row["seed"])
    state.phase = "running"


def _forked(state: "TableState", _seat: int, body: Json) -> None:
    names = live_matches.seat_names([chair.bot for chair in state.seats])
    lines = live_matches.unpacked(body["lines"])
    state.origin = len(lines)
    state.live = live_matches.forked_match(state.game, names, state.options, state.row["seed"], lines)
    state.phase = "running"


def _answer(state: "TableState", seat: int, body: Json) -> None:
    """Give the answers of a seat, all or nothing; chance answers after the last."""
    assert state.live is not None
    keys: list[str] = body["answers"]
    if len(keys) > 1:
        _rehearse(state.match.fork(), seat, keys)
    for key in keys:
        try:
            state.live.answer(seat, answer_of(state.match, _ask(state.match, seat), key))
        except ScriptFailed as error:
            raise Failure("script-failed", 500, game=state.game.name) from error
    if state.match.over:
        state.end(state.match.result().to_json())


def _ask(match: Match, seat: int) -> Ask:
    ask = match.question(seat)
    if ask is None:
        raise Failure("refused", 409, Refusal("not-asked", "", {"seat": seat}))
    return ask


def _rehearse(fork: Match, seat: int, keys: list[str]) -> None:
    """See that a whole draft can be played, on a fork without a seed: it can neither half happen nor pass a barrier."""
    base = len(fork.entries)
    for number, key in enumerate(keys):
        ask = fork.question(seat)
        others = any(entry.seat != seat for entry in fork.entries[base:])
        if number and (ask is None or others or is_sealed(fork)):
            raise BadInput("draft-barrier", barrier="others")
        fork.answer(seat, answer_of(fork, _ask(fork, seat), key))


def _take_back(state: "TableState", seat: int, _body: Json) -> None:
    assert state.live is not None
    waiting = len(state.match.given())
    state.live.take_back(seat)
    if state.clock is not None:
        state.clock.taken_back(len(state.match.entries) + 1 - waiting, seat)


def _undo(state: "TableState", _seat: int, body: Json) -> None:
    assert state.live is not None
    if body["length"] < state.origin:
        raise Failure("nothing-to-undo", 409)
    state.live.rewind(body["length"])
    state.floor = state.version + 1
    late = [place for place in state.times if place >= body["length"]]
    times = {place: state.times.pop(place) for place in late}
    gains = state.clock.taken_back(body["length"]) if state.clock is not None else {}
    state.undone = [*state.undone[: len(state.live.undone) - 1], (times, gains)]


def _redo(state: "TableState", _seat: int, _body: Json) -> None:
    """Play again what was undone last, at the times and for the increments of then."""
    assert state.live is not None
    if not state.live.redo():
        raise Failure("nothing-to-redo", 409)
    times, gains = state.undone[len(state.live.undone)]
    state.times |= times
    if state.clock is not None:
        state.clock.given_again(gains)


def _pause(state: "TableState", _seat: int, _body: Json) -> None:
    state.paused = True


def _resume(state: "TableState", _seat: int, _body: Json) -> None:
    state.paused = False


def _resigned(state: "TableState", seat: int, _body: Json) -> None:
    state.resigned.add(seat)


def _end(state: "TableState", _seat: int, body: Json) -> None:
    state.end(body["result"])


CHANGES: dict[str, Callable[["TableState", int, Json], None]] = {
    "begin": _begin,
    "forked": _forked,
    "answer": _answer,
    "take_back": _take_back,
    "undo": _undo,
    "redo": _redo,
    "pause": _pause,
    "resume": _resume,
    "resigned": _resigned,
    "end": _end,
    "uploaded": _end,
}
"""What each kind of entry does to the game; others only concern the chairs, which the store keeps beside them."""

GAME_KINDS = frozenset({"begin", "forked", "answer", "undo", "redo", "end"})
"""The kinds after which a new question is asked, unless a sealed one still waits for answers."""
