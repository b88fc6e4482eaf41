"""The position of ZhanGuo: one row of small numbers, read and changed through the names below. No rules here.

There are cells for four seats whatever the number of players; those of absent seats stay empty.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.games.zhanguo.cells.cards import Cards
from tianxia.games.zhanguo.cells.layout import (
    BIG_MARKERS,
    BOARD,
    CELLS,
    DECKS,
    DISC,
    OFFICIALS_EACH,
    SQUARES,
    SUPPLY,
    TASK_TILES,
    WALL_TILES,
)
from tianxia.games.zhanguo.ids import NO_ACTION, NO_BOARD, NO_DISC, NO_FACE, NO_TILE, NOBODY
from tianxia.games.zhanguo.printed import Printed


class Position(Cards):
    """Everything on the table. `copy` shares what is printed, and nothing else."""

    def copy(self) -> "Position":
        """An equal position that shares nothing that can change."""
        twin = Position()
        twin.printed = self.printed
        twin.seats = self.seats
        twin.cells = self.cells[:]
        return twin


def empty_table(seats: int, printed: Printed) -> Position:
    """Nothing on the table, every card in its deck and every official in supply. (Z-1.1 to Z-1.3)"""
    pos = Position()
    pos.printed, pos.seats = printed, seats
    pos.cells = vec[i64]([0] * CELLS)
    pos.round = 1
    pos.action = NO_ACTION
    for first, count, empty in EMPTY:
        for place in range(first, first + count):
            pos.cells[place] = empty
    for place in range(SUPPLY, SUPPLY + seats * 3):
        pos.cells[place] = OFFICIALS_EACH
    return pos


EMPTY: Final[tuple[tuple[int, int, int], ...]] = (
    (BOARD, 4, NO_BOARD),
    (DISC, 4, NO_DISC),
    (SQUARES, 15, NOBODY),
    (WALL_TILES, 6, NO_FACE),
    (TASK_TILES, 6, NO_TILE),
    (BIG_MARKERS, 3, NOBODY),
    (DECKS, 120, 1),
)
"""Where a field begins, how long it is, and what it holds when empty."""
