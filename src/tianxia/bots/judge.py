"""What a review asks of a game beside its search: to compare two ways on, and to say what each seat may expect.

A game whose levels search has a module `<game>_judge.py` with a `JUDGE`.
"""

import importlib
from collections.abc import Sequence
from importlib.util import find_spec
from math import sqrt
from random import Random
from statistics import stdev
from typing import Protocol

from tianxia.bots.turn_tree import Manner, TurnTree, draw, taken
from tianxia.bots.turns import Beam
from tianxia.engine.eye import Eye
from tianxia.engine.game import BadInput
from tianxia.engine.match import Match

Answers = tuple[tuple[str, int], ...]
"""Questions and answers of one seat, up to the end of its turn."""


class Judge(Protocol):
    """How a game's moves and deals are weighed, in the `UNIT` of its search."""

    def compared(self, eye: Eye, rng: Random, ways: Sequence[Answers], iterations: int) -> list[float]:
        """What ways on are worth to the eye's seat, each tried in the same worlds that it could believe."""
        ...

    def outlook(self, world: Match, luck: Random) -> list[float]:
        """What each seat may expect, by quick play of all a little further; the world is used up."""
        ...


class TurnJudge:
    """Weighs a game whose turns have many answers, in the manner of its search."""

    def __init__(self, manner: Manner) -> None:
        """Judge in this manner."""
        self._manner = manner

    def compared(self, eye: Eye, rng: Random, ways: Sequence[Answers], iterations: int) -> list[float]:
        """What ways on come to in points, at the end of the turn."""
        return TurnTree(eye, rng, self._manner).compared(ways, iterations)

    def outlook(self, world: Match, luck: Random) -> list[float]:
        """The evaluation for each seat at the end of the first round in which a turn is taken."""
        manner, now = self._manner, None
        while not world.over and now in (None, manner.round(world.position)):
            if world.draw is not None:
                draw(world, luck)
                continue
            if world.questions[0].name in manner.turn:
                now = manner.round(world.position)
            self._glance(world)
        return [manner.value(world.position, seat) / 100 for seat in range(world.seats)]

    def _glance(self, world: Match) -> None:
        """Whoever is asked first takes the turn that looks best at a glance."""
        seat = world.questions[0].seat
        beam = Beam(world, seat, self._manner.value, self._manner.glance)
        for _ in beam.steps():
            pass
        taken(world, seat, beam.ranked()[0].answers)


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean of some values and its standard error; 0 where there is one value only, which tells nothing of it."""
    count = len(values)
    mean = sum(values) / count
    return mean, stdev(values) / sqrt(count) if count > 1 else 0.0


def rounded(value: float) -> float:
    """A value as it is told: to four places, and never -0."""
    return round(value, 4) + 0.0


def has_judge(game: str) -> bool:
    """Whether the games of a title can be reviewed."""
    return find_spec(_module(game)) is not None


def judge_of(game: str) -> Judge:
    """The judge of a game; BadInput where its bots do not search."""
    if not has_judge(game):
        raise BadInput("review-no-search", game=game)
    judge: Judge = importlib.import_module(_module(game)).JUDGE
    return judge


def _module(game: str) -> str:
    return f"tianxia.bots.{game}_judge"
