"""Limits on what one client does: rates as token buckets, with a burst that may come at once, and what it has open."""

import asyncio
import math
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address

from tianxia.server.protocol.errors import Failure

Rate = tuple[float, float]
LONGEST_DELAY = 3.0
"""Seconds by which a client that is too quick is delayed; if it must wait longer, it is refused."""
LONG = 3600.0
"""The wait in seconds that is named where the bucket never refills."""


def counted_as(address: str) -> str:
    """Whom an address counts for: itself or, for IPv6, its /64, since who has one of those addresses has them all."""
    if ":" not in address:
        return address
    try:
        parsed = IPv6Address(address)
    except ValueError:  # a proxy may name anything
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return f"{IPv6Address(int(parsed) >> 64 << 64)}/64"


class Bucket:
    """Refills at a rate up to its burst; each request takes one token."""

    def __init__(self, rate: Rate) -> None:
        """Begin full."""
        self._rate, self._burst = rate
        self._level, self._filled = self._burst, time.monotonic()

    def take(self) -> bool:
        """Take a token; False if none is left."""
        if self.wait() > 0:
            return False
        self._level -= 1
        return True

    def wait(self) -> float:
        """Seconds until a token can be taken."""
        now = time.monotonic()
        self._level = min(self._burst, self._level + (now - self._filled) * self._rate)
        self._filled = now
        if self._level >= 1:
            return 0.0
        return (1 - self._level) / self._rate if self._rate else math.inf

    def charge(self) -> None:
        """Take a token; Failure with the wait if none is left."""
        if not self.take():
            raise Failure("too-many", 429, wait=math.ceil(min(self.wait(), LONG)))

    async def charge_in_time(self) -> None:
        """Take a token as soon as there is one: a short burst is slowed down and loses nothing."""
        while 0 < (wait := self.wait()) <= LONGEST_DELAY:
            await asyncio.sleep(wait)
        self.charge()


class Buckets:
    """A bucket per name; the one unused for longest is forgotten first."""

    def __init__(self, rate: Rate, most: int = 10_000) -> None:
        """Buckets that share one rate."""
        self._rate, self._most = rate, most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str) -> bool:
        """Take a token from the named bucket; False if none is left."""
        return self._of(name).take()

    def charge(self, name: str) -> None:
        """Take a token from the named bucket; Failure with the wait if none is left."""
        self._of(name).charge()

    def wait(self, name: str) -> float:
        """Seconds until a token can be taken from the named bucket."""
        return self._of(name).wait()

    def _of(self, name: str) -> Bucket:
        bucket = self._buckets.pop(name, None) or Bucket(self._rate)
        self._buckets[name] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket


class Crowd:
    """How many of a thing each address has open."""

    def __init__(self, most: int) -> None:
        """`most` from one address."""
        self._most = most
        self._open: Counter[str] = Counter()

    def __len__(self) -> int:
        """How many addresses have one open."""
        return len(self._open)

    def full(self, address: str) -> bool:
        """Whether an address has as many open as it may."""
        return self._open[address] >= self._most

    @contextmanager
    def one(self, address: str) -> Iterator[None]:
        """Have one open; Failure if there are too many."""
        if self.full(address):
            raise Failure("too-many", 429, wait=1)
        self._open[address] += 1
        try:
            yield
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]
