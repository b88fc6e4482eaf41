"""Fits the weights of a learned value: a ridge regression in each round, pulled towards the hand-written evaluation.

Only differences between the seats of a table at one moment are fitted: what the deal gives to all says nothing about
play. The first rounds keep the hand-written weights, because what can be seen there says next to nothing about the
end. If `stepwise`, a round is fitted not to the final scores but to what the next round's weights say about its first
moment, which depends less on luck. Sums are exact, so that every version of Python learns the same.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import fsum

from tianxia.bots.learning.samples import TrainingGame

Row = tuple[tuple[float, ...], float]
"""The features, and the result, each minus the mean of the table."""


@dataclass(frozen=True)
class Recipe:
    """The settings for learning a game."""

    stepwise: bool
    pull: float
    """How strongly weights are pulled towards the hand-written ones, per game."""
    since: int = 1
    """The first round that is learned; those before it keep the hand-written weights."""


RECIPES = {
    "zhanguo": Recipe(stepwise=True, pull=4.6, since=3),
    "first_empire": Recipe(stepwise=False, pull=5.0, since=3),
}
"""Chosen by duels against the hand-written evaluation."""


def fitted(games: Sequence[TrainingGame], start: Sequence[float], rounds: int, recipe: Recipe) -> list[list[float]]:
    """The weights by round; `start` is where they begin."""
    weights: list[list[float]] = [list(start)] * rounds
    for round_ in range(rounds, recipe.since - 1, -1):
        later = weights[round_] if recipe.stepwise and round_ < rounds else None
        rows = [row for game in games for row in rows_of(game, round_, later)]
        weights[round_ - 1] = ridge(rows, scales(games, round_), start, recipe.pull * len(games))
    return weights


def scales(games: Sequence[TrainingGame], round_: int) -> list[float]:
    """How much each thing seen varies in a round, from game to game and within them: its standard deviation."""
    seen = [seat for game in games for sample in game.samples if sample.round == round_ for seat in sample.seen]
    means = [fsum(column) / len(seen) for column in zip(*seen, strict=True)]
    squares = [fsum([what * what for what in column]) / len(seen) for column in zip(*seen, strict=True)]
    return [max(1.0, square - mean * mean) ** 0.5 for square, mean in zip(squares, means, strict=True)]


def rows_of(game: TrainingGame, round_: int, later: Sequence[float] | None) -> Iterator[Row]:
    """The rows of one round of a game: one for each seat at each moment."""
    targets = aims(game, round_, later)
    for sample in game.samples:
        if sample.round == round_:
            middle = [fsum(column) / len(sample.seen) for column in zip(*sample.seen, strict=True)]
            for seen, target in zip(sample.seen, targets, strict=True):
                yield tuple([what - mean for what, mean in zip(seen, middle, strict=True)]), target


def aims(game: TrainingGame, round_: int, later: Sequence[float] | None) -> list[float]:
    """What each seat came to, less the mean of the table: in the end, or by the next round's weights."""
    came: list[float] = [float(score) for score in game.scores]
    first = next((sample for sample in game.samples if sample.round == round_ + 1), None)
    if later is not None and first is not None:
        came = [dot(later, seen) for seen in first.seen]
    mean = fsum(came) / len(came)
    return [score - mean for score in came]


def ridge(rows: Sequence[Row], scales: Sequence[float], start: Sequence[float], pull: float) -> list[float]:
    """The weights that fit the rows best, each pulled towards its start, by how much its feature varies."""
    size = len(start)
    products, wanted = sums(rows, scales, start)
    for at in range(size):
        products[at][at] += pull
        for other in range(at):
            products[other][at] = products[at][other]
    change = solved(products, wanted)
    return [weight + by / scale for weight, by, scale in zip(start, change, scales, strict=True)]


def sums(rows: Sequence[Row], scales: Sequence[float], start: Sequence[float]) -> tuple[list[list[float]], list[float]]:
    """The sums of products of all pairs of features (one of each pair), and of each with what is missing."""
    products = [[0.0] * len(start) for _ in start]
    wanted = [0.0] * len(start)
    for seen, target in rows:
        scaled = [what / scale for what, scale in zip(seen, scales, strict=True)]
        missing = target - dot(start, seen)
        for at, what in enumerate(scaled):
            if what:
                wanted[at] += what * missing
                line = products[at]
                for other in range(at + 1):
                    line[other] += what * scaled[other]
    return products, wanted


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a system of linear equations with a symmetric positive matrix, by elimination."""
    size = len(right)
    lines = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for at in range(size):
        for below in range(at + 1, size):
            factor = lines[below][at] / lines[at][at]
            if factor:
                lines[below] = [value - factor * pivot for value, pivot in zip(lines[below], lines[at], strict=True)]
    solution = [0.0] * size
    for at in range(size - 1, -1, -1):
        known = fsum([lines[at][other] * solution[other] for other in range(at + 1, size)])
        solution[at] = (lines[at][size] - known) / lines[at][at]
    return solution


def dot(weights: Sequence[float], seen: Sequence[float]) -> float:
    """The weighted sum."""
    return fsum([weight * what for weight, what in zip(weights, seen, strict=True)])
