"""The small screens over the table: something to read, the curtain between two persons, and the end of a game."""

from typing import ClassVar

from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Button, Label, Static

from tianxia.bots.judge import has_judge
from tianxia.terminal.sentences import Sentences
from tianxia.words import Words


class Reading(ModalScreen[None]):
    """A text to read and put away: help, log, or why not."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,q,l,w,question_mark,space", "dismiss")]

    def __init__(self, words: Words, title: str, text: Text | Table, from_end: bool = False) -> None:
        """Hold up a text under a title; a long one may be read from its end."""
        super().__init__()
        self._words, self._title, self._text, self._from_end = words, title, text, from_end

    def compose(self) -> ComposeResult:
        """The text, scrollable, and how to put it away."""
        with Vertical(classes="sheet") as sheet:
            sheet.border_title = self._title
            sheet.border_subtitle = self._words.say("table-close")
            with VerticalScroll():
                yield Static(self._text)

    def on_mount(self) -> None:
        """Show the end first where that is what counts."""
        if self._from_end:
            self.query_one(VerticalScroll).scroll_end(animate=False)

    def on_click(self) -> None:
        """A click puts it away too."""
        self.dismiss()


class Curtain(Screen[None]):
    """Between two persons: nothing of the table is seen until the next one says so."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "dismiss")]

    def __init__(self, words: Words, seat: str) -> None:
        """Ask for a person by name."""
        super().__init__()
        self._words, self._seat = words, seat

    def compose(self) -> ComposeResult:
        """Who comes next, and how to go on."""
        with Vertical(id="curtain"):
            yield Label(self._words.say("curtain-title", seat=self._seat), id="curtain-title")
            yield Label(self._words.say("curtain-text", seat=self._seat))

    def on_click(self) -> None:
        """A click goes on too."""
        self.dismiss()


class End(ModalScreen[str]):
    """How the game ended, and what to do now: `next`, `start`, `review`, `look`, `undo` or `quit`."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss('look')"),
        Binding("r", "dismiss('review')"),
        Binding("u", "dismiss('undo')"),
        Binding("s", "dismiss('start')"),
        Binding("q", "dismiss('quit')"),
    ]

    def __init__(self, sentences: Sentences) -> None:
        """Tell the end of this session's game."""
        super().__init__()
        self._sentences, self._words = sentences, sentences.words

    def compose(self) -> ComposeResult:
        """Result, scores, series, choices."""
        headline, *scores = self._sentences.result()
        with Vertical(classes="sheet", id="end") as sheet:
            sheet.border_title = self._words.say("end-title")
            yield Label(headline, id="end-headline")
            yield Static("\n".join(scores), markup=False)
            standing = self._sentences.standing()
            if standing:
                yield Static("\n".join(standing), markup=False, id="end-standing")
            first = "next" if self._sentences.session.more_games else "start"
            people = ["undo"] if self._sentences.session.people else []
            judged = ["review"] if has_judge(self._sentences.game) else []
            # Two rows: in German and French one would not hold them all.
            for row in ([first, *judged, "look"], [*people, "quit"]):
                with Horizontal(classes="end-choices"):
                    yield from self._choices(row, first)

    def _choices(self, names: list[str], first: str) -> ComposeResult:
        for name in names:
            button = Button(self._words.say(f"end-{name}"), id=name, compact=True)
            button.variant = "primary" if name == first else "default"
            yield button

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Go where the button says."""
        self.dismiss(event.button.id)
