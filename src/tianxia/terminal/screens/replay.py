"""The replay screen: left and right go through a finished game."""

from typing import ClassVar

from textual.binding import Binding, BindingType

from tianxia.bots.judge import has_judge
from tianxia.terminal.replay import Replay
from tianxia.terminal.screens.layout import GameLayout
from tianxia.terminal.screens.review import ReviewDialog
from tianxia.terminal.widgets.guide import SILENT, Said
from tianxia.terminal.widgets.panel import GamePanel, Key, Sight, bound
from tianxia.words import Words

STEPS = (Key("←", "back", "screen.step(-1)"), Key("→", "on", "screen.step(1)"))
REVIEW = Key("R", "review", "screen.review", "r")
COMMENT = Key("G", "review", "screen.guide", "g")
ALWAYS = (
    Key("V", "eyes", "screen.eyes", "v"),
    Key("L", "log", "screen.log", "l"),
    Key("Esc", "close", "screen.leave('start')", "escape,s"),
    Key("Q", "quit", "screen.leave('quit')", "q"),
)
WHOLE = 10**6
"""More steps than any game has."""


class ReplayScreen(GameLayout):
    """Shows a replay. It is dismissed with `start` or `quit`."""

    BINDINGS: ClassVar[list[BindingType]] = [
        # Before the keys of the panel, which has nothing to move or to choose here.
        Binding("left", "step(-1)", priority=True),
        Binding("right", "step(1)", priority=True),
        Binding("home", f"step({-WHOLE})", priority=True),
        Binding("end", f"step({WHOLE})", priority=True),
        *bound(REVIEW, COMMENT, *ALWAYS),
    ]

    def __init__(
        self, replay: Replay, words: Words, panel: GamePanel, comment: Said = SILENT, seat: int | None = None
    ) -> None:
        """Begin where the replay stands; `comment` is a review's on that move, `seat` whose view is shown."""
        super().__init__(replay, words, panel)
        self.replay, self._comment, self._comment_at = replay, comment, replay.count
        self.seat = self.seat if seat is None else seat

    def look(self) -> None:
        """Show the position and the comment on it."""
        told = self.replay.events(self.seat)
        sight = Sight(self.seat, self.view(), None, self.replay.news(self.seat), None, told)
        self.show_position(sight, self.wording.replayed(self.replay.moves), self._keys())
        self.foresee(sight.view)
        self.guide.say(self._comment if self.replay.count == self._comment_at else SILENT)

    def _keys(self) -> list[Key]:
        comment = [] if self._comment is SILENT else [COMMENT]
        return [*STEPS, *self.panel.LOOKING, *([REVIEW] if self._can_review else comment), *ALWAYS]

    @property
    def _can_review(self) -> bool:
        """Whether a review can be opened: not from a replay that was opened by one."""
        return self._comment is SILENT and has_judge(self.session.game.name)

    # -- what people do

    def action_step(self, by: int) -> None:
        """Go forward or back in the game."""
        self.replay.step(by)
        self.look()

    def action_eyes(self) -> None:
        """Show the view of the next seat; the game is over, so nothing is secret any more."""
        self.seat = (self.seat + 1) % self.session.match.seats
        self.look()

    def action_review(self) -> None:
        """Open the review of the game."""
        if self._can_review:
            self.app.push_screen(ReviewDialog(self.session, self.words))
