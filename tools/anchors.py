"""Computes the fixed ratings of the bots' levels from the arena's results in `anchors.json`, and writes them there.

`python tools/anchors.py` after an arena has given new results. A level's mean is the one that makes its results most
likely if 400 points are odds of ten to one (Bradley and Terry's model); its doubt is the standard error. Half a victory
and half a defeat are added to each pairing, so that a clean sweep has a finite mean.
"""

import json
from math import exp, log, sqrt
from typing import Any

from tianxia.bots import LEVELS
from tianxia.server.ratings.anchors import FILE, FIXED, LEAST_DOUBT

UNIT = 400 / log(10)
Pairing = tuple[str, str, float, int]


def fitted(pairings: list[Pairing], start: float) -> dict[str, list[float]]:
    """The mean and doubt of every level, with one level fixed at the start of the scale."""
    free = [level for level in LEVELS if level != FIXED]
    means = dict.fromkeys(LEVELS, 0.0)
    for _ in range(50):
        slope, curve = _slope_and_curve(pairings, means, free)
        for level, step in zip(free, _solved(curve, slope), strict=True):
            means[level] += step
    errors = {level: sqrt(_solved(curve, _unit(len(free), place))[place]) for place, level in enumerate(free)}
    doubts = {level: max(LEAST_DOUBT, errors.get(level, 0.0) * UNIT) for level in LEVELS}
    return {level: [round(start + means[level] * UNIT, 1), round(doubts[level], 1)] for level in LEVELS}


def _slope_and_curve(
    pairings: list[Pairing], means: dict[str, float], free: list[str]
) -> tuple[list[float], list[list[float]]]:
    """The gradient of the log likelihood and its negative second derivatives."""
    place = {level: number for number, level in enumerate(free)}
    slope, curve = [0.0] * len(free), [[0.0] * len(free) for _ in free]
    for strong, weak, won, games in pairings:
        chance = 1 / (1 + exp(means[weak] - means[strong]))
        told = (games + 1) * chance * (1 - chance)
        for level, sign in ((strong, 1), (weak, -1)):
            if level in place:
                slope[place[level]] += sign * (won + 0.5 - (games + 1) * chance)
                curve[place[level]][place[level]] += told
        if strong in place and weak in place:
            curve[place[strong]][place[weak]] -= told
            curve[place[weak]][place[strong]] -= told
    return slope, curve


def _unit(size: int, place: int) -> list[float]:
    return [1.0 if number == place else 0.0 for number in range(size)]


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of linear equations, by elimination: the matrix is small and positive definite."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for pivot, row in enumerate(rows):
        for other, below in enumerate(rows):
            if other != pivot:
                factor = below[pivot] / row[pivot]
                rows[other] = [value - factor * above for value, above in zip(below, row, strict=True)]
    return [row[-1] / row[place] for place, row in enumerate(rows)]


def renewed(data: dict[str, Any]) -> dict[str, Any]:
    """The data with every level's mean and doubt computed again."""
    for game in data["games"].values():
        pairings = [(found["bots"][0], found["bots"][1], found["won"], found["games"]) for found in game["pairings"]]
        game["levels"] = fitted(pairings, data["start"])
    return data


if __name__ == "__main__":
    FILE.write_text(json.dumps(renewed(json.loads(FILE.read_text("utf-8"))), indent=2) + "\n", "utf-8")
