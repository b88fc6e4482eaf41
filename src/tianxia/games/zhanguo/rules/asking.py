"""What all questions of ZhanGuo have in common: their position, and who is asked."""

from collections.abc import Sequence

from tianxia.engine.script import ALLOWED, Ask
from tianxia.games.zhanguo.ids import ALL_REGIONS, Card, Code, Region, Seat
from tianxia.games.zhanguo.position import Position


class Question(Ask):
    """A question to a seat about a position."""

    def __init__(self, pos: Position, me: Seat) -> None:
        """Remember the position and the seat."""
        super().__init__(me)
        self.pos = pos
        self.me = me


class CardQuestion(Question):
    """A question about the card being played."""

    def __init__(self, pos: Position, me: Seat, card: Card) -> None:
        """Remember the card."""
        super().__init__(pos, me)
        self.card = card

    def about(self) -> tuple[int, ...]:
        """The card."""
        return (self.card,)


class RegionQuestion(Question):
    """In which region?"""

    def candidates(self) -> Sequence[int]:
        """Every region."""
        return ALL_REGIONS

    def why_not(self, answer: int) -> Code:
        """Why a region is not allowed."""
        return self.why_not_in(Region(answer))

    def why_not_in(self, region: Region) -> Code:
        """Why a region is not allowed; by default all are."""
        return ALLOWED

    def listed(self) -> list[int]:
        """The allowed regions."""
        found: list[int] = []
        for region in ALL_REGIONS:
            if self.why_not_in(region) == ALLOWED:
                found.append(region)
        return found
