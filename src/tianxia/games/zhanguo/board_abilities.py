"""The abilities of the four B boards: circle, square, triangle, star. (Z-4.4 to Z-4.8)

The circle's extra worker is part of the hire itself and is in `actions/hire.py`.
"""

from typing import Final

from tianxia.engine.script import ALLOWED, NOT_A_CANDIDATE, AskWith, Script, Tell
from tianxia.games.zhanguo import codes
from tianxia.games.zhanguo.bonuses import (
    ask_calm,
    calm,
    has_unrest,
    has_worker,
    move_worker,
    put_worker,
)
from tianxia.games.zhanguo.kit import CIRCLE, GOVERNOR, HIRE, RECRUIT, REGIONS, SQUARE, SQUARES, TRIANGLE, WALL
from tianxia.games.zhanguo.kit import REASSIGN as REASSIGNING
from tianxia.games.zhanguo.markers import marker_of_choice
from tianxia.games.zhanguo.officials import spend_points
from tianxia.games.zhanguo.position import FROM_BOARDS, NOBODY, Position

OPEN: Final = 3
"""The open area of a region, beside its squares 0 to 2."""
SPOTS: Final = 4
TRIGGERS: Final[tuple[tuple[int, ...], ...]] = (
    (),
    (HIRE, GOVERNOR),
    (WALL, RECRUIT),
    (REASSIGNING, WALL),
    (RECRUIT, GOVERNOR),
)
"""By board, A side first: the court actions after which its ability works. (Z-4.4)"""
SHIFTS: Final[tuple[int, ...]] = tuple(
    shift for shift in range(REGIONS * SPOTS * REGIONS) if shift // (SPOTS * REGIONS) != shift % REGIONS
)
"""Every move of a governor: (region * 4 + spot) * 5 + to."""


def why_no_board_ability(pos: Position, me: int) -> int:
    """0 if the board's ability works after this action and would bring something. (Z-4.4)"""
    board, action = pos.boards[me], pos.action
    if action not in TRIGGERS[board]:
        return codes.NO_BOARD_ABILITY
    if board == TRIANGLE:
        return ALLOWED if has_unrest(pos, me) else codes.BOARD_LACKS_UNREST
    if board == CIRCLE and action == GOVERNOR:
        return ALLOWED if has_worker(pos, me) else codes.BOARD_LACKS_WORKERS
    # A marker can always be had, a governor has just been installed, and who hired or recruited has an official.
    return ALLOWED


def use_board(pos: Position, me: int) -> Script[None]:
    """What a board brings after this action. (Z-4.5 to Z-4.8)"""
    board = pos.boards[me]
    if board == CIRCLE:
        yield from use_circle(pos, me)
    elif board == SQUARE:
        yield from marker_of_choice(pos, me, FROM_BOARDS)
    elif board == TRIANGLE:
        yield from use_triangle(pos, me)
    else:
        yield from use_star(pos, me)


def use_circle(pos: Position, me: int) -> Script[None]:
    """After a hire up to 1 re-assignment point; after a governor a worker moves on. (Z-4.5)"""
    if pos.action == HIRE:
        yield from spend_points(pos, me, 1)
    else:
        yield from move_worker(pos, me, codes.BOARD_LACKS_WORKER, codes.BOARD_WORKER_TOO_FAR)


def use_triangle(pos: Position, me: int) -> Script[None]:
    """Unrest 1 lower in a region that has some, and a worker into it. (Z-4.7)"""
    region = yield from ask_calm(pos, me)
    yield calm(pos, me, region)
    yield put_worker(pos, me, region)


def use_star(pos: Position, me: int) -> Script[None]:
    """After a recruit up to 2 re-assignment points; after a governor one of one's own moves on. (Z-4.8)"""
    if pos.action == RECRUIT:
        yield from spend_points(pos, me, 2)
    else:
        yield from move_governor(pos, me)


def open_governors(pos: Position, me: int, region: int) -> int:
    """The own governors in the open area of a region."""
    return pos.governors[me * REGIONS + region] - pos.squares[region * SQUARES : region * SQUARES + SQUARES].count(me)


def why_no_shift(pos: Position, me: int, shift: int) -> int:
    """An own governor must stand there, and the other region be adjacent. (Z-4.8)"""
    if not 0 <= shift < REGIONS * SPOTS * REGIONS:
        return NOT_A_CANDIDATE
    region, spot, to = shift // 20, shift // 5 % SPOTS, shift % 5
    stands = open_governors(pos, me, region) > 0 if spot == OPEN else pos.squares[region * SQUARES + spot] == me
    if not stands:
        return codes.NO_GOVERNOR_THERE
    return ALLOWED if to in pos.kit.near[region] else codes.GOVERNOR_TOO_FAR


def move_governor(pos: Position, me: int) -> Script[None]:
    """An own governor moves to the open area of an adjacent region; a square it leaves is free again. (Z-4.8)"""
    shift: int = yield AskWith(me, "move_governor", lambda: SHIFTS, lambda shift: why_no_shift(pos, me, shift))
    region, spot, to = shift // 20, shift // 5 % SPOTS, shift % 5
    if spot != OPEN:
        pos.squares[region * SQUARES + spot] = NOBODY
    pos.governors[me * REGIONS + region] -= 1
    pos.governors[me * REGIONS + to] += 1
    yield Tell("governor_moved", (me, region, spot, to))
