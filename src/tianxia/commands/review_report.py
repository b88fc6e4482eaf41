"""The review of a game as people read it."""

from collections.abc import Sequence

from tianxia.bots.advice import CHANCE
from tianxia.bots.review import Move, Review, SeatReview
from tianxia.commands.saying import table
from tianxia.words import Words

MOVE_HEADS = ("answer", "seat", "loss", "value", "best", "played", "better")
SEAT_HEADS = ("seat", "name", "moves", "found", "lost", "luck")


def report(said: Words, review: Review, level: str, worst: int) -> str:
    """The moves that cost most, then skill and luck by seat."""
    parts = [
        said.say("review-title", game=review.game, level=level, unit=review.unit),
        moves_text(said, review, worst),
        table([heads(said, SEAT_HEADS), *(seat_row(said, review, each) for each in review.seats)], (0, 2, 3, 4, 5)),
        said.say("review-note"),
    ]
    return "\n\n".join(parts)


def heads(said: Words, names: Sequence[str]) -> list[str]:
    """The heads of a table."""
    return [said.say(f"review-head-{name}") for name in names]


def moves_text(said: Words, review: Review, worst: int) -> str:
    """The moves that cost most, dearest first."""
    dear = sorted((move for move in review.moves if move.loss > 0), key=lambda move: -move.loss)[:worst]
    if not dear:
        return said.say("review-all-best")
    return table([heads(said, MOVE_HEADS), *(move_row(said, review, move) for move in dear)], (0, 1, 2, 3, 4))


def move_row(said: Words, review: Review, move: Move) -> list[str]:
    """A move and the better one; answers are counted from 1, as messages about records do."""
    figures = [amount(said, review, each) for each in (move.loss, move.value, move.best_value)]
    return [str(move.number + 1), str(move.seat), *figures, written(move.played), written(move.best)]


def seat_row(said: Words, review: Review, each: SeatReview) -> list[str]:
    """What a seat lost by its moves, and what the deals brought it."""
    figures = [amount(said, review, each.loss), amount(said, review, each.luck)]
    return [str(each.seat), each.name, str(each.moves), str(each.best), *figures]


def amount(said: Words, review: Review, value: float) -> str:
    """A value: a chance in per cent, or points."""
    if review.unit == CHANCE:
        return said.say("review-chance", value=100 * value)
    return said.say("review-points", value=value)


def written(answers: Sequence[tuple[str, str]]) -> str:
    """A move as notation: the answer, or each question with its answer where there are several."""
    if len(answers) == 1:
        return answers[0][1]
    return ", ".join(f"{question} {answer}" for question, answer in answers)
