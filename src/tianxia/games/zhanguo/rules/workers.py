"""Workers that move. (Z-6.8, Z-4.5)"""

from collections.abc import Sequence

from tianxia.engine.script import ALLOWED, Script
from tianxia.games.zhanguo.ids import Code, Seat
from tianxia.games.zhanguo.position import Position
from tianxia.games.zhanguo.rules.asking import Question
from tianxia.games.zhanguo.rules.moves import STEP_ANSWERS, STEP_OF


def move_worker(pos: Position, me: Seat, nobody: Code, too_far: Code) -> Script[None]:
    """Move a worker from any region to an adjacent one; the codes depend on the card's or board's rule. (Z-6.8)"""
    answer: int = yield MoveWorker(pos, me, nobody, too_far)
    step = STEP_OF[answer]
    pos.spend_workers(me, step.region, 1)
    pos.put_workers(me, step.to, 1)
    pos.tell("worker_moved", me, step.region, step.to)


class MoveWorker(Question):
    """Which worker moves, and where to? (Z-6.8, Z-4.5)"""

    name = "move_worker"

    def __init__(self, pos: Position, me: Seat, nobody: Code, too_far: Code) -> None:
        """The codes say which rule refuses a move."""
        super().__init__(pos, me)
        self.nobody = nobody
        self.too_far = too_far

    def candidates(self) -> Sequence[int]:
        """Every move from one region to another."""
        return STEP_ANSWERS

    def why_not(self, answer: int) -> Code:
        """There must be a worker to move, and the regions must be adjacent. (Z-6.8, Z-4.5)"""
        step = STEP_OF[answer]
        if not self.pos.printed.are_adjacent(step.region, step.to):
            return self.too_far
        return ALLOWED if self.pos.workers(self.me, step.region) else self.nobody
