"""A finished game, looked at position by position: a session in which nobody answers, and its screen."""

from collections.abc import Iterator
from typing import ClassVar

from textual.binding import Binding, BindingType

from tianxia.bots.judge import has_judge
from tianxia.engine.eye import published_events
from tianxia.engine.game import Json
from tianxia.engine.live import resumed
from tianxia.engine.match import Match
from tianxia.engine.replay import played
from tianxia.engine.script import CHANCE
from tianxia.telling.titles import move_count
from tianxia.terminal.plan import plan_of
from tianxia.terminal.saves import Kept
from tianxia.terminal.screens.layout import Desk
from tianxia.terminal.screens.review import ReviewSheet
from tianxia.terminal.session import Session
from tianxia.terminal.widgets.guide import SILENT, Said
from tianxia.terminal.widgets.panel import Key, Mat, Sight, bound
from tianxia.words import Words

STEPS = (Key("←", "back", "screen.step(-1)"), Key("→", "on", "screen.step(1)"))
REVIEW = Key("R", "review", "screen.review", "r")
JUDGED = Key("G", "review", "screen.guide", "g")
ALWAYS = (
    Key("V", "eyes", "screen.eyes", "v"),
    Key("L", "log", "screen.log", "l"),
    Key("Esc", "close", "screen.leave('start')", "escape,s"),
    Key("Q", "quit", "screen.leave('quit')", "q"),
)
WHOLE = 10**6
"""More steps than any game has."""


class Replay(Session):
    """Stands at one of the moments at which a seat had a choice, or at the end."""

    def __init__(self, session: Session) -> None:
        """Look at the game of a session from its beginning."""
        super().__init__(session.plan, session.live, session.past, session.place)
        self.found = session.found
        self._positions = list(_positions(session))
        self._at = 0

    @property
    def match(self) -> Match:
        """The match as it stood."""
        return self._positions[self._at]

    @property
    def moves(self) -> int:
        """How many moves the whole game has."""
        return move_count(self.live.match.entries)

    def events(self, seat: int, since: int = 0) -> list[Json]:
        """The facts that a seat could know by then."""
        return [event for event in published_events(self.live.match, seat, since) if event["after"] < self.count]

    def news(self, seat: int) -> list[Json]:
        """What has come about since the position before."""
        before = len(self._positions[self._at - 1].entries) if self._at else 0
        return [event for event in self.events(seat) if event["after"] >= before]

    def step(self, by: int) -> None:
        """Go on or back, as far as there is something."""
        self._at = max(0, min(self._at + by, len(self._positions) - 1))

    def go(self, count: int) -> None:
        """Go to where so many answers had been given, or to the last position before."""
        self._at = max(
            place for place, match in enumerate(self._positions) if place == 0 or len(match.entries) <= count
        )


def _positions(session: Session) -> Iterator[Match]:
    """The match before each answer that a seat chose, and at the end."""
    record = session.live.record()
    for number, match in enumerate(played(session.game, record, session.plan.components)):
        # Before a forced answer the match has already passed it.
        if number == len(match.entries) and (match.over or record.lines[number].seat != CHANCE):
            yield match.fork()


def replay_of(kept: Kept, number: int) -> Replay:
    """The game of that number in a file; BadInput where it cannot be played again."""
    plan = plan_of(kept)
    live = resumed(plan.game, kept.records[number], plan.components)
    return Replay(Session(plan, live, kept.records[:number], kept.place))


class ReplayScreen(Desk):
    """Left and right go through the game. It is dismissed with `start` or `quit`."""

    BINDINGS: ClassVar[list[BindingType]] = [
        # Before the mat's own keys: there is nothing to move or to choose on it.
        Binding("left", "step(-1)", priority=True),
        Binding("right", "step(1)", priority=True),
        Binding("home", f"step({-WHOLE})", priority=True),
        Binding("end", f"step({WHOLE})", priority=True),
        *bound(REVIEW, JUDGED, *ALWAYS),
    ]

    def __init__(self, replay: Replay, words: Words, mat: Mat, judged: Said = SILENT, seat: int | None = None) -> None:
        """Begin where the replay stands; `judged` is said of that move, through whose seat's eyes one may look."""
        super().__init__(replay, words, mat)
        self.replay, self._judged, self._judged_at = replay, judged, replay.count
        self.seat = self.seat if seat is None else seat

    def look(self) -> None:
        """Show the position that is open, and what is said of it."""
        told = self.replay.events(self.seat)
        sight = Sight(self.seat, self.view(), None, self.replay.news(self.seat), None, told)
        self.lay(sight, self.sentences.replayed(self.replay.moves), self._keys())
        self.foresee(sight.view)
        self.guide.say(self._judged if self.replay.count == self._judged_at else SILENT)

    def _keys(self) -> list[Key]:
        judged = [] if self._judged is SILENT else [JUDGED]
        return [*STEPS, *self.mat.LOOKING, *([REVIEW] if self._can_review else judged), *ALWAYS]

    @property
    def _can_review(self) -> bool:
        """A review that one comes from is not asked for again."""
        return self._judged is SILENT and has_judge(self.session.game.name)

    # -- what people do

    def action_step(self, by: int) -> None:
        """Go on or back in the game."""
        self.replay.step(by)
        self.look()

    def action_eyes(self) -> None:
        """Look through the eyes of the next seat; the game is over, so nothing is secret any more."""
        self.seat = (self.seat + 1) % self.session.match.seats
        self.look()

    def action_review(self) -> None:
        """Have the game reviewed."""
        if self._can_review:
            self.app.push_screen(ReviewSheet(self.session, self.words))
