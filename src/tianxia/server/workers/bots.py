"""Bots think in other processes, so that no table waits for them.

They are sent a guess made from their seat's eyes, not the true match: there is nothing to peek at.
"""

import os
import pickle
import time
from collections.abc import Callable
from functools import partial
from typing import NamedTuple, TypeVar

from tianxia.bots import bot, rng_for
from tianxia.bots.advice import Way, advised
from tianxia.bots.playing import answer_from
from tianxia.bots.turns import Planner
from tianxia.engine.eye import Eye
from tianxia.engine.match import Match
from tianxia.server.metrics import UNMEASURED, Metrics
from tianxia.server.workers.pool import WorkerPool, prepare_background_worker
from tianxia.server.workers.turns import Shares

T = TypeVar("T")
Steps = list[tuple[str, int]]
"""Questions with their answers."""
Advised = tuple[list[Way], str]
"""The best answers with their values, and the unit of the values."""


class Thought(NamedTuple):
    """What a bot answers, and, if it plans whole turns, what it means to answer next."""

    steps: Steps
    seconds: float
    """How long it thought: waiting for its turn is not thinking."""


class BotPool(WorkerPool):
    """The processes in which bots think. There are two at least, as one person can use all but one; with none, all
    bots wait."""

    def __init__(self, workers: int | None = None, timeout: float = 30.0) -> None:
        """After `timeout` seconds of thinking a bot gives a random answer instead."""
        super().__init__(
            max(2, (os.cpu_count() or 2) - 1) if workers is None else workers, timeout, prepare_background_worker
        )
        self.shares = Shares()
        self.metrics: Metrics = UNMEASURED

    async def advise(self, match: Match, seat: int, luck: str, person: str | None = None) -> Advised | None:
        """The best answers in a seat with their values; None if none came in time. `person` is who wants to know."""
        return await self._asked(partial(advise, seat=seat, luck=luck), match, seat, luck, person)

    async def plan(
        self, name: str, match: Match, seat: int, luck: str, spent: float = 0.0, person: str | None = None
    ) -> Thought:
        """What the named bot answers in a seat.

        `luck` seeds the bot's own randomness; it is not the seed. `spent` is the seconds it has thought this turn, and
        `person` has invited it.
        """
        work = partial(think, name=name, seat=seat, luck=luck, spent=spent)
        thought = await self._asked(work, match, seat, luck, person)
        if thought is not None:
            self.metrics.thought(match.game.name, thought.seconds)
            return thought
        eye = Eye(match, seat)
        answer = rng_for(luck, seat, len(match.entries)).choice(eye.options())
        return Thought([(eye.question(), answer)], self._timeout)

    async def _asked(self, work: Callable[..., T], match: Match, seat: int, luck: str, person: str | None) -> T | None:
        """The result of a thought in another process; None if none came in time."""
        count = len(match.entries)
        world = pickle.dumps(Eye(match, seat).guess(rng_for(luck, seat, count)))
        return await self.run(partial(work, world, count=count), self.shares.of(person))


def think(world: bytes, *, name: str, seat: int, luck: str, count: int, spent: float = 0.0) -> Thought:
    """In the worker: a bot's answer through this seat's eyes, or the answers of its whole turn."""
    started = time.monotonic()
    match: Match = pickle.loads(world)  # made by our own server a moment ago
    player, eye, rng = bot(name, match.game.name), Eye(match, seat), rng_for(luck, seat, count)
    if isinstance(player, Planner):
        steps = player.plan(eye, rng, spent)
    else:
        steps = [(eye.question(), answer_from(player, match, seat, rng))]
    return Thought(steps, time.monotonic() - started)


def advise(world: bytes, *, seat: int, luck: str, count: int) -> Advised:
    """In the worker: the best answers through this seat's eyes."""
    return advised(Eye(pickle.loads(world), seat), rng_for(luck, seat, count))
