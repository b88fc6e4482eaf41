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
    from tianxia.server.tables.state import Sitting


def _begin(sitting: "Sitting", _seat: int, _body: Json) -> None:
    names = live_matches.seat_names([chair.bot for chair in sitting.chairs])
    sitting.live = live_matches.fresh_match(sitting.game, names, sitting.options, sitting.row["seed"])
    sitting.state = "running"


def _forked(sitting: "Sitting", _seat: int, body: Json) -> None:
    names = live_matches.seat_names([chair.bot for chair in sitting.chairs])
    lines = live_matches.unpacked(body["lines"])
    sitting.origin = len(lines)
    sitting.live = live_matches.forked_match(sitting.game, names, sitting.options, sitting.row["seed"], lines)
    sitting.state = "running"


def _answer(sitting: "Sitting", seat: int, body: Json) -> None:
    """Give the answers of a seat, all or nothing; chance answers after the last."""
    assert sitting.live is not None
    keys: list[str] = body["answers"]
    if len(keys) > 1:
        _rehearse(sitting.match.fork(), seat, keys)
    for key in keys:
        try:
            sitting.live.answer(seat, answer_of(sitting.match, _ask(sitting.match, seat), key))
        except ScriptFailed as error:
            raise Failure("script-failed", 500, game=sitting.game.name) from error
    if sitting.match.over:
        sitting.end(sitting.match.result().to_json())


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


def _take_back(sitting: "Sitting", seat: int, _body: Json) -> None:
    assert sitting.live is not None
    waiting = len(sitting.match.given())
    sitting.live.take_back(seat)
    if sitting.clock is not None:
        sitting.clock.taken_back(len(sitting.match.entries) + 1 - waiting, seat)


def _undo(sitting: "Sitting", _seat: int, body: Json) -> None:
    assert sitting.live is not None
    if body["length"] < sitting.origin:
        raise Failure("nothing-to-undo", 409)
    sitting.live.rewind(body["length"])
    sitting.floor = sitting.version + 1
    late = [place for place in sitting.times if place >= body["length"]]
    times = {place: sitting.times.pop(place) for place in late}
    gains = sitting.clock.taken_back(body["length"]) if sitting.clock is not None else {}
    sitting.undone = [*sitting.undone[: len(sitting.live.undone) - 1], (times, gains)]


def _redo(sitting: "Sitting", _seat: int, _body: Json) -> None:
    """Play again what was undone last, at the times and for the increments of then."""
    assert sitting.live is not None
    if not sitting.live.redo():
        raise Failure("nothing-to-redo", 409)
    times, gains = sitting.undone[len(sitting.live.undone)]
    sitting.times |= times
    if sitting.clock is not None:
        sitting.clock.given_again(gains)


def _pause(sitting: "Sitting", _seat: int, _body: Json) -> None:
    sitting.paused = True


def _resume(sitting: "Sitting", _seat: int, _body: Json) -> None:
    sitting.paused = False


def _resigned(sitting: "Sitting", seat: int, _body: Json) -> None:
    sitting.resigned.add(seat)


def _end(sitting: "Sitting", _seat: int, body: Json) -> None:
    sitting.end(body["result"])


CHANGES: dict[str, Callable[["Sitting", int, Json], None]] = {
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
