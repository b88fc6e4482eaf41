"""A field of the start screen: a label, and a list to choose from."""

from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.widgets import Label, Select

from tianxia.terminal.fields import Choices


class Choice(Select[str], inherit_bindings=False):
    """A list to choose from in one line: left and right change it, Enter opens it, up and down go to the next field."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "show_overlay"),
        Binding("left", "step(-1)"),
        Binding("right", "step(1)"),
    ]

    def __init__(self, name: str, choices: Choices, value: str) -> None:
        """Show the value that is chosen."""
        self._rows = choices
        super().__init__(choices, value=value, allow_blank=False, id=name, compact=True)

    def offer(self, choices: Choices) -> None:
        """Offer other rows; the value stays if it is among them."""
        value, self._rows = str(self.value), choices
        self.set_options(choices)
        self.value = _kept(value, choices)

    def action_step(self, step: int) -> None:
        """Take the next row, or the one before."""
        values = [value for _, value in self._rows]
        self.value = values[(values.index(str(self.value)) + step) % len(values)]


def _kept(value: str, rows: Choices) -> str:
    """The value if it is still offered, else the first that is."""
    return value if value in dict(rows).values() else rows[0][1]


def field(name: str, label: str, choices: Choices, value: str) -> Horizontal:
    """A label and a list to choose from, in one line."""
    return Horizontal(Label(label, markup=False), Choice(name, choices, value), classes=f"field field-{name}")
