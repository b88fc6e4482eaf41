"""An entry of a data file: a value that knows its place, so that a check can say where a mistake is and go on.

A check of a wrong entry notes the mistake and returns something harmless, so that one pass finds all mistakes. What is
made from the values must be thrown away if there are any.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from tianxia.engine.components.faults import Faults, Place, word_fault
from tianxia.engine.components.toml_places import Path

Places = Callable[[], Mapping[Path, Place]]
"""Where the values of a file are; found out only if something is wrong."""


class Entry:
    """A value of a data file."""

    def __init__(self, value: Any, file: str, path: Path, places: Places, faults: Faults) -> None:
        """The value at a path."""
        self.value, self.file, self.path = value, file, path
        self._places, self._faults = places, faults

    def _below(self, value: Any, key: str | int) -> "Entry":
        return Entry(value, self.file, (*self.path, key), self._places, self._faults)

    @property
    def name(self) -> str:
        """What it is called: its path from the top of the file."""
        return ".".join(str(part + 1) if isinstance(part, int) else part for part in self.path)

    def fault(self, message: str, **values: object) -> None:
        """Note that something is wrong here."""
        places, path = self._places(), self.path
        while path and path not in places:
            path = path[:-1]
        column = self.path[-1] if self.path and isinstance(self.path[-1], str) else ""
        self._faults.add(self.file, places.get(path, (0, 0)), message, str(column), **{"entry": self.name, **values})

    def need(self, good: bool, message: str, **values: object) -> bool:
        """Note that something is wrong unless it is good; returns whether it is."""
        if not good:
            self.fault(message, **values)
        return good

    # -- going down

    def has(self, key: str) -> bool:
        """Whether it is a table with such an entry."""
        return isinstance(self.value, dict) and key in self.value

    def __getitem__(self, key: str) -> "Entry":
        """An entry of a table; that it is missing is a mistake."""
        if not isinstance(self.value, dict):
            self.need(self.value is None, "component-table")  # what is missing is known already
            return self._below(None, key)
        if key not in self.value:
            self.fault("component-lacks" if self.path else "component-missing", missing=key)
        return self._below(self.value.get(key), key)

    def get(self, key: str, otherwise: Any) -> "Entry":
        """An entry of a table, or what holds without it."""
        return self._below(self.value[key] if self.has(key) else otherwise, key)

    def names(self) -> Iterator[str]:
        """The names in a table."""
        yield from self.value if isinstance(self.value, dict) else ()

    def items(self, length: int | None = None, most: int | None = None, least: int = 0) -> "list[Entry]":
        """The values of a list; a wrong number of them is a mistake, and then there are none."""
        if not isinstance(self.value, list):
            self.need(self.value is None, "component-list")
            return []
        count = len(self.value)
        if length is not None and not self.need(count == length, "component-length", found=count, count=length):
            return []
        if most is not None and not self.need(
            least <= count <= most, "component-lengths", found=count, low=least, high=most
        ):
            return []
        return [self._below(value, number) for number, value in enumerate(self.value)]

    # -- what it says

    def number(self, low: int, high: int) -> int:
        """A whole number within bounds; in a table of text, one written in digits."""
        value = self.value
        plain = int(value) if isinstance(value, str) and value.isdecimal() and len(value) < 10 else value
        if isinstance(plain, int) and not isinstance(plain, bool) and low <= plain <= high:
            return plain
        if value is not None:  # else it is missing, which is known
            message = "component-empty-number" if value == "" else "component-number"
            self.fault(message, found=written(value), low=low, high=high)
        return low

    def exactly(self, count: int, rule: str) -> int:
        """A number that the rulebook fixes."""
        if self.value is not None and (self.value != count or isinstance(self.value, bool)):
            self.fault("component-fixed", found=written(self.value), count=count, rule=rule)
        return count

    def word(self, known: Sequence[str]) -> int:
        """The place of a word among those known."""
        if isinstance(self.value, str) and self.value in known:
            return known.index(self.value)
        if self.value is not None:
            message, values = word_fault(written(self.value), known)
            self.fault(message, **values)
        return 0

    def words(self, known: Sequence[str], sign: str) -> list[int]:
        """The places of several words, written with a sign between them; none if there is nothing."""
        if self.value is None:
            return []
        parts = [part.strip() for part in str(self.value).split(sign)] if self.value != "" else []
        wrong = next((part for part in parts if part not in known), None)
        if wrong is not None:
            message, values = word_fault(wrong, known)
            self.fault(message, **values)
            return []
        return [known.index(part) for part in parts]


def written(value: Any) -> str:
    """A value as a file has it."""
    if isinstance(value, bool):
        return str(value).lower()
    return value if isinstance(value, str) else "{ … }" if isinstance(value, dict) else str(value)
