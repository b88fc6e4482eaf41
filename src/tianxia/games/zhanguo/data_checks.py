"""How entries of data files are checked: each error names file, entry and what would be allowed."""

from collections.abc import Mapping, Sequence
from typing import Any

from tianxia.engine.game import BadInput

PIECES: Mapping[str, Mapping[str, int]] = {
    "seat": {
        "governors": 8,
        "palaces": 6,
        "walls": 5,
        "officials_of_a_colour": 5,
        "unrest_cubes": 5,
        "task_discs": 6,
    },
    "supply": {"small_markers_each": 3, "big_markers": 1, "cards_of_an_aspect": 40},
    "values": {"governors": 9, "each_governor": 3, "writing": 5, "currency": 6, "laws": 7, "auction": 15},
}
"""The printed numbers that the rules rely on."""


def expect(fits: bool, file: str, entry: str, allowed: object) -> None:
    """Raise an error for an invalid entry."""
    if not fits:
        raise BadInput("zhanguo-components-entry", file=file, entry=entry, allowed=str(allowed))


def place_in(known: Sequence[str], value: object, file: str, entry: str) -> int:
    """The number of a name."""
    expect(value in known, file, entry, ", ".join(known))
    return known.index(str(value))


def number_in(value: object, low: int, high: int, file: str, entry: str) -> int:
    """A whole number within bounds."""
    fits = isinstance(value, int) and not isinstance(value, bool) and low <= value <= high
    expect(fits, file, entry, f"{low}..{high}")
    return int(str(value))


def list_of(value: object, length: int, file: str, entry: str) -> list[Any]:
    """A list of this many things."""
    expect(isinstance(value, list) and len(value) == length, file, entry, f"[{length}]")
    return list(value) if isinstance(value, list) else []


def table_in(value: object, name: str, file: str) -> Mapping[str, Any]:
    """A table of a file."""
    found = value.get(name) if isinstance(value, dict) else None
    expect(isinstance(found, dict), file, name, f"[{name}]")
    return found if isinstance(found, dict) else {}


def entry_in(value: object, file: str, entry: str) -> Mapping[str, Any]:
    """An entry of a list of tables."""
    expect(isinstance(value, dict), file, entry, "{ ... }")
    return value if isinstance(value, dict) else {}


def check_pieces(pieces: Any) -> None:
    """The printed numbers; the rules allow no others, so a file may only repeat them. (Z-1.1, Z-1.2)"""
    for part, known in PIECES.items():
        table = table_in(pieces, part, "pieces.toml")
        for name, count in known.items():
            expect(table.get(name) == count, "pieces.toml", f"{part}.{name}", count)
