"""What each kind of stored entry does to a `TableState`: one function per kind. None of them waits, reads or writes."""

from collections.abc import Callable, Sequence

import msgspec

from tianxia.engine.components.edition import Edition
from tianxia.engine.draft import answer_of, is_sealed
from tianxia.engine.game import BadInput, Json
from tianxia.engine.live import new_live_match
from tianxia.engine.match import Match, ScriptFailed
from tianxia.engine.script import Ask
from tianxia.server.protocol.errors import Failure, bad_input
from tianxia.server.protocol.shapes import ClockRule, Refusal
from tianxia.server.tables import live_matches
from tianxia.server.tables.seats import StoredRow, seat_state
from tianxia.server.tables.state import TableState


def _begin(state: TableState, _seat: int, _body: Json) -> None:
    names = live_matches.seat_names([seat.bot for seat in state.seats])
    state.live = new_live_match(state.game, names, state.options, state.row["seed"], state.components)
    state.phase = "running"


def _forked(state: TableState, _seat: int, body: Json) -> None:
    names = live_matches.seat_names([seat.bot for seat in state.seats])
    lines = live_matches.unpacked(body["lines"])
    state.origin = len(lines)
    seed, components = state.row["seed"], state.components
    state.live = live_matches.forked_match(state.game, names, state.options, seed, lines, components)
    state.phase = "running"


def _answer(state: TableState, seat: int, body: Json) -> None:
    """Play the answers of a seat, all or none; chance answers after the last."""
    assert state.live is not None
    keys: list[str] = body["answers"]
    if body.get("bot") and state.seats[seat].kind == "person":
        state.stood_in.add(seat)
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
    """Try a whole draft on a fork without a seed, so that it cannot stop halfway or pass a barrier."""
    base = len(fork.entries)
    for number, key in enumerate(keys):
        ask = fork.question(seat)
        others = any(entry.seat != seat for entry in fork.entries[base:])
        if number and (ask is None or others or is_sealed(fork)):
            raise BadInput("draft-barrier", barrier="others")
        fork.answer(seat, answer_of(fork, _ask(fork, seat), key))


def _take_back(state: TableState, seat: int, _body: Json) -> None:
    assert state.live is not None
    waiting = len(state.match.given())
    state.live.take_back(seat)
    if state.clock is not None:
        state.clock.take_back(len(state.match.entries) + 1 - waiting, seat)


def _undo(state: TableState, _seat: int, body: Json) -> None:
    assert state.live is not None
    if body["length"] < state.origin:
        raise Failure("nothing-to-undo", 409)
    state.live.rewind(body["length"])
    state.floor = state.version + 1
    late = [place for place in state.times if place >= body["length"]]
    times = {place: state.times.pop(place) for place in late}
    gains = state.clock.take_back(body["length"]) if state.clock is not None else {}
    state.undone = [*state.undone[: len(state.live.undone) - 1], (times, gains)]


def _redo(state: TableState, _seat: int, _body: Json) -> None:
    """Play the last undone answers again, with their old times and increments."""
    assert state.live is not None
    if not state.live.redo():
        raise Failure("nothing-to-redo", 409)
    times, gains = state.undone[len(state.live.undone)]
    state.times |= times
    if state.clock is not None:
        state.clock.give_again(gains)


def _pause(state: TableState, _seat: int, _body: Json) -> None:
    state.paused = True


def _resume(state: TableState, _seat: int, _body: Json) -> None:
    state.paused = False


def _resigned(state: TableState, seat: int, _body: Json) -> None:
    state.resigned.add(seat)


def _end(state: TableState, _seat: int, body: Json) -> None:
    state.end(body["result"])


CHANGES: dict[str, Callable[[TableState, int, Json], None]] = {
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
"""What each kind of entry does to the game; other kinds only change seats, which the store keeps in their own rows."""

GAME_KINDS = frozenset({"begin", "forked", "answer", "undo", "redo", "end"})
"""The kinds that lead to a new question, unless a sealed one still waits for answers."""


def apply(state: TableState, kind: str, seat: int | None, body: Json, made: float) -> None:
    """Make one change. If it cannot be made, nothing changes."""
    count = len(state.match.entries) if state.live is not None else 0
    change = CHANGES.get(kind)
    if change is not None:
        change(state, seat if seat is not None else -1, body)
    if kind == "answer":
        state.times[count] = made
    _set_clock(state, body, seat)
    state.version += 1
    if kind in GAME_KINDS and not (state.live is not None and state.match.given()):
        state.asked_at = state.version
    state.marks.append(len(state.live.match.events) if state.live is not None else 0)


def _set_clock(state: TableState, body: Json, seat: int | None) -> None:
    """Set the clocks to what they showed after an entry read from the store."""
    if state.clock is not None and "left" in body:
        state.clock.left = list(body["left"])
        if "earned" in body and seat is not None:
            state.clock.gains[body["earned"]] = seat


def restored(
    row: StoredRow, seats: Sequence[StoredRow], entries: Sequence[StoredRow], edition: Edition | None = None
) -> TableState:
    """The state of a table, rebuilt from its stored row, seats and entries, and its edition."""
    clock = msgspec.convert(row["clock"], ClockRule) if row["clock"] else None
    try:
        state = TableState(dict(row), [seat_state(seat) for seat in seats], clock, edition)
        for entry in entries:
            apply(state, entry["kind"], entry["seat"], entry["body"], entry["made"])
    except BadInput as error:
        raise bad_input(error, 409) from None
    return state
