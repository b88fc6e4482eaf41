"""Fluent messages that are parsed when first used: a command uses a few out of thousands.

Most are a single line with names and numbers to fill in. Those are said without Fluent, which takes a while to load.
"""

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=(?:.*\n?)(?:^(?:[ }].*)?\n?)*", re.MULTILINE)
"""A message or term: its name at the start of a line, and all indented or empty lines after it."""
REFERENCE = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")
"""The name of another message or term in a placeable. It also matches functions, which does no harm."""
VARIABLE = re.compile(r"\{ *\$([A-Za-z][\w-]*) *\}")
"""A value in a message, just as it is."""


class Messages:
    """The messages of one language from some files."""

    def __init__(self, language: str, texts: list[str]) -> None:
        """Split the files; of two messages with the same name the first counts."""
        self.language = language
        self._entries: dict[str, str] = {}
        for text in texts:
            for found in ENTRY.finditer(text):
                self._entries.setdefault(found[1], found[0])
        self._plain: dict[str, list[str] | None] = {}
        self._parsed: set[str] = set()
        self._bundle: FluentBundle | None = None

    def has(self, name: str) -> bool:
        """Whether there is a message of that name."""
        return name in self._entries

    def say(self, name: str, values: dict[str, Any]) -> str:
        """The sentence of that name with its values filled in."""
        said = self._say_plainly(name, values)
        if said is not None:
            return said
        bundle = self.bundle_with(name)
        pattern = bundle.get_message(name).value
        return name if pattern is None else str(bundle.format_pattern(pattern, values)[0])

    def _say_plainly(self, name: str, values: dict[str, Any]) -> str | None:
        """The sentence, if it needs no more than texts put into a line. Numbers are for Fluent: it groups digits."""
        if name not in self._plain:
            self._plain[name] = line_of(self._entries.get(name, ""))
        parts = self._plain[name]
        if parts is None or not all(isinstance(values.get(part), str) for part in parts[1::2]):
            return None
        return "".join(str(values[part]) if number % 2 else part for number, part in enumerate(parts))

    def bundle_with(self, name: str) -> "FluentBundle":
        """The bundle, including this message and everything it refers to."""
        if self._bundle is None:
            from fluent.runtime import FluentBundle  # takes a while, and not every command needs it

            self._bundle = FluentBundle([self.language], use_isolating=False)
        todo = [name]
        while todo:
            wanted = todo.pop()
            if wanted in self._entries and wanted not in self._parsed:
                self._parsed.add(wanted)
                self._parse(self._bundle, self._entries[wanted])
                todo += REFERENCE.findall(self._entries[wanted])
        return self._bundle

    def _parse(self, bundle: "FluentBundle", entry: str) -> None:
        from fluent.runtime import FluentResource

        bundle.add_resource(FluentResource(entry))


def line_of(entry: str) -> list[str] | None:
    """A message of one line as texts with the names of values between them; None for any other."""
    line = entry.partition("=")[2].strip()
    parts = VARIABLE.split(line)
    is_plain = line and "\n" not in line and not any(brace in text for text in parts[::2] for brace in "{}")
    return parts if is_plain else None


def texts_in(folder: Path, language: str, files: str = "*.ftl") -> list[str]:
    """The files of a language, in a fixed order."""
    return [path.read_text(encoding="utf-8") for path in sorted((folder / language).glob(files))]


@cache
def messages_in(folder: Path, language: str) -> Messages:
    """The messages of a language in a folder, read once."""
    return Messages(language, texts_in(folder, language))
