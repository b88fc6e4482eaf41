"""Alternatives to a move that was played: another one is played in a fork of the match, from the same position."""

from collections.abc import Sequence

from tianxia.engine.eye import published_choice, published_event
from tianxia.engine.game import Json
from tianxia.engine.match import Match
from tianxia.engine.record import Line
from tianxia.engine.script import ALLOWED

Texts = Sequence[tuple[str, str]]
"""Questions and answers as written in records."""


def play_alternative(
    match: Match, seat: int, answers: Texts, following: Sequence[Line] = ()
) -> tuple[list[Json], list[Json]]:
    """Give these answers for a seat; returns the events about the seat that it learns of, and the texts of its answers.

    `following` are the next lines of the record: others who answer secretly at the same time answer as there.
    Answers that are not possible end it early.
    """
    began, count, texts = match.step_began(), len(match.events), list[Json]()
    for question, key in answers:
        ask = match.question(seat)
        answer = match.game.answer_of(question, key)
        if match.step_began() != began or ask is None or ask.name != question or ask.judged(answer) != ALLOWED:
            break
        texts.append(published_choice(match, ask, answer)["text"])
        match.answer(seat, answer)
    _open_sealed(match, following)
    told = [published_event(match, tell) for tell in match.events[count:] if tell.known_to(seat)]
    # Other events at the table are not caused by the move.
    return [event for event in told if seat in (event.get("seat"), event.get("from"))], texts


def _open_sealed(match: Match, following: Sequence[Line]) -> None:
    """Give the secret answers of the others as the record has them, so that all are revealed."""
    for line in following:
        if not match.given():
            return
        ask = match.question(line.seat)
        if ask is not None and ask.name == line.question:
            match.answer(line.seat, match.game.answer_of(line.question, line.answer))
