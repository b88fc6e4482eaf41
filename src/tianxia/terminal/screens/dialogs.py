"""Small screens over others: a text, a question, the curtain between two people, the end of a game."""

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
from tianxia.terminal.wording import Wording
from tianxia.words import Words


class Dialog(ModalScreen[ScreenResultType]):
    """A screen over another one."""

    def action_copy_text(self) -> None:
        """Ctrl-C copies the selection; without one it says how to quit, as on other screens."""
        try:
            super().action_copy_text()
        except SkipAction:
            self.app.action_help_quit()


class TextDialog(Dialog[None]):
    """A text to read and close: help, log, or why not."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,q,l,w,question_mark,space", "dismiss")]

    def __init__(self, words: Words, title: str, text: Text | Table, from_end: bool = False) -> None:
        """Show a text under a title, a long one from its end if wanted."""
        super().__init__()
        self._words, self._title, self._text, self._from_end = words, title, text, from_end

    def compose(self) -> ComposeResult:
        """The text, scrollable, and how to close it."""
        with Vertical(classes="dialog") as dialog:
            dialog.border_title = self._title
            dialog.border_subtitle = self._words.say("table-close")
            with VerticalScroll():
                yield Static(self._text)

    def on_mount(self) -> None:
        """Scroll to the end if wanted."""
        if self._from_end:
            self.query_one(VerticalScroll).scroll_end(animate=False)

    def on_click(self) -> None:
        """Close on a click."""
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
        """Create rows of these buttons."""
        super().__init__(classes="buttons")
        self._rows = rows

    def compose(self) -> ComposeResult:
        """Row by row."""
        for row in self._rows:
            yield Horizontal(*row)

    def action_go(self, down: int, right: int) -> None:
        """Focus the button beside, above or below; round the ends."""
        row = next((place for place, buttons in enumerate(self._rows) if self.screen.focused in buttons), 0)
        column = next((place for place, button in enumerate(self._rows[row]) if button.has_focus), 0)
        buttons = self._rows[(row + down) % len(self._rows)]
        buttons[min(column, len(buttons) - 1) if down else (column + right) % len(buttons)].focus()


class Confirm(Dialog[bool]):
    """A question before something that cannot be undone; only a yes lets it happen."""

    AUTO_FOCUS = "#no"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("y", "dismiss(True)"), Binding("escape,n,q", "dismiss(False)")]

    def __init__(self, title: str, text: str, yes: str, no: str) -> None:
        """Ask, with labels for both answers."""
        super().__init__()
        self._title, self._text, self._yes, self._no = title, text, yes, no

    def compose(self) -> ComposeResult:
        """The question and the answers."""
        with Vertical(classes="dialog") as dialog:
            dialog.border_title = self._title
            yield Static(self._text, markup=False)
            yield Buttons([[Button(self._no, id="no", compact=True), Button(self._yes, id="yes", compact=True)]])

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Return the answer."""
        self.dismiss(event.button.id == "yes")


class Curtain(Screen[None]):
    """Hides the table between two people until the next one continues."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "dismiss"), Binding("q", "app.quit")]

    def __init__(self, words: Words, seat: str) -> None:
        """Ask for the person of a seat."""
        super().__init__()
        self._words, self._seat = words, seat

    def compose(self) -> ComposeResult:
        """Whose turn it is, and how to continue."""
        with Vertical(id="curtain"):
            yield Label(self._words.say("curtain-title", seat=self._seat), id="curtain-title")
            yield Label(self._words.say("curtain-text", seat=self._seat))

    def on_click(self) -> None:
        """Continue on a click."""
        self.dismiss()


class End(Dialog[str]):
    """How the game ended, and what to do now: `next`, `start`, `review`, `replay`, `look`, `undo` or `quit`."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss('look')"),
        Binding("r", "dismiss('review')"),
        Binding("p", "dismiss('replay')"),
        Binding("u", "dismiss('undo')"),
        Binding("s", "dismiss('start')"),
        Binding("q", "dismiss('quit')"),
    ]

    def __init__(self, wording: Wording) -> None:
        """Show the end of this session's game."""
        super().__init__()
        self._wording, self._words = wording, wording.words

    def compose(self) -> ComposeResult:
        """Result, scores, series, choices."""
        headline, *scores = self._wording.result()
        with Vertical(classes="dialog", id="end") as dialog:
            dialog.border_title = self._words.say("end-title")
            yield Label(headline, id="end-headline")
            yield Static("\n".join(scores), markup=False)
            standing = self._wording.standing()
            if standing:
                yield Static("\n".join(standing), markup=False, id="end-standing")
            yield Buttons([[self._button(name) for name in row] for row in self._choices()])

    def _choices(self) -> list[list[str]]:
        """Two rows: in German and French one would be too narrow."""
        first = "next" if self._wording.session.more_games else "start"
        people = ["undo"] if self._wording.session.people else []
        review = ["review"] if has_judge(self._wording.game) else []
        return [[first, *review, "replay"], ["look", *people, "quit"]]

    def _button(self, name: str) -> Button:
        variant: ButtonVariant = "primary" if name in ("next", "start") else "default"
        return Button(self._words.say(f"end-{name}"), id=name, variant=variant, compact=True)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Return the choice."""
        self.dismiss(event.button.id)
