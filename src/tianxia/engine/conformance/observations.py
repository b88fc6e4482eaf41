"""Checks of observations: a row of numbers says what its seat may know, all of it and nothing else, within bounds."""

from random import Random

from librt.vecs import vec
from mypy_extensions import i16

from tianxia.engine.conformance.looks import look
from tianxia.engine.conformance.trial import Trial, checking, require
from tianxia.engine.eye import Eye
from tianxia.engine.game import Bounds
from tianxia.engine.match import Match
from tianxia.engine.observing import Observer, known_since, observer_of
from tianxia.engine.script import CHANCE


def row(observer: Observer, match: Match, seat: int) -> tuple[int, ...]:
    """What a seat observes."""
    out = vec[i16]([0] * observer.width)
    observer.write(match, seat, out, 0)
    return tuple([int(number) for number in out])


def knowledge(match: Match, seat: int) -> tuple[object, ...]:
    """Everything a seat knows now: what it sees, and the answers of the current step."""
    return look(match, seat), *(entry.facts()[:3] for entry in known_since(match, seat))


@checking
def check_observations(trial: Trial) -> None:
    """A seat observes the same in a guess as in the truth, and something else wherever it knows something else."""
    if trial.game.encoder is None:
        return
    require(trial.game.bounds is not None, "a game with an encoder needs bounds")
    observer = observer_of(trial.game)
    rng, known = trial.rng("observations"), dict[tuple[int, ...], tuple[object, ...]]()
    rows = vec[i16]([0] * observer.width)
    for match, _ in trial.decisions("which observations"):
        for seat in range(match.seats):
            now = row(observer, match, seat)
            _overwrites(observer, match, seat, rows, now)
            guessed = row(observer, Eye(match, seat).guess(rng), seat)
            require(now == guessed, f"seat {seat} observes something that it may not know")
            _tells_apart(known, (seat, *now), knowledge(match, seat))
        _compare_answers(observer, match, known, rng)


def _overwrites(observer: Observer, match: Match, seat: int, earlier: vec[i16], now: tuple[int, ...]) -> None:
    """Over an earlier moment of the game the encoder writes the same as over an empty row."""
    first = observer.width - observer.encoder.size
    observer.encoder.write(match.position, seat, earlier, first)
    same = [int(number) for number in earlier[first:]] == list(now[first:])
    require(same, "an encoder leaves numbers of an earlier moment as they were")


def _compare_answers(
    observer: Observer, match: Match, known: dict[tuple[int, ...], tuple[object, ...]], rng: Random
) -> None:
    """Give two different answers in two worlds: every seat that can tell them apart observes a difference."""
    ask = rng.choice(match.questions)
    options = ask.options()
    for answer in rng.sample(options, min(2, len(options))):
        world = match.fork()
        world.answer(ask.seat, answer)
        for seat in range(match.seats):
            _tells_apart(known, (seat, *row(observer, world, seat)), knowledge(world, seat))


def _tells_apart(
    known: dict[tuple[int, ...], tuple[object, ...]], row_: tuple[int, ...], knows: tuple[object, ...]
) -> None:
    require(known.setdefault(row_, knows) == knows, f"seat {row_[0]} knows more than it observes")


@checking
def check_bounds(trial: Trial) -> None:
    """No game is longer, no step has more answers and no score is beyond what the game declares."""
    bounds = trial.game.bounds
    if bounds is None:
        return
    choices = sum(1 for move in trial.moves if move.seat != CHANCE)
    draws = len(trial.moves) - choices
    require(choices <= bounds.choices, f"there are {choices} choices, more than the bound of {bounds.choices}")
    require(draws <= bounds.draws, f"there are {draws} draws, more than the bound of {bounds.draws}")
    for match, _ in trial.stops():
        since = len(match.since())
        within = match.draw is not None or since <= bounds.step
        require(within, f"a question comes after {since} answers of its step, beyond the bound of {bounds.step}")
        _within(match, bounds)


def _within(match: Match, bounds: Bounds) -> None:
    lowest, highest = bounds.scores
    for score in match.standing().scores:
        require(lowest <= score <= highest, f"a score of {score} is not between {lowest} and {highest}")


@checking
def check_catalogue(trial: Trial) -> None:
    """Every answer has its own number, and a match can be played by numbers."""
    catalogue = trial.game.catalogue
    require(len(set(catalogue.actions.answers)) == len(catalogue), "two actions are the same answer")
    for match, _ in trial.decisions("catalogue"):
        for ask in match.questions:
            actions = catalogue.legal(ask)
            answers = sorted(catalogue.answer_of(ask, action) for action in actions)
            require(answers == sorted(ask.options()), f"the actions of {ask.name!r} are not its options")
