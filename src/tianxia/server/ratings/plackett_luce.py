"""The rating update: the model of Plackett and Luce, as Weng and Lin approximate it (JMLR 12, 2011, algorithm 4).

Pure arithmetic over one game of two or more players, ties included. Sums run in the order of the seats, so that the
same game always gives the same numbers, to the last bit.
"""

from collections.abc import Callable, Sequence
from math import exp, log, sqrt
from typing import NamedTuple


class Rating(NamedTuple):
    """What is believed about a player's strength: the mean and standard deviation of that belief."""

    mean: float
    doubt: float


def in_full(_doubt: float, _total: float) -> float:
    """Each game counts in full. The paper leaves this factor, gamma, open; docs/ratings.md says why it is 1."""
    return 1.0


class Scale(NamedTuple):
    """The unit of ratings, and how fast they move."""

    start: Rating
    spread: float
    """How much a player's performance varies from game to game (beta in the paper)."""
    drift: float
    """How much doubt the time between two games adds (tau): people learn and forget."""
    least: float = 1e-4
    """The least part of a doubt's square that is left after a game (kappa)."""
    gamma: Callable[[float, float], float] = in_full
    """How much of what a game tells counts, by the player's doubt and the game's total uncertainty."""


SPREAD = 400 / log(10) / sqrt(2)
"""With it, 400 points between two players of settled ratings mean odds of ten to one, as in chess."""
POINTS = Scale(Rating(1500.0, 250.0), SPREAD, 10.0)


def updated(players: Sequence[Rating], ranks: Sequence[int], scale: Scale = POINTS) -> list[Rating]:
    """The ratings after a game; a smaller rank is better, and equal ranks are a tie."""
    before = [Rating(mean, sqrt(doubt * doubt + scale.drift * scale.drift)) for mean, doubt in players]
    total = sqrt(_sum([doubt * doubt + scale.spread * scale.spread for _, doubt in before]))
    # Only ratios count, so the best mean is taken off: no exponent can overflow.
    best = max(mean for mean, _ in before)
    strengths = [exp((mean - best) / total) for mean, _ in before]
    shares = [_share(strengths, ranks, place) for place in range(len(ranks))]
    ties = [ranks.count(rank) for rank in ranks]
    return [
        _moved(before[seat], *_gain(strengths[seat], seat, ranks, shares, ties), total, scale)
        for seat in range(len(ranks))
    ]


def _share(strengths: Sequence[float], ranks: Sequence[int], place: int) -> float:
    """The strength of all who ended at this place or below, who competed for it."""
    return _sum([strength for strength, rank in zip(strengths, ranks, strict=True) if rank >= ranks[place]])


def _gain(
    strength: float, seat: int, ranks: Sequence[int], shares: Sequence[float], ties: Sequence[int]
) -> tuple[float, float]:
    """How much better than expected a seat did, and how much that tells, over all places that it competed for."""
    surprise, told = [], []
    for place, rank in enumerate(ranks):
        if rank <= ranks[seat]:
            chance = strength / shares[place]
            surprise.append(((1 if place == seat else 0) - chance) / ties[place])
            told.append(chance * (1 - chance) / ties[place])
    return _sum(surprise), _sum(told)


def _moved(before: Rating, surprise: float, told: float, total: float, scale: Scale) -> Rating:
    variance = before.doubt * before.doubt
    learned = variance / (total * total) * told * scale.gamma(before.doubt, total)
    return Rating(before.mean + variance / total * surprise, before.doubt * sqrt(max(1 - learned, scale.least)))


def _sum(numbers: Sequence[float]) -> float:
    """A sum from left to right: `sum` of newer Pythons compensates errors, and would give other numbers."""
    total = 0.0
    for number in numbers:
        total += number
    return total
