"""The registry: every game by its name. Clients reach games only through here.

The games of this package are its sub-packages; others announce themselves as entry points of the group `tianxia.games`.
"""

import importlib
import pkgutil
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from tianxia.announced import announced, package_of, why
from tianxia.engine.game import BadInput, Game
from tianxia.engine.title import Title

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "tianxia.games"


def names() -> list[str]:
    """The available games by name. Those of other packages are loaded, to leave out any that cannot be played."""
    return sorted([*_own(), *(name for name, found in _others().items() if isinstance(found, Game))])


def title(name: str) -> Title:
    """What the game of that name announces; our own games are not loaded for this."""
    if name in _own():
        found: Title = _package_of(name).TITLE
        return found
    return game(name)


def game(name: str) -> Game[Any]:
    """The game of that name; BadInput lists the available ones, or says why another package's cannot be played."""
    if name in _own():
        return _checked(_package_of(name).GAME, name)
    if name not in announced(GROUP):
        raise BadInput("unknown-game", game=name, allowed=", ".join(names()))
    found = _loaded(announced(GROUP)[name])
    if isinstance(found, BadInput):
        raise BadInput(found.message, **found.values)
    return found


def is_ours(name: str) -> bool:
    """Whether a game belongs to this package, which has all its words and may have faces for it."""
    return name in _own()


def folder(name: str) -> Path:
    """The folder of a game, which may contain words (`locale`) and lessons."""
    file = importlib.import_module(title(name).home.partition(":")[0]).__file__
    assert file is not None, f"{name} has no folder"
    return Path(file).parent


def broken() -> list[BadInput]:
    """What is wrong with games of other packages that cannot be played."""
    return [found for found in _others().values() if isinstance(found, BadInput)]


def _package_of(name: str) -> ModuleType:
    return importlib.import_module(f"{__name__}.{name}")


@cache
def _own() -> tuple[str, ...]:
    return tuple(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


def _others() -> dict[str, Game[Any] | BadInput]:
    """The games of other packages, or what is wrong with each. None of them replaces one of ours."""
    return {
        name: BadInput("game-name-taken", game=name, package=package_of(entry)) if name in _own() else _loaded(entry)
        for name, entry in sorted(announced(GROUP).items())
    }


@cache
def _loaded(entry: "EntryPoint") -> Game[Any] | BadInput:
    """Load another package's game. What its code raises during import is its own problem and affects no other game."""
    try:
        return _checked(entry.load(), entry.name)
    except Exception as error:
        return BadInput("game-broken", game=entry.name, package=package_of(entry), why=why(error))


def _checked(found: Any, name: str) -> Game[Any]:
    if not isinstance(found, Game):
        raise TypeError(f"{found!r} is no Game")
    if found.name != name:
        raise ValueError(f"the game calls itself {found.name!r}")
    return found
