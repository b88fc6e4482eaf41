"""Where games are kept between sittings: one record file a game or series, in the player's own data folder.

A file is a record that `tianxia replay` reads. Its first line is a comment that says what a record does not hold: the
games of the series that are still to come, and where the components lay.
"""

import json
import os
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from tianxia.engine.game import BadInput, Json
from tianxia.engine.record import Record, read, write

MARK = "#sitting "
SAVES, RECORDS = "saves", "records"
MOST = 50
"""So many finished games are offered to be looked at again; the files of older ones stay."""


@dataclass(frozen=True)
class Place:
    """Where a game is written while it runs, and where it goes once it is over; they may be the same file."""

    running: Path
    finished: Path

    def write(self, text: str, over: bool) -> None:
        """Keep the game where it belongs now, and nowhere else: undo can bring a finished one back."""
        here, there = (self.finished, self.running) if over else (self.running, self.finished)
        write_whole(here, text)
        if there != here:
            with suppress(OSError):
                there.unlink(missing_ok=True)


@dataclass(frozen=True)
class Kept:
    """A game or series as it lies in a file."""

    path: Path
    records: tuple[Record, ...]
    series: tuple[str, ...]
    """The values of the series' option, game by game; empty for a single game."""
    components: str | None

    @property
    def finished(self) -> bool:
        """Whether there is nothing left to play."""
        return self.records[-1].result is not None and len(self.records) >= len(self.series)

    @property
    def place(self) -> Place:
        """Where to go on writing: on the shelf a finished game moves to the records, another file stays itself."""
        if self.path.parent == folder(SAVES):
            return Place(self.path, folder(RECORDS) / self.path.name)
        return Place(self.path, self.path)


def home(environment: Mapping[str, str] = os.environ) -> Path:
    """The player's data folder; `TIANXIA_HOME` overrides the system's."""
    given = environment.get("TIANXIA_HOME")
    return Path(given) if given else user_data_path("tianxia", appauthor=False)


def folder(name: str) -> Path:
    """The folder of running or of finished games."""
    return home() / name


def new_place(game: str, now: datetime | None = None) -> Place:
    """A fresh name for a new game, by the time at which it began."""
    stem = f"{game}-{(now or datetime.now()):%Y%m%d-%H%M%S}"
    number = 1
    while any((folder(name) / _name(stem, number)).exists() for name in (SAVES, RECORDS)):
        number += 1
    return Place(folder(SAVES) / _name(stem, number), folder(RECORDS) / _name(stem, number))


def _name(stem: str, number: int) -> str:
    return f"{stem}.jsonl" if number == 1 else f"{stem}-{number}.jsonl"


def text_of(records: Sequence[Record], series: Sequence[str], components: str | None) -> str:
    """A game or series as text, the comment first."""
    facts = {"series": list(series), "components": components}
    return MARK + json.dumps(facts) + "\n" + "".join(write(record) for record in records)


def write_whole(path: Path, text: str) -> None:
    """Write a file so that a crash leaves either the old one or the new one."""
    spare = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        spare.write_text(text, encoding="utf-8")
        os.replace(spare, path)
    except OSError as error:
        with suppress(OSError):
            spare.unlink(missing_ok=True)
        raise BadInput("file-unwritable", file=str(path), why=error.strerror or str(error)) from None


def open_file(path: Path) -> Kept:
    """A kept game from a file; BadInput says what is wrong with it."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadInput("file-missing", file=str(path)) from None
    except OSError as error:
        raise BadInput("file-unreadable", file=str(path), why=str(error.strerror)) from None
    except UnicodeDecodeError as error:
        raise BadInput("file-not-text", file=str(path), byte=error.start) from None
    sitting = _sitting(text.partition("\n")[0], f"{path}:1")
    return Kept(path, tuple(read(text, str(path))), tuple(sitting.get("series", ())), sitting.get("components"))


def _sitting(line: str, place: str) -> Json:
    if not line.startswith(MARK):
        return {}
    try:
        sitting = json.loads(line.removeprefix(MARK))
    except ValueError:
        sitting = None
    if not isinstance(sitting, dict) or not isinstance(sitting.get("series", []), list):
        raise BadInput("record-not-json", place=place)
    return sitting


def saved_games() -> list[Kept]:
    """The games that wait to be gone on with, newest first."""
    return [kept for kept in _newest(folder(SAVES)) if not kept.finished]


def finished_games() -> list[Kept]:
    """The games that were finished last, newest first."""
    return [kept for kept in _newest(folder(RECORDS), MOST) if kept.finished]


def _newest(place: Path, most: int | None = None) -> list[Kept]:
    """The files of a folder, newest first; those that cannot be read are left alone."""
    paths = sorted(place.glob("*.jsonl"), key=lambda path: path.stat().st_mtime, reverse=True)
    found: list[Kept] = []
    for path in paths[:most]:
        with suppress(BadInput):
            found.append(open_file(path))
    return found


def remove(kept: Kept) -> None:
    """Delete a kept game for good."""
    try:
        kept.path.unlink(missing_ok=True)
    except OSError as error:
        raise BadInput("file-unwritable", file=str(kept.path), why=error.strerror or str(error)) from None


def latest(game: str | None) -> Kept:
    """The game that was left last, of this title where one is named."""
    for kept in saved_games():
        if game in (None, kept.records[0].header.game):
            return kept
    raise BadInput("play-nothing-saved", folder=str(folder(SAVES)))
