"""An edition: a named set of components of a game, as one file of JSON. It is data; nothing in it is ever run."""

import hashlib
import json
import os
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tianxia.engine.components.texts import decoded
from tianxia.engine.game import BadInput, canonical

SUFFIX = ".tianxia-edition"
FORMAT = 1
LARGEST = 256 * 1024
"""Bytes of an edition; those shipped with a game are about 30,000."""
LONGEST_NAME = 60
LONGEST_CREDITS = 500
MOST_FILES = 16


@dataclass(frozen=True)
class Edition:
    """A named set of components: the files that differ from the built-in ones."""

    game: str
    name: str
    credits: str
    """Who made it, and from what."""
    base: str
    """The digest of the built-in components that it was made from."""
    files: tuple[tuple[str, str], ...]
    """The changed files with their texts."""

    def __repr__(self) -> str:
        """Its name and what it changes."""
        return f"<Edition {self.name!r} of {self.game}: {', '.join(name for name, _ in self.files)}>"

    @cached_property
    def id(self) -> str:
        """A hash of everything in it."""
        return hashlib.sha256(canonical(self.to_json()).encode()).hexdigest()

    def to_json(self) -> dict[str, Any]:
        """The edition as it is written."""
        named = {"game": self.game, "name": self.name, "credits": self.credits, "base": self.base}
        return {"tianxia_edition": FORMAT, **named, "files": dict(self.files)}

    def text(self) -> str:
        """The file of the edition."""
        return json.dumps(self.to_json(), indent=1, ensure_ascii=False) + "\n"


def edition_name(source: "str | Edition | None") -> str | None:
    """What a record calls the edition of a source: a folder is named by its last part; those built in have no name."""
    if isinstance(source, Edition):
        return source.name
    name = os.path.basename(os.path.normpath(source)) if source is not None else ""
    return name if is_line(name, LONGEST_NAME) else None


def read_edition(content: bytes, place: str) -> Edition:
    """The edition in a file; BadInput says what is wrong with it. Its files are not checked yet."""
    if len(content) > LARGEST:
        raise BadInput("edition-large", place=place, most=LARGEST // 1024)
    try:
        plain = json.loads(decoded(content), object_pairs_hook=_once, parse_constant=_no_constant)
        canonical(plain).encode()  # a lone surrogate can be read, but never written again
    except (ValueError, RecursionError) as error:
        raise BadInput("edition-not-json", place=place, why=_why(error)) from None
    return edition_from(plain, place)


def edition_from(plain: Any, place: str) -> Edition:
    """The edition that a JSON value describes; BadInput names the entry that is wrong."""
    if not isinstance(plain, dict) or plain.get("tianxia_edition") != FORMAT:
        raise BadInput("edition-format", place=place)
    for name, most in (("game", LONGEST_NAME), ("name", LONGEST_NAME), ("credits", LONGEST_CREDITS), ("base", 64)):
        if not is_line(plain.get(name), most, blank=name in ("credits", "base")):
            raise BadInput("edition-entry", place=place, entry=name, most=most)
    files = plain.get("files")
    if not isinstance(files, dict) or not 1 <= len(files) <= MOST_FILES:
        raise BadInput("edition-files", place=place, most=MOST_FILES)
    for name, text in files.items():
        if not isinstance(text, str):
            raise BadInput("edition-file", place=place, file=str(name)[:LONGEST_NAME])
    named = {name: plain[name].strip() for name in ("game", "name", "credits", "base")}
    return Edition(**named, files=tuple(sorted(files.items())))


def is_line(value: object, most: int, blank: bool = False) -> bool:
    """Whether a value is one line of text that can be shown anywhere: no control characters, not too long."""
    if not isinstance(value, str) or len(value) > most:
        return False
    return value.isprintable() and (blank or bool(value.strip()))


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object in which no name occurs twice."""
    names = [name for name, _ in pairs]
    again = next((name for number, name in enumerate(names) if name in names[:number]), None)
    if again is not None:
        raise ValueError(f"{again[:LONGEST_NAME]!r} occurs twice")
    return dict(pairs)


def _no_constant(name: str) -> Any:
    raise ValueError(f"{name} is no JSON")


def _why(error: Exception) -> str:
    return "it is nested too deeply" if isinstance(error, RecursionError) else str(error)[:100]
