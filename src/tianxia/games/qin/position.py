"""The position of Qin in flat integers, and the fixed facts of a board. No rule is carried out here.

A cell is one number: row and column with a border of one around them, so that neighbours lie at fixed distances. A
province is named by one of its own cells; 0 names none, because cell 0 lies in the border.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tianxia.engine.script import Teller

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
"""Stands where a seat could stand: an unowned village, a province without pagoda, nobody's turn."""
MAJOR: Final = 5
"""From this many spaces on a province is a major one. (Q-3.3)"""


def cell_at(row: int, column: int) -> int:
    """The number of a cell."""
    return (row + 1) * WIDTH + column


def row_of(cell: int) -> int:
    """The row of a cell, 0 on top."""
    return cell // WIDTH - 1


def column_of(cell: int) -> int:
    """The column of a cell, 0 on the left."""
    return cell % WIDTH


def supply_for(seats: int) -> int:
    """Pagodas in one's own supply at the start: 24, 19, 15 with 2, 3, 4 players. (Q-1.3)"""
    return (24, 19, 15)[seats - 2]


def first_half(kind: i64) -> i64:
    """The first colour of a kind of tile: r y b r r y."""
    return kind + 1 if kind < 3 else (RED if kind < 5 else YELLOW)


def second_half(kind: i64) -> i64:
    """The second colour of a kind of tile: r y b y b b."""
    return kind + 1 if kind < 3 else (YELLOW if kind == 3 else BLUE)


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


@mypyc_attr(acyclic=True)
class Position(Teller):
    """Everything on and beside the board. `copy` shares the board, which never changes, and nothing else."""

    def __init__(self) -> None:
        """An empty shell: `set_up`, `copy` and `from_json` fill it."""
        self.board: Board = NO_BOARD
        self.seats: i64 = 0
        self.to_move: i64 = NOBODY
        self.ground: vec[i64] = vec[i64]()
        self.near: vec[i64] = vec[i64]()
        self.province: vec[i64] = vec[i64]()
        self.owner: vec[i64] = vec[i64]()
        self.size: vec[i64] = vec[i64]()
        self.pagodas: vec[i64] = vec[i64]()
        self.village_owner: vec[i64] = vec[i64]()
        self.supply: vec[i64] = vec[i64]()
        self.hands: vec[i64] = vec[i64]()
        self.bag: vec[i64] = vec[i64]()

    def copy(self) -> "Position":
        """An equal position that shares nothing that can change."""
        twin = Position()
        twin.board = self.board
        twin.seats = self.seats
        twin.to_move = self.to_move
        twin.ground = self.ground[:]
        twin.near = self.near[:]
        twin.province = self.province[:]
        twin.owner = self.owner[:]
        twin.size = self.size[:]
        twin.pagodas = self.pagodas[:]
        twin.village_owner = self.village_owner[:]
        twin.supply = self.supply[:]
        twin.hands = self.hands[:]
        twin.bag = self.bag[:]
        return twin

    def held(self, seat: int, kind: int) -> int:
        """How many tiles of a kind a seat holds."""
        return int(self.hands[seat * KINDS + kind])

    def hand_size(self, seat: i64) -> int:
        """How many tiles a seat holds."""
        total: i64 = 0
        for kind in range(KINDS):
            total += self.hands[seat * KINDS + kind]
        return int(total)

    def bag_size(self) -> int:
        """How many tiles lie face down."""
        total: i64 = 0
        for kind in range(KINDS):
            total += self.bag[kind]
        return int(total)

    def bag_counts(self) -> list[int]:
        """The face-down tiles by kind: what chance draws from."""
        return [int(count) for count in self.bag]

    def take(self, seat: int, kind: int) -> None:
        """A tile goes from the bag to a hand. (Q-4.1)"""
        self.bag[kind] -= 1
        place = seat * KINDS + kind
        self.hands[place] += 1

    def paint(self, cell: i64, colour: i64) -> None:
        """A cell becomes a province space of a colour; its neighbours count it in three bits a colour."""
        self.ground[cell] = colour
        one: i64 = 1
        one = one << (3 * (colour - 1))
        self.near[cell - WIDTH] += one
        self.near[cell - 1] += one
        self.near[cell + 1] += one
        self.near[cell + WIDTH] += one

    def is_over(self) -> bool:
        """Whether nobody will move again; before the first player is known the bag is still full."""
        return self.to_move == NOBODY and self.bag_size() < TILES


NO_BOARD: Final = Board("", [BORDER] * CELLS, [], [])


def zeros(count: int) -> vec[i64]:
    """So many zeros."""
    return vec[i64]([0] * count)


def empty_position(board: Board, seats: int) -> Position:
    """A board with its start spaces and nothing else: no pagoda stands, every tile lies in the bag. (Q-1.1 to Q-1.3)"""
    pos = Position()
    pos.board = board
    pos.seats = seats
    pos.ground = board.ground[:]
    pos.near = vec[i64]([0] * CELLS)
    pos.province, pos.size, pos.pagodas = zeros(CELLS), zeros(CELLS), zeros(CELLS)
    pos.owner = vec[i64]([NOBODY] * CELLS)
    pos.village_owner = vec[i64]([NOBODY] * len(board.villages))
    pos.supply = vec[i64]([supply_for(seats)] * seats)
    pos.hands = zeros(seats * KINDS)
    pos.bag = vec[i64]([COPIES] * KINDS)
    for cell in range(CELLS):
        if RED <= pos.ground[cell] <= BLUE:
            pos.paint(cell, int(pos.ground[cell]))
    return pos
