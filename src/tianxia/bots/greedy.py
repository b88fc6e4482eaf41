"""A bot that takes what its game's evaluation likes best: one answer ahead, or a whole turn of many answers."""

import importlib
from collections.abc import Callable
from random import Random
from typing import Any

from tianxia.bots.turns import TurnBot
from tianxia.engine.eye import Eye

ValueAfter = Callable[[Any, int, int], int]
"""(position, seat, answer) to how good the position after that answer is for the seat."""


class GreedyBot:
    """Takes the answer after which it stands best."""

    def __init__(self, value_after: ValueAfter) -> None:
        """Play by this evaluation."""
        self._value_after = value_after

    def answer(self, eye: Eye, rng: Random) -> int:
        """The best option by the evaluation, in a world that the seat could believe."""
        values = self.values(eye, rng)
        best = max(values.values())
        return rng.choice([option for option, value in values.items() if value == best])

    def values(self, eye: Eye, rng: Random) -> dict[int, int]:
        """What each option is worth to the seat."""
        position = eye.guess(rng).position
        return {option: self._value_after(position, eye.seat, option) for option in eye.options()}


def make(game: str) -> GreedyBot | TurnBot:
    """The greedy bot with the evaluation of that game: one answer ahead, or to the end of a turn of many."""
    evaluation = importlib.import_module(f"tianxia.bots.{game}")
    if hasattr(evaluation, "value_after"):
        return GreedyBot(evaluation.value_after)
    return TurnBot(evaluation.value)
