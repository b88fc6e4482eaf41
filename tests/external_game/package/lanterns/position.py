"""The position of Lanterns in flat integers."""

from typing import Final

from tianxia.engine.script import Teller

OILS: Final = range(1, 7)
COPIES: Final = 3
PLACES: Final = ("bridge", "gate", "tower")
ROOM: Final = 2

DEAL: Final = 0
WATCH: Final = 1
HANG: Final = 2
OVER: Final = 3
NOBODY: Final = -1


class Position(Teller):
    """Everything on the table. A copy shares nothing that can change."""

    def __init__(self, seats: int, nights: int) -> None:
        """The quay before the first night. (L-1)"""
        self.size, self.nights = seats, nights
        self.night, self.phase, self.winner = 1, DEAL, NOBODY
        self.deck = [0, *(COPIES for _ in OILS)]
        self.hands = [0] * seats
        self.points = [0] * seats
        self.hung = [0] * (seats * len(PLACES))

    def copy(self) -> "Position":
        """An equal position that shares nothing that can change."""
        twin = Position.__new__(Position)
        twin.__dict__ = {name: value[:] if isinstance(value, list) else value for name, value in vars(self).items()}
        return twin

    def lanterns(self, place: int) -> list[int]:
        """How many lanterns of each seat hang at a place."""
        return self.hung[place :: len(PLACES)]
