"""Tables in CSV files, read as any spreadsheet saves them: commas, semicolons or tabs, rows and columns in any order.

Lines that begin with # are comments; empty lines and columns do not matter.
"""

import csv
import io
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from tianxia.engine.components.faults import Faults, Place, closest, word_fault
from tianxia.engine.components.toml_places import Path

DELIMITERS = (",", ";", "\t")
LONGEST_CELL = 400
WHOLE = re.compile(r"([+-]?)0*(\d{1,9})(?:[.,]0+)?")
"""A whole number as spreadsheets write it: 3, 3.0 or 3,0."""
ERROR = re.compile(r"#[A-Z][A-Z0-9/]*[!?]?")
"""What spreadsheets show where a formula has no value, such as #REF! or #N/A: no comment."""
HEADER_WITHIN = 20
"""Lines among which the header is: people put titles above it."""
SPACES = str.maketrans({"\u00a0": " ", "\u202f": " ", "\ufeff": " "})


@dataclass(frozen=True)
class Column:
    """A column of a table and what its cells may hold."""

    name: str
    words: tuple[str, ...] = ()
    """The words it may hold; with none and no numbers, any text."""
    low: int | None = None
    high: int | None = None
    """The whole numbers it may hold."""
    blank: bool = False
    """Whether a cell may be empty."""

    @property
    def is_number(self) -> bool:
        """Whether it holds whole numbers."""
        return self.low is not None


@dataclass(frozen=True)
class Sheet:
    """A table: a CSV file whose first column numbers its rows from 1."""

    name: str
    columns: tuple[Column, ...]
    count: int

    @property
    def file(self) -> str:
        """The name of its file."""
        return f"{self.name}.csv"

    @property
    def key(self) -> str:
        """The column that numbers the rows."""
        return self.columns[0].name


SAID = (
    Column("provenance", ("rulebook", "found", "inferred", "reconstructed", "given"), blank=True),
    Column("source", blank=True),
)
"""The columns of every table that say where a row comes from; an owner may leave them empty."""


@dataclass(frozen=True)
class Line:
    """A row of a CSV file with its first line."""

    line: int
    cells: list[str]


class Reading:
    """One reading of a table."""

    def __init__(self, sheet: Sheet, text: str, faults: Faults) -> None:
        """Begin with nothing read."""
        self.sheet, self.text, self.faults = sheet, text, faults
        self.rows: list[dict[str, str]] = []
        self.raw: list[Line] = []
        """The rows in their order, with the cells in the order of our columns; what is wrong is as it was written."""
        self.places: dict[Path, Place] = {}
        self.columns: dict[str, int] = {}
        """Where each column is."""
        self.header_line = 0
        self.torn = False
        """Whether a quotation mark without its partner hides what follows."""
        self.whole = False
        """Whether all columns and lines are there."""

    def read(self) -> None:
        """Read all rows that can be told apart, in the order of their numbers."""
        lines = list(self.lines())
        if not lines:
            if not self.torn:
                self.faults.add(self.sheet.file, (0, 0), "component-no-rows", columns=self.listed)
            return
        at = max(range(len(lines[:HEADER_WITHIN])), key=lambda number: self.known(lines[number].cells))
        header = lines[at]
        if not self.known(header.cells):
            self.faults.add(self.sheet.file, (lines[0].line, 0), "component-header", columns=self.listed)
            return
        rows = [line for line in lines[at + 1 :] if line.cells != header.cells]
        self.header_line, self.columns = header.line, self.header(header, rows)
        found = [self.row(row, self.columns, header) for row in rows]
        self.whole = set(self.columns) >= self.needed and not self.torn
        if self.whole:
            self.order(found)

    def known(self, cells: Sequence[str]) -> int:
        """How many of our columns these cells name."""
        return len({cell.lower() for cell in cells} & set(self.names))

    @property
    def needed(self) -> set[str]:
        """The columns without which no row can be understood."""
        return {column.name for column in self.sheet.columns} - {column.name for column in SAID}

    @property
    def names(self) -> list[str]:
        """The names of the columns."""
        return [column.name for column in self.sheet.columns]

    def lines(self) -> Iterator[Line]:
        """The lines that are neither empty nor comments."""
        text, first = self.text, 1
        head = re.match(r"sep=(.)\n", text)  # what Excel puts first
        if head:
            text, first = text[head.end() :], 2
        delimiter = head.group(1) if head else self.delimiter(text)
        reader = csv.reader(io.StringIO(text), delimiter=delimiter, strict=True)
        before = 0
        try:
            for cells in reader:
                line = Line(before + first, [" ".join(cell.translate(SPACES).split()) for cell in cells])
                before = reader.line_num
                if any(line.cells) and not is_comment(line.cells):
                    yield line
        except csv.Error:
            self.torn = True
            self.faults.add(self.sheet.file, (before + first, 0), "component-quotes")

    def delimiter(self, text: str) -> str:
        """The one that finds most of our columns in some line."""
        lines = [line for line in text.split("\n") if line.strip() and not line.lstrip(' "').startswith("#")]
        heads = lines[:HEADER_WITHIN] or [""]
        return max(DELIMITERS, key=lambda sign: max(self.known(split(head, sign)) for head in heads))

    def header(self, header: Line, rows: Sequence[Line]) -> dict[str, int]:
        """Where each column is. A column that is missing, unknown or there twice is a mistake."""
        file, found = self.sheet.file, dict[str, int]()
        for number, cell in enumerate(header.cells):
            name, place = cell.lower(), (header.line, number + 1)
            if name in found:
                self.faults.add(file, place, "component-column-twice", name, column=name)
            elif name in self.names:
                found[name] = number
            elif name:
                meant = closest(name, self.names)
                self.faults.add(
                    file, place, "component-column-unknown", name, column=cell, allowed=meant or self.listed
                )
            elif (
                stray := next((row for row in rows if number < len(row.cells) and row.cells[number]), None)
            ) is not None:
                self.faults.add(file, (stray.line, number + 1), "component-column-nameless", found=stray.cells[number])
        for name in self.names:
            if name not in found and name in self.needed:
                self.faults.add(file, (header.line, 0), "component-column-missing", name, column=name)
        return found

    @property
    def listed(self) -> str:
        """The columns in a row."""
        return ", ".join(self.names)

    def row(self, row: Line, columns: Mapping[str, int], header: Line) -> tuple[Line, dict[str, str]]:
        """The cells of a row by column."""
        if len(row.cells) > len(header.cells) and any(row.cells[len(header.cells) :]):
            place, count = (row.line, len(header.cells) + 1), len(header.cells)
            self.faults.add(self.sheet.file, place, "component-cells", found=len(row.cells), count=count)
        places = [columns.get(name, -1) for name in self.names]
        texts = [row.cells[at] if 0 <= at < len(row.cells) else "" for at in places]
        cells = {
            column.name: self.cell(column, text, (row.line, at + 1)) if at >= 0 else text
            for column, text, at in zip(self.sheet.columns, texts, places, strict=True)
        }
        self.raw.append(Line(row.line, [cells[name] or text for name, text in zip(self.names, texts, strict=True)]))
        return Line(row.line, [str(at + 1) for at in places]), cells

    def cell(self, column: Column, text: str, place: Place) -> str:
        """A cell as it is meant: numbers without decimals, known words in small letters."""
        if not text and column.blank:
            return text
        if column.is_number:
            return self.number(column, text, place)
        if column.words:
            return self.word(column, text, place)
        if len(text) > LONGEST_CELL or not text.isprintable():
            self.faults.add(self.sheet.file, place, "component-long", column.name, most=LONGEST_CELL)
        match = WHOLE.fullmatch(text)
        return match.group(1) + match.group(2) if match else text

    def number(self, column: Column, text: str, place: Place) -> str:
        """A whole number within the bounds of its column."""
        match = WHOLE.fullmatch(text)
        plain = int(match.group(1) + match.group(2)) if match else None
        low, high = column.low or 0, column.high or 0
        if plain is None or not low <= plain <= high:
            message = "component-number" if text else "component-empty-number"
            self.faults.add(self.sheet.file, place, message, column.name, found=text, low=low, high=high)
            return ""
        return str(plain)

    def word(self, column: Column, text: str, place: Place) -> str:
        """A word that its column knows."""
        word = text.lower()
        if word not in column.words:
            message, values = word_fault(text, column.words)
            self.faults.add(self.sheet.file, place, message, column.name, **values)
            return ""
        return word

    def order(self, found: Sequence[tuple[Line, dict[str, str]]]) -> None:
        """Put the rows in the order of their numbers; each number belongs to one row."""
        key, lines = self.sheet.key, dict[int, tuple[Line, dict[str, str]]]()
        for line, cells in found:
            if cells[key]:
                number = int(cells[key])
                if number in lines:
                    place, first = (line.line, int(line.cells[0])), lines[number][0].line
                    self.faults.add(self.sheet.file, place, "component-twice", key, number=number, first=first)
                else:
                    lines[number] = (line, cells)
        absent = [number for number in range(1, self.sheet.count + 1) if number not in lines]
        if absent:
            count, missing = self.sheet.count, len(absent)
            self.faults.add(
                self.sheet.file, (0, 0), "component-absent", key, numbers=ranges(absent), count=count, absent=missing
            )
        for index, number in enumerate(sorted(lines)):
            line, cells = lines[number]
            self.rows.append(cells)
            self.places[(index,)] = (line.line, 0)
            for column, at in zip(self.names, line.cells, strict=True):
                self.places[(index, column)] = (line.line, int(at))


def split(line: str, sign: str) -> list[str]:
    """The cells of a line that has no text with the sign in it."""
    return [cell.strip(' "') for cell in line.split(sign)]


def is_comment(cells: Sequence[str]) -> bool:
    """Whether a line is a comment: it begins with #, and not with the error of a formula in a row."""
    return cells[0].startswith("#") and not (ERROR.fullmatch(cells[0]) and any(cells[1:]))


def ranges(numbers: Sequence[int]) -> str:
    """Numbers in a row, those that follow one another as a range: `3, 7–9`."""
    parts: list[list[int]] = []
    for number in numbers:
        if parts and parts[-1][-1] == number - 1:
            parts[-1].append(number)
        else:
            parts.append([number])
    return ", ".join(str(part[0]) if len(part) == 1 else f"{part[0]}–{part[-1]}" for part in parts)
