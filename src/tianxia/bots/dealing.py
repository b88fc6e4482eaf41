"""Luck: what a deal brought each seat, measured against other deals that might have come in its place.

They are dealt from what was truly left to draw, with all else as it was: over all that could have come, the luck of a
deal adds up to nothing. What follows is by lot as well, so everything is tried several times, the deal that came and
another one always with the same luck afterwards.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from tianxia.bots.judge import draw, judge_of, mean_and_error, rounded
from tianxia.engine.match import Match

FEW = 12
"""Of a single draw, so many outcomes are all tried; of more, and of several draws, some are drawn by lot."""
FEW_TRIALS = 2
"""So often all outcomes are tried, where they are few."""


@dataclass(frozen=True)
class Deal:
    """A row of draws, and what they brought each seat beyond what it could expect."""

    number: int
    """Which answer of the record it begins with, from 0."""
    draws: int
    luck: tuple[float, ...]
    errors: tuple[float, ...] = ()
    """The standard error of each seat's luck."""

    def __post_init__(self) -> None:
        """Where nothing is said of errors, there are none."""
        if not self.errors:
            object.__setattr__(self, "errors", tuple(0.0 for _ in self.luck))


@dataclass(frozen=True)
class DealTask:
    """A deal to be measured, by any process."""

    match: Match
    """Where it began."""
    drawn: tuple[int, ...]
    deals: int
    seed: str

    def done(self) -> Deal:
        """Compare what every seat may expect after this deal with what it may after others."""
        trials = [self._beyond(luck) for luck in self._lucks()]
        found = [mean_and_error([trial[seat] for trial in trials]) for seat in range(self.match.seats)]
        lucks, errors = zip(*found, strict=True)
        number, count = len(self.match.entries), len(self.drawn)
        return Deal(number, count, tuple(map(rounded, lucks)), tuple(map(rounded, errors)))

    def _beyond(self, luck: str) -> list[float]:
        """What the deal brought each seat beyond another one, or beyond the mean of all where they are few."""
        came, other = self._outlook(self._dealt(), luck), self._other(luck)
        return [here - there for here, there in zip(came, other, strict=True)]

    def _other(self, luck: str) -> list[float]:
        if self._is_small():
            return _mean([(count, self._outlook(self._with(kind), luck)) for kind, count in self._outcomes()])
        lots, world = Random(f"{luck}/anew"), self.match.fork()
        while world.draw is not None:
            draw(world, lots)
        return self._outlook(world, luck)

    def _outcomes(self) -> list[tuple[int, int]]:
        """Every outcome of the first draw and how often it is among what is left."""
        return [(kind, count) for kind, count in enumerate(self._counts()) if count > 0]

    def _with(self, kind: int) -> Match:
        world = self.match.fork()
        world.answer_chance(kind)
        return world

    def _dealt(self) -> Match:
        """The world with the deal that came."""
        world = self.match.fork()
        for drawn in self.drawn:
            world.answer_chance(drawn)
        return world

    def _counts(self) -> Sequence[int]:
        assert self.match.draw is not None
        return self.match.draw.counts()

    def _is_small(self) -> bool:
        return len(self.drawn) == 1 and len(self._outcomes()) <= FEW

    def _lucks(self) -> list[str]:
        """The luck of whatever follows: the same after every deal, so that they differ in nothing else."""
        number = len(self.match.entries)
        trials = min(FEW_TRIALS, self.deals) if self._is_small() else self.deals
        return [f"{self.seed}/{number}/{each}" for each in range(trials)]

    def _outlook(self, world: Match, luck: str) -> list[float]:
        return judge_of(self.match.game.name).outlook(world, Random(luck))


def _mean(weighed: Sequence[tuple[int, list[float]]]) -> list[float]:
    """The mean by seat."""
    total = sum(weight for weight, _ in weighed)
    by_seat = zip(*[[weight * each for each in outlook] for weight, outlook in weighed], strict=True)
    return [sum(parts) / total for parts in by_seat]
