"""The layout that table and replay share: the game's panel, the panes beside it, and the keys below."""

from functools import partial
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from tianxia.engine.draft import Trial
from tianxia.engine.game import Json, Refusal
from tianxia.terminal.screens.dialogs import TextDialog
from tianxia.terminal.session import Session
from tianxia.terminal.widgets import panes
from tianxia.terminal.widgets.guide import Guide
from tianxia.terminal.widgets.panel import GamePanel, Key, Sight
from tianxia.terminal.wording import Wording
from tianxia.words import Words

BARS = 3
"""Rows of the title and the keys."""
CRAMPED = "-cramped"
LOG_EVENTS = 40
"""Events in the log beside the board; the L key shows all."""


class GameLayout(Screen[str]):
    """Shows a position of a session. On a screen that would cut off a part it says how much space it needs instead."""

    LEAST: ClassVar[tuple[int, int]] = (80, 22)
    """The fewest columns and rows that show a whole hand and board."""
    ALWAYS: ClassVar[tuple[str, ...]] = ("leave",)
    """The actions that work on a screen that is too small: nobody should play what they cannot see."""

    def __init__(self, session: Session, words: Words, panel: GamePanel) -> None:
        """Lay out the panel of a session."""
        super().__init__()
        self.session, self.words, self.panel = session, words, panel
        self.wording = Wording(session, words)
        self.seat = session.viewer
        self.guide = Guide()

    def compose(self) -> ComposeResult:
        """Title, panel, panes and keys; or that the screen is too small."""
        yield Static(id="title", markup=False)
        with Horizontal(id="layout"):
            with Vertical(id="place"):
                yield self.panel
                yield Static(id="prompt", markup=False)
            with Vertical(id="side"):
                yield panes.Fitted(id="players")
                yield self.guide
                with VerticalScroll(id="preview-pane", can_focus=False):
                    yield Static(id="preview")
                with VerticalScroll(id="log-pane", can_focus=False) as log:
                    log.border_title = self.words.say("table-log")
                    yield Static(id="log")
        yield panes.Fitted(id="keys")
        yield Static(id="cramped", markup=False)

    # -- size

    def on_resize(self, event: events.Resize) -> None:
        """Fit everything to the new size."""
        width, height = event.size
        columns, rows = self.LEAST
        cramped = width < columns or height < rows
        self.set_class(cramped, CRAMPED)
        # Hidden widgets would still take keys.
        self.query_one("#layout").disabled = cramped
        room = {"columns": columns, "rows": rows, "width": width, "height": height}
        self.put("cramped", self.words.say("table-cramped", **room))
        self.panel.fit(width, height - BARS)
        if not cramped:
            self.panel.focus()
        self.call_after_refresh(self.look)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Allow only leaving while the screen is too small."""
        if self.has_class(CRAMPED) and action not in self.ALWAYS:
            return False
        return super().check_action(action, parameters)

    # -- what is shown

    def look(self) -> None:
        """Show the table as the present seat sees it."""
        raise NotImplementedError

    def put(self, name: str, text: Text | str) -> None:
        """Show a text in the widget of that id."""
        self.query_one(f"#{name}", Static).update(text)

    def show_position(self, sight: Sight, prompt: str, keys: list[Key]) -> None:
        """Show a position: title, panel, log with news marked, prompt and keys."""
        self.put("title", self.wording.title())
        self.panel.show(sight)
        new = sight.news[0]["after"] if sight.news else self.session.count
        log = panes.log(self.wording, sight.told[-LOG_EVENTS:], sight.view, new)
        self.query_one("#log", Static).update(log)
        self.query_one("#log-pane").scroll_end(animate=False)
        self.put("prompt", prompt)
        self.query_one("#keys", panes.Fitted).show(partial(panes.keys, self.words, keys))

    def foresee(self, view: Json, preview: Trial | None = None, refusal: Refusal | None = None) -> None:
        """Show what the draft would do, or why it is refused."""
        text = panes.foreseen(self.wording, preview, view) if preview is not None else Text()
        self.put("preview", text if refusal is None else panes.refused(self.wording, refusal, view))
        key, say = self.panel.key(), self.words.say
        title = say("table-preview") if key and self.panel.named(key) != key else say("table-preview-of", answer=key)
        self.query_one("#preview-pane").border_title = title if key else ""
        players = partial(panes.players, self.wording, self.panel, view, None if preview is None else preview.view)
        self.query_one("#players", panes.Fitted).show(players)

    def view(self) -> Json:
        """What the present seat sees."""
        view: Json = self.session.seen(self.seat)["view"]
        return view

    def action_log(self) -> None:
        """Show the whole log."""
        told = panes.log(self.wording, self.session.events(self.seat), self.view(), self.session.count)
        self.app.push_screen(TextDialog(self.words, self.words.say("table-log"), told, from_end=True))

    def action_guide(self) -> None:
        """Show the whole advice, which may not fit beside the board."""
        title, text = self.guide.said
        if text:
            self.app.push_screen(TextDialog(self.words, title, text))

    def action_leave(self, where: str) -> None:
        """Leave; the game is saved after every answer."""
        self.dismiss(where)
