"""A bot that takes what its game's evaluation prefers: one answer ahead, or a whole turn of many answers."""

from collections.abc import Callable
from math import inf
from random import Random
from typing import Any

from tianxia.bots import part
from tianxia.bots.beam import WIDTH
from tianxia.bots.turns import TurnBot, slip
from tianxia.engine.eye import Eye

ValueAfter = Callable[[Any, int, int], int]
"""(position, seat, answer) to how good the position after that answer is for the seat."""


class GreedyBot:
    """Takes the answer that leads to the best position."""

    def __init__(self, value_after: ValueAfter, errs: float = 0.0) -> None:
        """Play by this evaluation; `errs` is the probability of not taking the best answer."""
        self._value_after = value_after
        self._errs = errs

    def answer(self, eye: Eye, rng: Random) -> int:
        """The best option by the evaluation, in a world that the seat could believe; ties at random."""
        values = self.values(eye, rng)
        best = max(values.values())
        first = rng.choice([option for option, value in values.items() if value == best])
        ranked = sorted((option for option in values if option != first), key=lambda option: -values[option])
        return slip([first, *ranked], self._errs, rng)

    def options(self, eye: Eye, rng: Random) -> dict[int, float]:
        """What each option is worth in points, best first."""
        values = self.values(eye, rng)
        return {option: values[option] / 100 for option in sorted(values, key=lambda option: -values[option])}

    def values(self, eye: Eye, rng: Random) -> dict[int, int]:
        """What each option is worth to the seat."""
        position = eye.guess(rng).position
        return {option: self._value_after(position, eye.seat, option) for option in eye.options()}


def make(game: str, width: int = WIDTH, seconds: float = inf, errs: float = 0.0) -> GreedyBot | TurnBot:
    """The greedy bot with the evaluation of that game: one answer ahead, or to the end of a turn of many."""
    evaluation = part(game, "evaluation")
    if hasattr(evaluation, "value_after"):
        return GreedyBot(evaluation.value_after, errs)
    return TurnBot(evaluation.value, width, seconds, errs)
