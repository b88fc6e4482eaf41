"""tianxia, "all under heaven": board games of the Qin unification to play, replay and simulate.

>>> import tianxia
>>> table = tianxia.new_game("qin", seats=2, seed=7, board="lion", first=0)
>>> table
<Table qin board=lion first=0, 2 seats, move 1: seat 0 to place (144 moves)>
>>> table.push(table.moves[0])
>>> table.to_move
1
"""

from typing import Any

from tianxia.kernels import install_finder

__version__ = "0.1.0"
PLACES = {
    "Bot": "tianxia.bots",
    "Eye": "tianxia.engine.eye",
    "IllegalMove": "tianxia.table",
    "Move": "tianxia.table",
    "Table": "tianxia.table",
    "arena": "tianxia.library",
    "load": "tianxia.library",
    "new_game": "tianxia.library",
    "play": "tianxia.library",
    "simulate": "tianxia.library",
}
"""Where each public name lives: loaded on first use, so that commands start quickly. `__init__.pyi` has the types."""

install_finder()


def __getattr__(name: str) -> Any:
    """A public name, loaded when first used."""
    if name not in PLACES:
        raise AttributeError(f"module 'tianxia' has no attribute {name!r}; it offers {', '.join(PLACES)}")
    from importlib import import_module

    globals()[name] = found = getattr(import_module(PLACES[name]), name)
    return found


def __dir__() -> list[str]:
    """The public names."""
    return [*PLACES, "__version__"]
