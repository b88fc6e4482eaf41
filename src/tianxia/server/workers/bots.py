"""Bots think in other processes, so that the table never waits for them. One that dies is replaced and asked again.

What is sent is a guess of the bot's seat, not the true match: a bot that wanted to peek would find nothing.
"""

import os
import pickle
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from tianxia.bots import bot, luck_of
from tianxia.bots.advice import Way, advised
from tianxia.bots.turns import Planner
from tianxia.engine.eye import Eye
from tianxia.engine.match import Match
from tianxia.server.workers.pool import WorkerPool, settle_in

T = TypeVar("T")
Steps = list[tuple[str, int]]
"""Questions and the answers to them."""
Advised = tuple[list[Way], str]
"""The best answers with their values, and what these are."""


class BotPool(WorkerPool):
    """The processes in which bots think."""

    def __init__(self, workers: int | None = None, patience: float = 30.0) -> None:
        """`patience` is how long a thought may take before a random answer is given instead."""
        super().__init__(workers or max(1, (os.cpu_count() or 2) - 1), patience, settle_in)

    async def advise(self, match: Match, seat: int, luck: str) -> Advised | None:
        """The best answers in that seat with their values; None where nobody came up with any in time."""
        return await self._asked(partial(advise, seat=seat, luck=luck), match, seat, luck)

    async def plan(self, name: str, match: Match, seat: int, luck: str, spent: float = 0.0) -> Steps:
        """What the bot of that name answers in that seat, and what it means to answer next, where it thinks in turns.

        `luck` may be known to bots; it is not the seed. `spent` are seconds that it thought in this turn before.
        """
        steps = await self._asked(partial(think, name=name, seat=seat, luck=luck, spent=spent), match, seat, luck)
        if steps is not None:
            return steps
        eye = Eye(match, seat)
        return [(eye.question(), luck_of(luck, seat, len(match.entries)).choice(eye.options()))]

    async def _asked(self, deed: Callable[..., T], match: Match, seat: int, luck: str) -> T | None:
        """What comes of a thought in another process; None where none came in time."""
        count = len(match.entries)
        thought = pickle.dumps(Eye(match, seat).guess(luck_of(luck, seat, count)))
        return await self.done(partial(deed, thought, count=count))


def think(thought: bytes, *, name: str, seat: int, luck: str, count: int, spent: float = 0.0) -> Steps:
    """In the other process: the answer of a bot with this seat's eyes, or those of its whole turn."""
    match: Match = pickle.loads(thought)  # made by our own server a moment ago
    player, eye, rng = bot(name, match.game.name), Eye(match, seat), luck_of(luck, seat, count)
    return player.plan(eye, rng, spent) if isinstance(player, Planner) else [(eye.question(), player.answer(eye, rng))]


def advise(thought: bytes, *, seat: int, luck: str, count: int) -> Advised:
    """In the other process: the best answers with this seat's eyes."""
    return advised(Eye(pickle.loads(thought), seat), luck_of(luck, seat, count))
