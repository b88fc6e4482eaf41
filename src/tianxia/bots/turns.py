"""A bot that looks to the end of its own turn, by the beam of `beam.py`.

The plan of a turn is kept while the questions are the expected ones, so that a turn is thought through once.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from math import inf
from random import Random
from time import perf_counter
from typing import TypeVar

from tianxia.bots.beam import WIDTH, Line, Value, ways_on
from tianxia.engine.eye import Eye


class Plan:
    """The planned answers of a turn, given one by one while the questions are the expected ones."""

    def __init__(self, steps: Sequence[tuple[str, int]] = (), since: int = 0) -> None:
        """Plan these questions and answers, after `since` answers of the game."""
        self._steps = list(steps)
        self._next = since

    def next(self, eye: Eye) -> int | None:
        """The next answer; None at the end of the plan or if something other than a forced answer differs."""
        if not self._steps or eye.count() < self._next:
            return None
        question, answer = self._steps[0]
        if question != eye.question() or answer not in eye.options():
            return None
        self._steps.pop(0)
        self._next = eye.count() + 1
        return answer


class Planner(ABC):
    """A bot that thinks a turn through once and keeps to it."""

    def __init__(self) -> None:
        """Begin without a plan."""
        self._plan = Plan()
        self._turn = -1
        self._spent = 0.0

    @abstractmethod
    def plan(self, eye: Eye, rng: Random, spent: float = 0.0) -> list[tuple[str, int]]:
        """The questions and answers of the rest of the turn, at least of the open question.

        `spent` are seconds already used in this turn: a limit is for the whole of it.
        """

    def answer(self, eye: Eye, rng: Random) -> int:
        """The next answer of the plan, or of a new one."""
        answer = self._plan.next(eye)
        if answer is None:
            self._plan = Plan(self._planned(eye, rng), eye.count())
            answer = self._plan.next(eye)
        assert answer is not None
        return answer

    def _planned(self, eye: Eye, rng: Random) -> list[tuple[str, int]]:
        """A new plan; its time is added to that of others in the same turn."""
        if eye.step_began() != self._turn:
            self._turn, self._spent = eye.step_began(), 0.0
        start = perf_counter()
        steps = self.plan(eye, rng, self._spent)
        self._spent += perf_counter() - start
        return steps


class TurnBot(Planner):
    """Takes the turn that ends best, or sometimes errs and takes another good one."""

    def __init__(self, value: Value, width: int = WIDTH, seconds: float = inf, errs: float = 0.0) -> None:
        """Play by this evaluation; `errs` is the probability of not taking the best turn found."""
        super().__init__()
        self._value = value
        self._width = width
        self._seconds = seconds
        self._errs = errs

    def plan(self, eye: Eye, rng: Random, spent: float = 0.0) -> list[tuple[str, int]]:
        """The answers of the turn."""
        return list(slip(self._ways(eye, rng, spent), self._errs, rng).answers)

    def options(self, eye: Eye, rng: Random) -> dict[int, float]:
        """What the best turn found with each answer is worth in points, best first."""
        values: dict[int, float] = {}
        for way in self._ways(eye, rng):
            values.setdefault(way.answers[0][1], way.worth / 100)
        return values

    def _ways(self, eye: Eye, rng: Random, spent: float = 0.0) -> list[Line]:
        deadline = perf_counter() + self._seconds - spent
        return ways_on(eye.guess(rng), eye.seat, self._value, self._width, deadline)


T = TypeVar("T")


def slip(ranked: Sequence[T], errs: float, rng: Random) -> T:
    """The first of ranked things or, with that probability, any of the better third: sensible, but not the best."""
    if errs == 0.0 or rng.random() >= errs:
        return ranked[0]
    return ranked[rng.randrange(max(2, len(ranked) // 3)) % len(ranked)]
