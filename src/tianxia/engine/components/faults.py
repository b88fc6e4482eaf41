"""The mistakes of data files: where each one is, and the message that says what would be right."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any

from tianxia.engine.game import BadInput

MOST_FAULTS = 200
"""A file in a wrong format would otherwise have thousands."""
LONGEST_FOUND = 60
"""Characters of a wrong text that are repeated."""

Place = tuple[int, int]
"""A line and a column, both from 1; 0 if there is none. In a CSV file the column counts cells."""


@dataclass(frozen=True)
class Fault:
    """One mistake in a data file."""

    file: str
    line: int
    column: int
    message: str
    """The name of its message in `locale/`."""
    values: Mapping[str, str | int] = field(default_factory=dict)
    name: str = ""
    """The name of the column, in a table."""


class BadComponents(BadInput):
    """Data files with mistakes: all of them, not only the first."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        """The sentence about them names the first."""
        first = faults[0]
        super().__init__("components-faulty", file=first.file, line=first.line, count=len(faults))
        self.faults = tuple(faults)

    def __reduce__(self) -> tuple[Any, ...]:
        """Let a worker's error reach the process that started it."""
        return BadComponents, (self.faults,)


class Faults:
    """Collects the mistakes of several files."""

    def __init__(self) -> None:
        """None yet."""
        self.found: list[Fault] = []

    def add(self, file: str, place: Place, message: str, name: str = "", /, **values: object) -> None:
        """Note a mistake, unless one is known at the same place."""
        told = {key: value if isinstance(value, int) else shortened(value) for key, value in values.items()}
        fault = Fault(file, *place, message, told, name)
        known = any((one.file, one.line, one.column) == (file, *place) for one in self.found) if all(place) else False
        if len(self.found) < MOST_FAULTS and not known and fault not in self.found:
            self.found.append(fault)

    def stop(self) -> None:
        """BadComponents if there are any."""
        if self.found:
            raise BadComponents(self.found)


def shortened(value: object) -> str:
    """A text as a message repeats it: one line, and not too long unless it is a list of what is allowed."""
    text = " ".join(str(value).split())
    return text if len(text) <= LONGEST_FOUND or ", " in text[:LONGEST_FOUND] else text[: LONGEST_FOUND - 1] + "…"


def word_fault(found: object, allowed: Sequence[str]) -> tuple[str, dict[str, object]]:
    """The message about a word that is not known, with what was most likely meant."""
    values: dict[str, object] = {"found": found, "allowed": ", ".join(allowed)}
    if found in ("", None):
        return "component-empty-word", {"allowed": values["allowed"]}
    meant = closest(str(found), allowed)
    return ("component-word-meant", {**values, "meant": meant}) if meant else ("component-word", values)


def closest(given: str, names: Sequence[str]) -> str | None:
    """The name that a mistyped one most likely stands for; None if nothing is close."""
    known = {name.lower(): name for name in names}
    near = get_close_matches(given.lower(), known, 1)
    return known[near[0]] if near else None
