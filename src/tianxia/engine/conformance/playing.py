"""Plays a trial at random. This alone makes three checks: the game ends, nobody is stuck, no script raises."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from tianxia.engine.chance import Dealer
from tianxia.engine.conformance.trial import Broken, Trial, require
from tianxia.engine.game import Game
from tianxia.engine.match import Match, ScriptFailed, begin
from tianxia.engine.script import Ask, Draw, Request, Script

ANSWERS = 5000
"""A random game that has not ended after this many answers is assumed never to end."""
REQUESTS = 20 * ANSWERS
"""The same for all its steps and everything its scripts ask, in case nobody ever has a choice."""

ENDS, DEAD_ENDS, OFFERS, DECKS = "ends", "dead_ends", "offers", "decks"


class Stuck(Exception):
    """A question that nobody can answer."""


def play_trial(
    game: Game[Any], seats: int, options: Mapping[str, str] | None = None, seed: int = 1, rate: float = 0.25
) -> Trial:
    """Play a random game from start to end."""
    trial = Trial(game, seats, options, seed, rate)
    with trial.finding(ENDS), _finding_stuck(trial):
        match = begin(counted(game, REQUESTS), seats, trial.options)
        _play(trial, match)
    trial.moves = [entry for entry in match.entries if not entry.forced]
    return trial


@contextmanager
def _finding_stuck(trial: Trial) -> Iterator[None]:
    """Tell a dead end from a script that raised, and both from a game that never ends."""
    try:
        yield
    except (Stuck, AssertionError, ScriptFailed) as error:
        with trial.finding(_caught_by(error)):
            raise Broken(f"{error}") from error


def _caught_by(error: Exception) -> str:
    if isinstance(error.__cause__, Broken):
        return ENDS
    text = str(error.__cause__ or error)
    if isinstance(error, Stuck) or text.startswith("dead end"):
        return DEAD_ENDS
    return DECKS if text.startswith("nothing to deal") else OFFERS


def _play(trial: Trial, match: Match) -> None:
    rng, dealer = trial.rng("play"), Dealer(trial.secret)
    while not match.over:
        trial.at(match)
        require(len(match.entries) <= ANSWERS, f"the game has not ended after {ANSWERS} answers")
        if match.draw is not None:
            match.answer_chance(_drawn(match.draw, dealer))
        else:
            ask = rng.choice(match.questions)
            match.answer(ask.seat, rng.choice(_options(ask)))


def _options(ask: Ask) -> list[int]:
    if not ask.options():
        raise Stuck(f"seat {ask.seat} has no option at {ask.name!r}")
    return ask.options()


def _drawn(draw: Draw, dealer: Dealer) -> int:
    if sum(draw.counts()) == 0:
        raise Stuck(f"there is nothing to draw at {draw.name!r}")
    return dealer.draw(draw)


def interposed(game: Game[Any], listen: Callable[[Request], None]) -> Game[Any]:
    """The same game with a listener that hears everything its scripts ask, and may make them fail by raising."""

    def next_step(pos: Any) -> Script[None] | None:
        script = game.next_step(pos)
        return None if script is None else _passed_on(script, listen)

    return replace(game, next_step=next_step)


def _passed_on(script: Script[None], listen: Callable[[Request], None]) -> Script[None]:
    answer: Any = None
    while True:
        try:
            request = script.send(answer)
            try:
                listen(request)
            except Exception as error:
                request = script.throw(error)
        except StopIteration:
            return
        answer = yield request


def counted(game: Game[Any], most: int) -> Game[Any]:
    """The same game, which fails once it has run through `most` steps and questions."""
    count = 0

    def listen(_request: Request | None = None) -> None:
        nonlocal count
        count += 1
        require(count <= most, f"the scripts have not ended after {most} steps and questions")

    def next_step(pos: Any) -> Script[None] | None:
        listen()
        return game.next_step(pos)

    return interposed(replace(game, next_step=next_step), listen)
