"""What Qin's views look like. The page's types are made from it (`web/scripts/make_views.py`)."""

from typing import TypedDict

from tianxia.engine.shapes import Pair
from tianxia.games.qin.notation import Colour, Tile

Cell = Pair[int]
"""Row and column."""


class Province(TypedDict):
    """Two spaces or more of one colour."""

    colour: Colour
    cells: list[Cell]
    site: Cell
    """Where its pagoda stands; it stays there as the province grows."""
    owner: int | None
    pagodas: int


class Village(TypedDict):
    """A village and who has a pagoda on it."""

    cells: list[Cell]
    owner: int | None


class Placed(TypedDict):
    """Where a seat's pagodas are, and how many in all."""

    provinces: int
    villages: int
    all: int


class Open(TypedDict):
    """What lies on the table. (Q-1.2, Q-1.3)"""

    board: str
    cells: list[str]
    """Thirteen rows of thirteen characters: `.` grassland, `r` `y` `b` provinces, `V` village, `~` water."""
    provinces: list[Province]
    villages: list[Village]
    supply: list[int]


class Shared(Open):
    """What everybody may know. (Q-1.2)"""

    placed: list[Placed]
    """By seat."""
    hand_sizes: list[int]
    bag_size: int
    to_move: int | None


class Own(TypedDict):
    """What a seat may know besides. (Q-1.2)"""

    hand: list[Tile] | None


class View(Shared, Own):
    """Qin as seen by a seat or a spectator."""


class Hidden(TypedDict):
    """What a replay that shows everything adds."""

    hands: list[list[Tile]]
    bag: dict[Tile, int]


class AllSeeing(View, Hidden):
    """All of a position, for replays."""
