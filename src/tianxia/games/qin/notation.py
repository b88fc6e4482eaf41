"""The texts of Qin's answers: `rE7 yF7` is a placement by its halves, each a colour and a space; the other is `pass`.

Older records name a space by row and column from 0, `r6,4 y6,5`. They are still read.
"""

import re
from typing import Literal, get_args

from tianxia.games.qin.ids import SIDE, WIDTH, cell_at, column_of, row_of
from tianxia.games.qin.rules.placing import PASS, cell_of, colour_of, move_of, other_cell_of, other_colour_of, pair_of

Colour = Literal["r", "y", "b"]
COLOURS = " " + "".join(get_args(Colour))
Tile = Literal["rr", "yy", "bb", "ry", "rb", "yb"]
KIND_NAMES: tuple[Tile, ...] = get_args(Tile)
PLACE, FIRST, DEAL, DRAW = "place", "first", "deal", "draw"

_PLACEMENT = re.compile(r"([ryb])([A-Z])([1-9]\d?) ([ryb])([A-Z])([1-9]\d?)", re.ASCII)
_OLDER_PLACEMENT = re.compile(r"([ryb])(\d{1,2}),(\d{1,2}) ([ryb])(\d{1,2}),(\d{1,2})")


def key_of(question: str, answer: int) -> str:
    """The text of an answer."""
    if question == PLACE:
        return _placement_key(answer)
    return str(answer) if question == FIRST else KIND_NAMES[answer]


def answer_of(question: str, text: str) -> int:
    """The answer that a text stands for; ValueError shows what a valid one looks like."""
    if question == PLACE:
        return _placement(text)
    if question == FIRST and text.isdecimal():
        return int(text)
    if question in (DEAL, DRAW) and text in KIND_NAMES:
        return KIND_NAMES.index(text)
    raise ValueError(f"{text!r} is no answer to {question!r}")


def space_name(row: int, column: int) -> str:
    """A space as on the edge of the board: column letter, then row from 1."""
    return f"{chr(ord('A') + column)}{row + 1}"


def half_key(colour: int, cell: int) -> str:
    """One half of a tile on its cell, like `rE7`."""
    return f"{COLOURS[colour]}{space_name(row_of(cell), column_of(cell))}"


def _placement_key(move: int) -> str:
    if move == PASS:
        return "pass"
    first, second = half_key(colour_of(move), cell_of(move)), half_key(other_colour_of(move), other_cell_of(move))
    return f"{first} {second}"


def _placement(text: str) -> int:
    if text == "pass":
        return PASS
    older = _OLDER_PLACEMENT.fullmatch(text)
    match = _PLACEMENT.fullmatch(text if older is None else _renamed(older))
    if match is None:
        raise ValueError(f"{text!r} is not a placement; one looks like 'rE7 yF7', or 'pass'")
    first, column, row, second, other_column, other_row = match.groups()
    here, there = (int(row) - 1, ord(column) - ord("A")), (int(other_row) - 1, ord(other_column) - ord("A"))
    step = _step(*here, *there, text)
    return int(move_of(cell_at(*here), step // WIDTH, pair_of(COLOURS.index(first), COLOURS.index(second))))


def _renamed(older: re.Match[str]) -> str:
    """An older placement with the spaces by their names."""
    first, row, column, second, other_row, other_column = older.groups()
    return f"{first}{space_name(int(row), int(column))} {second}{space_name(int(other_row), int(other_column))}"


def _step(row: int, column: int, other_row: int, other_column: int, text: str) -> int:
    """The distance from the first cell to the second: 1 to the right or a row down, both on the board."""
    step = cell_at(other_row, other_column) - cell_at(row, column)
    if max(row, column, other_row, other_column) >= SIDE or step not in (1, WIDTH):
        raise ValueError(f"{text!r} does not name two neighbouring spaces of the board, the left or upper one first")
    return step
