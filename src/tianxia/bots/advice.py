"""What a good player would do in somebody's place: the best answers to a question, each with what it seems worth.

It thinks as one of the game's searching levels does, and without a limit in time: the same eye and luck give the same
advice, however busy the machine is.
"""

from random import Random
from typing import NamedTuple

from tianxia.bots import LEVELS, greedy, levels_for, names_for, search
from tianxia.engine.eye import Eye

MOST = 3
"""So many answers are told."""
CHANCE, POINTS = "chance", "points"
"""What a value is: the chance of winning, from 0 to 1, or the points at the end."""


class Way(NamedTuple):
    """An answer and what it seems worth; None where that is not the point, as in a lesson."""

    answer: int
    value: float | None = None
    steps: tuple[tuple[str, int], ...] = ()
    """The questions and answers of the best turn that begins with it, itself first, where turns were looked at."""


def can_advise(game: str) -> bool:
    """Whether anybody could give advice on a game."""
    return "greedy" in names_for(game)


def advised(eye: Eye, rng: Random, most: int = MOST) -> tuple[list[Way], str]:
    """The best answers to the question that waits, best first, and what their values are."""
    game = eye.game.name
    if levels_for(game) == LEVELS:
        adviser = search.adviser(game)
        best = adviser.think(eye, rng).best()[:most]
        return [Way(way.answers[0][1], adviser.told(eye, way.value), way.answers) for way in best], adviser.unit
    values = greedy.make(game).options(eye, rng)
    return [Way(answer, value) for answer, value in list(values.items())[:most]], POINTS
