"""Clocks: the seconds each seat has left. They run only for people with an open question, and stop with the server.

They also stop while a shared device changes hands: see `Room.clocked`.
"""

import time
from collections.abc import Mapping, Sequence

from tianxia.server.protocol.shapes import ClockRule, Clocks


class Clock:
    """Counts down for the seats that have a question."""

    def __init__(self, rule: ClockRule, seats: int, left: Sequence[float] | None = None) -> None:
        """Full clocks, or those of an earlier run."""
        self.rule = rule
        self.left = list(left) if left is not None else [float(rule.seconds)] * seats
        self.running: list[int] = []
        self.gains: dict[int, int] = {}
        """Which answer, by its number, earned which seat an increment: an undo takes it back."""
        self._since = time.monotonic()

    def settle(self) -> None:
        """Subtract the time that has passed from the running clocks."""
        now = time.monotonic()
        for seat in self.running:
            self.left[seat] -= now - self._since
        self._since = now

    def earned(self, seat: int, place: int) -> None:
        """Add the increment for a turn that ended with this answer."""
        self.settle()
        self.left[seat] += self.rule.increment
        self.gains[place] = seat

    def take_back(self, length: int, seat: int | None = None) -> dict[int, int]:
        """Take back increments earned from there on, by all or one seat: undo and play again would earn them twice."""
        back = {place: whose for place, whose in self.gains.items() if place >= length and seat in (None, whose)}
        for place, whose in back.items():
            del self.gains[place]
            self.left[whose] -= self.rule.increment
        return back

    def give_again(self, gains: Mapping[int, int]) -> None:
        """Return the increments that an undo took."""
        self.gains |= gains
        for whose in gains.values():
            self.left[whose] += self.rule.increment

    def run(self, seats: Sequence[int]) -> None:
        """Run the clocks of these seats and stop all others."""
        self.settle()
        self.running = list(seats)

    def resume(self, seats: Sequence[int], since: float) -> None:
        """Let the clocks of these seats have run since a moment at which nobody looked after them."""
        self.running, self._since = list(seats), since

    def fill(self, seat: int) -> None:
        """Reset the clock of somebody who comes back."""
        self.settle()
        self.left[seat] = float(self.rule.seconds)

    def fallen(self) -> list[int]:
        """The running seats whose time is up."""
        self.settle()
        return [seat for seat in self.running if self.left[seat] <= 0]

    def next_fall(self) -> float | None:
        """Seconds until the first clock reaches zero."""
        self.settle()
        return max(0.0, min((self.left[seat] for seat in self.running), default=0.0)) if self.running else None

    def now(self) -> Clocks:
        """The clocks as clients see them."""
        self.settle()
        return Clocks([round(left, 2) for left in self.left], self.running[:])
