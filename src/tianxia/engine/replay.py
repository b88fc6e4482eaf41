"""Replaying a record, with every answer checked against the rules. Errors name the place."""

from collections.abc import Iterable, Iterator
from typing import Any

from tianxia.engine.chance import Dealer, commitment
from tianxia.engine.entry import Entry
from tianxia.engine.game import BadInput, Game, Refused
from tianxia.engine.match import Match, begin
from tianxia.engine.record import Line, Record
from tianxia.engine.script import CHANCE


def opened(game: Game[Any], record: Record, components: Any = None) -> Match:
    """Begin a new match to replay this record in, under the version of the rules that it names.

    BadInput if those rules or components are not available.
    """
    header = record.header
    if header.game != game.name:
        raise BadInput("record-game", place=record.place, game=header.game)
    at_hand = game.under(header.rules)
    if at_hand is None:
        raise BadInput("record-rules", place=record.place, game=game.name, rules=header.rules, known=game.rules_version)
    try:
        match = begin(at_hand, len(header.seats), header.options, components)
    except BadInput as error:
        raise BadInput(error.message, **{**error.values, "place": record.place}) from None
    if match.components.digest != header.components:
        if header.edition is not None:
            raise BadInput("record-edition", place=record.place, game=game.name, edition=header.edition)
        raise BadInput("record-components", place=record.place, game=game.name)
    return match


def played(game: Game[Any], record: Record, components: Any = None) -> Iterator[Match]:
    """One match, yielded before each answer of the record and once more at its end.

    Before a forced answer the match is already past it: look at a rewound fork.
    """
    match = opened(game, record, components)
    for number, line in enumerate(record.lines):
        yield match
        play_line(match, line, number, record.place)
    _check_end(match, record)
    yield match


def replayed(game: Game[Any], record: Record, components: Any = None) -> Match:
    """The match that a record describes."""
    for match in played(game, record, components):
        last = match
    return last


def play_line(match: Match, line: Line, number: int, place: str) -> None:
    """Give the answer of one line, or check that a forced one agrees."""
    if number == len(match.entries):
        try:
            _give(match, line)
        except Refused as error:
            raise _illegal(line, number, place, error, game=match.game.name, refusal=error.refusal) from None
        except ValueError as error:
            raise _illegal(line, number, place, error) from None
    if number >= len(match.entries) or not _says(match.game, line, match.entries[number]):
        raise _illegal(line, number, place, "")


def _says(game: Game[Any], line: Line, entry: Entry) -> bool:
    """Whether a line means this entry, in whatever notation its answer is written."""
    if (line.seat, line.question, line.forced) != (entry.seat, entry.question, entry.forced):
        return False
    try:
        return game.answer_of(line.question, line.answer) == entry.answer
    except ValueError:
        return False


def _give(match: Match, line: Line) -> None:
    answer = match.game.answer_of(line.question, line.answer)
    if line.seat == CHANCE:
        match.answer_chance(answer)
    else:
        match.answer(line.seat, answer)


def _illegal(line: Line, number: int, place: str, why: object, **more: object) -> BadInput:
    values = {"question": line.question, "answer": line.answer, "why": str(why), **more}
    return BadInput("record-illegal", place=line.place or place, number=number + 1, **values)


def _check_end(match: Match, record: Record) -> None:
    if record.result is not None and (not match.over or match.result().to_json() != record.result):
        raise BadInput("record-result", place=record.place)
    if match.over and len(match.entries) != len(record.lines):
        raise BadInput("record-result", place=record.place)


def verified(game: Game[Any], record: Record, components: Any = None) -> bool:
    """Check every draw against the seed, and the seed against the commitment; False if the game made none."""
    for _ in fair(record, played(game, record, components)):
        pass
    return record.header.commitment is not None


def fair(record: Record, matches: Iterable[Match]) -> Iterator[Match]:
    """Replay a record as `played` does, checking each draw on the way, so that one pass does both.

    BadInput says that the seed is missing or does not match the commitment, or which draw did not come from it.
    """
    if record.seed is None:
        raise BadInput("record-no-seed", place=record.place)
    if record.header.commitment not in (None, commitment(record.seed, record.header.to_json())):
        raise BadInput("record-commitment", place=record.place)
    dealer = Dealer(record.seed)
    for number, match in enumerate(matches):
        # After a forced answer the match may already wait for a draw while the answer's own line is still to come.
        if match.draw is not None and number == len(match.entries) < len(record.lines):
            check_draw(match, dealer.draw(match.draw), record.lines[number], number, record.place)
        yield match


def check_draw(match: Match, drawn: int, line: Line, number: int, place: str) -> None:
    """Check that a draw of a record is the one its seed gives."""
    question = line.question if match.draw is None else match.draw.name
    if match.game.key_of(question, drawn) != line.answer:
        raise BadInput("record-draw", place=line.place or place, number=number + 1, question=line.question)
