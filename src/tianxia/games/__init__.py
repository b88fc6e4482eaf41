"""The registry: every game by its name. Faces of the program reach games only through here.

The games of this package are its sub-packages; others announce themselves as entry points of the group `tianxia.games`.
"""

import importlib
import pkgutil
from importlib.metadata import entry_points
from typing import Any

from tianxia.engine.game import BadInput, Game


def names() -> list[str]:
    """The games at hand, by name."""
    own = [module.name for module in pkgutil.iter_modules(__path__) if module.ispkg]
    return sorted({*own, *(entry.name for entry in entry_points(group="tianxia.games"))})


def game(name: str) -> Game[Any]:
    """The game of that name; BadInput lists those that there are."""
    if name not in names():
        raise BadInput("unknown-game", game=name, allowed=", ".join(names()))
    for entry in entry_points(group="tianxia.games", name=name):
        return _checked(entry.load())
    return _checked(importlib.import_module(f"{__name__}.{name}").GAME)


def _checked(found: Any) -> Game[Any]:
    assert isinstance(found, Game), f"{found!r} is no game"
    return found
