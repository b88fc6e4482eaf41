"""95 % intervals of shares and means."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, variance

Z95 = 1.959963984540054
"""95 % of a normal distribution lie within this many standard deviations of its mean."""


def wilson(wins: float, games: float) -> tuple[float, float]:
    """Wilson's interval of a share: it stays between 0 and 1, and is honest for few games."""
    share, z2 = wins / games, Z95 * Z95
    middle = share + z2 / (2 * games)
    half = Z95 * sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    below, above = (middle - half) / (1 + z2 / games), (middle + half) / (1 + z2 / games)
    return (0.0 if wins == 0 else below), (1.0 if wins == games else above)


def mean_interval(values: Sequence[float]) -> tuple[float, float]:
    """Student's interval of a mean; a single value gives itself, since nothing is known of its error."""
    mean = fmean(values)
    if len(values) < 2:
        return mean, mean
    half = student95(len(values) - 1) * sqrt(variance(values) / len(values))
    return mean - half, mean + half


def student95(freedom: int) -> float:
    """Student's quantile for 95 %, by the expansion of Cornish and Fisher; exact to one per cent from 3 on."""
    z, n = Z95, freedom
    first, second = (z**3 + z) / 4, (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / n + second / n**2 + third / n**3
