"""What the six court actions have in common; each has its own file. (Z-4.1, Z-4.2)"""

from typing import Final

from tianxia.engine.script import Script
from tianxia.games.zhanguo.ids import Code, Seat
from tianxia.games.zhanguo.position import Position

NONE: Final = 0
HIGHER: Final = 1
LOWER: Final = -1


class CourtAction:
    """One of the six court actions."""

    name: str = ""
    activates: int = NONE
    """Which numbers activate cards after it: HIGHER or LOWER than the one beneath, or NONE. (Z-4.2)"""

    def why_not(self, pos: Position, me: Seat) -> Code:
        """0 if the action is possible. (Z-4.1)"""
        raise NotImplementedError

    def carry_out(self, pos: Position, me: Seat) -> Script[None]:
        """Carry it out."""
        raise NotImplementedError
