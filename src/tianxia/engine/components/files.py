"""The data files of a game: where they are, which tables they have, and how a set of them is read."""

import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property, lru_cache, partial
from pathlib import Path
from typing import Any, Generic, TypeVar

from tianxia.engine.components import toml_places
from tianxia.engine.components.edition import FORMAT, LARGEST, Edition, edition_from, read_edition
from tianxia.engine.components.entries import Entry, Places
from tianxia.engine.components.faults import Faults
from tianxia.engine.components.sheets import Reading, Sheet
from tianxia.engine.components.texts import decoded
from tianxia.engine.game import BadInput

Source = str | Edition | None
"""Where components come from: a folder or the file of an edition, an edition, or None for those built in."""
KEPT = 64
"""Sets of components of a game that stay in memory."""
STRAYS = re.compile(r"(?i)(?![.~]).*\.(?:(?:csv|toml)(?:\.txt)?|tsv|xlsx?|xlsm|ods|numbers)")
"""Names of files in an owner's folder that were meant for us: what they say must not be lost in silence."""
SPREADSHEETS = re.compile(r"(?i).*\.(?:xlsx?|xlsm|ods|numbers)")


C = TypeVar("C")


@dataclass(frozen=True, eq=False)
class ComponentFiles(Generic[C]):
    """The data files of a game."""

    game: str
    folder: Path
    """Where the built-in ones are."""
    make: "Callable[[FileSet], C]"
    """Makes components of a set of files; BadComponents has all that is wrong with them."""
    names: tuple[str, ...]
    sheets: tuple[Sheet, ...] = ()
    """What is known about those that are tables."""

    @cached_property
    def own(self) -> dict[str, str]:
        """The texts of the built-in files."""
        return {name: (self.folder / name).read_text(encoding="utf-8") for name in self.names}

    def sheet(self, name: str) -> Sheet | None:
        """What is known about a file that is a table."""
        return next((sheet for sheet in self.sheets if sheet.file == name), None)

    @cached_property
    def load(self) -> Callable[[Source], C]:
        """Gives the components of a source; the last ones stay in memory until their files change."""
        made = lru_cache(KEPT)(lambda source, _: self.make(self.read(source)))
        return lambda source: made(source, stamp(source))

    def read(self, source: Source) -> "FileSet":
        """The files of a set; the built-in ones replace those that it lacks."""
        if isinstance(source, Edition):
            return FileSet(self, self._of_edition(source), source)
        if source is None:
            return FileSet(self, {}, None)
        if Path(source).is_file():
            edition = read_edition(_content(Path(source), LARGEST + 1), source)
            return FileSet(self, self._of_edition(edition), edition)
        return self._in_folder(Path(source), source)

    def packed(self, files: "FileSet", name: str, credits: str, base: str) -> Edition:
        """An edition of what a set of files changes; its texts are as their owner wrote them."""
        changed = files.changed()
        plain = {"game": self.game, "name": name, "credits": credits, "base": base}
        texts = {file: decoded(files.contents[file]) for file in changed}
        return edition_from({"tianxia_edition": FORMAT, **plain, "files": texts}, name)

    def _of_edition(self, edition: Edition) -> dict[str, bytes]:
        if edition.game != self.game:
            raise BadInput("edition-game", name=edition.name, game=edition.game, wanted=self.game)
        unknown = next((name for name, _ in edition.files if name not in self.names), None)
        if unknown is not None:
            raise BadInput("edition-file-unknown", name=edition.name, file=unknown[:60], files=", ".join(self.names))
        return {name: text.encode() for name, text in edition.files}

    def _in_folder(self, folder: Path, source: Source) -> "FileSet":
        there = sorted(path.name for path in folder.iterdir() if path.is_file()) if folder.is_dir() else []
        # Windows and macOS do not tell capitals apart, so their users don't either.
        files = {name: name if name in there else _alike(name, there) for name in self.names}
        strays = [name for name in there if STRAYS.fullmatch(name) and name not in files.values()]
        found = {name: _content(folder / file, LARGEST + 1) for name, file in files.items() if file}
        if not found and not strays:
            raise BadInput("components-none", folder=str(folder), files=", ".join(self.names))
        return FileSet(self, found, source, strays=strays)


def stamp(source: Source) -> tuple[tuple[str, int, int], ...]:
    """What tells whether somebody has written to the files of a source since they were read."""
    if not isinstance(source, str):
        return ()
    place = Path(source)
    files = sorted(place.iterdir()) if place.is_dir() else [place] if place.is_file() else []
    return tuple((file.name, (info := file.lstat()).st_mtime_ns, info.st_size) for file in files)


def _alike(name: str, there: Sequence[str]) -> str | None:
    return next((one for one in there if one.lower() == name), None)


def _content(path: Path, most: int) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(most)
    except OSError as error:
        raise BadInput("file-unreadable", file=str(path), why=str(error.strerror)) from None


@dataclass
class FileSet:
    """A set of data files, read. What is wrong with them is collected in `faults`."""

    of: ComponentFiles[Any]
    contents: Mapping[str, bytes]
    """The files that are not built in."""
    source: Source
    faults: Faults = field(default_factory=Faults)
    strays: Sequence[str] = ()
    """Files beside them that are none of ours."""

    def __post_init__(self) -> None:
        """Read every file. In place of one that cannot be read the built-in one is used, to check the others."""
        for name in self.strays:
            message = "component-spreadsheet" if SPREADSHEETS.fullmatch(name) else "component-file-unknown"
            self.faults.add(name, (0, 0), message, file=name, files=", ".join(self.of.names))
        self.plain: dict[str, Any] = {}
        self._places: dict[str, Places] = {}
        for name in self.of.names:
            content = self.contents.get(name)
            text = self.of.own[name] if content is None else self._text(name, content)
            if text is None or not self._read(name, text):
                self._read(name, self.of.own[name])

    def __getitem__(self, name: str) -> Entry:
        """The top of a file."""
        return Entry(self.plain[name], name, (), self._places[name], self.faults)

    def changed(self) -> list[str]:
        """The files that say something else than the built-in ones: comments and the order of rows do not count."""
        own = FileSet(self.of, {}, None)
        return [name for name in self.of.names if self.plain[name] != own.plain[name]]

    def _text(self, name: str, content: bytes) -> str | None:
        if len(content) > LARGEST:
            self.faults.add(name, (0, 0), "component-large", most=LARGEST // 1024)
            return None
        try:
            return decoded(content)
        except ValueError:
            self.faults.add(name, (0, 0), "component-not-text")
            return None

    def _read(self, name: str, text: str) -> bool:
        sheet = self.of.sheet(name)
        return self._read_sheet(sheet, text) if sheet is not None else self._read_toml(name, text)

    def _read_sheet(self, sheet: Sheet, text: str) -> bool:
        reading = Reading(sheet, text, self.faults)
        reading.read()
        self.plain[sheet.file], self._places[sheet.file] = reading.rows, lambda: reading.places
        return reading.whole

    def _read_toml(self, name: str, text: str) -> bool:
        try:
            self.plain[name] = tomllib.loads(text)
        except (ValueError, RecursionError) as error:
            place, why = toml_places.fault_in(text, error)
            self.faults.add(name, place, "component-toml", why=why)
            return False
        self._places[name] = cache(partial(toml_places.places_in, text))
        return True
