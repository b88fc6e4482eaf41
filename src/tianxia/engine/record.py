"""Records: a header and one line per answer, as JSON lines or readable notation. Both are checked when read back.

A file may hold several games, one after the other. The record of an unfinished game holds no seed.
"""

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from tianxia.engine.chance import commitment
from tianxia.engine.components.edition import LONGEST_NAME, edition_name, is_line
from tianxia.engine.entry import Entry
from tianxia.engine.game import BadInput, Game, Json
from tianxia.engine.match import Match
from tianxia.engine.notation import json_object, parsed, written_out
from tianxia.engine.script import CHANCE, counted

FORMAT = 1
CHANCE_NAME = "chance"


@dataclass(frozen=True)
class Header:
    """What is needed to replay a record."""

    game: str
    rules: int
    components: str
    seats: tuple[str, ...]
    options: dict[str, str]
    commitment: str | None = None
    edition: str | None = None
    """The name of the edition, unless the components are those built in."""

    def __repr__(self) -> str:
        """The game, who plays, and with which options."""
        options = " ".join(f"{name}={value}" for name, value in self.options.items())
        return f"<Header {self.game}, rules version {self.rules}, {', '.join(self.seats)}{options and ': '}{options}>"

    def to_json(self) -> Json:
        """The header line; its `tianxia` is the version of the format."""
        plain: Json = {"tianxia": FORMAT, "game": self.game, "rules": self.rules, "components": self.components}
        plain |= {"edition": self.edition} if self.edition is not None else {}
        return plain | {"seats": list(self.seats), "options": dict(self.options), "commitment": self.commitment}

    def committed(self, seed: str) -> "Header":
        """The same header with a commitment to this seed."""
        return replace(self, commitment=commitment(seed, self.to_json()))


@dataclass(frozen=True)
class Line:
    """One answer of a record: the seat, the question, the answer as text, and whether it was forced."""

    seat: int
    question: str
    answer: str
    forced: bool = False
    place: str = field(default="", compare=False)
    """Where it was read, for error messages."""

    def to_json(self) -> Json:
        """The line of a record."""
        data: Json = {"seat": seat_name(self.seat), "question": self.question, "answer": self.answer}
        return {**data, "forced": True} if self.forced else data


@dataclass(frozen=True)
class Record:
    """A header, the answers, and after the end also the result and the seed."""

    header: Header
    lines: tuple[Line, ...]
    result: Json | None = None
    seed: str | None = None
    place: str = field(default="", compare=False)
    """Where it was read, for error messages."""

    def __repr__(self) -> str:
        """The game, its length and its scores; never the seed, which reveals every draw."""
        seats, answers = counted(len(self.header.seats), "seat"), counted(len(self.lines), "answer")
        end = "unfinished" if self.result is None else f"over: {', '.join(str(each) for each in self.result['scores'])}"
        return f"<Record {self.header.game}, {seats}, {answers}, {end}>"


def seat_name(seat: int) -> int | str:
    """A seat as records write it."""
    return CHANCE_NAME if seat == CHANCE else seat


def header_of(match: Match, names: Iterable[str]) -> Header:
    """The header of a match whose seats have these names."""
    game, components = match.game, match.components
    facts = (game.name, game.rules_version, components.digest, tuple(names), dict(match.options))
    return Header(*facts, edition=edition_name(components.source))


def line_of(game: Game[Any], entry: Entry) -> Line:
    """An entry with its answer as text."""
    return Line(entry.seat, entry.question, game.key_of(entry.question, entry.answer), entry.forced)


def renewed(game: Game[Any], record: Record) -> Record:
    """A record that replays, with every answer as the game writes it today: it may be older than the notation."""
    return replace(record, lines=tuple(renewed_line(game, line) for line in record.lines))


def renewed_line(game: Game[Any], line: Line) -> Line:
    """A line with its answer as the game writes it today; an answer that means nothing stays as it is."""
    try:
        return replace(line, answer=game.key_of(line.question, game.answer_of(line.question, line.answer)))
    except ValueError:
        return line


def record_of(match: Match, header: Header, seed: str | None = None) -> Record:
    """The record of a match. Give the seed only when it may be known: after the end, or in a private save."""
    lines = tuple(line_of(match.game, entry) for entry in match.entries)
    return Record(header, lines, match.result().to_json() if match.over else None, seed)


def write(record: Record) -> str:
    """A record as JSON lines."""
    plains = [record.header.to_json(), *(line.to_json() for line in record.lines)]
    if record.result is not None or record.seed is not None:
        plains.append({"result": record.result, "seed": record.seed})
    return "".join(json.dumps(data, ensure_ascii=False) + "\n" for data in plains)


def read(text: str, place: str = "record") -> list[Record]:
    """Read every game in a text, in JSON lines or in notation; BadInput names the line that cannot be read."""
    # Only line feeds end a line: names may contain what `splitlines` also treats as line ends.
    numbered = [(f"{place}:{n}", line.rstrip("\r")) for n, line in enumerate(text.split("\n"), 1)]
    written = [(where, line) for where, line in numbered if line.strip() and not line.startswith("#")]
    if not written:
        raise BadInput("record-empty", place=place)
    plains = parsed(written) if written[0][1].startswith("@") else [(w, json_object(line, w)) for w, line in written]
    return [_record(game) for game in _games(plains)]


def write_notation(record: Record) -> str:
    """A record as readable text, one line per move; `read` accepts it too."""
    end = {"result": record.result, "seed": record.seed}
    ended = record.result is not None or record.seed is not None
    return written_out(record.header.to_json(), [line.to_json() for line in record.lines], end if ended else {})


def _games(plains: list[tuple[str, Json]]) -> Iterator[list[tuple[str, Json]]]:
    """Split the lines of a file wherever a header begins."""
    starts = [n for n, (_, data) in enumerate(plains) if "tianxia" in data]
    if not starts or starts[0] != 0:
        raise BadInput("record-no-header", place=plains[0][0])
    for start, end in zip(starts, [*starts[1:], len(plains)], strict=True):
        yield plains[start:end]


def _record(plains: list[tuple[str, Json]]) -> Record:
    (place, first), *rest = plains
    header = _header(first, place)
    where, end = rest.pop() if rest and "result" in rest[-1][1] else (place, {})
    result, seed = end.get("result"), end.get("seed")
    if not isinstance(result, dict | None) or not isinstance(seed, str | None):
        raise BadInput("record-end", place=where)
    return Record(header, tuple(_line(data, at) for at, data in rest), result, seed, place)


def _header(data: Json, place: str) -> Header:
    if data["tianxia"] != FORMAT:
        raise BadInput("record-format", place=place, format=str(data["tianxia"]), known=FORMAT)
    for name, fits in HEADER_FIELDS.items():
        if not fits(data.get(name)):
            raise BadInput("record-header", place=place, name=name)
    facts: dict[str, Any] = {name: data.get(name) for name in HEADER_FIELDS}
    return Header(**{**facts, "seats": tuple(data["seats"])})


def _is_count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _is_names(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(name, str) for name in value)


def _is_choices(value: object) -> bool:
    return isinstance(value, dict) and all(isinstance(choice, str) for choice in value.values())


HEADER_FIELDS: dict[str, Callable[[object], bool]] = {
    "game": _is_text,
    "rules": _is_count,
    "components": _is_text,
    "seats": _is_names,
    "options": _is_choices,
    "commitment": lambda value: isinstance(value, str | None),
    "edition": lambda value: value is None or is_line(value, LONGEST_NAME),
}
"""What a header must contain, and how each value is checked. Other names are ignored: later versions may add some."""


def _line(data: Json, place: str) -> Line:
    seat, question, answer = data.get("seat"), data.get("question"), data.get("answer")
    at = CHANCE if seat == CHANCE_NAME else seat if _is_count(seat) else None
    if at is None or not isinstance(question, str) or not isinstance(answer, str):
        raise BadInput("record-line", place=place)
    return Line(at, question, answer, data.get("forced") is True, place)
