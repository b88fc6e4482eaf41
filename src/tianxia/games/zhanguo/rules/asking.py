"""What all questions of ZhanGuo have in common: the position they are asked in, and who is asked."""

from collections.abc import Sequence

from tianxia.engine.script import Ask
from tianxia.games.zhanguo.ids import ALL_REGIONS, Seat
from tianxia.games.zhanguo.position import Position


class Question(Ask):
    """A question to a seat about a position."""

    def __init__(self, pos: Position, me: Seat) -> None:
        """Remember where, and whom."""
        self.seat = me
        self.pos = pos
        self.me = me


class RegionQuestion(Question):
    """In which region?"""

    def candidates(self) -> Sequence[int]:
        """Every region."""
        return ALL_REGIONS
