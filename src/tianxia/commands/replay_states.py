"""The positions of a record as JSON values, one per answer and one for the end: what `replay --states` prints."""

from collections.abc import Iterable, Iterator
from typing import Any

from tianxia.engine.eye import published_options
from tianxia.engine.game import Game, Json, Result
from tianxia.engine.match import Match
from tianxia.engine.record import Line, Record, renewed_line, seat_name
from tianxia.engine.script import CHANCE


def states(game: Game[Any], record: Record, matches: Iterable[Match]) -> Iterator[Json]:
    """Each answer with the whole position before it, then the final position with the result."""
    for number, match in enumerate(matches):
        before = at(match, number)
        line = renewed_line(game, record.lines[number]) if number < len(record.lines) else None
        yield {"n": number, **answered(before, line), "position": game.to_json(before.position), **end(match, line)}


def at(match: Match, number: int) -> Match:
    """The match before that answer; a fork where forced answers have been played already."""
    if len(match.entries) == number:
        return match
    before = match.fork()
    before.rewind(number)
    return before


def answered(match: Match, line: Line | None) -> Json:
    """Seat, question, answer and options; a draw has no options."""
    if line is None:
        return {"seat": None, "question": None, "answer": None, "forced": False, "options": None}
    ask = None if line.seat == CHANCE else match.question(line.seat)
    return {
        "seat": seat_name(line.seat),
        "question": line.question,
        "answer": line.answer,
        "forced": line.forced,
        "options": None if ask is None else published_options(match, ask),
    }


def end(match: Match, line: Line | None) -> Json:
    """The result with the sources of each score, on the last line only; null if the game is not over."""
    if line is not None:
        return {}
    if not match.over:
        return {"result": None}
    result = match.result()
    return {"result": result.to_json(), "parts": [dict(part) for part in result.parts], **others(result)}


def others(result: Result) -> Json:
    """The scores of players without a seat, such as Li Si."""
    return {"others": {name: dict(part) for name, part in result.others.items()}} if result.others else {}
