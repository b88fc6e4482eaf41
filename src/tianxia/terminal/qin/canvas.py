"""The characters of one space of the board, drawn in layers, in one of three sizes."""

from dataclasses import dataclass

from rich.segment import Segment
from rich.style import Style

EDGE = 3
"""The columns of the row numbers."""


@dataclass(frozen=True)
class Size:
    """How many characters a space takes across and down."""

    width: int
    height: int

    def of_board(self, side: int) -> tuple[int, int]:
        """The columns and rows of a whole board with its edge."""
        return EDGE + side * self.width, 1 + side * self.height

    def brackets(self, line: int) -> tuple[str, str]:
        """The left and right bracket in one line of a space."""
        if self.height == 1:
            return "[", "]"
        return ("┌", "┐") if line == 0 else ("└", "┘") if line == self.height - 1 else ("│", "│")


SIZES = (Size(7, 3), Size(5, 2), Size(3, 1))
"""From the largest to the one that fits 80 columns and 24 rows."""


class Canvas:
    """One space."""

    def __init__(self, size: Size) -> None:
        """Create a blank one."""
        self.size = size
        self.middle, self.centre = size.height // 2, size.width // 2
        self._letters = [[(" ", Style.null())] * size.width for _ in range(size.height)]

    def fill(self, letter: str, colour: str, ground: str) -> None:
        """Cover the whole space."""
        style = Style(color=colour, bgcolor=ground)
        self._letters = [[(letter, style)] * self.size.width for _ in range(self.size.height)]

    def put(
        self,
        line: int,
        column: int,
        text: str,
        colour: str,
        ground: str = "",
        bold: bool = False,
        underline: bool = False,
    ) -> None:
        """Write a text; without a ground it keeps the one there."""
        over = Style(color=colour, bgcolor=ground or None, bold=bold, underline=underline)
        for at, letter in enumerate(text[: self.size.width - column], column):
            self._letters[line][at] = (letter, self._letters[line][at][1] + over)

    def brackets(self, colour: str) -> None:
        """Put the space in brackets: it holds half of the drafted tile."""
        for line in range(self.size.height):
            left, right = self.size.brackets(line)
            self.put(line, 0, left, colour, bold=True)
            self.put(line, self.size.width - 1, right, colour, bold=True)

    def lines(self) -> list[list[Segment]]:
        """The characters as segments."""
        return [[Segment(letter, style) for letter, style in line] for line in self._letters]
