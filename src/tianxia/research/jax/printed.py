"""What is printed on the two boards, as arrays with the board's number first: 0 Bird, 1 Lion."""

from itertools import pairwise
from typing import Any, Final

import numpy as np

from tianxia.games.qin import BOARD_NAMES
from tianxia.games.qin.components import load_components
from tianxia.games.qin.ids import CELLS, KINDS, first_half, second_half
from tianxia.games.qin.printed import Board
from tianxia.games.qin.rules.placing import pair_of

BOARDS: Final[list[Board]] = [load_components(None).boards[name] for name in BOARD_NAMES]
VILLAGES: Final = max(len(board.villages) for board in BOARDS)
"""Room for the villages of either board."""
SHORE: Final = max(
    int(board.shore_start[number + 1] - board.shore_start[number])
    for board in BOARDS
    for number in range(len(board.villages))
)
"""Room for the cells around any village."""


def shores(board: Board) -> list[list[int]]:
    """The cells around each village; cell 0, which lies in the border, fills the rest."""
    starts = [int(start) for start in board.shore_start]
    rows = [[int(cell) for cell in board.shore[start:end]] for start, end in pairwise(starts)]
    rows += [[]] * (VILLAGES - len(rows))
    return [row + [0] * (SHORE - len(row)) for row in rows]


def village_at(board: Board) -> list[int]:
    """The village of each cell, `VILLAGES` for none."""
    found = [VILLAGES] * CELLS
    for number, cells in enumerate(board.villages):
        for cell in cells:
            found[cell] = number
    return found


def kind_pairs(kind: int) -> int:
    """The placements of a kind of tile on one cell, as bits: both ways round, across and down."""
    first, second = first_half(kind), second_half(kind)
    pairs = 1 << int(pair_of(first, second)) | 1 << int(pair_of(second, first))
    return pairs | pairs << 9


GROUND: Final[Any] = np.array([[int(cell) for cell in board.ground] for board in BOARDS], np.uint8)
SHORES: Final[Any] = np.array([shores(board) for board in BOARDS], np.int32)
VILLAGE_AT: Final[Any] = np.array([village_at(board) for board in BOARDS], np.int32)
KIND_BITS: Final[Any] = np.array([kind_pairs(kind) for kind in range(KINDS)], np.uint32)
