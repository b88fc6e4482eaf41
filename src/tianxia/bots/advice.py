"""What a good player would do in somebody's place: the best answers to a question, each with what it seems worth.

It thinks as one of the game's searching levels does, and without a limit in time: the same eye and luck give the same
advice, however busy the machine is.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from tianxia.bots import LEVELS, greedy, levels_for, names_for, search
from tianxia.engine.eye import Eye

MOST = 3
"""So many answers are told."""
OTHERS = 8
"""So many other answers are looked at where the search of turns found too few."""
CHANCE, POINTS = "chance", "points"
"""What a value is: the chance of winning, from 0 to 1, or points."""


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
        best = [Way(way.answers[0][1], way.value, way.answers) for way in adviser.think(eye, rng).best()]
        if len(best) < most and adviser.unit == POINTS:
            best += sorted(_others(eye, rng, adviser, best), key=lambda way: -(way.value or 0.0))
        return best[:most], adviser.unit
    values = greedy.make(game).options(eye, rng)
    return [Way(answer, value) for answer, value in list(values.items())[:most]], POINTS


def _others(eye: Eye, rng: Random, adviser: search.SearchBot, best: Sequence[Way]) -> Iterator[Way]:
    """The turns that begin with other answers, which a search of whole turns may drop on its way to the best one."""
    question, known = eye.question(), {way.answer for way in best}
    for answer in [option for option in eye.options() if option not in known][:OTHERS]:
        world = eye.guess(rng)
        began = world.step_began()
        world.answer(eye.seat, answer)
        if world.step_began() == began and world.question(eye.seat) is not None:  # the turn goes on
            way = adviser.think(Eye(world, eye.seat), rng).ways[0]
            yield Way(answer, way.value, ((question, answer), *way.answers))
