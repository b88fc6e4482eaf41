"""The position of Qin in flat integers. No rules here.

A province is named by one of its own cells; 0 names none, because cell 0 lies in the border.
"""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tianxia.engine.script import Teller
from tianxia.games.qin.ids import BLUE, CELLS, COPIES, KINDS, NOBODY, RED, TILES, WIDTH, supply_for
from tianxia.games.qin.printed import NO_BOARD, Board


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
        """Move a tile from the bag to a hand. (Q-4.1)"""
        self.bag[kind] -= 1
        place = seat * KINDS + kind
        self.hands[place] += 1

    def paint(self, cell: i64, colour: i64) -> None:
        """Make a cell a province space of a colour; its neighbours count it in three bits per colour."""
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


def zeros(count: int) -> vec[i64]:
    """A list of this many zeros."""
    return vec[i64]([0] * count)


def empty_position(board: Board, seats: int) -> Position:
    """A board with its start spaces and nothing else: no pagodas placed, every tile in the bag. (Q-1.1 to Q-1.3)"""
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
