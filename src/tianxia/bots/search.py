"""A bot that searches: it looks at many worlds that its seat could believe, and takes the best way on.

The search itself belongs to its game (`bots/<game>/search.py`). Here is what all searches share: a budget of iterations
per turn, a time limit, an early end when the choice cannot change any more, cancellation, and the report.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf
from random import Random
from time import perf_counter
from typing import Any, Protocol

from tianxia.bots import part
from tianxia.bots.turns import Planner
from tianxia.engine.eye import Eye

SLICE = 5
"""Iterations between two looks at the clock. Fixed, so that it does not change the result."""


@dataclass(frozen=True)
class Way:
    """A way on: the own answers to the end of the turn, how often it was tried, and its value."""

    answers: tuple[tuple[str, int], ...]
    visits: int
    value: float


@dataclass(frozen=True)
class Thought:
    """The result of a search: the ways on, best first, and the expected line of play."""

    ways: tuple[Way, ...]
    iterations: int
    line: tuple[tuple[int, int], ...] = ()
    """Seats and their answers, as far as the search has looked often enough."""

    def options(self) -> dict[int, float]:
        """The value of each answer to the open question that was looked at, best first."""
        return {way.answers[0][1]: way.value for way in self.best()}

    def best(self) -> list[Way]:
        """The best way on with each answer to the open question, best first."""
        firsts: dict[int, Way] = {}
        for way in self.ways:
            firsts.setdefault(way.answers[0][1], way)
        return list(firsts.values())


class Search(Protocol):
    """A search in progress. The game decides what an iteration does."""

    def run(self, iterations: int) -> int:
        """Make that many more iterations; returns how many were made, none during preparations."""
        ...

    def settled(self, left: int) -> bool:
        """Whether `left` more iterations could not change the choice."""
        ...

    def found(self) -> Sequence[tuple[tuple[tuple[str, int], ...], int, float]]:
        """The lines, best first: answers, visits, value."""
        ...

    def line(self) -> Sequence[tuple[int, int]]:
        """The expected line of play."""
        ...


def never() -> bool:
    """Never cancel."""
    return False


def thought_of(search: Search, iterations: int, seconds: float = inf, cancelled: Callable[[], bool] = never) -> Thought:
    """Search until the budget is spent, the choice is settled, the time is up or it is cancelled.

    However it ends, the result so far is complete and can be played.
    """
    deadline, made = perf_counter() + seconds, 0
    while made < iterations and not search.settled(iterations - made):
        made += search.run(min(SLICE, iterations - made))
        if perf_counter() >= deadline or cancelled():
            break
    ways = tuple(Way(answers, visits, value) for answers, visits, value in search.found())
    return Thought(ways, made, tuple(search.line()))


class SearchBot(Planner):
    """Takes the best way on by the search of its game, and keeps to it to the end of the turn."""

    def __init__(self, module: Any, level: str, seconds: float = inf, iterations: int | None = None) -> None:
        """Search with this module of a game at a level, with a time limit per turn."""
        super().__init__()
        self._module = module
        self._level = level
        self._iterations: int = module.BUDGETS[level] if iterations is None else iterations
        self._seconds = seconds
        self.unit: str = module.UNIT

    def plan(self, eye: Eye, rng: Random, spent: float = 0.0) -> list[tuple[str, int]]:
        """The answers of the best line."""
        return list(self.think(eye, rng, spent=spent).ways[0].answers)

    def think(self, eye: Eye, rng: Random, cancelled: Callable[[], bool] = never, spent: float = 0.0) -> Thought:
        """The result of a search from here; `spent` are seconds already used in this turn."""
        search: Search = self._module.begun(eye, rng, self._level)
        return thought_of(search, self._iterations, self._seconds - spent, cancelled)

    def told(self, eye: Eye, value: float) -> float:
        """A value as people read it: points as expected at the end, if the search counts points."""
        points: float = self._module.at_end(eye.view(), value) if hasattr(self._module, "at_end") else value
        return points


def make(game: str, level: str, seconds: float = inf) -> SearchBot:
    """The searching bot of a level."""
    return SearchBot(part(game, "search"), level, seconds)


def adviser(game: str) -> SearchBot:
    """The bot that gives advice on a game, without a time limit."""
    module = part(game, "search")
    return SearchBot(module, module.ADVISER)
