"""What the HTTP API sends about editions and component files."""

from typing import Literal

from msgspec import Struct

from tianxia.server.protocol.shapes import Moment


class EditionInfo(Struct, frozen=True):
    """An edition that can be chosen for a table."""

    id: str
    game: str
    name: str
    credits: str
    components: str
    """The hash that records have."""
    listed: bool
    """Whether everybody may choose it."""
    mine: bool
    """Whether it is in your own list."""
    made: Moment


class EditionList(Struct, frozen=True):
    """The editions of a game that you may choose, newest first."""

    editions: list[EditionInfo]


class EditionFile(Struct, frozen=True):
    """A whole edition: its file, and each of its files as a text."""

    id: str
    game: str
    name: str
    credits: str
    base: str
    files: dict[str, str]
    text: str
    """The file of the edition, to keep or to pass on."""


class TableColumn(Struct, frozen=True):
    """A column of a table, and what its cells may hold."""

    name: str
    at: int
    """Its place in the file, from 1; 0 if the file lacks it."""
    kind: Literal["number", "word", "text"]
    words: list[str]
    low: int
    high: int
    blank: bool


class TableRow(Struct, frozen=True):
    """A row of a table: its line in the file, and its cells in the order of the columns."""

    line: int
    cells: list[str]


class ComponentFile(Struct, frozen=True):
    """A component file: its text, and its rows if it is a table."""

    name: str
    text: str
    header: int
    """The line with the names of the columns; 0 if there is none."""
    columns: list[TableColumn]
    """None if it is no table."""
    rows: list[TableRow]
    """None if the table could not be read as a whole."""


class ComponentFiles(Struct, frozen=True):
    """The component files of a game, as they are built in."""

    game: str
    base: str
    """The hash of the built-in components."""
    files: list[ComponentFile]


class FaultInfo(Struct, frozen=True):
    """A mistake in a component file: its place, and a message with its values."""

    file: str
    line: int
    column: int
    name: str
    """The name of the column, in a table."""
    message: str
    values: dict[str, str | int]


class Checked(Struct, frozen=True):
    """What is wrong with component files; the hash of their components if nothing is."""

    faults: list[FaultInfo]
    components: str | None
    changed: list[str]
    """The files that differ from the built-in ones."""
    files: list[ComponentFile]
    """The tables among those sent, as they were read."""
