"""A lane of Qin without scripts: the functions of `playout.py`, stopped at every choice."""

from random import Random
from typing import Any

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from tianxia.engine.catalogue import Catalogue
from tianxia.engine.lanes import Lane
from tianxia.engine.observing import ASKED, QUESTION, Observer
from tianxia.games.qin.ids import CELLS, NOBODY
from tianxia.games.qin.notation import PLACE
from tianxia.games.qin.playout import begin, refill
from tianxia.games.qin.position import Position
from tianxia.games.qin.rules.placing import PAIRS, ROOM, list_placements
from tianxia.games.qin.rules.provinces import anyone_can_place, lay, next_with_tiles


class QinLane(Lane):
    """One game of Qin; every step has a single question."""

    def __init__(self, catalogue: Catalogue) -> None:
        """An empty lane. Placements are listed by their numbers in the catalogue."""
        super().__init__()
        numbers, moves = catalogue.actions, [cell * 2 + down for cell in range(CELLS) for down in (0, 1)]
        known = [footprint * PAIRS for footprint in moves]
        firsts = [numbers.number_of(PLACE, move) if numbers.has(PLACE, move) else 0 for move in known]
        self._firsts = vec[i64](firsts)
        self._numbers = numbers
        self.question = PLACE
        self._rng = Random(0)
        self._moves = vec[i64]([0] * ROOM)
        self._count: i64 = 0
        self._marked = vec[i64]([0] * ROOM)
        self._marks: i64 = 0

    def begin(self, pos: Any, rng: Random) -> None:
        """Draw the first player, deal, and stop at the first choice. (Q-1)"""
        self.pos, self._rng = pos, rng
        begin(pos, rng)
        self._next()

    def give(self, answer: i64, action: i64) -> None:  # noqa: ARG002
        """Lay a tile, draw another, and stop at the next choice. (Q-2, Q-4.1)"""
        position: Position = self.pos
        lay(position, answer)
        self._end_turn(self.seat, True)
        self._next()

    def _next(self) -> None:
        """Take turns without a choice: a single placement, or passing. (Q-2.1, Q-2.5)"""
        position: Position = self.pos
        while (me := position.to_move) != NOBODY:
            count = list_placements(position, me, self._moves, self._firsts)
            if count > 1:
                self.seat = me
                self._count = count
                self.over = False
                return
            if count == 0 and not anyone_can_place(position):
                break
            if count == 1:
                lay(position, self._numbers.answer_at(self._moves[0]))
            self._end_turn(me, count == 1)
        self.over = True

    def _end_turn(self, me: int, laid: bool) -> None:
        """Draw a tile and pass the turn on; listing the placements will show whether there are any. (Q-2.5, Q-4.1)"""
        position: Position = self.pos
        if position.to_move != NOBODY:
            refill(position, me, laid, self._rng)
            position.to_move = next_with_tiles(position)

    def count(self) -> int:
        """How many placements there are."""
        return self._count

    def action(self, number: int) -> int:
        """One of the placements."""
        return self._marked[number]

    def mark(self, mask: vec[u8], at: i64) -> None:
        """Show the placements in a mask, and what it showed before no more."""
        marked, moves = self._marked, self._moves
        for number in range(self._marks):
            mask[at + marked[number]] = 0
        for number in range(self._count):
            mask[at + moves[number]] = 1
        # The list that is marked must stay as it is until the next time; the other one is free.
        self._marked, self._moves = self._moves, self._marked
        self._marks = self._count

    def write_step(self, observer: Observer, seats: i64, out: vec[i16], at: i64) -> None:  # noqa: ARG002
        """Write the question; it is about nothing, and a step has no other answers."""
        out[at + QUESTION] = 1
        out[at + ASKED] = 1
