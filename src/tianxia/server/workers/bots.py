"""Bots think in other processes, so that no table waits for them.

They are sent a guess made from their seat's eyes, not the true match: there is nothing to peek at.
"""

import os
import pickle
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from tianxia.bots import bot, rng_for
from tianxia.bots.advice import Way, advised
from tianxia.bots.turns import Planner
from tianxia.engine.eye import Eye
from tianxia.engine.match import Match
from tianxia.server.workers.pool import WorkerPool, prepare_worker

T = TypeVar("T")
Steps = list[tuple[str, int]]
"""Questions with their answers."""
Advised = tuple[list[Way], str]
"""The best answers with their values, and the unit of the values."""


class BotPool(WorkerPool):
    """The processes in which bots think."""

    def __init__(self, workers: int | None = None, timeout: float = 30.0) -> None:
        """After `timeout` seconds a bot gives a random answer instead."""
        super().__init__(workers or max(1, (os.cpu_count() or 2) - 1), timeout, prepare_worker)

    async def advise(self, match: Match, seat: int, luck: str) -> Advised | None:
        """The best answers in a seat with their values; None if none came in time."""
        return await self._asked(partial(advise, seat=seat, luck=luck), match, seat, luck)

    async def plan(self, name: str, match: Match, seat: int, luck: str, spent: float = 0.0) -> Steps:
        """What the named bot answers in a seat, and, if it plans whole turns, what it means to answer next.

        `luck` seeds the bot's own randomness; it is not the seed. `spent` is the seconds it has thought this turn.
        """
        steps = await self._asked(partial(think, name=name, seat=seat, luck=luck, spent=spent), match, seat, luck)
        if steps is not None:
            return steps
        eye = Eye(match, seat)
        return [(eye.question(), rng_for(luck, seat, len(match.entries)).choice(eye.options()))]

    async def _asked(self, work: Callable[..., T], match: Match, seat: int, luck: str) -> T | None:
        """The result of a thought in another process; None if none came in time."""
        count = len(match.entries)
        thought = pickle.dumps(Eye(match, seat).guess(rng_for(luck, seat, count)))
        return await self.run(partial(work, thought, count=count))


def think(thought: bytes, *, name: str, seat: int, luck: str, count: int, spent: float = 0.0) -> Steps:
    """In the worker: a bot's answer through this seat's eyes, or the answers of its whole turn."""
    match: Match = pickle.loads(thought)  # made by our own server a moment ago
    player, eye, rng = bot(name, match.game.name), Eye(match, seat), rng_for(luck, seat, count)
    return player.plan(eye, rng, spent) if isinstance(player, Planner) else [(eye.question(), player.answer(eye, rng))]


def advise(thought: bytes, *, seat: int, luck: str, count: int) -> Advised:
    """In the worker: the best answers through this seat's eyes."""
    return advised(Eye(pickle.loads(thought), seat), rng_for(luck, seat, count))
