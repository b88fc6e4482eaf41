"""The registry: every game by its name. Faces of the program reach games only through here.

The games of this package are its sub-packages; others announce themselves as entry points of the group `tianxia.games`.
"""

import importlib
import pkgutil
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from tianxia.engine.game import BadInput, Game


def names() -> list[str]:
    """The games at hand, by name."""
    own = [module.name for module in pkgutil.iter_modules(__path__) if module.ispkg]
    return sorted({*own, *_announced()})


def game(name: str) -> Game[Any]:
    """The game of that name; BadInput lists those that there are."""
    if name in _announced():
        return _checked(_announced()[name].load())
    if name not in names():
        raise BadInput("unknown-game", game=name, allowed=", ".join(names()))
    return _checked(importlib.import_module(f"{__name__}.{name}").GAME)


@cache
def _announced() -> dict[str, EntryPoint]:
    """The games of other packages; looked up once, because it reads every installed package's metadata."""
    return {entry.name: entry for entry in entry_points(group="tianxia.games")}


def _checked(found: Any) -> Game[Any]:
    assert isinstance(found, Game), f"{found!r} is no game"
    return found
