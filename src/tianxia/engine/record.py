"""Records: a header and one line an answer, as JSON lines or as readable notation. Both can be read back, checked.

A file may hold several games, one after the other. A record of a game that still runs holds no seed.
"""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from tianxia.engine.chance import commitment
from tianxia.engine.game import BadInput, Game, Plain
from tianxia.engine.match import Entry, Match
from tianxia.engine.notation import json_object, parsed, written_out
from tianxia.engine.script import CHANCE

FORMAT = 1
CHANCE_NAME = "chance"


@dataclass(frozen=True)
class Header:
    """What must be known to play a record again."""

    game: str
    rules: int
    components: str
    seats: tuple[str, ...]
    options: dict[str, str]
    commitment: str | None = None

    def to_plain(self) -> Plain:
        """The header line; its `tianxia` is the version of the format."""
        return {
            "tianxia": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "components": self.components,
            "seats": list(self.seats),
            "options": dict(self.options),
            "commitment": self.commitment,
        }

    def committed(self, seed: str) -> "Header":
        """The same header with the promise that the draws come from this seed."""
        return replace(self, commitment=commitment(seed, self.to_plain()))


@dataclass(frozen=True)
class Line:
    """One answer of a record: who, which question, the answer as text, and whether it was forced."""

    seat: int
    question: str
    answer: str
    forced: bool = False

    def to_plain(self) -> Plain:
        """The line of a record."""
        plain: Plain = {"seat": seat_name(self.seat), "question": self.question, "answer": self.answer}
        return {**plain, "forced": True} if self.forced else plain


@dataclass(frozen=True)
class Record:
    """A header, the answers, and after the end the result and the seed."""

    header: Header
    lines: tuple[Line, ...]
    result: Plain | None = None
    seed: str | None = None
    place: str = field(default="", compare=False)
    """Where it was read, for messages."""


def seat_name(seat: int) -> int | str:
    """A chair as records write it."""
    return CHANCE_NAME if seat == CHANCE else seat


def header_of(match: Match, names: Iterable[str]) -> Header:
    """The header of a match whose seats have these names."""
    game = match.game
    return Header(game.name, game.rules_version, match.components.digest, tuple(names), dict(match.options))


def line_of(game: Game[Any], entry: Entry) -> Line:
    """An entry with its answer as text."""
    return Line(entry.seat, entry.question, game.key_of(entry.question, entry.answer), entry.forced)


def record_of(match: Match, header: Header, seed: str | None = None) -> Record:
    """The record of a match. Give the seed only once it may be known: after the end, or in a save of one's own."""
    lines = tuple(line_of(match.game, entry) for entry in match.entries)
    return Record(header, lines, match.result().to_plain() if match.over else None, seed)


def write(record: Record) -> str:
    """A record as JSON lines."""
    plains = [record.header.to_plain(), *(line.to_plain() for line in record.lines)]
    if record.result is not None or record.seed is not None:
        plains.append({"result": record.result, "seed": record.seed})
    return "".join(json.dumps(plain, ensure_ascii=False) + "\n" for plain in plains)


def read(text: str, place: str = "record") -> list[Record]:
    """Every game in a text, in JSON lines or in notation; BadInput names the line that cannot be read."""
    numbered = [(f"{place}:{n}", line) for n, line in enumerate(text.splitlines(), 1)]
    written = [(where, line) for where, line in numbered if line.strip() and not line.startswith("#")]
    if not written:
        raise BadInput("record-empty", place=place)
    plains = parsed(written) if written[0][1].startswith("@") else [(w, json_object(line, w)) for w, line in written]
    return [_record(game) for game in _games(plains)]


def write_notation(record: Record) -> str:
    """A record as text for people, one line a move; `read` takes it too."""
    end = {"result": record.result, "seed": record.seed}
    ended = record.result is not None or record.seed is not None
    return written_out(record.header.to_plain(), [line.to_plain() for line in record.lines], end if ended else {})


def _games(plains: list[tuple[str, Plain]]) -> Iterator[list[tuple[str, Plain]]]:
    """Cut the lines of a file where a header begins."""
    starts = [n for n, (_, plain) in enumerate(plains) if "tianxia" in plain]
    if not starts or starts[0] != 0:
        raise BadInput("record-no-header", place=plains[0][0])
    for start, end in zip(starts, [*starts[1:], len(plains)], strict=True):
        yield plains[start:end]


def _record(plains: list[tuple[str, Plain]]) -> Record:
    (place, first), *rest = plains
    end = rest.pop()[1] if rest and "result" in rest[-1][1] else {}
    lines = tuple(_line(plain, where) for where, plain in rest)
    return Record(_header(first, place), lines, end.get("result"), end.get("seed"), place)


def _header(plain: Plain, place: str) -> Header:
    if plain["tianxia"] != FORMAT:
        raise BadInput("record-format", place=place, format=plain["tianxia"], known=FORMAT)
    try:
        names, options = plain["seats"], plain["options"]
        header = Header(
            plain["game"], plain["rules"], plain["components"], tuple(names), dict(options), plain.get("commitment")
        )
        shaped = isinstance(header.game, str) and isinstance(header.rules, int) and isinstance(names, list)
    except (KeyError, TypeError, ValueError):
        shaped = False
    if not shaped:
        raise BadInput("record-header", place=place)
    return header


def _line(plain: Plain, place: str) -> Line:
    seat, question, answer = plain.get("seat"), plain.get("question"), plain.get("answer")
    chair = CHANCE if seat == CHANCE_NAME else seat
    if not isinstance(chair, int) or not isinstance(question, str) or not isinstance(answer, str):
        raise BadInput("record-line", place=place)
    return Line(chair, question, answer, plain.get("forced") is True)
