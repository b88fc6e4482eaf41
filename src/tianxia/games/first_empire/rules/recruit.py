"""Recruit one official. (F-5.1)"""

from collections.abc import Sequence

from tianxia.engine.script import ALLOWED, Code, Script, Seat
from tianxia.games.first_empire.ids import ALL_OFFICIALS, Official, Region
from tianxia.games.first_empire.position import Position
from tianxia.games.first_empire.refusals import NONE_IN_STOCK, TYPE_NOT_IN_STOCK
from tianxia.games.first_empire.rules.action import CourtAction
from tianxia.games.first_empire.rules.asking import TO_RECRUIT, AnyRegion, Question


class WhichOfficial(Question):
    """Which type of official do you recruit? (F-5.1, F-6.2, F-8.2)"""

    name = "official"

    def __init__(self, pos: Position, me: Seat, lacking: Code) -> None:
        """Remember the refusal of the rule that recruits, for a type that is not in stock."""
        super().__init__(pos, me)
        self.lacking = lacking

    def candidates(self) -> Sequence[int]:
        """Alchemist, architect, general."""
        return ALL_OFFICIALS

    def why_not(self, answer: int) -> Code:
        """Only from the stock."""
        return ALLOWED if self.pos.officials_left(self.me, Official(answer)) > 0 else self.lacking


class Recruit(CourtAction):
    """Place an official of any type in stock in any region; there is no limit per region. (F-5.1)"""

    def why_not(self, pos: Position, me: Seat) -> Code:
        """Some official must be in stock. (F-5.8)"""
        return ALLOWED if pos.any_official_left(me) else NONE_IN_STOCK

    def carry_out(self, pos: Position, me: Seat) -> Script[None]:
        """First the type, then the region. (F-5.1)"""
        official: Official = yield WhichOfficial(pos, me, TYPE_NOT_IN_STOCK)
        region: Region = yield AnyRegion(pos, me, TO_RECRUIT)
        pos.recruit(me, official, region)
