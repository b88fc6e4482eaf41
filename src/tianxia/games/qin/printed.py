"""What is printed on a board of Qin. `loading.py` makes it from the data files."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.games.qin.ids import (
    BORDER,
    CELLS,
    GRASS,
)


class Board:
    """A printed board: the ground of every cell, and which cells adjoin which village. Never changes."""

    def __init__(self, name: str, ground: list[int], shores: list[list[int]], villages: list[list[int]]) -> None:
        """Lay out the tables that the rules look things up in."""
        self.name: str = name
        self.ground: vec[i64] = vec[i64](ground)
        self.villages: list[list[int]] = villages
        self.meadow: vec[i64] = vec[i64]([cell for cell in range(CELLS) if ground[cell] == GRASS])
        self.shore: vec[i64] = vec[i64]([cell for shore in shores for cell in shore])
        starts = [sum(len(shore) for shore in shores[:number]) for number in range(len(shores) + 1)]
        self.shore_start: vec[i64] = vec[i64](starts)


NO_BOARD: Final = Board("", [BORDER] * CELLS, [], [])
