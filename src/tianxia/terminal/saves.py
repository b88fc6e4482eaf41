"""Saved games: one record file per game or series, in the player's own data folder.

A file is a record that `tianxia replay` reads. Its first line is a comment with what a record does not hold: the games
of the series still to come, and the folder of the components.
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
from tianxia.files import read_text, write_text

MARK = "#sitting "
"""How the comment begins; the word is as old as the files."""
SAVES, RECORDS = "saves", "records"
MOST = 50
"""How many finished games are offered; the files of older ones stay."""


@dataclass(frozen=True)
class SavePaths:
    """The file of a running game, and the one it moves to once it is over; they may be the same."""

    running: Path
    finished: Path

    def write(self, text: str, over: bool) -> None:
        """Write the game to its file, and remove the other one: undo can bring back a finished game."""
        here, there = (self.finished, self.running) if over else (self.running, self.finished)
        write_text(here, text)
        if there != here:
            with suppress(OSError):
                there.unlink(missing_ok=True)


@dataclass(frozen=True)
class SavedGame:
    """A game or series from a file."""

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
    def paths(self) -> SavePaths:
        """Where to save it: one of our own saves moves to the records at the end, any other file stays where it is."""
        if self.path.parent == folder(SAVES):
            return SavePaths(self.path, folder(RECORDS) / self.path.name)
        return SavePaths(self.path, self.path)


def home(environment: Mapping[str, str] = os.environ) -> Path:
    """The player's data folder; `TIANXIA_HOME` overrides the system's."""
    given = environment.get("TIANXIA_HOME")
    return Path(given) if given else user_data_path("tianxia", appauthor=False)


def folder(name: str) -> Path:
    """The folder of running or of finished games."""
    return home() / name


def new_paths(game: str, now: datetime | None = None) -> SavePaths:
    """Unused file names for a new game, by the time it began."""
    stem = f"{game}-{(now or datetime.now()):%Y%m%d-%H%M%S}"
    number = 1
    while any((folder(name) / _name(stem, number)).exists() for name in (SAVES, RECORDS)):
        number += 1
    return SavePaths(folder(SAVES) / _name(stem, number), folder(RECORDS) / _name(stem, number))


def _name(stem: str, number: int) -> str:
    return f"{stem}.jsonl" if number == 1 else f"{stem}-{number}.jsonl"


def save_text(records: Sequence[Record], series: Sequence[str], components: str | None) -> str:
    """The text of a save: the comment, then the records."""
    facts = {"series": list(series), "components": components}
    return MARK + json.dumps(facts) + "\n" + "".join(write(record) for record in records)


def open_save(path: Path) -> SavedGame:
    """A saved game from its file; BadInput says what is wrong with it."""
    text = read_text(path)
    facts = _facts(text.partition("\n")[0], f"{path}:1")
    return SavedGame(path, tuple(read(text, str(path))), tuple(facts.get("series", ())), facts.get("components"))


def _facts(line: str, place: str) -> Json:
    """What the comment in the first line says; nothing if there is none."""
    if not line.startswith(MARK):
        return {}
    try:
        facts = json.loads(line.removeprefix(MARK))
    except ValueError:
        facts = None
    if not isinstance(facts, dict) or not isinstance(facts.get("series", []), list):
        raise BadInput("record-not-json", place=place)
    return facts


def saved_games() -> list[SavedGame]:
    """The games to be resumed, newest first."""
    return [save for save in _newest(folder(SAVES)) if not save.finished]


def finished_games() -> list[SavedGame]:
    """The games finished last, newest first."""
    return [save for save in _newest(folder(RECORDS), MOST) if save.finished]


def _newest(place: Path, most: int | None = None) -> list[SavedGame]:
    """The saves of a folder, newest first, without files that cannot be read."""
    paths = sorted(place.glob("*.jsonl"), key=lambda path: path.stat().st_mtime, reverse=True)
    found: list[SavedGame] = []
    for path in paths[:most]:
        with suppress(BadInput):
            found.append(open_save(path))
    return found


def remove(save: SavedGame) -> None:
    """Delete a saved game for good."""
    try:
        save.path.unlink(missing_ok=True)
    except OSError as error:
        raise BadInput("file-unwritable", file=str(save.path), why=error.strerror or str(error)) from None


def latest_save(game: str | None) -> SavedGame:
    """The save written last, of this title if one is named."""
    for save in saved_games():
        if game in (None, save.records[0].header.game):
            return save
    raise BadInput("play-nothing-saved", folder=str(folder(SAVES)))
