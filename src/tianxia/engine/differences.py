"""The differences between two values of JSON, such as two views: this is compiled, since every answer is compared."""

from typing import Any

Path = tuple[str | int, ...]
Difference = tuple[Path, Any]
"""Where something differs, as keys of objects and places in lists, and what is there now."""


def differences(old: Any, new: Any, path: Path = ()) -> list[Difference]:
    """What turns one value into another. What cannot change in parts is one difference."""
    found: list[Difference] = []
    if old != new:
        _compare(old, new, path, found)
    return found


def _compare(old: Any, new: Any, path: Path, found: list[Difference]) -> None:
    """Find the differences of two values that differ: only parts that differ are looked into."""
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() <= new.keys():
        if len(old) < len(new):
            found += [((*path, name), new[name]) for name in new if name not in old]
        for name, was in old.items():
            if was != new[name]:
                _compare(was, new[name], (*path, name), found)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for place, was in enumerate(old):
            if was != new[place]:
                _compare(was, new[place], (*path, place), found)
    else:
        found.append((path, new))
