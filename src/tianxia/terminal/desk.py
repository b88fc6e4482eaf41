"""What the table and a replay share: a mat with the side column, laid out in the room there is, and the keys below."""

from collections.abc import Iterable
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Static

from tianxia.engine.game import Plain
from tianxia.terminal import panes
from tianxia.terminal.mats import Key, Mat, Sight
from tianxia.terminal.screens import Reading
from tianxia.terminal.sentences import Sentences
from tianxia.terminal.session import Session
from tianxia.terminal.side import Side
from tianxia.words import Words

BARS = 3
"""Rows that the title and the keys take."""
CRAMPED = "-cramped"


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
        self.side = Side(self.sentences, mat)

    def compose(self) -> ComposeResult:
        """Title, mat and side, keys; or that there is not enough room."""
        yield Static(id="title", markup=False)
        with Horizontal(id="desk"):
            with Vertical(id="place"):
                yield self.mat
                yield Static(id="prompt", markup=False)
            yield self.side
        yield panes.Keys()
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
        self.query_one("#cramped", Static).update(self.words.say("table-cramped", **room))
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

    def lay(self, sight: Sight, prompt: str, keys: Iterable[Key]) -> None:
        """Show a position: title, mat, log, what is to be done, and the keys for it."""
        self.query_one("#title", Static).update(self.sentences.title())
        self.mat.show(sight)
        self.side.tell(sight.view, sight.told, sight.news)
        self.query_one("#prompt", Static).update(prompt)
        self.query_one(panes.Keys).show(self.words, keys)

    def view(self) -> Plain:
        """What the present seat sees."""
        view: Plain = self.session.seen(self.seat)["view"]
        return view

    def action_log(self) -> None:
        """Show all that has happened."""
        told = panes.log(self.sentences, self.session.events(self.seat), self.view(), self.session.count)
        self.app.push_screen(Reading(self.words, self.words.say("table-log"), told, from_end=True))

    def action_guide(self) -> None:
        """Show all that the guide says, which may be more than there is room for beside the board."""
        title, text = self.side.guide.said
        if text:
            self.app.push_screen(Reading(self.words, title, text))

    def action_leave(self, where: str) -> None:
        """Leave; the game has been kept after every answer."""
        self.dismiss(where)
