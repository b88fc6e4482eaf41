"""Recruit 1 official. (Z-5.1)"""

from collections.abc import Sequence

from tianxia.engine.script import ALLOWED, Script
from tianxia.games.zhanguo import refusals
from tianxia.games.zhanguo.ids import ALL_OFFICIALS, Code, Official, Region, Seat
from tianxia.games.zhanguo.position import Position
from tianxia.games.zhanguo.rules.action import LOWER, CourtAction
from tianxia.games.zhanguo.rules.asking import Question, RegionQuestion


class Recruit(CourtAction):
    """Recruit 1 official. (Z-5.1)"""

    name = "recruit"
    activates = LOWER

    def why_not(self, pos: Position, me: Seat) -> Code:
        """There must be an official in the supply. (Z-5.1)"""
        return ALLOWED if pos.officials_left(me) else refusals.SUPPLY_EMPTY

    def carry_out(self, pos: Position, me: Seat) -> Script[None]:
        """Place one official of any colour in supply in any governors area. (Z-5.1)"""
        official: Official = yield TakeOfficial(pos, me, refusals.NO_SUCH_OFFICIAL)
        region: Region = yield OfficialRegion(pos, me, official)
        pos.recruit(me, official, region)


class TakeOfficial(Question):
    """Which official do you take from your supply? (Z-5.1, Z-7.3)"""

    name = "official"

    def __init__(self, pos: Position, me: Seat, code: Code) -> None:
        """The code says which rule requires it to be in supply."""
        super().__init__(pos, me)
        self.code = code

    def candidates(self) -> Sequence[int]:
        """One of each colour."""
        return ALL_OFFICIALS

    def why_not(self, answer: int) -> Code:
        """An official of that colour must be in the supply."""
        return ALLOWED if self.pos.supply(self.me, Official(answer)) else self.code


class OfficialRegion(RegionQuestion):
    """To which governors area does the official go? There is always room. (Z-5.1)"""

    name = "official_region"

    def __init__(self, pos: Position, me: Seat, official: Official) -> None:
        """Remember the official."""
        super().__init__(pos, me)
        self.official = official

    def about(self) -> tuple[int, ...]:
        """The official."""
        return (self.official,)
