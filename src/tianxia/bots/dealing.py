"""Luck: what a deal brought each seat, measured against other deals that might have come in its place."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from tianxia.bots.judge import judge_of, rounded
from tianxia.bots.turn_tree import draw
from tianxia.engine.match import Match

FEW = 12
"""Of a single draw, so many outcomes are all tried; of more, and of several draws, some are drawn by lot."""


@dataclass(frozen=True)
class Deal:
    """A row of draws, and what they brought each seat beyond what it could expect."""

    number: int
    """Which answer of the record it begins with, from 0."""
    draws: int
    luck: tuple[float, ...]


@dataclass(frozen=True)
class DealTask:
    """A deal to be measured, by any process."""

    match: Match
    """Where it began."""
    drawn: tuple[int, ...]
    deals: int
    seed: str

    def done(self) -> Deal:
        """Compare what every seat may expect after this deal with the mean over others."""
        came = _mean([(1, self._outlook(self._dealt(), luck)) for luck in self._lucks()])
        others = _mean(list(self._others()))
        luck = tuple(rounded(here - there) for here, there in zip(came, others, strict=True))
        return Deal(len(self.match.entries), len(self.drawn), luck)

    def _others(self) -> Iterator[tuple[int, list[float]]]:
        """What might have come, each with its weight: every outcome where they are few, else some by lot."""
        counts = self._counts()
        if self._is_small():
            for kind, count in enumerate(counts):
                if count > 0:
                    world = self.match.fork()
                    world.answer_chance(kind)
                    yield count, self._outlook(world, self._lucks()[0])
            return
        for luck in self._lucks():
            lots = Random(f"{luck}/anew")
            world = self.match.fork()
            while world.draw is not None:
                draw(world, lots)
            yield 1, self._outlook(world, luck)

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
        return len(self.drawn) == 1 and sum(1 for count in self._counts() if count > 0) <= FEW

    def _lucks(self) -> list[str]:
        """The luck of whatever follows: the same after every deal, so that they differ in nothing else."""
        number = len(self.match.entries)
        return [f"{self.seed}/{number}/{each}" for each in range(1 if self._is_small() else self.deals)]

    def _outlook(self, world: Match, luck: str) -> list[float]:
        return judge_of(self.match.game.name).outlook(world, Random(luck))


def _mean(weighed: Sequence[tuple[int, list[float]]]) -> list[float]:
    """The mean by seat."""
    total = sum(weight for weight, _ in weighed)
    by_seat = zip(*[[weight * each for each in outlook] for weight, outlook in weighed], strict=True)
    return [sum(parts) / total for parts in by_seat]
