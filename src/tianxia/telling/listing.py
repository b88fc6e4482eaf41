"""A view as nested lists: the name of each part, then its value or, indented, its own parts.

A game names its parts, and what is in them, by messages `GAME-view-NAME`; without one the name itself is shown.
Values called `seat`, `owner` or `to_move` are seats, and a part called `seats` has an entry for each of them.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from tianxia.engine.game import Json
from tianxia.words import Words

SEATS = ("seat", "from", "owner", "winner", "to_move")
"""Values that are seats."""
BY_SEAT = ("seats", "players")
"""Parts that have an entry for each seat."""
HIDDEN = ("viewer", "steps")
"""What `signed` adds to views for faces; not part of the game."""
ROW = 60
"""Parts share a line that is shorter than this."""
INDENT = "  "
NOTHING = "–"

Row = tuple[int, str, str]
"""The depth of a line, its name, and its value, which may be empty."""


class Listing:
    """Lists the views of one game in one language."""

    def __init__(self, game: str, words: Words, seat_name: Callable[[int], str]) -> None:
        """Remember what the game calls its seats."""
        self.game, self.words, self._seat_name = game, words, seat_name

    def rows(self, view: Json) -> list[Row]:
        """The lines of a view."""
        return list(self._parts({name: part for name, part in view.items() if name not in HIDDEN}, 0))

    def simple(self, part: object) -> list[str]:
        """The parts of a part that fit on one line, with their names."""
        parts = part.items() if isinstance(part, Mapping) else ()
        return [f"{self.name(name)} {self._value(name, value)}" for name, value in parts if _is_flat(value)]

    def name(self, name: str) -> str:
        """What a part, or something in it, is called."""
        message = f"{self.game}-view-{name.replace('_', '-')}"
        return self.words.say(message) if self.words.has(message) else name.replace("_", " ")

    def _parts(self, parts: Mapping[str, Any], depth: int) -> Iterator[Row]:
        for name, value in parts.items():
            yield from self._part(name, self.name(name), value, depth)

    def _part(self, name: str, shown: str, value: Any, depth: int) -> Iterator[Row]:
        if _is_flat(value):
            yield depth, shown, self._value(name, value)
            return
        if len(row := self._row(value)) in range(1, ROW):
            yield depth, shown, row
            return
        yield depth, shown, ""
        if isinstance(value, Mapping):
            yield from self._parts(value, depth + 1)
        else:
            for number, each in enumerate(value):
                head = self._seat_name(number) if name in BY_SEAT else str(number + 1)
                yield from self._part("", head, each, depth + 1)

    def _row(self, value: Any) -> str:
        """Parts that are single values, one after another; nothing if one of them is more."""
        single = isinstance(value, Mapping) and all(not isinstance(each, list | Mapping) for each in value.values())
        return ", ".join(self.simple(value)) if single else ""

    def _value(self, name: str, value: Any) -> str:
        """A value on one line: a seat by its name, yes or no, a word of the game, several in a row."""
        if value is None or value == [] or value == {}:
            return NOTHING
        if isinstance(value, bool):
            return self.words.say("plain-yes" if value else "plain-no")
        if isinstance(value, list):
            return ", ".join(self._value(name, each) for each in value)
        if isinstance(value, int) and name in SEATS:
            return self._seat_name(value)
        return self.name(value) if isinstance(value, str) else str(value)


def _is_flat(value: object) -> bool:
    """Whether a value fits on one line."""
    if isinstance(value, Mapping):
        return not value
    return not isinstance(value, list) or all(not isinstance(each, list | Mapping) for each in value)
