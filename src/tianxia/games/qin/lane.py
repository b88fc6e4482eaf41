"""A lane of Qin without scripts: the functions of `playout.py`, stopped at every choice."""

from random import Random
from typing import Any

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from tianxia.engine.catalogue import Numbers
from tianxia.engine.lanes import Lane
from tianxia.engine.observing import ASKED, QUESTION, Observer
from tianxia.games.qin.ids import NOBODY
from tianxia.games.qin.notation import PLACE
from tianxia.games.qin.playout import begin, end_turn
from tianxia.games.qin.position import Position
from tianxia.games.qin.rules.placing import placements
from tianxia.games.qin.rules.provinces import lay


class QinLane(Lane):
    """One game of Qin; every step has a single question."""

    def __init__(self) -> None:
        """An empty lane."""
        super().__init__()
        self.question = PLACE
        self._rng = Random(0)
        self._moves = vec[i64]()
        self._marked = vec[i64]()

    def begin(self, pos: Any, rng: Random) -> None:
        """Draw the first player, deal, and stop at the first choice. (Q-1)"""
        self.pos, self._rng = pos, rng
        begin(pos, rng)
        self._next()

    def give(self, answer: int) -> None:
        """Lay a tile, draw another, and stop at the next choice. (Q-2, Q-4.1)"""
        position: Position = self.pos
        lay(position, answer)
        end_turn(position, self.seat, True, self._rng)
        self._next()

    def _next(self) -> None:
        """Take turns without a choice: a single placement, or passing. (Q-2.1, Q-2.5)"""
        position: Position = self.pos
        while (me := position.to_move) != NOBODY:
            moves = placements(position, me)
            if len(moves) > 1:
                self.seat = me
                self._moves = moves
                self.over = False
                return
            if len(moves) == 1:
                lay(position, moves[0])
            end_turn(position, me, len(moves) == 1, self._rng)
        self.over = True

    def count(self) -> int:
        """How many placements there are."""
        return len(self._moves)

    def option(self, number: int) -> int:
        """One of the placements."""
        return self._moves[number]

    def mark(self, numbers: Numbers, mask: vec[u8], at: i64) -> None:
        """Show the placements in a mask, and what it showed before no more."""
        numbers.mark(mask, at, PLACE, self._marked, 0)
        numbers.mark(mask, at, PLACE, self._moves, 1)
        self._marked = self._moves

    def write_step(self, observer: Observer, seats: i64, out: vec[i16], at: i64) -> None:  # noqa: ARG002
        """Write the question; it is about nothing, and a step has no other answers."""
        out[at + QUESTION] = 1
        out[at + ASKED] = 1
