"""The results of a contest on file, one line per game: it grows as games end, and a later run continues there."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import IO

from tianxia import __version__, games
from tianxia.engine.game import BadInput, Json
from tianxia.kernels import is_compiled
from tianxia.lab.arena.contest import Contest, Outcome, Slot

FORMAT = 1


def header_of(contest: Contest) -> Json:
    """What results must have in common to be counted together."""
    game = games.game(contest.game)
    return {
        "arena": FORMAT,
        "version": __version__,
        "rules_version": game.rules_version,
        "compiled": is_compiled(*game.kernel),
        **asdict(contest),
        "bots": list(contest.bots),
    }


@contextmanager
def open_results(file: str | None, contest: Contest) -> Iterator[tuple[list[Outcome], IO[str] | None]]:
    """The games on file so far, and the stream to add to; empty and None without a file."""
    if file is None:
        yield [], None
        return
    place = Path(file)
    known, length = read_results(place, contest) if place.exists() else ([], 0)
    try:
        stream = place.open("a", encoding="utf-8", newline="\n")
    except OSError as error:
        raise BadInput("file-unwritable", file=file, why=str(error.strerror)) from None
    with stream:
        stream.truncate(length)
        if length == 0:
            write_line(stream, header_of(contest))
        yield known, stream


def write_result(stream: IO[str] | None, outcome: Outcome) -> None:
    """Write a game at once, so that nothing is lost however the run ends."""
    if stream is not None:
        write_line(stream, outcome.to_json())


def write_line(stream: IO[str], data: Json) -> None:
    """Write a JSON object as one line."""
    stream.write(json.dumps(data) + "\n")
    stream.flush()


def read_results(place: Path, contest: Contest) -> tuple[list[Outcome], int]:
    """The games of an earlier run of the same contest, and how many bytes hold them.

    A last line that was cut off, because the run was killed while it wrote, does not count.
    """
    if not place.is_file():
        raise BadInput("file-no-plain", file=str(place))
    content = place.read_bytes()
    whole = content[: content.rfind(b"\n") + 1]
    if content and not whole:
        raise BadInput("arena-bad-line", file=str(place), line=1)
    read = [parsed(line, number, place) for number, line in enumerate(whole.splitlines(), 1)]
    if read and read[0] != header_of(contest):
        raise BadInput("arena-other-results", file=str(place), differs=differing(read[0], header_of(contest)))
    return [outcome_of(data, number, place) for number, data in enumerate(read[1:], 2)], len(whole)


def differing(found: Json, wanted: Json) -> str:
    """The names of the fields that differ."""
    return ", ".join(name for name in wanted if found.get(name) != wanted[name])


def parsed(line: bytes, number: int, place: Path) -> Json:
    """A line as an object."""
    try:
        data = json.loads(line)
    except ValueError:
        data = None
    if not isinstance(data, dict):
        raise BadInput("arena-bad-line", file=str(place), line=number)
    return data


def outcome_of(data: Json, number: int, place: Path) -> Outcome:
    """A game from its line."""
    try:
        slot = Slot(int(data["lineup"]), int(data["deal"]), int(data["turned"]))
        return Outcome(slot, tuple(map(float, data["shares"])), tuple(map(float, data["ranks"])))
    except (KeyError, TypeError, ValueError):
        raise BadInput("arena-bad-line", file=str(place), line=number) from None
