"""The set-up: discs, wall tiles, tasks and player boards. (Z-1)"""

from collections.abc import Mapping
from typing import Final

from tianxia.engine.script import ALLOWED, NOT_A_CANDIDATE, AskWith, Script, Tell, draw
from tianxia.games.zhanguo import codes
from tianxia.games.zhanguo.kit import (
    A_SIDE,
    ASPECTS,
    CIRCLE,
    COLOURS,
    DECK,
    NO_BOARD,
    REGIONS,
    RODS,
    SECTIONS,
    SQUARES,
    STAR,
    TASK_SLOTS,
    TASKS,
    Kit,
)
from tianxia.games.zhanguo.position import (
    A_BOARDS,
    AUCTION,
    BOARDS,
    DRAW,
    EARNED,
    FROM_AUCTION,
    NOBODY,
    OFFICIALS,
    Position,
)

ALL_BOARDS: Final[tuple[int, ...]] = (1, 2, 3, 4)
START_VP: Final = 15
"""VP at the start of a game with an auction. (Z-9.4)"""
TASK_NAMES: Final[tuple[str, ...]] = ("task_wall", "task_palace", "task_governor")
TILES_OF_A_KIND: Final = 4


def new_position(seats: int, options: Mapping[str, str], kit: Kit) -> Position:
    """A table with everything in its supply; chance is still to be asked. (Z-1.1 to Z-1.3)"""
    pos = empty_table(seats, kit)
    pos.sides = ("a", "b", "auction").index(options["boards"])
    pos.draft = options["draft"] == "on"
    pos.by_track = options["turn_order"] == "track"
    pos.per_worker = options["hire_unrest"] == "per_worker"
    for seat in range(seats):
        if pos.sides == AUCTION:
            pos.vp[seat * EARNED + FROM_AUCTION] = START_VP
        if pos.sides == A_BOARDS:
            take_board(pos, seat, A_SIDE)
    return pos


def empty_table(seats: int, kit: Kit) -> Position:
    """Every list at its full length, and nothing on the table. (Z-1.1 to Z-1.3)"""
    pos = Position()
    pos.kit, pos.seats = kit, seats
    pos.boards = [NO_BOARD] * seats
    pos.tucked, pos.above, pos.below = [0] * seats * 15, [0] * seats * 15, [0] * seats * 15
    pos.workers, pos.unrest = [0] * seats * REGIONS, [0] * seats * REGIONS
    pos.governors, pos.palaces = [0] * seats * REGIONS, [0] * seats * REGIONS
    pos.supply = [OFFICIALS] * seats * COLOURS
    pos.markers, pos.vp = [0] * seats * ASPECTS, [0] * seats * EARNED
    pos.discs = [NOBODY] * seats
    pos.hands = [[] for _ in range(seats)]
    pos.squares, pos.walls = [NOBODY] * REGIONS * SQUARES, [NOBODY] * SECTIONS * RODS
    pos.tiles, pos.tasks, pos.claims = [NOBODY] * SECTIONS, [NOBODY] * TASKS, [NOBODY] * TASKS * TASK_SLOTS
    pos.big = [NOBODY] * ASPECTS
    pos.decks = [[1] * DECK for _ in range(ASPECTS)]
    pos.under = [0] * 48
    return pos


def lay_out(pos: Position) -> Script[None]:
    """Discs, wall tiles and tasks by lot, all of it open. (Z-1.4 to Z-1.6)"""
    yield from draw_discs(pos)
    yield from draw_wall_tiles(pos)
    for kind in range(len(TASK_NAMES)):
        yield from draw_tasks(pos, kind)
    pos.stage = DRAW if pos.sides == A_BOARDS else BOARDS


def draw_discs(pos: Position) -> Script[None]:
    """The first player's disc on top of the rewards track, the others below by lot. (Z-1.4)"""
    for rank in range(pos.seats - 1):
        seat = yield from draw("disc", "disc", lambda: unranked(pos), hidden=False)
        pos.discs[seat] = rank
    pos.discs[pos.discs.index(NOBODY)] = pos.seats - 1
    pos.first = pos.discs.index(0)
    yield Tell("order", tuple(pos.discs.index(rank) for rank in range(pos.seats)))


def unranked(pos: Position) -> list[int]:
    """By seat, 1 where its disc is not on the track yet."""
    return [1 if disc == NOBODY else 0 for disc in pos.discs]


def draw_wall_tiles(pos: Position) -> Script[None]:
    """One wall tile on each section, on a random side. (Z-1.5)"""
    for section in range(SECTIONS):
        tile = yield from draw("wall_tile", "wall_tile", lambda: free_faces(pos), hidden=False)
        pos.tiles[section] = tile
        yield Tell("wall_tile", (section, tile))


def free_faces(pos: Position) -> list[int]:
    """By tile and face, 1 where the tile is not on the board yet."""
    laid = [face // 2 for face in pos.tiles if face != NOBODY]
    return [0 if face // 2 in laid else 1 for face in range(2 * SECTIONS)]


def draw_tasks(pos: Position, kind: int) -> Script[None]:
    """Two of the four tiles of a kind, one to the upper and one to the lower section. (Z-1.6)"""
    for task in (kind, kind + 3):
        tile = yield from draw(TASK_NAMES[kind], TASK_NAMES[kind], lambda: free_tasks(pos, kind), hidden=False)
        pos.tasks[task] = kind * TILES_OF_A_KIND + tile
        yield Tell("task_tile", (task, pos.tasks[task]))


def free_tasks(pos: Position, kind: int) -> list[int]:
    """By tile of a kind, 1 where it is not in use."""
    first = kind * TILES_OF_A_KIND
    return [0 if tile in pos.tasks else 1 for tile in range(first, first + TILES_OF_A_KIND)]


def take_board(pos: Position, seat: int, board: int) -> None:
    """A board, and its starting officials in the governors area of region 1. (Z-1.7, Z-1.8)"""
    pos.boards[seat] = board
    for colour in range(COLOURS):
        officials = pos.kit.starts[board * COLOURS + colour]
        pos.above[seat * 15 + colour] += officials
        pos.supply[seat * COLOURS + colour] -= officials


def why_no_board(pos: Position, board: int) -> int:
    """A board must be there and be free. (Z-1.7, Z-9.4)"""
    if not CIRCLE <= board <= STAR:
        return NOT_A_CANDIDATE
    if pos.removed >> board & 1:
        return codes.BOARD_REMOVED
    return codes.BOARD_TAKEN if board in pos.boards else ALLOWED


def pick_board(pos: Position, seat: int) -> Script[None]:
    """A seat takes a free board of its choice. (Z-1.7)"""
    board: int = yield AskWith(seat, "board", lambda: ALL_BOARDS, lambda board: why_no_board(pos, board))
    take_board(pos, seat, board)
    yield Tell("board", (seat, board))


def choose_boards(pos: Position) -> Script[None]:
    """Each player chooses among all four B boards, in reverse player order. (Z-1.7, f46)"""
    for step in range(pos.seats):
        yield from pick_board(pos, (pos.first - 1 - step) % pos.seats)
    pos.stage = DRAW
