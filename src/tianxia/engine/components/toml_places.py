"""Where each value of a TOML text is, once it has been parsed, and what is wrong with a text that could not be."""

import re
from bisect import bisect_right

from tianxia.engine.components.faults import Place

Path = tuple[str | int, ...]
"""The keys and list positions that lead to a value."""

BLANK = re.compile(r"(?:[ \t\n]|#[^\n]*)*")
KEY = re.compile(r"[A-Za-z0-9_-]+|\"(?:[^\"\\\n]|\\.)*\"|'[^'\n]*'")
STRING = re.compile(r"\"\"\"(?:[^\\]|\\.)*?\"{3,5}|'''.*?'{3,5}|\"(?:[^\"\\\n]|\\.)*\"|'[^'\n]*'", re.DOTALL)
PLAIN = re.compile(r"[^\s,\]}#]+(?: \d\d:[^\s,\]}#]+)?")
FAULT_PLACE = re.compile(r" \(at (?:line (\d+), column (\d+)|end of document)\)$")
FAULTS = {
    "Invalid value": "value",
    "Illegal character '\\n'": "text",
    "Unterminated string": "text",
    "Unescaped": "backslash",
    "Expected '='": "line",
    "Invalid statement": "line",
    "Invalid initial character": "line",
    "Expected newline": "more",
    "Unclosed": "bracket",
    "Expected ']": "bracket",
    "Cannot": "twice",
    "Duplicate": "twice",
}
"""How the sentences of `tomllib` begin, which are English and for programmers, and what our message calls it."""


class _Scanner:
    """Walks through a text and notes where values begin."""

    def __init__(self, text: str) -> None:
        self.text, self.at = text, 0
        self.lines = [0, *(match.end() for match in re.finditer("\n", text))]
        self.places: dict[Path, Place] = {}
        self.counts: dict[Path, int] = {}

    def scan(self) -> None:
        table: Path = ()
        while self.skip() < len(self.text):
            if self.text[self.at] == "[":
                table = self.heading()
            else:
                self.pair(table)

    def skip(self) -> int:
        match = BLANK.match(self.text, self.at)
        self.at = match.end() if match else self.at
        return self.at

    def heading(self) -> Path:
        """`[table]`, or `[[table]]` for one more of a list."""
        start, several = self.at, self.text.startswith("[[", self.at)
        self.at += 2 if several else 1
        keys = self.keys()
        self.at = self.text.index("]" * (2 if several else 1), self.at) + (2 if several else 1)
        # A table below the last of a list belongs to that one.
        path: Path = ()
        for key in keys:
            path = (*path, key)
            if path in self.counts and not (several and path == tuple(keys)):
                path = (*path, self.counts[path] - 1)
        if several:
            self.note(path, start)
            self.counts[path] = self.counts.get(path, 0) + 1
            path = (*path, self.counts[path] - 1)
        self.note(path, start)
        return path

    def keys(self) -> list[str]:
        """A key, or several with dots between them."""
        keys: list[str] = []
        while True:
            self.skip()
            match = KEY.match(self.text, self.at)
            assert match is not None, "the text is no valid TOML"
            keys.append(match.group().strip("\"'"))
            self.at = match.end()
            self.skip()
            if self.text[self.at] != ".":
                return keys
            self.at += 1

    def pair(self, table: Path) -> None:
        self.skip()
        start, path = self.at, (*table, *self.keys())
        self.at = self.text.index("=", self.at) + 1
        self.skip()
        # An entry is pointed at by its key, which tells more than where its value begins.
        self.value(path)
        self.note(path, start)

    def value(self, path: Path) -> None:
        self.skip()
        self.note(path, self.at)
        if self.text[self.at] == "[":
            self.items(path)
        elif self.text[self.at] == "{":
            self.entries(path)
        else:
            match = STRING.match(self.text, self.at) or PLAIN.match(self.text, self.at)
            assert match is not None, "the text is no valid TOML"
            self.at = match.end()

    def items(self, path: Path) -> None:
        self.at += 1
        number = 0
        while self.text[self.skip()] != "]":
            self.value((*path, number))
            number += 1
            self.comma()
        self.at += 1

    def entries(self, path: Path) -> None:
        self.at += 1
        while self.text[self.skip()] != "}":
            self.pair(path)
            self.comma()
        self.at += 1

    def comma(self) -> None:
        if self.text[self.skip()] == ",":
            self.at += 1

    def note(self, path: Path, at: int) -> None:
        line = bisect_right(self.lines, at)
        self.places[path] = (line, at - self.lines[line - 1] + 1)


def places_in(text: str) -> dict[Path, Place]:
    """The line and column of every value of a valid TOML text, by its path."""
    scanner = _Scanner(text)
    scanner.scan()
    return scanner.places


def fault_in(text: str, error: Exception) -> tuple[Place, str]:
    """Where a text is no TOML, and why: the name of a reason in the message about it."""
    found = FAULT_PLACE.search(str(error))
    end = (text.rstrip().count("\n") + 1, 0)
    place = (int(found.group(1)), int(found.group(2))) if found and found.group(1) else end
    return place, next((why for begins, why in FAULTS.items() if str(error).startswith(begins)), "other")
