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
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from tianxia.bots import bot, luck_of, names_for
from tianxia.bots.turns import Planner
from tianxia.engine.eye import Eye
from tianxia.engine.match import Match

LOG = logging.getLogger("tianxia.server")
TRIES = 3
HINTER = "greedy"

Steps = list[tuple[str, int]]
"""Questions and the answers to them."""


class Thinkers:
    """A pool of processes, started with the first thought."""

    def __init__(self, workers: int | None = None, patience: float = 30.0) -> None:
        """`patience` is how long a thought may take before a random answer is given instead."""
        self._workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._patience = patience
        self._pool: ProcessPoolExecutor | None = None

    async def answer(self, name: str, match: Match, seat: int, luck: str) -> int:
        """What the bot of that name answers in that seat."""
        return (await self.plan(name, match, seat, luck))[0][1]

    async def plan(self, name: str, match: Match, seat: int, luck: str) -> Steps:
        """What the bot of that name answers in that seat, and what it means to answer next, where it thinks in turns.

        `luck` may be known to bots; it is not the seed.
        """
        count = len(match.entries)
        world = Eye(match, seat).guess(luck_of(luck, seat, count))
        thought = pickle.dumps(world)
        for _ in range(TRIES):
            try:
                return await self._think(name, thought, seat, luck, count)
            except BrokenProcessPool:
                LOG.warning("a bot process died; starting another")
                self._drop()
            except TimeoutError:
                LOG.warning("bot %s took too long", name)
                self._drop()
                break
        eye = Eye(world, seat)
        return [(eye.question(), luck_of(luck, seat, count).choice(eye.options()))]

    async def _think(self, name: str, thought: bytes, seat: int, luck: str, count: int) -> Steps:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, spawn, initializer=_settle_in)
        future = self._pool.submit(think, name, thought, seat, luck, count)
        return await asyncio.wait_for(asyncio.wrap_future(future), self._patience)

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


def think(name: str, thought: bytes, seat: int, luck: str, count: int) -> Steps:
    """In the other process: the answer of a bot with this seat's eyes, or those of its whole turn."""
    match: Match = pickle.loads(thought)  # made by our own server a moment ago
    player, eye, rng = bot(name, match.game.name), Eye(match, seat), luck_of(luck, seat, count)
    return player.plan(eye, rng) if isinstance(player, Planner) else [(eye.question(), player.answer(eye, rng))]


def can_hint(game: str) -> bool:
    """Whether there is a bot good enough to give hints for a game."""
    return HINTER in names_for(game)


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
