"""Luck: what a deal gave each seat, compared with other deals that were possible.

These are dealt from what was really left to draw, with everything else unchanged: over all possible deals luck adds up
to zero. What follows is random too, so everything is tried several times, the real deal and another one always with the
same randomness afterwards.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from tianxia.bots.judge import draw, judge_of, mean_and_error, rounded
from tianxia.engine.match import Match

FEW = 12
"""Up to this many outcomes of a single draw are all tried; of more, and of several draws, random ones are."""
FEW_TRIALS = 2
"""How often all outcomes are tried, if they are few."""


@dataclass(frozen=True)
class Deal:
    """A row of draws, and what they gave each seat beyond its expectation."""

    number: int
    """The index in the record of its first answer, from 0."""
    draws: int
    luck: tuple[float, ...]
    errors: tuple[float, ...] = ()
    """The standard error of each seat's luck."""

    def __post_init__(self) -> None:
        """Default to errors of zero."""
        if not self.errors:
            object.__setattr__(self, "errors", tuple(0.0 for _ in self.luck))


@dataclass(frozen=True)
class DealTask:
    """A deal to be measured in any process."""

    match: Match
    """Where it began."""
    drawn: tuple[int, ...]
    deals: int
    seed: str

    def done(self) -> Deal:
        """Compare what every seat may expect after this deal and after others."""
        trials = [self._beyond(luck) for luck in self._lucks()]
        found = [mean_and_error([trial[seat] for trial in trials]) for seat in range(self.match.seats)]
        lucks, errors = zip(*found, strict=True)
        number, count = len(self.match.entries), len(self.drawn)
        return Deal(number, count, tuple(map(rounded, lucks)), tuple(map(rounded, errors)))

    def _beyond(self, luck: str) -> list[float]:
        """What the deal gave each seat beyond another one, or beyond the mean of all if they are few."""
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
        """Every outcome of the first draw, and how many of it are left."""
        return [(kind, count) for kind, count in enumerate(self._counts()) if count > 0]

    def _with(self, kind: int) -> Match:
        world = self.match.fork()
        world.answer_chance(kind)
        return world

    def _dealt(self) -> Match:
        """The world after the real deal."""
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
        """The seeds of what follows: the same after every deal, so that nothing else differs."""
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
