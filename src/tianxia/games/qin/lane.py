"""A lane of Qin without scripts: the functions of `playout.py`, stopped at every choice."""

from random import Random
from typing import Any

from librt.vecs import vec
from mypy_extensions import i16, i64

from tianxia.engine.lanes import Lane
from tianxia.engine.observing import ABOUT, ASKED, GIVEN, QUESTION, Observer
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
                self.seat, self.options, self.over = me, moves, False
                return
            if len(moves) == 1:
                lay(position, moves[0])
            end_turn(position, me, len(moves) == 1, self._rng)
        self.over = True

    def write_step(self, observer: Observer, seats: i64, out: vec[i16], at: i64) -> None:  # noqa: ARG002
        """Write the question; a step has no other answers."""
        out[at + QUESTION] = out[at + ASKED] = 1
        for place in range(at + ABOUT, at + GIVEN + 1):
            out[place] = 0
