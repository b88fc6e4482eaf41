"""What the table and a replay share: a mat with the side column, laid out in the room there is, and the keys below."""

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
from tianxia.terminal.screens.dialogs import Reading
from tianxia.terminal.session import Session
from tianxia.terminal.widgets import panes
from tianxia.terminal.widgets.guide import Guide
from tianxia.terminal.widgets.panel import Key, Mat, Sight
from tianxia.terminal.wording import Sentences
from tianxia.words import Words

BARS = 3
"""Rows that the title and the keys take."""
CRAMPED = "-cramped"
LOG_EVENTS = 40
"""As many events as the log beside the board goes back; the L key shows all."""


class Desk(Screen[str]):
    """Shows a position of a session. Where a part of it would be cut off, it says how much room it needs instead."""

    LEAST: ClassVar[tuple[int, int]] = (80, 22)
    """The columns and rows without which a hand or a board would be cut off."""
    ALWAYS: ClassVar[tuple[str, ...]] = ("leave",)
    """What can be done where there is not enough room: nobody plays what is not seen."""

    def __init__(self, session: Session, words: Words, mat: Mat) -> None:
        """Lay a mat for a session."""
        super().__init__()
        self.session, self.words, self.mat = session, words, mat
        self.sentences = Sentences(session, words)
        self.seat = session.viewer
        self.guide = Guide()

    def compose(self) -> ComposeResult:
        """Title, mat and side, keys; or that there is not enough room."""
        yield Static(id="title", markup=False)
        with Horizontal(id="desk"):
            with Vertical(id="place"):
                yield self.mat
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

    # -- the room there is

    def on_resize(self, event: events.Resize) -> None:
        """Make the best of the room."""
        width, height = event.size
        columns, rows = self.LEAST
        cramped = width < columns or height < rows
        self.set_class(cramped, CRAMPED)
        # What is hidden would still take keys.
        self.query_one("#desk").disabled = cramped
        room = {"columns": columns, "rows": rows, "width": width, "height": height}
        self.put("cramped", self.words.say("table-cramped", **room))
        self.mat.fit(width, height - BARS)
        if not cramped:
            self.mat.focus()
        self.call_after_refresh(self.look)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Only leave where nothing is seen."""
        if self.has_class(CRAMPED) and action not in self.ALWAYS:
            return False
        return super().check_action(action, parameters)

    # -- what is shown

    def look(self) -> None:
        """Show the table as the present seat sees it."""
        raise NotImplementedError

    def put(self, name: str, text: Text | str) -> None:
        """Show a text in its place."""
        self.query_one(f"#{name}", Static).update(text)

    def lay(self, sight: Sight, prompt: str, keys: list[Key]) -> None:
        """Show a position: title, mat, log with what is new, what is to be done, and the keys for it."""
        self.put("title", self.sentences.title())
        self.mat.show(sight)
        new = sight.news[0]["after"] if sight.news else self.session.count
        log = panes.log(self.sentences, sight.told[-LOG_EVENTS:], sight.view, new)
        self.query_one("#log", Static).update(log)
        self.query_one("#log-pane").scroll_end(animate=False)
        self.put("prompt", prompt)
        self.query_one("#keys", panes.Fitted).show(partial(panes.keys, self.words, keys))

    def foresee(self, view: Json, preview: Trial | None = None, refusal: Refusal | None = None) -> None:
        """Show what the draft would do, or why it cannot be played."""
        text = panes.foreseen(self.sentences, preview, view) if preview is not None else Text()
        self.put("preview", text if refusal is None else panes.refused(self.sentences, refusal, view))
        key, say = self.mat.key(), self.words.say
        title = say("table-preview") if key and self.mat.named(key) != key else say("table-preview-of", answer=key)
        self.query_one("#preview-pane").border_title = title if key else ""
        players = partial(panes.players, self.sentences, self.mat, view, None if preview is None else preview.view)
        self.query_one("#players", panes.Fitted).show(players)

    def view(self) -> Json:
        """What the present seat sees."""
        view: Json = self.session.seen(self.seat)["view"]
        return view

    def action_log(self) -> None:
        """Show all that has happened."""
        told = panes.log(self.sentences, self.session.events(self.seat), self.view(), self.session.count)
        self.app.push_screen(Reading(self.words, self.words.say("table-log"), told, from_end=True))

    def action_guide(self) -> None:
        """Show all that the guide says, which may be more than there is room for beside the board."""
        title, text = self.guide.said
        if text:
            self.app.push_screen(Reading(self.words, title, text))

    def action_leave(self, where: str) -> None:
        """Leave; the game has been kept after every answer."""
        self.dismiss(where)
