"""Variants of the small game, each broken in one way that a check of the conformance suite must find.

Each family of checks has a module here. `BROKEN` has them all, with the check that finds each; other processes, which
look for a game at its home, find them as if they were named here.
"""

from tests.engine.broken_games import answers, copies, endings, ledgers, observations, questions, sealed, secrets
from tests.engine.broken_games.making import BROKEN
from tests.engine.small_game.position import Position
from tianxia.engine.game import Game

FAMILIES = (answers, copies, endings, ledgers, observations, questions, sealed, secrets)

__all__ = ["BROKEN", "FAMILIES"]


def __getattr__(name: str) -> Game[Position]:
    if name not in BROKEN:
        raise AttributeError(name)
    return BROKEN[name][0]
