"""The set-up: discs, wall tiles, tasks and player boards. (Z-1)"""

from collections.abc import Mapping, Sequence
from typing import Final

from tianxia.engine.script import ALLOWED, Draw, Script
from tianxia.games.zhanguo import names, refusals
from tianxia.games.zhanguo.ids import (
    A_BOARDS,
    A_SIDE,
    ALL_FACES,
    ALL_OFFICIALS,
    ALL_SECTIONS,
    ALL_TASKS,
    AUCTION,
    B_SIDES,
    CHOOSING,
    DRAW,
    FIRST_REGION,
    FROM_AUCTION,
    KINDS,
    LOWER_TASKS,
    NO_DISC,
    ON_TRACK,
    TILES_OF_A_KIND,
    TOP,
    UPPER_TASKS,
    Board,
    Code,
    Face,
    Seat,
    Sides,
    TaskTile,
)
from tianxia.games.zhanguo.position import Position, empty_table
from tianxia.games.zhanguo.printed import Printed
from tianxia.games.zhanguo.rules.asking import Question

START_VP: Final = 15
"""VP at the start of a game with an auction. (Z-9.4)"""
TASK_NAMES: Final[tuple[str, ...]] = ("task_wall", "task_palace", "task_governor")


def new_position(seats: int, options: Mapping[str, str], printed: Printed) -> Position:
    """A table with everything in its supply, before any draw. (Z-1.1 to Z-1.3)"""
    pos = empty_table(seats, printed)
    sides = Sides(names.SIDES.index(options["boards"]))
    by_track, per_worker = options["turn_order"] == "track", options["hire_unrest"] == "per_worker"
    pos.set_rules(sides, options["draft"] == "on", by_track, per_worker)
    for seat in pos.all_seats:
        if sides == AUCTION:
            pos.add_points(seat, FROM_AUCTION, START_VP)
        if sides == A_BOARDS:
            take_board(pos, seat, A_SIDE)
    return pos


def lay_out(pos: Position) -> Script[None]:
    """Discs, wall tiles and tasks at random, all of it open. (Z-1.4 to Z-1.6)"""
    yield from draw_discs(pos)
    yield from draw_wall_tiles(pos)
    for kind in range(KINDS):
        yield from draw_tasks(pos, kind)
    pos.stage = DRAW if pos.sides == A_BOARDS else CHOOSING


# -- discs, wall tiles and tasks


def unranked(pos: Position) -> list[int]:
    """By seat, 1 if its disc is not on the track yet."""
    return [1 if pos.disc(seat) == NO_DISC else 0 for seat in pos.all_seats]


def draw_discs(pos: Position) -> Script[None]:
    """The first player's disc on top of the rewards track, the others below at random. (Z-1.4)"""
    for rank in range(pos.seats - 1):
        seat: Seat = yield Draw("disc", "disc", lambda: unranked(pos), hidden=False)
        pos.set_disc(seat, ON_TRACK[rank])
    pos.set_disc(pos.seat_at(NO_DISC), ON_TRACK[pos.seats - 1])
    pos.first = pos.seat_at(TOP)
    pos.tell_all("order", tuple(pos.by_discs()))


def free_faces(pos: Position) -> list[int]:
    """By tile and face, 1 if the tile is not on the board yet."""
    laid = [pos.wall_tile(section) for section in ALL_SECTIONS]
    return [0 if face in laid or back_of(face) in laid else 1 for face in ALL_FACES]


def back_of(face: Face) -> Face:
    """The other side of a wall tile."""
    return Face(face ^ 1)


def draw_wall_tiles(pos: Position) -> Script[None]:
    """One wall tile on each section, on a random side. (Z-1.5)"""
    for section in ALL_SECTIONS:
        face: Face = yield Draw("wall_tile", "wall_tile", lambda: free_faces(pos), hidden=False)
        pos.set_wall_tile(section, face)
        pos.tell("wall_tile", section, face)


def free_tasks(pos: Position, kind: int) -> list[int]:
    """By tile of a kind, 1 if it is not in use."""
    used = [pos.task_tile(task) for task in ALL_TASKS]
    return [0 if tile in used else 1 for tile in tiles_of(kind)]


def tiles_of(kind: int) -> list[TaskTile]:
    """The four task tiles of a kind."""
    first = kind * TILES_OF_A_KIND
    return [TaskTile(tile) for tile in range(first, first + TILES_OF_A_KIND)]


def draw_tasks(pos: Position, kind: int) -> Script[None]:
    """Two of the four tiles of a kind, one to the upper and one to the lower section. (Z-1.6)"""
    for task in (UPPER_TASKS[kind], LOWER_TASKS[kind]):
        drawn: int = yield Draw(TASK_NAMES[kind], TASK_NAMES[kind], lambda: free_tasks(pos, kind), hidden=False)
        tile = tiles_of(kind)[drawn]
        pos.set_task_tile(task, tile)
        pos.tell("task_tile", task, tile)


# -- boards


def take_board(pos: Position, seat: Seat, board: Board) -> None:
    """Take a board, and place its starting officials in the governors area of region 1. (Z-1.7, Z-1.8)"""
    pos.set_board(seat, board)
    for official in ALL_OFFICIALS:
        count = pos.printed.starting_officials(board, official)
        pos.spend_supply(seat, official, count)
        pos.add_above(seat, FIRST_REGION, official, count)


class TakeBoard(Question):
    """Which board do you take? (Z-1.7)"""

    name = "board"

    def candidates(self) -> Sequence[int]:
        """The four B sides."""
        return B_SIDES

    def why_not(self, answer: int) -> Code:
        """A board must be in the game and free. (Z-1.7, Z-9.4)"""
        board = Board(answer)
        if self.pos.is_removed(board):
            return refusals.BOARD_REMOVED
        return refusals.BOARD_TAKEN if self.pos.is_taken(board) else ALLOWED


def pick_board(pos: Position, seat: Seat) -> Script[None]:
    """A seat takes a free board of its choice. (Z-1.7)"""
    board: Board = yield TakeBoard(pos, seat)
    take_board(pos, seat, board)
    pos.tell("board", seat, board)


def choose_boards(pos: Position) -> Script[None]:
    """Each player chooses among all four B boards, in reverse player order. (Z-1.7, f46)"""
    for seat in reversed(clockwise_from(pos, pos.first)):
        yield from pick_board(pos, seat)
    pos.stage = DRAW


def clockwise_from(pos: Position, seat: Seat) -> list[Seat]:
    """Everybody at the table, clockwise from a seat."""
    return [*pos.all_seats[seat:], *pos.all_seats[:seat]]
