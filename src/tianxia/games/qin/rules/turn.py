"""The scripts of Qin: who begins, the deal, and a turn. What a placement brings about is in `events.py`."""

from collections.abc import Callable

from tianxia.engine.script import Script, Tell, choose, draw
from tianxia.games.qin.position import HAND, NOBODY, TILES, Position
from tianxia.games.qin.rules.placing import PASS, candidates, options, why_not
from tianxia.games.qin.rules.provinces import FIELDS, lay, pass_turn_on

EVENTS: tuple[str, ...] = ("founded", "expanded", "absorbed", "returned", "built", "seized", "conquered", "won")
"""The names of what a placement can bring about, as `events.py` numbers them."""


def next_step(pos: Position) -> Script[None] | None:
    """What comes next: who begins, the deal, a turn, or nothing once the game is over."""
    if pos.to_move == NOBODY:
        return choose_first(pos) if pos.bag_size() == TILES else None
    if pos.bag_size() > TILES - HAND * pos.seats:
        return deal(pos)
    return turn(pos, int(pos.to_move))


def choose_first(pos: Position) -> Script[None]:
    """The first player is drawn by lot. (Q-1.4)"""
    first = yield from draw("first", "first", lambda: [1] * int(pos.seats), hidden=False)
    pos.to_move = first
    yield Tell("first", (first,))


def deal(pos: Position) -> Script[None]:
    """Three tiles to each hand, hidden from the others. (Q-1.2)"""
    seats = int(pos.seats)
    for number in range(HAND * seats):
        yield from take_tile(pos, (int(pos.to_move) + number) % seats, "deal")


def take_tile(pos: Position, seat: int, name: str) -> Script[None]:
    """A seat draws a tile that it alone sees. (Q-1.2, Q-4.1)"""
    kind = yield from draw(name, "tiles", pos.bag_counts, seat)
    pos.take(seat, kind)
    yield Tell("drew", (seat,))
    yield Tell("drew_tile", (seat, kind), (seat,))


def turn(pos: Position, me: int) -> Script[None]:
    """Lay one tile, carry out every event, draw one tile; who can lay nothing passes. (Q-2.1, Q-2.5)"""
    answer = yield from choose(me, "place", lambda: candidates(pos), judge(pos), lambda: options(pos))
    if answer == PASS:
        yield Tell("passed", (me,))
    else:
        yield from lay_tile(pos, me, answer)
    if pos.to_move != NOBODY:
        pass_turn_on(pos)
    if pos.is_over():
        yield Tell("ended", ())


def judge(pos: Position) -> Callable[[int], int]:
    """The predicate of the one question of this game."""
    return lambda answer: why_not(pos, answer)


def lay_tile(pos: Position, me: int, move: int) -> Script[None]:
    """Lay a tile and tell what it brought about; draw one if the game goes on and any are left. (Q-3, Q-4.1, Q-4.2)"""
    yield Tell("placed", (me, move))
    log = [int(number) for number in lay(pos, move)]
    for at in range(0, len(log), FIELDS):
        yield Tell(EVENTS[log[at]], (log[at + 1], log[at + 2], log[at + 3]))
    if pos.to_move != NOBODY and pos.bag_size() > 0:
        yield from take_tile(pos, me, "draw")
