"""The state of one table: who sits where, and the game as its entries have made it. No input, no output, no waiting.

Every change goes through `apply`, whether it is made now or read from the store after a restart.
"""

from collections.abc import Callable
from typing import Any

from tianxia import games
from tianxia.engine.eye import published, published_events
from tianxia.engine.game import Plain
from tianxia.engine.host import Host
from tianxia.engine.match import Match, ScriptFailed
from tianxia.server import hosts, undoing
from tianxia.server.chairs import Chair
from tianxia.server.clocks import ClockFace
from tianxia.server.drafts import answer_of, is_sealed
from tianxia.server.errors import Failure
from tianxia.server.shapes import Asked, ClockRule, Refusal, Seen, TableState
from tianxia.server.tables import Row, Values


class Sitting:
    """A table in memory."""

    def __init__(self, row: Row | Values, chairs: list[Chair], clock: ClockRule | None) -> None:
        """A table before its first entry."""
        self.row, self.chairs = row, chairs
        self.game = games.game(row["game"])
        self.options: dict[str, str] = row["options"]
        self.version = 0
        self.state: TableState = "open"
        self.paused = False
        self.result: Plain | None = None
        self.host: Host | None = None
        self.floor = 0
        """The last version at which answers were taken back: no list of events reaches over it."""
        self.asked_at = 0
        """The version at which the open question was asked: answers decided on an earlier one come too late."""
        self.origin = 0
        """How many answers came from another game: undo does not reach before them."""
        self.resigned: set[int] = set()
        self.times: dict[int, float] = {}
        """When each answer was given."""
        self.marks = [0]
        """How many events there were at each version."""
        self.clock = ClockFace(clock, len(chairs)) if clock is not None else None

    @property
    def match(self) -> Match:
        """The game; Failure before it has begun."""
        if self.host is None:
            raise Failure("not-begun", 409)
        return self.host.match

    @property
    def running(self) -> bool:
        """Whether answers are taken."""
        return self.state == "running" and not self.paused

    def asked(self) -> list[int]:
        """The seats with an open question."""
        return self.match.to_answer() if self.state == "running" else []

    def clocked(self) -> list[int]:
        """The seats whose clocks should run."""
        return [seat for seat in self.asked() if self.chairs[seat].player is None] if self.running else []

    def persons(self) -> dict[str, list[int]]:
        """The seats of each person who plays."""
        seats: dict[str, list[int]] = {}
        for chair in self.chairs:
            if chair.kind == "person" and chair.person is not None and not chair.gone:
                seats.setdefault(chair.person, []).append(chair.seat)
        return seats

    # -- changes

    def apply(self, kind: str, seat: int | None, body: Plain, made: float) -> None:
        """Make one change. If it cannot be made, nothing has changed."""
        count = len(self.match.entries) if self.host is not None else 0
        change = CHANGES.get(kind)
        if change is not None:
            change(self, seat if seat is not None else -1, body)
        if kind == "answer":
            self.times[count] = made
        if self.clock is not None and "left" in body:
            self.clock.left = list(body["left"])
        self.version += 1
        if kind in GAME_KINDS and not (self.host is not None and self.match.given()):
            self.asked_at = self.version
        self.marks.append(len(self.host.match.events) if self.host is not None else 0)

    def play(self, seat: int, keys: list[str]) -> None:
        """Give the answers of a seat, all or nothing; chance answers after the last."""
        assert self.host is not None
        if len(keys) > 1:
            _rehearse(self.match.fork(), seat, keys)
        for key in keys:
            try:
                self.host.answer(seat, answer_of(self.match, _ask(self.match, seat), key))
            except ScriptFailed as error:
                raise Failure("script-failed", 500, game=self.game.name) from error
        if self.match.over:
            self.end(self.match.result().to_plain())

    def end(self, result: Plain) -> None:
        """The game is over."""
        self.state, self.result, self.paused = "finished", result, False

    # -- what is seen

    def seen(self, eye: int) -> Seen | None:
        """All that an eye sees now; None before the game has begun."""
        if self.host is None:
            return None
        match, seen = self.match, published(self.match, eye)
        live = self.state == "running"
        return Seen(
            view=seen["view"],
            asked=[Asked(asked["seat"], asked["question"]) for asked in seen["asked"]] if live else [],
            given=seen["given"],
            chance=seen["chance"],
            question=seen["question"] if live else None,
            options=seen["options"] if live else None,
            result=self.result,
            count=len(match.entries),
            last_own=undoing.last_chosen(match, [eye]),
            undo=undoing.offered(match, eye, self.persons()) if live else "none",
            sealed=live and is_sealed(match),
        )

    def events(self, eye: int, since: int) -> list[Plain] | None:
        """The events after a version that an eye may know; None where answers were taken back since."""
        if since < self.floor or since > self.version:
            return None
        return published_events(self.match, eye, self.marks[since]) if self.host is not None else []

    def all_events(self, eye: int) -> list[Plain]:
        """Every event so far that an eye may know."""
        return published_events(self.match, eye) if self.host is not None else []


def _ask(match: Match, seat: int) -> Any:
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
            raise Failure("draft-barrier", 409, barrier="others")
        fork.answer(seat, answer_of(fork, _ask(fork, seat), key))


# -- one function a kind of entry


def _begin(sitting: Sitting, _seat: int, _body: Plain) -> None:
    names = hosts.seat_names([chair.bot for chair in sitting.chairs])
    sitting.host = hosts.fresh_host(sitting.game, names, sitting.options, sitting.row["seed"])
    sitting.state = "running"


def _forked(sitting: Sitting, _seat: int, body: Plain) -> None:
    names = hosts.seat_names([chair.bot for chair in sitting.chairs])
    lines = hosts.unpacked(body["lines"])
    sitting.origin = len(lines)
    sitting.host = hosts.forked_host(sitting.game, names, sitting.options, sitting.row["seed"], lines)
    sitting.state = "running"


def _answer(sitting: Sitting, seat: int, body: Plain) -> None:
    sitting.play(seat, body["answers"])


def _take_back(sitting: Sitting, seat: int, _body: Plain) -> None:
    sitting.match.take_back(seat)


def _undo(sitting: Sitting, _seat: int, body: Plain) -> None:
    assert sitting.host is not None
    if body["length"] < sitting.origin:
        raise Failure("nothing-to-undo", 409)
    sitting.host.rewind(body["length"])
    sitting.floor = sitting.version + 1


def _pause(sitting: Sitting, _seat: int, _body: Plain) -> None:
    sitting.paused = True


def _resume(sitting: Sitting, _seat: int, _body: Plain) -> None:
    sitting.paused = False


def _resigned(sitting: Sitting, seat: int, _body: Plain) -> None:
    sitting.resigned.add(seat)


def _end(sitting: Sitting, _seat: int, body: Plain) -> None:
    sitting.end(body["result"])


CHANGES: dict[str, Callable[[Sitting, int, Plain], None]] = {
    "begin": _begin,
    "forked": _forked,
    "answer": _answer,
    "take_back": _take_back,
    "undo": _undo,
    "pause": _pause,
    "resume": _resume,
    "resigned": _resigned,
    "end": _end,
    "uploaded": _end,
}
"""What each kind of entry does to the game; others only concern the chairs, which the store keeps beside them."""

GAME_KINDS = frozenset({"begin", "forked", "answer", "undo", "end"})
"""The kinds after which a new question is asked, unless a sealed one still waits for answers."""
