"""Alarms: when which table needs to be in memory again, with one timer for all of them."""

import asyncio
import heapq
import time
from collections.abc import Awaitable, Callable

LONGEST = 3600.0
"""Seconds: no timer is set for longer; then the alarms are looked at again."""


class Alarms:
    """Wakes tables one after the other, each at its moment."""

    def __init__(self, wake: Callable[[str], Awaitable[None]]) -> None:
        """Begin with none; `wake` is called with the id of a table."""
        self._wake = wake
        self._due: list[tuple[float, str]] = []
        self._sooner = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def __len__(self) -> int:
        """How many are set."""
        return len(self._due)

    def set(self, table: str, seconds: float) -> None:
        """Wake a table after a time."""
        due = time.monotonic() + seconds
        heapq.heappush(self._due, (due, table))
        if self._due[0] == (due, table):
            self._sooner.set()
        if self._task is None:
            self._task = asyncio.create_task(self._run())

    def stop(self) -> None:
        """Wake nobody any more."""
        self._due.clear()
        if self._task is not None:
            self._task.cancel()

    async def _run(self) -> None:
        while True:
            while self._due and self._due[0][0] <= time.monotonic():
                await self._wake(heapq.heappop(self._due)[1])
            self._sooner.clear()
            wait = min(LONGEST, self._due[0][0] - time.monotonic()) if self._due else LONGEST
            try:
                await asyncio.wait_for(self._sooner.wait(), max(0.0, wait))
            except TimeoutError:
                continue
