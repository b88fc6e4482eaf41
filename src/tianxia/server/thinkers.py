"""Bots think in other processes, so that the table never waits for them. One that dies is replaced and asked again.

What is sent is a guess of the bot's seat, not the true match: a bot that wanted to peek would find nothing.
"""

import asyncio
import logging
import multiprocessing
import os
import pickle
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import TypeVar

from tianxia.bots import bot, luck_of
from tianxia.bots.advice import Way, advised
from tianxia.bots.turns import Planner
from tianxia.engine.eye import Eye
from tianxia.engine.match import Match

LOG = logging.getLogger("tianxia.server")
TRIES = 3

T = TypeVar("T")
Steps = list[tuple[str, int]]
"""Questions and the answers to them."""
Advised = tuple[list[Way], str]
"""The best answers with their values, and what these are."""


class Thinkers:
    """A pool of processes, started with the first thought."""

    def __init__(self, workers: int | None = None, patience: float = 30.0) -> None:
        """`patience` is how long a thought may take before a random answer is given instead."""
        self._workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._patience = patience
        self._pool: ProcessPoolExecutor | None = None

    async def advise(self, match: Match, seat: int, luck: str) -> Advised | None:
        """The best answers in that seat with their values; None where nobody came up with any in time."""
        return await self._asked(partial(advise, seat=seat, luck=luck), match, seat, luck)

    async def plan(self, name: str, match: Match, seat: int, luck: str) -> Steps:
        """What the bot of that name answers in that seat, and what it means to answer next, where it thinks in turns.

        `luck` may be known to bots; it is not the seed.
        """
        steps = await self._asked(partial(think, name=name, seat=seat, luck=luck), match, seat, luck)
        if steps is not None:
            return steps
        eye = Eye(match, seat)
        return [(eye.question(), luck_of(luck, seat, len(match.entries)).choice(eye.options()))]

    async def _asked(self, deed: Callable[..., T], match: Match, seat: int, luck: str) -> T | None:
        """What comes of a thought in another process; None where none came in time."""
        count = len(match.entries)
        thought = pickle.dumps(Eye(match, seat).guess(luck_of(luck, seat, count)))
        for _ in range(TRIES):
            try:
                return await self._think(partial(deed, thought, count=count))
            except BrokenProcessPool:
                LOG.warning("a bot process died; starting another")
                self._drop()
            except TimeoutError:
                LOG.warning("a thought on %s took too long", match.game.name)
                self._drop()
                break
        return None

    async def _think(self, deed: Callable[[], T]) -> T:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, spawn, initializer=_settle_in)
        return await asyncio.wait_for(asyncio.wrap_future(self._pool.submit(deed)), self._patience)

    def _drop(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            _end(pool)

    def close(self) -> None:
        """Stop all thinking."""
        self._drop()


def _end(pool: ProcessPoolExecutor) -> None:
    processes = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()


def think(thought: bytes, *, name: str, seat: int, luck: str, count: int) -> Steps:
    """In the other process: the answer of a bot with this seat's eyes, or those of its whole turn."""
    match: Match = pickle.loads(thought)  # made by our own server a moment ago
    player, eye, rng = bot(name, match.game.name), Eye(match, seat), luck_of(luck, seat, count)
    return player.plan(eye, rng) if isinstance(player, Planner) else [(eye.question(), player.answer(eye, rng))]


def advise(thought: bytes, *, seat: int, luck: str, count: int) -> Advised:
    """In the other process: the best answers with this seat's eyes."""
    return advised(Eye(pickle.loads(thought), seat), luck_of(luck, seat, count))


def _settle_in() -> None:
    """Leave Ctrl-C to the server, keep to one thread, and go when the server is gone, even if it was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ[name] = "1"
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_follow, args=(parent,), daemon=True).start()


def _follow(parent: "multiprocessing.process.BaseProcess") -> None:
    parent.join()
    os._exit(0)
