"""What the six court actions have in common. (F-4.1, F-5)"""

from typing import ClassVar

from tianxia.engine.script import Code, Script, Seat
from tianxia.games.first_empire.position import Position


class CourtAction:
    """One of the six: whether a player can do it, and how it goes."""

    wakes_higher: ClassVar[bool] = False
    """Whether a higher number wakes cards after it, as with the right three, or a lower one. (F-4.3)"""

    def why_not(self, pos: Position, me: Seat) -> Code:
        """The action must be possible. (F-4.1)"""
        raise NotImplementedError

    def carry_out(self, pos: Position, me: Seat) -> Script[None]:
        """Do it, with all that it brings. (F-4.2)"""
        raise NotImplementedError
