"""The changes between two views, so that a view need not be sent whole after every answer.

A change is a path into the view and the new value there. Set in order on the old view, changes make the new one.
"""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from tianxia.engine.game import Json

Path = tuple[str | int, ...]
MISSING = object()
"""Stands for a value that was not there before."""


class Change(Struct, frozen=True, array_like=True):
    """A path into a view, as keys of objects and places in lists, and the new value."""

    path: list[str | int]
    value: Any


def changes(old: Any, new: Any, *path: str | int) -> list[Change]:
    """The changes that turn one value into another. What cannot change in parts is one change."""
    found: list[Change] = []
    if old != new:
        _compare(old, new, path, found)
    return found


def _compare(old: Any, new: Any, path: Path, found: list[Change]) -> None:
    """Find the differences of two values that differ: only parts that differ are looked into."""
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() <= new.keys():
        if len(old) < len(new):
            found += [Change([*path, name], new[name]) for name in new if name not in old]
        for name, was in old.items():
            if was != new[name]:
                _compare(was, new[name], (*path, name), found)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for place, was in enumerate(old):
            if was != new[place]:
                _compare(was, new[place], (*path, place), found)
    else:
        found.append(Change([*path], new))


class Shown:
    """The views that a table's connections were last sent, by eye."""

    def __init__(self) -> None:
        """Begin with no views."""
        self.views: dict[int, Json] = {}
        self._shared: Json = {}

    def keep(self, eye: int, view: Json, shared: Json) -> None:
        """Note that an eye was sent a whole view, and which part all eyes share."""
        self.views[eye], self._shared = view, shared

    def step(self, shared: Json, views: Mapping[int, Json]) -> dict[int, list[Change] | None]:
        """Move on to new views; returns the changes for each eye, None if it had no view before.

        The shared part is compared once for all eyes.
        """
        same = {name: changes(self._shared.get(name, MISSING), value, name) for name, value in shared.items()}
        found = {eye: self._changed(eye, view, shared, same) for eye, view in views.items()}
        self.views, self._shared = dict(views), shared
        return found

    def _changed(self, eye: int, view: Json, shared: Json, same: Mapping[str, list[Change]]) -> list[Change] | None:
        old = self.views.get(eye)
        if old is None or not old.keys() <= view.keys():
            return None
        found: list[Change] = []
        for name, value in view.items():
            alike = name in same and value is shared[name] and old.get(name) is self._shared.get(name)
            found += same[name] if alike else changes(old.get(name, MISSING), value, name)
        return found
