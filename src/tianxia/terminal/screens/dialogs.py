"""The small screens over others: something to read, a question, the curtain between two persons, the end of a game."""

from typing import ClassVar

from rich.table import Table
from rich.text import Text
from textual.actions import SkipAction
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen, ScreenResultType
from textual.widgets import Button, Label, Static
from textual.widgets.button import ButtonVariant

from tianxia.bots.judge import has_judge
from tianxia.terminal.wording import Sentences
from tianxia.words import Words


class Sheet(ModalScreen[ScreenResultType]):
    """Lies over another screen."""

    def action_copy_text(self) -> None:
        """Ctrl-C copies what is selected; else it says how to quit, as it does where nothing lies over the screen."""
        try:
            super().action_copy_text()
        except SkipAction:
            self.app.action_help_quit()


class Reading(Sheet[None]):
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


class Buttons(Vertical):
    """Buttons in rows; the arrow keys go from one to the next."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "go(0, -1)"),
        Binding("right", "go(0, 1)"),
        Binding("up", "go(-1, 0)"),
        Binding("down", "go(1, 0)"),
    ]

    def __init__(self, rows: list[list[Button]]) -> None:
        """Lay out these buttons."""
        super().__init__(classes="buttons")
        self._rows = rows

    def compose(self) -> ComposeResult:
        """Row by row."""
        for row in self._rows:
            yield Horizontal(*row)

    def action_go(self, down: int, right: int) -> None:
        """Go to the button beside, above or below; round the ends."""
        row = next((place for place, buttons in enumerate(self._rows) if self.screen.focused in buttons), 0)
        column = next((place for place, button in enumerate(self._rows[row]) if button.has_focus), 0)
        buttons = self._rows[(row + down) % len(self._rows)]
        buttons[min(column, len(buttons) - 1) if down else (column + right) % len(buttons)].focus()


class Confirm(Sheet[bool]):
    """A question before something that cannot be undone. Nothing happens unless somebody says yes to it."""

    AUTO_FOCUS = "#no"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("y", "dismiss(True)"), Binding("escape,n,q", "dismiss(False)")]

    def __init__(self, title: str, text: str, yes: str, no: str) -> None:
        """Ask, with words for both answers."""
        super().__init__()
        self._title, self._text, self._yes, self._no = title, text, yes, no

    def compose(self) -> ComposeResult:
        """The question and the answers."""
        with Vertical(classes="sheet") as sheet:
            sheet.border_title = self._title
            yield Static(self._text, markup=False)
            yield Buttons([[Button(self._no, id="no", compact=True), Button(self._yes, id="yes", compact=True)]])

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Say which it is."""
        self.dismiss(event.button.id == "yes")


class Curtain(Screen[None]):
    """Between two persons: nothing of the table is seen until the next one says so."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "dismiss"), Binding("q", "app.quit")]

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


class End(Sheet[str]):
    """How the game ended, and what to do now: `next`, `start`, `review`, `replay`, `look`, `undo` or `quit`."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss('look')"),
        Binding("r", "dismiss('review')"),
        Binding("p", "dismiss('replay')"),
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
            yield Buttons([[self._button(name) for name in row] for row in self._choices()])

    def _choices(self) -> list[list[str]]:
        """Two rows: in German and French one would not hold them all."""
        first = "next" if self._sentences.session.more_games else "start"
        people = ["undo"] if self._sentences.session.people else []
        judged = ["review"] if has_judge(self._sentences.game) else []
        return [[first, *judged, "replay"], ["look", *people, "quit"]]

    def _button(self, name: str) -> Button:
        variant: ButtonVariant = "primary" if name in ("next", "start") else "default"
        return Button(self._words.say(f"end-{name}"), id=name, variant=variant, compact=True)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Go where the button says."""
        self.dismiss(event.button.id)
