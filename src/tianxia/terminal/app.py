"""The Textual app: start screen, tables and replays, one after the other."""

import importlib

from textual.app import App
from textual.theme import Theme

from tianxia.telling.faces import face
from tianxia.terminal import palette
from tianxia.terminal.replay import Replay
from tianxia.terminal.screens.replay import ReplayScreen
from tianxia.terminal.screens.review import MoveRow
from tianxia.terminal.screens.start import StartScreen
from tianxia.terminal.screens.table import TableScreen
from tianxia.terminal.session import Session
from tianxia.terminal.widgets.fallback_panel import FallbackPanel
from tianxia.terminal.widgets.panel import GamePanel
from tianxia.words import Words, words

PAUSE = 0.6
"""The fewest seconds between moves of bots, so that they can be followed."""

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
        """Open in a language, with a session if there is one."""
        super().__init__()
        self.words: Words = words(language)
        self._session, self._pause = session, pause
        # Registered before the style sheet is read, which uses these colours.
        self.register_theme(THEME)
        self.theme = THEME.name

    def on_mount(self) -> None:
        """Open the first screen."""
        self._chosen(self._session or f"{self.words.language}/")

    def _chosen(self, choice: Session | str | None) -> None:
        """Handle a choice of the start screen: a session, another language or game, or to quit."""
        if isinstance(choice, Session):
            self._open(choice)
        elif choice is None or choice == "quit":
            self.exit()
        else:
            language, _, game = choice.partition("/")
            self.words = words(language)
            self.push_screen(StartScreen(self.words, game), self._chosen)

    def _open(self, session: Session) -> None:
        """Open the table of a session, or its replay."""
        if isinstance(session, Replay):
            self.push_screen(ReplayScreen(session, self.words, self._panel(session)), self._left)
        else:
            self.push_screen(TableScreen(session, self.words, self._panel(session), self._pause), self._left)

    def _panel(self, session: Session) -> GamePanel:
        """The panel of the game: its own if it has one."""
        module = session.game.terminal
        panel: type[GamePanel] = FallbackPanel if module is None else importlib.import_module(module).PANEL
        return panel(self.words, face(session.game.name))

    def on_move_row_chosen(self, event: MoveRow.Chosen) -> None:
        """Show the board at a move of a review, as its player saw it."""
        replay, said = Replay(event.session), (self.words.say("review-heading"), event.text)
        replay.go(event.move.number)
        screen = ReplayScreen(replay, self.words, self._panel(replay), said, event.move.seat)
        self.push_screen(screen, lambda where: self.exit() if where == "quit" else None)

    def action_help_quit(self) -> None:
        """Say how to quit on Ctrl-C."""
        self.notify(self.words.say("table-quit-how"), markup=False)

    def _left(self, where: str | None) -> None:
        self._chosen(f"{self.words.language}/" if where == "start" else None)


def start(language: str, session: Session | None = None) -> None:
    """Run the app with a session, or with the start screen."""
    TableApp(language, session).run()
