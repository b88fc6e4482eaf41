"""A finished game on the screen, move by move, with what a review has to say about one of them."""

from typing import ClassVar

from textual.binding import Binding, BindingType

from tianxia.bots.judge import has_judge
from tianxia.terminal.desk import Desk
from tianxia.terminal.guide import SILENT, Said
from tianxia.terminal.mats import Key, Mat, Sight, bound
from tianxia.terminal.replay import Replay
from tianxia.terminal.review_sheet import ReviewSheet
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
