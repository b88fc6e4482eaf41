"""The numbers of Qin: cells, ground, kinds of tiles and seats.

A cell is one number: row and column with a border of one around them, so that neighbours lie at fixed distances.
"""

from typing import Final

from mypy_extensions import i64

SIDE: Final = 13
WIDTH: Final = 14
CELLS: Final = 211

GRASS: Final = 0
RED: Final = 1
YELLOW: Final = 2
BLUE: Final = 3
VILLAGE: Final = 4
WATER: Final = 5
BORDER: Final = 6

KINDS: Final = 6
"""Tiles: rr yy bb ry rb yb, in this order everywhere."""
COPIES: Final = 12
TILES: Final = 72
HAND: Final = 3

NOBODY: Final = 4
"""Used in place of a seat: an unowned village, a province without a pagoda, nobody's turn."""
MAJOR: Final = 5
"""A province with at least this many spaces is a major province. (Q-3.3)"""


def cell_at(row: int, column: int) -> int:
    """The number of a cell."""
    return (row + 1) * WIDTH + column


def row_of(cell: int) -> int:
    """The row of a cell, 0 at the top."""
    return cell // WIDTH - 1


def column_of(cell: int) -> int:
    """The column of a cell, 0 at the left."""
    return cell % WIDTH


def supply_for(seats: int) -> int:
    """Pagodas in each player's supply at the start: 24, 19, 15 with 2, 3, 4 players. (Q-1.3)"""
    return (24, 19, 15)[seats - 2]


def first_half(kind: i64) -> i64:
    """The first colour of a kind of tile: r y b r r y."""
    return kind + 1 if kind < 3 else (RED if kind < 5 else YELLOW)


def second_half(kind: i64) -> i64:
    """The second colour of a kind of tile: r y b y b b."""
    return kind + 1 if kind < 3 else (YELLOW if kind == 3 else BLUE)
