"""The drafted placement: which tile, turned how, over which space. It has no rules."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from tianxia.telling.qin.face import TILE_ORDER, letter

Cell = tuple[int, int]
Half = tuple[str, int, int]
Spots = tuple[str, ...]
"""The spots of a choice: a tile of the hand, then the spaces of its two halves."""

HAND, SPACE = "hand:", "cell:"
"""The prefixes of the spots that the game publishes for tiles and spaces."""
STEPS: tuple[Cell, ...] = ((0, 1), (1, 0), (0, -1), (-1, 0))
"""Where the second half lies from the first: right, below, left, above."""


@dataclass
class Draft:
    """The placement to be answered. It is always wholly on the board."""

    side: int
    hand: list[str] = field(default_factory=list)
    chosen: int = 0
    turn: int = 0
    row: int = 0
    column: int = 0

    def take(self, hand: list[str]) -> None:
        """Take a new hand, and keep the number of the chosen tile."""
        self.hand = hand
        self.chosen = min(self.chosen, max(len(hand) - 1, 0))

    @property
    def tile(self) -> str:
        """The chosen tile."""
        return self.hand[self.chosen]

    def halves(self) -> list[Half]:
        """Colour, row and column of both halves, the one under the cursor first."""
        return self._halves_at(self.row, self.column)

    def _halves_at(self, row: int, column: int) -> list[Half]:
        down, right = STEPS[self.turn]
        return [(self.tile[0], row, column), (self.tile[1], row + down, column + right)]

    def spots(self) -> Spots:
        """The spots of this draft."""
        return spots_of(self.tile, self.halves())

    def cells(self, choices: Collection[Spots]) -> set[Cell]:
        """The spaces at which the tile, turned as it is, would be one of the choices."""
        cells = [(row, column) for row in range(self.side) for column in range(self.side)]
        return {cell for cell in cells if spots_of(self.tile, self._halves_at(*cell)) in choices}

    def choose(self, number: int) -> None:
        """Choose the tile of that number, if there is one."""
        self.chosen = number if number < len(self.hand) else self.chosen

    def next_tile(self, step: int) -> None:
        """Choose the next tile of the hand."""
        self.chosen = (self.chosen + step) % len(self.hand)

    def rotate(self) -> None:
        """Turn the tile by a quarter around the half under the cursor."""
        self.turn = (self.turn + 1) % len(STEPS)
        self._stay_on_board()

    def turn_round(self) -> None:
        """Swap the halves on the same two spaces."""
        down, right = STEPS[self.turn]
        self.row, self.column, self.turn = self.row + down, self.column + right, (self.turn + 2) % len(STEPS)

    def move(self, down: int, right: int) -> None:
        """Move the tile by that many spaces, within the board."""
        self.go(self.row + down, self.column + right)

    def go(self, row: int, column: int) -> None:
        """Move the half under the cursor to a space."""
        self.row, self.column = row, column
        self._stay_on_board()

    def go_on(self, cells: Collection[Cell]) -> None:
        """Go to the next of these spaces in reading order, round the end of the board."""
        if cells:
            later = [cell for cell in cells if cell > (self.row, self.column)]
            self.go(*min(later or cells))

    def go_near(self, cells: Collection[Cell]) -> None:
        """Go to the nearest of these spaces, the first of equals."""
        if cells:
            self.go(*min(cells, key=lambda cell: (abs(cell[0] - self.row) + abs(cell[1] - self.column), cell)))

    def follow(self, spots: Sequence[str]) -> None:
        """Become the placement with these spots."""
        tile, (row, column), (other_row, other_column) = spots[0].removeprefix(HAND), *map(cell_at, spots[1:])
        if tile in self.hand:
            self.chosen = self.hand.index(tile)
            self.row, self.column, self.turn = row, column, STEPS.index((other_row - row, other_column - column))

    def _stay_on_board(self) -> None:
        down, right = STEPS[self.turn]
        self.row = min(max(self.row, -min(down, 0)), self.side - 1 - max(down, 0))
        self.column = min(max(self.column, -min(right, 0)), self.side - 1 - max(right, 0))


def spots_of(tile: str, halves: list[Half]) -> Spots:
    """The spots of a tile and its halves as the game publishes them: in the order of colours, then by space."""
    ordered = sorted(halves, key=lambda half: (TILE_ORDER.index(half[0]), *half[1:]))
    return (f"{HAND}{tile}", *(f"{SPACE}{letter(column)}{row + 1}" for _, row, column in ordered))


def cell_at(spot: str) -> Cell:
    """The space of a spot like `cell:H11`: column letter, then row from 1."""
    name = spot.removeprefix(SPACE)
    return int(name[1:]) - 1, ord(name[0]) - ord("A")
