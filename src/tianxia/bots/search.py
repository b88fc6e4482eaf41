"""A bot that searches: it looks through many worlds that its seat could believe, and takes what it tried most."""

import importlib
from random import Random
from typing import Any

from tianxia.engine.eye import Eye

ITERATIONS = 2000
"""The budget of one answer. A budget of iterations, not of time, so that its play can be repeated on any machine."""


class SearchBot:
    """Takes the answer that the search of its game settles on."""

    def __init__(self, search: Any, iterations: int = ITERATIONS) -> None:
        """Search with this module of a game, for so many iterations an answer."""
        self._search = search
        self._iterations = iterations

    def answer(self, eye: Eye, rng: Random) -> int:
        """The answer tried most; what the guess puts into other hands does not matter, it is dealt anew each time."""
        position = eye.guess(rng).position
        tree = self._search.searched(position, eye.seat, self._iterations, rng.getrandbits(31))
        settled: int = self._search.most_tried(tree)
        return settled


def make(game: str) -> SearchBot:
    """The searching bot of a game that has a search."""
    return SearchBot(importlib.import_module(f"tianxia.bots.{game}_search"))
