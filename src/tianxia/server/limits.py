"""Token buckets: so many a second, with a burst that may come at once."""

import time
from collections import OrderedDict

Rate = tuple[float, float]


class Bucket:
    """Fills at a rate up to its burst; each thing that comes in takes one."""

    def __init__(self, rate: Rate) -> None:
        """Begin full."""
        self._rate, self._burst = rate
        self._level, self._filled = self._burst, time.monotonic()

    def take(self) -> bool:
        """Take one; False where none is left."""
        now = time.monotonic()
        self._level = min(self._burst, self._level + (now - self._filled) * self._rate)
        self._filled = now
        if self._level < 1:
            return False
        self._level -= 1
        return True


class Buckets:
    """A bucket for each of many names, the longest unused forgotten first."""

    def __init__(self, rate: Rate, most: int = 10_000) -> None:
        """One rate for all."""
        self._rate, self._most = rate, most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str) -> bool:
        """Take one from the bucket of that name."""
        bucket = self._buckets.pop(name, None) or Bucket(self._rate)
        self._buckets[name] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket.take()
