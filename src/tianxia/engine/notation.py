"""The readable form of a record: `@name value` lines for header and end, one line per move; `!` marks a forced one.

@game "qin"
14. 1      place rE7 yF7
"""

import json
from typing import Any

from tianxia.engine.game import BadInput, Json

Placed = tuple[str, Json]
"""A line of a file as `file:number` with its content."""

HEAD = "tianxia"
END = ("result", "seed")


def written_out(header: Json, moves: list[Json], end: Json) -> str:
    """A record as readable text."""
    lines = [*_named(header), *(_move(number, move) for number, move in enumerate(moves, 1)), *_named(end)]
    return "\n".join(lines) + "\n"


def _named(data: Json) -> list[str]:
    return [f"@{name} {json.dumps(value, ensure_ascii=False)}" for name, value in data.items()]


def _move(number: int, move: Json) -> str:
    mark = " !" if move.get("forced") else ""
    return f"{number:>4}. {move['seat']!s:<6} {move['question']} {move['answer']}{mark}"


def parsed(lines: list[tuple[str, str]]) -> list[Placed]:
    """Parse readable text into the objects that JSON lines would hold."""
    values: list[Placed] = []
    for place, line in lines:
        if line.startswith("@"):
            _read_named(values, place, line)
        else:
            values.append((place, _read_move(place, line)))
    return values


def _read_named(values: list[Placed], place: str, line: str) -> None:
    """Add a named value to the header or end it belongs to; `tianxia` and `result` begin a new one."""
    name, _, text = line[1:].partition(" ")
    value = _json_value(text, place)
    if name in (HEAD, END[0]) or not values:
        values.append((place, {}))
    elif "question" in values[-1][1]:
        raise BadInput("record-line", place=place)
    values[-1][1][name] = value


def _read_move(place: str, line: str) -> Json:
    number, _, move = line.partition(". ")
    forced = move.rstrip().endswith(" !")
    parts = move.rstrip().removesuffix(" !").split(maxsplit=2)
    if not number.strip().isdecimal() or len(parts) != 3:
        raise BadInput("record-line", place=place)
    # No table has that many seats, and Python refuses to parse numbers with thousands of digits.
    seat = int(parts[0]) if parts[0].isdecimal() and len(parts[0]) < 9 else parts[0]
    return {"seat": seat, "question": parts[1], "answer": parts[2], "forced": forced}


def json_object(text: str, place: str) -> Json:
    """A JSON object from one line of a file."""
    data = _json_value(text, place)
    if not isinstance(data, dict):
        raise BadInput("record-not-json", place=place)
    return data


def _json_value(text: str, place: str) -> Any:
    try:
        value = json.loads(text)
        if "\\u" in text:
            json.dumps(value, ensure_ascii=False).encode()  # a lone surrogate can be read, but never written again
    except (ValueError, RecursionError):
        raise BadInput("record-not-json", place=place) from None
    return value
