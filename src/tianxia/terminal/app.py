"""The Textual app: start screen, tables and replays, one after the other. `start` and `open_table` are its doors."""

from textual.app import App
from textual.theme import Theme

from tianxia.terminal import palette
from tianxia.terminal.boards import mat
from tianxia.terminal.mats import Mat
from tianxia.terminal.replay import Replay
from tianxia.terminal.replay_screen import ReplayScreen
from tianxia.terminal.review_sheet import ReviewSheet
from tianxia.terminal.session import Session
from tianxia.terminal.start import StartScreen
from tianxia.terminal.table import TableScreen
from tianxia.words import Words, words

PAUSE = 0.6
"""Seconds that a bot takes at least, so that its moves can be followed."""

THEME = Theme(
    name="tianxia",
    primary=palette.CINNABAR,
    secondary=palette.INDIGO,
    accent=palette.JADE,
    foreground=palette.INK,
    background=palette.PAPER,
    surface=palette.CARD,
    panel=palette.CARD,
    success=palette.JADE,
    warning=palette.OCHRE,
    error=palette.CINNABAR,
    variables={
        "ink": palette.INK,
        "quiet": palette.MUTED,
        "edge": palette.LINE,
        "wash": palette.SILK,
        "button-focus-text-style": "bold",
    },
)


class TableApp(App[None]):
    """Opens with a session or with the start screen."""

    CSS_PATH = "look.tcss"
    ENABLE_COMMAND_PALETTE = False
    TITLE = "tianxia"

    def __init__(self, language: str, session: Session | None = None, pause: float = PAUSE) -> None:
        """Speak a language; play a session, if there is one already."""
        super().__init__()
        self.words: Words = words(language)
        self._session, self._pause = session, pause
        # Before the style sheet is read, which names these colours.
        self.register_theme(THEME)
        self.theme = THEME.name

    def on_mount(self) -> None:
        """Open the first screen."""
        if self._session is None:
            self._show_start()
        else:
            self._sit_down(self._session)

    def _show_start(self, game: str = "") -> None:
        self.push_screen(StartScreen(self.words, game), self._chosen)

    def _chosen(self, choice: Session | str | None) -> None:
        """Do what was chosen on the start screen: a replay, a session, another language and game, or nothing more."""
        if isinstance(choice, Replay):
            self.push_screen(ReplayScreen(choice, self.words, self._mat(choice)), self._left)
        elif isinstance(choice, Session):
            self._sit_down(choice)
        elif choice is None or choice == "quit":
            self.exit()
        else:
            language, _, game = choice.partition("/")
            self.words = words(language)
            self._show_start(game)

    def _sit_down(self, session: Session) -> None:
        """Open the table of a session."""
        self.push_screen(TableScreen(session, self.words, self._mat(session), self._pause), self._left)

    def _mat(self, session: Session) -> Mat:
        return mat(session.game.name, self.words)

    def on_review_sheet_chosen(self, event: ReviewSheet.Chosen) -> None:
        """Show the board at a move of a review, through the eyes of its player."""
        replay = Replay(event.session)
        replay.go(event.move.number)
        screen = ReplayScreen(replay, self.words, self._mat(replay), event.said, event.move.seat)
        self.push_screen(screen, lambda where: self.exit() if where == "quit" else None)

    def action_help_quit(self) -> None:
        """Ctrl-C: say how to quit, with our key and in the language of the table."""
        self.notify(self.words.say("table-quit-how"), markup=False)

    def _left(self, where: str | None) -> None:
        if where == "start":
            self._show_start()
        else:
            self.exit()


def start(language: str) -> None:
    """The start screen, and whatever is chosen there."""
    TableApp(language).run()


def open_table(session: Session, language: str) -> None:
    """The table of a session."""
    TableApp(language, session).run()
