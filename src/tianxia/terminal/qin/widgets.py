"""Qin's two widgets: the board, on which a click names a space, and the hand, on which it names a tile."""

from dataclasses import dataclass

from rich.style import Style
from rich.text import Text
from textual import events
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from tianxia.engine.game import Json
from tianxia.terminal import palette
from tianxia.terminal.palette import PROVINCES
from tianxia.terminal.qin.canvas import EDGE, SIZES
from tianxia.terminal.qin.draft import Cell
from tianxia.terminal.qin.drawing import Marks, Painter
from tianxia.words import Words

RIGHT_BUTTON = 3


class QinBoard(Widget):
    """The board."""

    @dataclass
    class Pointed(Message):
        """A space was clicked, perhaps to turn the tile there."""

        cell: Cell
        turn: bool

    def __init__(self) -> None:
        """Create an empty board."""
        super().__init__()
        self.space = SIZES[-1]
        self._lines: list[Strip] = []

    def draw(self, view: Json, marks: Marks) -> None:
        """Show a position with marks."""
        painter = Painter(view, self.space, marks)
        self._lines = [Strip(segments).simplify() for segments in painter.lines()]
        self.styles.width, self.styles.height = self.space.of_board(painter.side)
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """One line of the board."""
        return self._lines[y] if y < len(self._lines) else Strip.blank(self.size.width)

    def on_click(self, event: events.Click) -> None:
        """Post which space was clicked; the right button turns the tile."""
        row, column = (event.y - 1) // self.space.height, (event.x - EDGE) // self.space.width
        if row >= 0 and column >= 0:
            self.post_message(self.Pointed((row, column), turn=event.button == RIGHT_BUTTON))


class QinHand(Widget):
    """The tiles in hand, numbered, the chosen one in brackets; the bag below."""

    @dataclass
    class Chosen(Message):
        """A tile was clicked, counted from 0."""

        number: int

    def __init__(self, words: Words) -> None:
        """Create an empty hand."""
        super().__init__()
        self.words = words
        self.space = SIZES[-1]
        self._text = Text()

    def draw(self, hand: list[str] | None, chosen: int | None, bag: int) -> None:
        """Show the tiles; a hidden hand shows nothing."""
        self._text = Text(no_wrap=True, overflow="ellipsis")
        for line in range(self.space.height):
            for number, tile in enumerate(hand or []):
                self._text.append_text(self._tile(number, tile, number == chosen, line))
            self._text.append("\n")
        self._text.append("   " + self.words.say("qin-bag", count=bag), palette.MUTED)
        self.styles.height = self.space.height + 1
        self.refresh()

    def _tile(self, number: int, tile: str, chosen: bool, line: int) -> Text:
        """A line of a tile: ` 1 [ r  y ] `; its number and letters stand in the first."""
        first, width, bracket = line == 0, self.space.width, Style(color=palette.INK, bold=True)
        left, right = self.space.brackets(line) if chosen else (" ", " ")
        text = Text(f" {number + 1} " if first else "   ", bracket if chosen else Style(color=palette.MUTED))
        text.append(left, bracket)
        for sign in tile:
            style = Style(color=PROVINCES[sign].text, bgcolor=PROVINCES[sign].fill, bold=chosen)
            text.append(f"{sign if first else '':^{width}}", style)
        return text.append(right, bracket).append(" ")

    def render(self) -> Text:
        """Tiles above, the bag below."""
        return self._text

    def on_click(self, event: events.Click) -> None:
        """Post which tile was clicked."""
        if event.y < self.space.height:
            self.post_message(self.Chosen(event.x // (2 * self.space.width + 6)))
