"""Whom a request to play fits. Pure: `seeks.py` reads the requests and writes what follows."""

from collections.abc import Sequence
from dataclasses import dataclass

from tianxia.server.ratings.anchors import anchors

WIDENING = 5.0
"""Points by which the range of ratings widens in each second of waiting."""


@dataclass(frozen=True)
class Waiting:
    """Somebody who waits, with what matters to those they may be matched with."""

    person: str
    mean: float
    within: int | None
    """How far another rating may be from theirs at first; None for any distance."""
    made: float
    """Since when they wait."""

    def width(self, now: float) -> float | None:
        """How far another rating may be from theirs by now."""
        return None if self.within is None else self.within + WIDENING * max(0.0, now - self.made)

    def takes(self, other: "Waiting", now: float) -> bool:
        """Whether another rating is near enough."""
        width = self.width(now)
        return width is None or self.gap(other) <= width

    def gap(self, other: "Waiting") -> float:
        """The points between two ratings."""
        return abs(self.mean - other.mean)


def group_for(me: Waiting, others: Sequence[Waiting], seats: int, now: float) -> list[Waiting] | None:
    """The people for a table, me first: those nearest in rating who all accept one another; None if too few."""
    group = [me]
    for other in sorted(others, key=lambda one: (me.gap(one), one.made)):
        if len(group) < seats and all(_fit(other, one, now) for one in group):
            group.append(other)
    return group if len(group) == seats else None


def _fit(one: Waiting, other: Waiting, now: float) -> bool:
    return one.person != other.person and one.takes(other, now) and other.takes(one, now)


def level_for(game: str, mean: float) -> str | None:
    """The bot nearest to a rating; None for a game without a ladder."""
    levels = anchors(game)
    return min(levels, key=lambda level: abs(levels[level].mean - mean)) if levels else None
