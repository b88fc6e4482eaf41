"""Advice: the best answers to a question, each with its value.

It comes from one of the game's searching levels without a time limit: the same eye and rng give the same advice,
however busy the machine is.
"""

from random import Random
from typing import NamedTuple

from tianxia.bots import LEVELS, greedy, levels_for, names_for, search
from tianxia.engine.eye import Eye

MOST = 3
"""How many answers are given."""
CHANCE, POINTS = "chance", "points"
"""The unit of a value: the chance of winning, from 0 to 1, or the points at the end."""


class Way(NamedTuple):
    """An answer and its value; None in a lesson, which has no values."""

    answer: int
    value: float | None = None
    steps: tuple[tuple[str, int], ...] = ()
    """The questions and answers of the best turn that begins with it, if whole turns were searched."""


def can_advise(game: str) -> bool:
    """Whether there is a bot that can give advice on a game."""
    return "greedy" in names_for(game)


def advised(eye: Eye, rng: Random, most: int = MOST) -> tuple[list[Way], str]:
    """The best answers to the open question, best first, and the unit of their values."""
    game = eye.game.name
    if levels_for(game) == LEVELS:
        adviser = search.adviser(game)
        best = adviser.think(eye, rng).best()[:most]
        return [Way(way.answers[0][1], adviser.told(eye, way.value), way.answers) for way in best], adviser.unit
    values = greedy.make(game).options(eye, rng)
    return [Way(answer, value) for answer, value in list(values.items())[:most]], POINTS
