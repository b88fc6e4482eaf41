"""The texts of Qin's answers, reading and writing: `r6,4 y6,5` is a placement by its halves; the other is `pass`."""

import re
from typing import Literal, get_args

from tianxia.games.qin.ids import SIDE, WIDTH, cell_at, column_of, row_of
from tianxia.games.qin.rules.placing import PASS, cell_of, colour_of, move_of, other_cell_of, other_colour_of, pair_of

Colour = Literal["r", "y", "b"]
COLOURS = " " + "".join(get_args(Colour))
Tile = Literal["rr", "yy", "bb", "ry", "rb", "yb"]
KIND_NAMES: tuple[Tile, ...] = get_args(Tile)
PLACE, FIRST, DEAL, DRAW = "place", "first", "deal", "draw"

_PLACEMENT = re.compile(r"([ryb])(\d{1,2}),(\d{1,2}) ([ryb])(\d{1,2}),(\d{1,2})")


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


def half_key(colour: int, cell: int) -> str:
    """One half of a tile on its cell, like `r6,4`."""
    return f"{COLOURS[colour]}{row_of(cell)},{column_of(cell)}"


def _placement_key(move: int) -> str:
    if move == PASS:
        return "pass"
    first, second = half_key(colour_of(move), cell_of(move)), half_key(other_colour_of(move), other_cell_of(move))
    return f"{first} {second}"


def _placement(text: str) -> int:
    if text == "pass":
        return PASS
    match = _PLACEMENT.fullmatch(text)
    if match is None:
        raise ValueError(f"{text!r} is no placement; one looks like 'r6,4 y6,5', or 'pass'")
    first, row, column, second, other_row, other_column = match.groups()
    step = _step(int(row), int(column), int(other_row), int(other_column), text)
    pair = pair_of(COLOURS.index(first), COLOURS.index(second))
    return int(move_of(cell_at(int(row), int(column)), step // WIDTH, pair))


def _step(row: int, column: int, other_row: int, other_column: int, text: str) -> int:
    """The distance from the first cell to the second: 1 to the right or a row down, both on the board."""
    step = cell_at(other_row, other_column) - cell_at(row, column)
    if max(row, column, other_row, other_column) >= SIDE or step not in (1, WIDTH):
        raise ValueError(f"{text!r} does not name two neighbouring spaces of the board in (row, column) order")
    return step
