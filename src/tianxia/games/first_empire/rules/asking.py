"""What the questions of The First Empire have in common: who is asked, about which position, and for what."""

from collections.abc import Sequence
from typing import Final

from tianxia.engine.script import Ask, Seat
from tianxia.games.first_empire.ids import ALL_REGIONS
from tianxia.games.first_empire.position import Position

PURPOSES: Final[tuple[str, ...]] = ("tuck", "recruit", "place", "govern", "hire", "build", "wall", "move")
"""What a region, or a worker of a region, is chosen for."""
TO_TUCK: Final = PURPOSES.index("tuck")
TO_RECRUIT: Final = PURPOSES.index("recruit")
TO_PLACE: Final = PURPOSES.index("place")
TO_GOVERN: Final = PURPOSES.index("govern")
TO_HIRE: Final = PURPOSES.index("hire")
TO_BUILD: Final = PURPOSES.index("build")
TO_WALL: Final = PURPOSES.index("wall")
TO_MOVE: Final = PURPOSES.index("move")


class Question(Ask):
    """A question to a player about a position."""

    def __init__(self, pos: Position, me: Seat) -> None:
        """Remember what it is about; nothing is listed until it is needed."""
        super().__init__(me)
        self.pos = pos
        self.me = me


class WhichRegion(Question):
    """In which region? The rule that asks says what for, and why some regions are not allowed."""

    name = "region"
    purpose: int = TO_TUCK

    def candidates(self) -> Sequence[int]:
        """Chu, Wei, Zhao, Qi, Yan."""
        return ALL_REGIONS

    def about(self) -> tuple[int, ...]:
        """What the region is for."""
        return (self.purpose,)


class AnyRegion(WhichRegion):
    """In which region? Any is allowed."""

    def __init__(self, pos: Position, me: Seat, purpose: int) -> None:
        """Remember what the region is for."""
        super().__init__(pos, me)
        self.purpose = purpose
