"""Re-assign officials. (Z-5.2)"""

from tianxia.engine.script import ALLOWED, Script
from tianxia.games.zhanguo import codes
from tianxia.games.zhanguo.officials import REASSIGN_POINTS, has_officials, spend_points
from tianxia.games.zhanguo.position import Position


def why_no_reassign(pos: Position, me: int) -> int:
    """There must be an official to move. (Z-5.2)"""
    return ALLOWED if has_officials(pos, me) else codes.NO_OFFICIALS


def reassign(pos: Position, me: int) -> Script[None]:
    """Spend 1 to 3 re-assignment points. (Z-5.2)"""
    yield from spend_points(pos, me, REASSIGN_POINTS)
