"""The positions of a record, one plain value for each answer and one for the end: what `replay --states` prints."""

from collections.abc import Iterable, Iterator
from typing import Any

from tianxia.engine.eye import published_options
from tianxia.engine.game import Game, Json, Result
from tianxia.engine.match import Match
from tianxia.engine.record import Line, Record, seat_name
from tianxia.engine.script import CHANCE


def states(game: Game[Any], record: Record, course: Iterable[Match]) -> Iterator[Json]:
    """Each answer with the whole position as it was before it, then the final position with the result."""
    for number, match in enumerate(course):
        before = at(match, number)
        line = record.lines[number] if number < len(record.lines) else None
        yield {"n": number, **answered(before, line), "position": game.to_json(before.position), **end(match, line)}


def at(match: Match, number: int) -> Match:
    """The match before that answer; one that has passed on over forced answers is looked at in a fork."""
    if len(match.entries) == number:
        return match
    before = match.fork()
    before.rewind(number)
    return before


def answered(match: Match, line: Line | None) -> Json:
    """Who answers what how, and what else could have been answered; chance is asked for no reasons."""
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
    """The result, on the last line only, with where each score comes from; null before the end of the game."""
    if line is not None:
        return {}
    if not match.over:
        return {"result": None}
    result = match.result()
    return {"result": result.to_json(), "parts": [dict(part) for part in result.parts], **others(result)}


def others(result: Result) -> Json:
    """The scores of those who play without a seat, where there are any: Li Si."""
    return {"others": {name: dict(part) for name, part in result.others.items()}} if result.others else {}
