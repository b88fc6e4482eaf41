"""What a finished game owes to skill and what to luck: each move against the best one, each deal against other deals.

A move is a seat's answers in a row within a step, most often a whole turn. The search looks at it with the eye of the
seat, knowing no more than the player did. Where it would have gone another way, both ways are tried several times, each
time in the same fresh worlds: the value by which the search chose flatters its choice, since the best of many uncertain
values is more often too high than too low. A difference within the error of these trials counts as none.
A deal is a row of draws. It is dealt anew, and what each seat may expect then is compared with what came.
"""

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import groupby
from math import hypot
from random import Random
from typing import Any

from tianxia.bots import luck_of, part
from tianxia.bots.dealing import Deal, DealTask
from tianxia.bots.judge import Answers, judge_of, mean_and_error, rounded
from tianxia.bots.search import SearchBot
from tianxia.engine.eye import Eye
from tianxia.engine.game import BadInput, Game, Json
from tianxia.engine.match import Match
from tianxia.engine.record import Record
from tianxia.engine.replay import played, replayed
from tianxia.engine.script import CHANCE

SEED = "review"
"""The luck of a review, the same for everybody, so that a game is always judged alike."""
LEVEL = "hard"
METHOD = 1
"""Which way of judging this is: a review that was kept from another way is made again."""
TRIALS = 4
"""So often a move and the one that seemed better are compared, each time in other worlds."""
SURE = 2.0
"""A difference counts where it is more than so many times its error."""


@dataclass(frozen=True)
class Effort:
    """How thoroughly a game is looked at."""

    iterations: int
    """for each move,"""
    deals: int = 8
    """and so many other deals for each, where they are too many to try them all."""
    seed: str = SEED
    level: str = LEVEL
    """Whose way of searching it is."""


@dataclass(frozen=True)
class Move:
    """A move and the best one: answers as records write them, values in the unit of the review."""

    number: int
    """Which answer of the record it begins with, from 0."""
    seat: int
    played: tuple[tuple[str, str], ...]
    best: tuple[tuple[str, str], ...]
    value: float
    best_value: float
    error: float = 0.0
    """The standard error of the difference between the two values."""
    answers: int = 1
    """So many answers of the record the move takes, forced ones between and after them included."""

    @property
    def loss(self) -> float:
        """What the best one would have brought more."""
        return rounded(self.best_value - self.value)

    def to_json(self) -> Json:
        """The move as JSON has it."""
        return {**asdict(self), "loss": self.loss}


@dataclass(frozen=True)
class MoveTask:
    """A move to be judged, by any process."""

    match: Match
    """Where it began."""
    seat: int
    answers: Answers
    effort: Effort
    lines: int = 1
    """So many answers of the record it takes."""

    def done(self) -> Move:
        """Search with the seat's eye, and compare what was played with what the search would play."""
        game, eye, number = self.match.game, Eye(self.match, self.seat), len(self.match.entries)
        luck = luck_of(self.effort.seed, self.seat, number)
        bot = SearchBot(search_of(game.name), self.effort.level, iterations=self.effort.iterations)
        found = bot.think(eye, luck).ways[0]
        best, value, gain, error = self.answers, found.value, 0.0, 0.0
        if found.answers[: len(self.answers)] != self.answers:
            value, gain, error = self._compared(eye, luck, found.answers)
        if gain > SURE * error:
            best = found.answers
        else:
            gain = 0.0
        values = rounded(value), rounded(value + gain), rounded(error)
        return Move(number, self.seat, texts(game, self.answers), texts(game, best), *values, self.lines)

    def _compared(self, eye: Eye, luck: Random, other: Answers) -> tuple[float, float, float]:
        """What the move is worth, what the other one would bring more, and the error of that."""
        judge, iterations = judge_of(eye.game.name), max(1, self.effort.iterations // (2 * TRIALS))
        trials = [judge.compared(eye, luck, [self.answers, other], iterations) for _ in range(TRIALS)]
        value, _ = mean_and_error([mine for mine, _ in trials])
        return value, *mean_and_error([theirs - mine for mine, theirs in trials])


@dataclass(frozen=True)
class SeatReview:
    """A seat's game: what its moves gave away, and what the deals gave or took."""

    seat: int
    name: str
    moves: int
    best: int
    """So many of the moves were the best ones."""
    loss: float
    luck: float
    loss_error: float = 0.0
    luck_error: float = 0.0
    """Standard errors of the two."""


@dataclass(frozen=True)
class Review:
    """Everything that was found out about a game."""

    game: str
    unit: str
    moves: tuple[Move, ...]
    deals: tuple[Deal, ...]
    seats: tuple[SeatReview, ...]

    def to_json(self) -> Json:
        """The review as JSON has it."""
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
    return Effort(search_of(game).BUDGETS[level], level=level)


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
    """All that is to be judged, in order, with the moves of all seats or of some; a game that still runs is refused.

    A game that was `given_up` is finished, though its rules would go on.
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
    """Where chance or a seat answered and the answer was not forced: who, the step, and the match before it."""
    for number, match in enumerate(played(game, record, components)):
        if number == len(match.entries) < len(record.lines):
            seat = record.lines[number].seat
            # A row of draws may go over several steps: each hidden one ends its own.
            yield seat, -1 if seat == CHANCE else match.step_began(), match.fork()


def _tasks_of(
    seat: int, matches: list[Match], record: Record, effort: Effort, seats: Sequence[int] | None
) -> list[Task]:
    """The task of one deal or of one move that left a choice."""
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
    """How many answers the record has when a move is over: what its last one forces on its seat belongs to it."""
    end = len(last.entries) + 1
    while end < len(record.lines) and record.lines[end].forced and record.lines[end].seat == seat:
        end += 1
    return end


def done(task: Task) -> Move | Deal:
    """What comes of a task."""
    return task.done()


def summed(record: Record, found: Sequence[Move | Deal]) -> Review:
    """The review of a game from all that its tasks have found."""
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
    """Answers as records write them."""
    return tuple((question, game.key_of(question, answer)) for question, answer in answers)
