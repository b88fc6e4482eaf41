"""The state of one table: its seats, and the game as its entries have made it. No input, no output, no waiting.

`changes.apply` is the only way to change it, both for what happens now and for what is read from the store.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from tianxia import games, lessons
from tianxia.engine.components.edition import Edition
from tianxia.engine.draft import is_sealed
from tianxia.engine.eye import published_asks, published_event, published_events, published_turn
from tianxia.engine.game import Components, Game, Json, joined
from tianxia.engine.live import LiveMatch
from tianxia.engine.match import Match
from tianxia.engine.script import Tell
from tianxia.engine.undo import NOTHING, Undo, last_chosen, redo_offered, undo_of
from tianxia.server.days import is_counted
from tianxia.server.protocol.errors import Failure
from tianxia.server.protocol.patches import Change
from tianxia.server.protocol.shapes import Asked, ClockRule, Coach, Phase, Seen, TurnStep
from tianxia.server.tables.clocks import Clock
from tianxia.server.tables.coaching import coached
from tianxia.server.tables.seats import SeatState


class Moment(NamedTuple):
    """What is the same for all eyes beside the view, and the seats of each person."""

    running: bool
    asked: list[Asked]
    given: list[int]
    chance: str | None
    sealed: bool
    persons: dict[str, list[int]]


NO_TURN: Json = {"question": None, "about": None, "steps": [], "options": None}


class TableState:
    """A table in memory: pure state, with what each eye sees of it."""

    def __init__(
        self, row: Mapping[str, Any], seats: list[SeatState], clock: ClockRule | None, edition: Edition | None = None
    ) -> None:
        """A table before its first entry; `row` holds what was fixed when it was created."""
        self.row, self.seats = row, seats
        self.game = _game_of(row)
        self.components: Components = self.game.load_components(edition)
        self.options: dict[str, str] = row["options"]
        self.version = 0
        self.phase: Phase = "open"
        self.paused = False
        self.result: Json | None = None
        self.live: LiveMatch | None = None
        self.floor = 0
        """The last version that undid answers: no list of events reaches back beyond it."""
        self.asked_at = 0
        """The version that asked the open question: answers to an earlier version come too late."""
        self.origin = 0
        """How many answers were copied from another game: undo stops there."""
        self.resigned: set[int] = set()
        self.stood_in: set[int] = set()
        """Seats of people for whom a bot has answered."""
        self.times: dict[int, float] = {}
        """When each answer was given, by its number."""
        self.undone: list[tuple[dict[int, float], dict[int, int]]] = []
        """The times and clock increments that belong to each of the live match's `undone`."""
        self.marks = [0]
        """How many events there were at each version."""
        self.guide = lessons.found(row["game"], row["lesson"]) if row["lesson"] else None
        self.clock = Clock(clock, len(seats)) if clock is not None else None

    @property
    def match(self) -> Match:
        """The match; Failure before the game has begun."""
        if self.live is None:
            raise Failure("not-begun", 409)
        return self.live.match

    def seat_at(self, seat: int) -> SeatState:
        """The seat of that number; Failure if the table has fewer."""
        if seat >= len(self.seats):
            raise Failure("no-seat", 404, seat=seat)
        return self.seats[seat]

    @property
    def full(self) -> bool:
        """Whether every seat is taken."""
        return all(seat.taken for seat in self.seats)

    @property
    def ready(self) -> bool:
        """Whether the game should begin: every seat is taken, and the host does not want to wait."""
        return self.phase == "open" and self.full and not self.row["wait"]

    @property
    def running(self) -> bool:
        """Whether answers are accepted."""
        return self.phase == "running" and not self.paused

    def asked(self) -> list[int]:
        """The seats with an open question."""
        return self.match.to_answer() if self.phase == "running" else []

    def clocked(self) -> list[int]:
        """The seats whose clocks should run: people with an open question."""
        return [seat for seat in self.asked() if self.seats[seat].player is None] if self.running else []

    def persons(self) -> dict[str, list[int]]:
        """The seats of each person still in the game."""
        seats: dict[str, list[int]] = {}
        for seat in self.seats:
            if seat.kind == "person" and seat.person is not None and not seat.gone:
                seats.setdefault(seat.person, []).append(seat.seat)
        return seats

    def turn_over(self, seat: int) -> bool:
        """Whether the last answer, given by this seat, ended its turn: others are asked, or a new turn has begun."""
        return self.match.question(seat) is None or self.match.step_began() > max(self.times)

    def end(self, result: Json) -> None:
        """End the game with a result."""
        self.phase, self.result, self.paused = "finished", result, False

    # -- what is seen

    def shared(self) -> Json:
        """The part of every view that all eyes share; empty before the game has begun."""
        return self.game.shared(self.match.position) if self.live is not None else {}

    def besides(self, eye: int, shared: Json) -> Json:
        """The parts of an eye's view that not all share: its own, and shared ones that hold something of its own."""
        own = self.game.own(self.match.position, eye) if self.live is not None else {}
        return joined({name: shared[name] for name in own if name in shared}, own)

    def moment(self) -> Moment:
        """What is the same for all eyes beside the view."""
        match, running, asks = self.match, self.phase == "running", published_asks(self.match)
        asked = [Asked(ask["seat"], ask["question"]) for ask in asks["asked"]] if running else []
        return Moment(running, asked, asks["given"], asks["chance"], running and is_sealed(match), self.persons())

    def seen(self, eye: int, changes: list[Change] | None = None, moment: Moment | None = None) -> Seen | None:
        """Everything an eye sees now, with its view or these changes to it; None before the game has begun."""
        if self.live is None:
            return None
        match, now = self.match, moment if moment is not None else self.moment()
        turn = published_turn(match, eye) if now.running else NO_TURN
        undoing = now.running and self.row["undo"]
        undo = self.undo(eye, now.persons) if undoing else NOTHING
        return Seen(
            view=self.game.view(match.position, eye) if changes is None else None,
            asked=now.asked,
            given=now.given,
            chance=now.chance,
            question=turn["question"],
            about=turn["about"],
            options=turn["options"],
            steps=[TurnStep(**step) for step in turn["steps"]],
            result=self.result,
            count=len(match.entries),
            last_own=last_chosen(match, [eye]),
            undo=undo.offer,
            undoes=undo.others,
            redo=redo_offered(self.live.undone, eye, now.persons) if undoing else "none",
            sealed=now.sealed,
            coach=self.coach(eye) if now.running else None,
            changes=changes,
        )

    def undo(self, seat: int, persons: Mapping[str, Sequence[int]]) -> Undo:
        """What undo means for a seat; where a daily try counts, nothing that was revealed can be undone."""
        found = undo_of(self.match, seat, persons)
        return NOTHING if is_counted(self.row["daily"]) and not found.within_turn else found

    def coach(self, eye: int, draft: Sequence[str] = (), there: Match | None = None) -> Coach | None:
        """What a lesson says to its learner, given a draft and the match it leads to."""
        if self.guide is None or eye != self.guide.learner:
            return None
        said = lessons.advice(self.guide, self.match).after(draft)
        return coached(said, self.match if there is None else there, eye)

    def scripted(self, seat: int) -> int | None:
        """The answer a lesson prescribes for another seat while the learner stays on its path."""
        return lessons.answer_on_path(self.guide, self.match, seat) if self.guide is not None else None

    def told(self, since: int) -> list[Tell] | None:
        """The events after a version, each for those who may know it; None if answers were undone since."""
        if since < self.floor or since > self.version:
            return None
        return self.live.match.events[self.marks[since] :] if self.live is not None else []

    def events(self, eye: int, since: int) -> list[Json] | None:
        """The events after a version that an eye may know; None if answers were undone since."""
        told = self.told(since)
        return None if told is None else [published_event(self.match, tell) for tell in told if tell.known_to(eye)]

    def all_events(self, eye: int) -> list[Json]:
        """Every event so far that an eye may know."""
        return published_events(self.match, eye) if self.live is not None else []


def _game_of(row: Mapping[str, Any]) -> Game[Any]:
    """The game under the rules version the table began with."""
    game = games.game(row["game"]).under(row["rules"])
    if game is None:
        raise Failure("rules-changed", 409, game=row["game"], rules=row["rules"])
    return game
