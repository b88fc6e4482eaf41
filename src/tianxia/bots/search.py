"""A bot that searches: it looks through many worlds that its seat could believe, and takes the way on that proves best.

The search itself is its game's (`<game>_search.py`); here is what all have in common: a budget of iterations a turn, a
limit in seconds, an early end when the choice cannot change any more, a clean end when nobody wants it any more, and
the report of what was found.
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
"""So many iterations are made between two looks at the clock. Fixed, so that it does not change what is found."""


@dataclass(frozen=True)
class Way:
    """A way on that was looked at: the own answers up to the end of the turn, how often, and what it seems worth."""

    answers: tuple[tuple[str, int], ...]
    visits: int
    value: float


@dataclass(frozen=True)
class Thought:
    """What a search found: the ways on, best first, and the line of play that it expects."""

    ways: tuple[Way, ...]
    iterations: int
    line: tuple[tuple[int, int], ...] = ()
    """Seats and their answers, as far as the search looked often."""

    def options(self) -> dict[int, float]:
        """The value of each answer to the question that waits, as far as it was looked at, best first."""
        return {way.answers[0][1]: way.value for way in self.best()}

    def best(self) -> list[Way]:
        """The best way on with each answer to the question that waits, best first."""
        firsts: dict[int, Way] = {}
        for way in self.ways:
            firsts.setdefault(way.answers[0][1], way)
        return list(firsts.values())


class Search(Protocol):
    """A search under way. The game decides how an iteration goes."""

    def run(self, iterations: int) -> int:
        """Make so many more, and say how many were made: none while something is still being prepared."""
        ...

    def settled(self, left: int) -> bool:
        """Whether so many more could not change the choice."""
        ...

    def found(self) -> Sequence[tuple[tuple[tuple[str, int], ...], int, float]]:
        """The ways on, best first: answers, visits, value."""
        ...

    def line(self) -> Sequence[tuple[int, int]]:
        """The line of play that it expects."""
        ...


def never() -> bool:
    """Nobody cancels."""
    return False


def thought_of(search: Search, iterations: int, seconds: float = inf, cancelled: Callable[[], bool] = never) -> Thought:
    """Search until the budget is spent, the choice is settled, the time is up or nobody waits any more.

    However it ends, what has been found so far is whole and can be played.
    """
    deadline, made = perf_counter() + seconds, 0
    while made < iterations and not search.settled(iterations - made):
        made += search.run(min(SLICE, iterations - made))
        if perf_counter() >= deadline or cancelled():
            break
    ways = tuple(Way(answers, visits, value) for answers, visits, value in search.found())
    return Thought(ways, made, tuple(search.line()))


class SearchBot(Planner):
    """Takes the way on that the search of its game settles on, and keeps to it to the end of the turn."""

    def __init__(self, module: Any, level: str, seconds: float = inf, iterations: int | None = None) -> None:
        """Search as this module of a game does at a level, no longer than so many seconds a turn."""
        super().__init__()
        self._module = module
        self._level = level
        self._iterations: int = module.BUDGETS[level] if iterations is None else iterations
        self._seconds = seconds
        self.unit: str = module.UNIT

    def plan(self, eye: Eye, rng: Random, spent: float = 0.0) -> list[tuple[str, int]]:
        """The answers of the best way on."""
        return list(self.think(eye, rng, spent=spent).ways[0].answers)

    def think(self, eye: Eye, rng: Random, cancelled: Callable[[], bool] = never, spent: float = 0.0) -> Thought:
        """Everything that the search finds out from here; `spent` are seconds thought in this turn before."""
        search: Search = self._module.begun(eye, rng, self._level)
        return thought_of(search, self._iterations, self._seconds - spent, cancelled)

    def told(self, eye: Eye, value: float) -> float:
        """A value as people are told it: points as they may be at the end, where the game's search counts points."""
        points: float = self._module.at_end(eye.view(), value) if hasattr(self._module, "at_end") else value
        return points


def make(game: str, level: str, seconds: float = inf) -> SearchBot:
    """The searching bot of a level; the game's search says what that means."""
    return SearchBot(part(game, "search"), level, seconds)


def adviser(game: str) -> SearchBot:
    """The one who gives advice on a game, however long it takes."""
    module = part(game, "search")
    return SearchBot(module, module.ADVISER)
