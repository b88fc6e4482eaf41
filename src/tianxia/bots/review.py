"""Tells skill from luck in a finished game: each move against the best one, each deal against other deals.

A move is a seat's answers in a row within a step, most often a whole turn. The search sees it through the eye of the
seat, and knows no more than the player did. If it prefers another move, both are tried several times in the same fresh
worlds: the search overrates its own choice, since the best of many uncertain values is more often too high than too
low. A difference within the error of these trials counts as none.
A deal is a row of draws. It is redealt, and what each seat may then expect is compared with the real deal.
"""

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import groupby
from math import hypot
from random import Random
from typing import Any

from tianxia.bots import part, rng_for
from tianxia.bots.judge import QUICK, Answers, Judge, judge_of, mean_and_error, rounded
from tianxia.bots.review_luck import Deal, DealTask
from tianxia.engine.eye import Eye
from tianxia.engine.game import BadInput, Game, Json
from tianxia.engine.match import Match
from tianxia.engine.record import Record
from tianxia.engine.replay import played, replayed
from tianxia.engine.script import CHANCE

SEED = "review"
"""The seed of a review, the same for everybody, so that a game always gets the same one."""
LEVEL = QUICK
CLOSER = "master"
"""The level that takes a closer look where a first pass is quick."""
METHOD = 3
"""The version of this method: a stored review of another version is made again."""
TRIALS = 4
"""How often a move and the preferred one are compared, each time in other worlds."""
SURE = 2.0
"""A difference counts if it is more than this many times its error."""


@dataclass(frozen=True)
class Effort:
    """How thoroughly a game is reviewed."""

    iterations: int
    """Iterations for each move."""
    deals: int = 8
    """Other deals that are compared with each, if there are too many to try all."""
    seed: str = SEED
    level: str = LEVEL
    """The level whose search is used."""


@dataclass(frozen=True)
class Move:
    """A move and the best one: answers as written in records, values in the unit of the review."""

    number: int
    """The index in the record of its first answer, from 0."""
    seat: int
    played: tuple[tuple[str, str], ...]
    best: tuple[tuple[str, str], ...]
    value: float
    best_value: float
    error: float = 0.0
    """The standard error of the difference between the two values."""
    answers: int = 1
    """How many answers of the record the move has, with forced ones between and after them."""
    chance: float | None = None
    """The seat's chance of victory after it; None if the judge does not tell."""

    @property
    def loss(self) -> float:
        """How much better the best one is."""
        return rounded(self.best_value - self.value)

    def to_json(self) -> Json:
        """The move as a JSON value."""
        return {**asdict(self), "loss": self.loss}


@dataclass(frozen=True)
class MoveTask:
    """A move to be judged in any process."""

    match: Match
    """Where it began."""
    seat: int
    answers: Answers
    effort: Effort
    lines: int = 1
    """How many answers of the record it has."""

    def done(self) -> Move:
        """Search through the seat's eye, and compare the move with what the search would play."""
        game, eye, number = self.match.game, Eye(self.match, self.seat), len(self.match.entries)
        luck = rng_for(self.effort.seed, self.seat, number)
        judge = judge_of(game.name)
        found = judge.preferred(eye, luck, self.effort.level, self.effort.iterations)
        best, value, gain, error = self.answers, found.value, 0.0, 0.0
        if found.answers[: len(self.answers)] != self.answers:
            value, gain, error = self._compared(judge, eye, luck, found.answers)
        if gain > SURE * error:
            best = found.answers
        else:
            gain = 0.0
        value, chance = judge.expected(eye, luck, self.answers, value, self._iterations())
        values = rounded(value), rounded(value + gain), rounded(error)
        told = None if chance is None else rounded(chance)
        return Move(number, self.seat, texts(game, self.answers), texts(game, best), *values, self.lines, told)

    def _compared(self, judge: Judge, eye: Eye, luck: Random, other: Answers) -> tuple[float, float, float]:
        """The value of the move, how much better the other one is, and the error of that."""
        level, ways = self.effort.level, [self.answers, other]
        trials = [judge.compared(eye, luck, level, ways, self._iterations()) for _ in range(TRIALS)]
        value, _ = mean_and_error([mine for mine, _ in trials])
        return value, *mean_and_error([theirs - mine for mine, theirs in trials])

    def _iterations(self) -> int:
        """Iterations for a trial of the two moves: all trials together take half as many as the search."""
        return max(1, self.effort.iterations // (2 * TRIALS))


@dataclass(frozen=True)
class SeatReview:
    """A seat's game: what its moves lost, and what the deals gave or took."""

    seat: int
    name: str
    moves: int
    best: int
    """How many of the moves were best."""
    loss: float
    luck: float
    loss_error: float = 0.0
    luck_error: float = 0.0
    """Standard errors of the two."""


@dataclass(frozen=True)
class Review:
    """The whole review of a game."""

    game: str
    unit: str
    moves: tuple[Move, ...]
    deals: tuple[Deal, ...]
    seats: tuple[SeatReview, ...]

    def to_json(self) -> Json:
        """The review as a JSON value."""
        return {
            "game": self.game,
            "unit": self.unit,
            "moves": [move.to_json() for move in self.moves],
            "deals": [asdict(deal) for deal in self.deals],
            "seats": [asdict(seat) for seat in self.seats],
        }


Task = MoveTask | DealTask


def effort_of(game: str, level: str = LEVEL) -> Effort:
    """The effort of a level that searches."""
    judge_of(game)
    module = search_of(game)
    return Effort(reviews_of(game).get(level, module.BUDGETS[level]), level=level)


def reviews_of(game: str) -> dict[str, int]:
    """Iterations for each move of a review by level, where a game's search sets them."""
    found: dict[str, int] = getattr(search_of(game), "REVIEWS", {})
    return found


def judges_of(game: str) -> tuple[str, ...]:
    """The levels that review a game one after the other: after a quick one, a stronger one takes a closer look."""
    return (LEVEL, CLOSER) if CLOSER in reviews_of(game) else (LEVEL,)


def search_of(game: str) -> Any:
    """The module with a game's search."""
    return part(game, "search")


def tasks(
    game: Game[Any],
    record: Record,
    effort: Effort,
    seats: Sequence[int] | None = None,
    components: Any = None,
    given_up: bool = False,
) -> list[Task]:
    """The tasks of a review in order, with the moves of all seats or of some; BadInput if the game is not over.

    A game that was `given_up` is finished, even if its rules would go on.
    """
    judge_of(game.name)
    if not given_up and not replayed(game, record, components).over:
        raise BadInput("review-running", place=record.place)
    found: list[Task] = []
    for _, group in groupby(_spots(game, record, components), key=lambda spot: spot[:2]):
        first, *rest = group
        found += _tasks_of(first[0], [first[2], *(match for _, _, match in rest)], record, effort, seats)
    return found


def _spots(game: Game[Any], record: Record, components: Any) -> Iterator[tuple[int, int, Match]]:
    """Every answer that was not forced: the seat or chance, the step, and the match before it."""
    for number, match in enumerate(played(game, record, components)):
        if number == len(match.entries) < len(record.lines):
            seat = record.lines[number].seat
            # A row of draws may span several steps: each hidden draw ends one.
            yield seat, -1 if seat == CHANCE else match.step_began(), match.fork()


def _tasks_of(
    seat: int, matches: list[Match], record: Record, effort: Effort, seats: Sequence[int] | None
) -> list[Task]:
    """The task of one deal, or of one move if it had a choice."""
    match = matches[0]
    lines = [record.lines[len(each.entries)] for each in matches]
    answers = tuple((line.question, match.game.answer_of(line.question, line.answer)) for line in lines)
    if seat == CHANCE:
        return [DealTask(match, tuple(drawn for _, drawn in answers), effort.deals, effort.seed)]
    ask = match.question(seat)
    if ask is None or len(ask.options()) < 2 or (seats is not None and seat not in seats):
        return []
    return [MoveTask(match, seat, answers, effort, _end(record, matches[-1], seat) - len(match.entries))]


def _end(record: Record, last: Match, seat: int) -> int:
    """How many answers the record has after a move, with those that its last one forces on the same seat."""
    end = len(last.entries) + 1
    while end < len(record.lines) and record.lines[end].forced and record.lines[end].seat == seat:
        end += 1
    return end


def done(task: Task) -> Move | Deal:
    """The result of a task."""
    return task.done()


def summed(record: Record, found: Sequence[Move | Deal]) -> Review:
    """The review of a game from the results of its tasks."""
    moves = tuple(each for each in found if isinstance(each, Move))
    deals = tuple(each for each in found if isinstance(each, Deal))
    seats = tuple(_seat_review(seat, name, moves, deals) for seat, name in enumerate(record.header.seats))
    return Review(record.header.game, search_of(record.header.game).UNIT, moves, deals, seats)


def _seat_review(seat: int, name: str, moves: Sequence[Move], deals: Sequence[Deal]) -> SeatReview:
    own = [move for move in moves if move.seat == seat]
    best = sum(1 for move in own if move.loss == 0)
    loss, luck = sum(move.loss for move in own), sum(deal.luck[seat] for deal in deals)
    loss_error = hypot(*(move.error for move in own if move.loss > 0))
    luck_error = hypot(*(deal.errors[seat] for deal in deals))
    return SeatReview(seat, name, len(own), best, *map(rounded, (loss, luck, loss_error, luck_error)))


def texts(game: Game[Any], answers: Answers) -> tuple[tuple[str, str], ...]:
    """Answers as written in records."""
    return tuple((question, game.key_of(question, answer)) for question, answer in answers)
