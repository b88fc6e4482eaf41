"""How a game of Qin runs: first player, deal and turns. The events of a placement are in `provinces.py`."""

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
        """Each tile in hand on any two adjacent cells; or passing."""
        return candidates(self.pos)

    def why_not(self, answer: int) -> int:
        """Why the rules forbid a placement. (Q-2, Q-3.8)"""
        return why_not(self.pos, answer)

    def listed(self) -> list[int]:
        """Every legal placement or, if there is none, passing. (Q-2.1, Q-2.5)"""
        return options(self.pos)

    def judged(self, answer: int) -> int:
        """The same as `why_not`, which knows what lies off the board: no list needs to be searched."""
        return why_not(self.pos, answer)


def next_step(pos: Position) -> Script[None] | None:
    """What comes next: the first player, the deal, a turn, or nothing once the game is over."""
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
    """A seat draws a tile that only it sees. (Q-1.2, Q-4.1)"""
    pos.take(seat, kind)
    pos.tell("drew", seat)
    pos.tell_only(seat, "drew_tile", seat, kind)


def turn(pos: Position, me: int) -> Script[None]:
    """Place one tile, carry out every event, draw one tile; pass if no tile can be placed. (Q-2.1, Q-2.5, Q-4.1)"""
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
