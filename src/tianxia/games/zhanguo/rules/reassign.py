"""Re-assign officials. (Z-5.2)"""

from tianxia.engine.script import ALLOWED, Script
from tianxia.games.zhanguo import refusals
from tianxia.games.zhanguo.ids import Code, Seat
from tianxia.games.zhanguo.position import Position
from tianxia.games.zhanguo.rules.action import CourtAction
from tianxia.games.zhanguo.rules.officials import REASSIGN_POINTS, spend_points


class Reassign(CourtAction):
    """Re-assign officials; it activates no card. (Z-5.2, Z-4.2)"""

    name = "reassign"

    def why_not(self, pos: Position, me: Seat) -> Code:
        """There must be an official to move. (Z-5.2)"""
        return ALLOWED if pos.has_officials(me) else refusals.NO_OFFICIALS

    def carry_out(self, pos: Position, me: Seat) -> Script[None]:
        """Spend 1 to 3 re-assignment points. (Z-5.2)"""
        yield from spend_points(pos, me, REASSIGN_POINTS)
