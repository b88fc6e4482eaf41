"""Checks of the inside of a match: sealed answers in any order, and scripts that fail."""

from collections.abc import Iterator
from itertools import permutations
from random import Random

from tianxia.engine.conformance.looks import look, onlookers, state, told
from tianxia.engine.conformance.playing import interposed
from tianxia.engine.conformance.trial import Trial, checking, give, play_on, require
from tianxia.engine.conformance.worlds import possible
from tianxia.engine.entry import Entry
from tianxia.engine.match import Match, ScriptFailed, begin
from tianxia.engine.script import Ask, Request

ORDERS = 6
"""How many orders of arrival are tried."""


@checking
def check_sealed(trial: Trial) -> None:
    """Sealed answers may come in any order and be taken back; until all are in, others see only who has answered."""
    rng = trial.rng("sealed")
    for match, rest in trial.stops():
        asks = match.questions
        if len(asks) > 1 and not match.given():
            _any_order(match, rest[: len(asks)], rng)
            for ask in asks:
                _stays_closed(match, ask)


def _any_order(match: Match, answers: list[Entry], rng: Random) -> None:
    straight = match.fork()
    play_on(straight, answers)
    for order in _orders(answers, rng):
        twin = match.fork()
        for answer in order:
            require(possible(twin, answer), "a sealed answer is refused because of the order in which they come")
            give(twin, answer)
            _take_back(twin, answer)
        require(state(twin) == state(straight), "the order of sealed answers makes a difference")
        same = told(twin, twin.events) == told(straight, straight.events)
        require(same, "the order of sealed answers makes a difference in what is told")


def _orders(answers: list[Entry], rng: Random) -> Iterator[list[Entry]]:
    if len(answers) < 4:
        yield from (list(order) for order in permutations(answers))
    else:
        yield from (rng.sample(answers, len(answers)) for _ in range(ORDERS))


def _take_back(twin: Match, answer: Entry) -> None:
    """Take a sealed answer back and give it again, unless it was the last."""
    if not twin.given():
        return
    before = state(twin)
    twin.take_back(answer.seat)
    require(twin.question(answer.seat) is not None, "a seat that takes a sealed answer back is not asked again")
    give(twin, answer)
    require(state(twin) == before, "taking a sealed answer back and giving it again makes a difference")


def _stays_closed(match: Match, ask: Ask) -> None:
    """One answer looks like any other to the other seats."""
    worlds = [match.fork() for _ in ask.options()]
    for world, option in zip(worlds, ask.options(), strict=True):
        told_now = world.answer(ask.seat, option)
        require(not told_now, f"seat {ask.seat}'s sealed answer is told before all have answered")
    for other in onlookers(match):
        looks = {look(world, other) for world in worlds}
        require(other == ask.seat or len(looks) == 1, f"seat {other} can see a sealed answer of seat {ask.seat}")


class Fuse:
    """A listener that makes the script fail at the next thing it says, once armed."""

    def __init__(self) -> None:
        """Not armed yet."""
        self.lit = False

    def __call__(self, _request: Request) -> None:
        """Raise if armed."""
        if self.lit:
            self.lit = False
            raise RuntimeError("on purpose")


@checking
def check_failures(trial: Trial) -> None:
    """A script that raises leaves the match where it was, and the match can continue."""
    fuse, end, rng = Fuse(), trial.ended(), trial.rng("failures")
    match = begin(interposed(trial.game, fuse), trial.seats, trial.options)
    for move in trial.moves:
        trial.at(match)
        if rng.random() >= trial.rate or not _fail(match, move, fuse):
            give(match, move)
    require(state(match) == state(end), "the game ends differently after scripts have failed")
    require(told(match, match.events) == told(end, end.events), "events differ after scripts have failed")


def _fail(match: Match, move: Entry, fuse: Fuse) -> bool:
    """Let the script fail on its way to the next question; True if it had nothing more to say, and continued."""
    before, events = state(match), match.events[:]
    fuse.lit = True
    try:
        give(match, move)
    except ScriptFailed:
        require(state(match) == before, "a script that raised has changed something")
        require(match.events == events, "a script that raised has told something")
        return False
    silent, fuse.lit = fuse.lit, False
    require(silent, "a script continues as if it had not raised")
    return True
