"""The changes between two views, so that a view need not be sent whole after every answer.

A change is a path into the view and the new value there. Set in order on the old view, changes make the new one.
"""

from collections.abc import Mapping, Set
from typing import Any

from msgspec import Struct
from msgspec.json import decode

from tianxia.engine.game import Json
from tianxia.server.protocol.encoding import ENCODER, once

Path = tuple[str | int, ...]
Parts = dict[str, bytes]
"""The parts of a view by their names, encoded."""
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

    A part that an eye sees differently from others is whole in both. Each part is kept as it was encoded: to look
    through the objects of a view that was last used seconds ago would take longer than all else, and much more memory.
    """

    def __init__(self) -> None:
        """Begin with no views."""
        self._shared: Parts = {}
        self._besides: dict[int, Parts] = {}

    @property
    def eyes(self) -> Set[int]:
        """Those that have a view."""
        return self._besides.keys()

    def view(self, eye: int) -> Json | None:
        """The whole view of an eye; None if it has none."""
        if eye not in self._besides:
            return None
        return {name: decode(part) for name, part in (self._shared | self._besides[eye]).items()}

    def keep(self, shared: Json, eye: int, besides: Json) -> None:
        """Note that an eye was sent a whole view."""
        parts = _encoded(shared)
        if parts != self._shared:
            self._besides.clear()  # they were shown something else
        self._shared, self._besides[eye] = parts, _encoded(besides)

    def step(self, shared: Json, besides: Mapping[int, Json]) -> dict[int, list[Change] | None]:
        """Move on to new views; returns the changes for each eye, None if it must be sent the whole view.

        The shared part is compared and encoded once for all eyes.
        """
        before, self._shared = self._shared, _encoded(shared)
        differ = [name for name, part in self._shared.items() if part != before.get(name)]
        alike = {name: [once(change) for change in _between(before, shared, name)] for name in differ}
        seen, self._besides = self._besides, {eye: _encoded(own) for eye, own in besides.items()}
        return {
            eye: self._changed(eye, before, seen[eye], shared | own, alike) if eye in seen else None
            for eye, own in besides.items()
        }

    def _changed(
        self, eye: int, shared: Parts, besides: Parts, view: Json, alike: Mapping[str, list[Change]]
    ) -> list[Change] | None:
        """The changes from a view with these parts to a new one; None if parts have gone."""
        own, before = self._besides[eye], shared | besides
        if not before.keys() <= view.keys():
            return None
        special = besides | own  # what this eye sees differently, or did
        found = [change for name, same in alike.items() if name not in special for change in same]
        for name in special:
            if before.get(name) != (own.get(name) or self._shared[name]):
                found += _between(before, view, name)
        return found


def _encoded(parts: Json) -> Parts:
    return {name: ENCODER.encode(value) for name, value in parts.items()}


def _between(before: Parts, view: Json, name: str) -> list[Change]:
    """The changes of one part of a view, which may be new."""
    return changes(decode(before[name]) if name in before else MISSING, view[name], name)
