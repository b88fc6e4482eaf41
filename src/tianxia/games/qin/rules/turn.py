"""The course of a game of Qin: who begins, the deal, and a turn. What a placement brings about is in `provinces.py`."""

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from tianxia.engine.script import Ask, Draw, Script
from tianxia.games.qin.ids import HAND, NOBODY, TILES
from tianxia.games.qin.position import Position
from tianxia.games.qin.rules.placing import PASS, candidates, options, why_not
from tianxia.games.qin.rules.provinces import lay, pass_turn_on


@mypyc_attr(acyclic=True)
class Placement(Ask):
    """Which tile goes where? (Q-2)"""

    name = "place"

    def __init__(self, pos: Position, me: int) -> None:
        """Ask the seat to move."""
        super().__init__(me)
        self.pos = pos

    def candidates(self) -> Sequence[int]:
        """Each tile of the hand on any two neighbouring cells; or to pass."""
        return candidates(self.pos)

    def why_not(self, answer: int) -> int:
        """What the rules have against a placement. (Q-2, Q-3.8)"""
        return why_not(self.pos, answer)

    def listed(self) -> list[int]:
        """Every legal placement or, without any, to pass. (Q-2.1, Q-2.5)"""
        return options(self.pos)

    def judged(self, answer: int) -> int:
        """The same as `why_not`, which knows what lies off the board: no list need be searched."""
        return why_not(self.pos, answer)


def next_step(pos: Position) -> Script[None] | None:
    """What comes next: who begins, the deal, a turn, or nothing once the game is over."""
    if pos.to_move == NOBODY:
        return choose_first(pos) if pos.bag_size() == TILES else None
    if pos.bag_size() > TILES - HAND * pos.seats:
        return deal(pos)
    return turn(pos, int(pos.to_move))


def choose_first(pos: Position) -> Script[None]:
    """The first player is drawn at random. (Q-1.4)"""
    first: int = yield Draw("first", "first", lambda: [1] * int(pos.seats), hidden=False)
    pos.to_move = first
    pos.tell("first", first)


def deal(pos: Position) -> Script[None]:
    """Three tiles to each hand, hidden from the others. (Q-1.2)"""
    seats = int(pos.seats)
    for number in range(HAND * seats):
        seat = (int(pos.to_move) + number) % seats
        kind: int = yield Draw("deal", "tiles", pos.bag_counts, seat)
        take_tile(pos, seat, kind)


def take_tile(pos: Position, seat: int, kind: int) -> None:
    """A seat takes a tile that it alone sees. (Q-1.2, Q-4.1)"""
    pos.take(seat, kind)
    pos.tell("drew", seat)
    pos.tell_only(seat, "drew_tile", seat, kind)


def turn(pos: Position, me: int) -> Script[None]:
    """Lay one tile, carry out every event, draw one tile; a player who can lay nothing passes. (Q-2.1, Q-2.5, Q-4.1)"""
    move: int = yield Placement(pos, me)
    if move == PASS:
        pos.tell("passed", me)
    else:
        pos.tell("placed", me, move)
        lay(pos, move)
        if pos.to_move != NOBODY and pos.bag_size() > 0:
            kind: int = yield Draw("draw", "tiles", pos.bag_counts, me)
            take_tile(pos, me, kind)
    if pos.to_move != NOBODY:
        pass_turn_on(pos)
    if pos.is_over():
        pos.tell("ended")
