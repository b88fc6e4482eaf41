"""The Textual app: start screen, tables and replays, one after the other. `start` is its door."""

import importlib

from textual.app import App
from textual.theme import Theme

from tianxia.telling.faces import face
from tianxia.terminal import palette
from tianxia.terminal.screens.replay import Replay, ReplayScreen
from tianxia.terminal.screens.review import MoveRow
from tianxia.terminal.screens.start import StartScreen
from tianxia.terminal.screens.table import TableScreen
from tianxia.terminal.session import Session
from tianxia.terminal.widgets.fallback_panel import PlainMat
from tianxia.terminal.widgets.panel import Mat
from tianxia.words import Words, words

PAUSE = 0.6
"""Seconds that a bot takes at least, so that its moves can be followed."""

"""The package with a folder for each game that has a mat of its own."""
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
        self._chosen(self._session or f"{self.words.language}/")

    def _chosen(self, choice: Session | str | None) -> None:
        """Do what was chosen on the start screen: a session, another language and game, or nothing more."""
        if isinstance(choice, Session):
            self._sit_down(choice)
        elif choice is None or choice == "quit":
            self.exit()
        else:
            language, _, game = choice.partition("/")
            self.words = words(language)
            self.push_screen(StartScreen(self.words, game), self._chosen)

    def _sit_down(self, session: Session) -> None:
        """Open the table of a session, or its replay."""
        if isinstance(session, Replay):
            self.push_screen(ReplayScreen(session, self.words, self._mat(session)), self._left)
        else:
            self.push_screen(TableScreen(session, self.words, self._mat(session), self._pause), self._left)

    def _mat(self, session: Session) -> Mat:
        """The mat of the game: its own where it has one."""
        module = session.game.terminal
        mat: type[Mat] = PlainMat if module is None else importlib.import_module(module).MAT
        return mat(self.words, face(session.game.name))

    def on_move_row_chosen(self, event: MoveRow.Chosen) -> None:
        """Show the board at a move of a review, through the eyes of its player."""
        replay, said = Replay(event.session), (self.words.say("review-heading"), event.text)
        replay.go(event.move.number)
        screen = ReplayScreen(replay, self.words, self._mat(replay), said, event.move.seat)
        self.push_screen(screen, lambda where: self.exit() if where == "quit" else None)

    def action_help_quit(self) -> None:
        """Ctrl-C: say how to quit, with our key and in the language of the table."""
        self.notify(self.words.say("table-quit-how"), markup=False)

    def _left(self, where: str | None) -> None:
        self._chosen(f"{self.words.language}/" if where == "start" else None)


def start(language: str, session: Session | None = None) -> None:
    """The table of a session, or the start screen and whatever is chosen there."""
    TableApp(language, session).run()
