"""Token buckets: so many a second, with a burst that may come at once."""

import asyncio
import math
import time
from collections import OrderedDict

from tianxia.server.protocol.errors import Failure

Rate = tuple[float, float]
PATIENCE = 3.0
"""Seconds for which whoever was too quick is made to wait; beyond them it is refused."""
LONG = 3600.0
"""What is said where nothing comes back."""


class Bucket:
    """Fills at a rate up to its burst; each thing that comes in takes one."""

    def __init__(self, rate: Rate) -> None:
        """Begin full."""
        self._rate, self._burst = rate
        self._level, self._filled = self._burst, time.monotonic()

    def take(self) -> bool:
        """Take one; False where none is left."""
        if self.wait() > 0:
            return False
        self._level -= 1
        return True

    def wait(self) -> float:
        """Seconds until one can be taken."""
        now = time.monotonic()
        self._level = min(self._burst, self._level + (now - self._filled) * self._rate)
        self._filled = now
        if self._level >= 1:
            return 0.0
        return (1 - self._level) / self._rate if self._rate else math.inf

    def charge(self) -> None:
        """Take one, or refuse and say when it can be had."""
        if not self.take():
            raise Failure("too-many", 429, wait=math.ceil(min(self.wait(), LONG)))

    async def charge_in_time(self) -> None:
        """Take one as soon as there is one: who is quick for a moment is slowed down and loses nothing."""
        while 0 < (wait := self.wait()) <= PATIENCE:
            await asyncio.sleep(wait)
        self.charge()


class Buckets:
    """A bucket for each of many names, the longest unused forgotten first."""

    def __init__(self, rate: Rate, most: int = 10_000) -> None:
        """One rate for all."""
        self._rate, self._most = rate, most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str) -> bool:
        """Take one from the bucket of that name."""
        return self._of(name).take()

    def charge(self, name: str) -> None:
        """Take one from the bucket of that name, or refuse and say when it can be had."""
        self._of(name).charge()

    def _of(self, name: str) -> Bucket:
        bucket = self._buckets.pop(name, None) or Bucket(self._rate)
        self._buckets[name] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket
