"""Component files for people: written out with comments, and checked."""

import csv
import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tianxia.engine.components.files import ComponentFiles
from tianxia.engine.components.sheets import SAID, Column, Sheet
from tianxia.engine.game import BadInput
from tianxia.files import write_text
from tianxia.words import Words


def export(said: Words, files: ComponentFiles[Any], folder: Path) -> None:
    """Write every built-in file into a folder; BadInput if one of that name is there already."""
    for name in files.names:
        if (folder / name).exists():
            raise BadInput("components-export-exists", file=str(folder / name))
    for name in files.names:
        write_text(folder / name, exported(said, files, name))


def exported(said: Words, files: ComponentFiles[Any], name: str) -> str:
    """A built-in file with comments that say what is in it."""
    sheet, text = files.sheet(name), files.own[name]
    title = said.say(f"{files.game}-name")
    if sheet is None:
        return f"# {said.say('export-about-toml', game=title, name=files.game)}\n{text}"
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    # A comment is one cell, so that a spreadsheet leaves it whole.
    writer.writerow([f"# {said.say('export-about', game=title, count=sheet.count)}"])
    writer.writerows([f"# {line}"] for line in meanings(said, files.game, sheet))
    return out.getvalue() + text


def meanings(said: Words, game: str, sheet: Sheet) -> Iterator[str]:
    """What each column of a table means, and the words that it knows."""
    for column in sheet.columns:
        meaning = said.say(meaning_name(game, sheet, column))
        message = "export-column-words" if column.words else "export-column"
        yield said.say(message, name=column.name, meaning=meaning, words=", ".join(column.words))


def meaning_name(game: str, sheet: Sheet, column: Column) -> str:
    """The message about a column."""
    name, of = column.name.replace("_", "-"), sheet.name.replace("_", "-")
    return f"export-{name}" if column in SAID else f"export-{game}-{of}-{name}"
