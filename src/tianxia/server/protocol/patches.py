"""The changes between two views, so that a view need not be sent whole after every answer.

A change is a path into the view and the new value there. Set in order on the old view, changes make the new one.
"""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from tianxia.engine.game import Json
from tianxia.server.protocol.encoding import once

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
    """The views that a table's connections were last sent: what all eyes share, and by eye what it sees besides.

    A part that an eye sees differently from others is whole in both.
    """

    def __init__(self) -> None:
        """Begin with no views."""
        self.shared: Json = {}
        self.besides: dict[int, Json] = {}

    def view(self, eye: int) -> Json | None:
        """The whole view of an eye; None if it has none."""
        return self.shared | self.besides[eye] if eye in self.besides else None

    def keep(self, shared: Json, eye: int, besides: Json) -> None:
        """Note that an eye was sent a whole view."""
        if shared is not self.shared and shared != self.shared:
            self.besides.clear()  # they were shown something else
        self.shared, self.besides[eye] = shared, besides

    def step(self, shared: Json, besides: Mapping[int, Json]) -> dict[int, list[Change] | None]:
        """Move on to new views; returns the changes for each eye, None if it must be sent the whole view.

        The shared part is compared and encoded once for all eyes.
        """
        alike = {name: found for name, value in shared.items() if (found := self._alike(name, value))}
        lost = self.shared.keys() - shared.keys()
        found = {eye: self._changed(eye, own, shared, alike, lost) for eye, own in besides.items()}
        self.shared, self.besides = shared, dict(besides)
        return found

    def _alike(self, name: str, value: Any) -> list[Change]:
        return [once(change) for change in changes(self.shared.get(name, MISSING), value, name)]

    def _changed(
        self, eye: int, own: Json, shared: Json, alike: Mapping[str, list[Change]], lost: set[str]
    ) -> list[Change] | None:
        old = self.besides.get(eye)
        if old is None or not lost <= own.keys():
            return None
        found = [change for name, same in alike.items() if name not in own and name not in old for change in same]
        for name in old | own:
            if name not in own and name not in shared:
                return None
            was = old[name] if name in old else self.shared.get(name, MISSING)
            found += changes(was, own[name] if name in own else shared[name], name)
        return found
