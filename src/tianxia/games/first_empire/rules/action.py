"""What the six court actions have in common. (F-4.1, F-5)"""

from typing import ClassVar

from tianxia.engine.script import Code, Script, Seat
from tianxia.games.first_empire.position import Position


class CourtAction:
    """One of the six: whether a player can take it, and how it is carried out."""

    wakes_higher: ClassVar[bool] = False
    """Whether cards are activated by a higher number, as for the right three, or by a lower one. (F-4.3)"""

    def why_not(self, pos: Position, me: Seat) -> Code:
        """The action must be possible. (F-4.1)"""
        raise NotImplementedError

    def carry_out(self, pos: Position, me: Seat) -> Script[None]:
        """Carry it out with all its effects. (F-4.2)"""
        raise NotImplementedError
