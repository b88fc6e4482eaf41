"""Bots: a seat's eye in, an answer out. They see what a person in that seat would see, and nothing else."""

import importlib
from importlib.util import find_spec
from random import Random
from typing import Protocol

from tianxia.engine.eye import Eye
from tianxia.engine.game import BadInput

NAMES = ("random", "greedy")
"""The bots that sit down at every game."""
SEARCH = "search"
"""The bot that searches a tree; so far only for games with a search of their own, and by program only."""


class Bot(Protocol):
    """Somebody who answers for a seat. The same eye and the same rng give the same answer."""

    def answer(self, eye: Eye, rng: Random) -> int:
        """One of the eye's options."""
        ...


def names_for(game: str) -> tuple[str, ...]:
    """The bots that can play a game."""
    return (*NAMES, SEARCH) if find_spec(f"{__name__}.{game}_search") is not None else NAMES


def bot(name: str, game: str) -> Bot:
    """The bot of that name for a game; BadInput lists those that there are."""
    if name not in names_for(game):
        raise BadInput("unknown-bot", bot=name, allowed=", ".join(names_for(game)))
    made: Bot = importlib.import_module(f"{__name__}.{name}").make(game)
    return made


def luck_of(seed: str, seat: int, count: int) -> Random:
    """The luck of a seat's bot at its answer after so many: its own, and the same when the game is played again."""
    return Random(f"{seed}/{seat}/{count}")
