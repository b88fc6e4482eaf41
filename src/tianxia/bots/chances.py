"""Chances of victory in games that are judged in points.

What the players will have by the learned value is compared: a player's chance is in proportion to exp(slope × points).
How much a point says depends on how many players there are and on how far the game has gone, and who looks has an edge:
it counts its own hand and nobody else's. The figures are fitted to games of self-play by `tools/fit_chances.py`; how
well they hold is in docs/review.md.
"""

import json
from dataclasses import dataclass
from math import exp
from typing import Any

from tianxia import games
from tianxia.bots import part, weights_file
from tianxia.bots.learned import learned_weights

SURE = 10_000
"""A certain victory: searches count in whole numbers."""


@dataclass(frozen=True)
class Prospects:
    """What one seat can tell of a position: how far the game has gone, and what everybody will have."""

    kind: str
    """The kind of table whose figures apply: the number of players, and Li Si's level if he plays."""
    place: float
    """The rounds that are done, with the part of the present one."""
    own: float
    rivals: tuple[float, ...]
    """Points at the end by the learned value; those of the seat with its hand, those of others without."""


@dataclass(frozen=True)
class Figures:
    """The figures of a kind of table; each at the beginning of every round and at the end, in between interpolated."""

    slope: tuple[float, ...]
    """How much more likely a point makes a victory."""
    edge: tuple[float, ...]
    """What the seat that looks has beyond that."""
    to_come: tuple[float, ...]
    """Points that it had at the end beyond the value of a position."""

    def shares(self, seen: Prospects) -> list[float]:
        """The chances of all players, that of the seat first."""
        slope = at(self.slope, seen.place)
        powers = [slope * seen.own + at(self.edge, seen.place), *(slope * points for points in seen.rivals)]
        likely = [exp(power - max(powers)) for power in powers]
        return [each / sum(likely) for each in likely]


class Chances:
    """What a seat's chance of victory is in a game, and which points at the end a value stands for."""

    def __init__(self, game: str) -> None:
        """Read the figures of a game."""
        self._game, self._weights, self._look = game, learned_weights(game), part(game, "prospects").prospects
        self._figures = figures_of(game)

    def __call__(self, position: Any, seat: int) -> int:
        """A seat's chance, of `SURE`; its part of the victory if the game is over."""
        seen: Prospects | None = self._look(position, seat, self._weights)
        if seen is not None:
            return round(SURE * self._figures[seen.kind].shares(seen)[0])
        result = games.game(self._game).result(position)
        return SURE // len(result.winners) if seat in result.winners else 0

    def to_come(self, position: Any, seat: int) -> float:
        """The points that a seat may still expect beyond the value of a position."""
        seen: Prospects | None = self._look(position, seat, self._weights)
        return 0.0 if seen is None else at(self._figures[seen.kind].to_come, seen.place)


def at(figures: tuple[float, ...], place: float) -> float:
    """A figure between the beginnings of two rounds."""
    before = min(int(place), len(figures) - 2)
    return figures[before] + (place - before) * (figures[before + 1] - figures[before])


def figures_of(game: str) -> dict[str, Figures]:
    """The figures of a game by the kind of table."""
    kinds = json.loads(weights_file(game).with_name("chances.json").read_text(encoding="utf-8"))["kinds"]
    return {kind: Figures(**{name: tuple(column) for name, column in found.items()}) for kind, found in kinds.items()}
