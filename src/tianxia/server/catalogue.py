"""The games at hand, looked up once: the registry reads the metadata of every installed package each time."""

from functools import cache
from typing import Any

from tianxia import games
from tianxia.engine.game import Game


@cache
def game(name: str) -> Game[Any]:
    """The game of that name; BadInput, which is not remembered, where there is none."""
    return games.game(name)


@cache
def names() -> list[str]:
    """The games at hand, by name."""
    return games.names()
