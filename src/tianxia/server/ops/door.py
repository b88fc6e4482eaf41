"""The door: how many connections are open, in all and from one address. If it is full, idle ones make room.

A connection is idle while it has no request: it has not sent a whole head yet, or it is kept alive for the next.
"""

import asyncio
import contextlib
import sys
from collections import Counter
from collections.abc import Sequence
from typing import Protocol

from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.server import ServerState

from tianxia.server.ops.passing import Passing
from tianxia.server.rate_limits import counted_as
from tianxia.server.settings import Inner, Limits

QUEUE = 1024
"""Connections that may wait to be accepted; more must try again after a second."""
AT_ONCE = 128
"""Connections that are accepted at once, before the first of them is counted."""
OTHER_FILES = 4 * AT_ONCE
"""Files kept for the database, the workers, and connections that are not counted yet."""


class Visitor(Protocol):
    """An open connection."""

    client: tuple[str, int] | None
    transport: asyncio.Transport


class Door(ServerState):
    """The open connections of a server."""

    def __init__(self, limits: Limits, proxies: Sequence[str] = (), inner: Inner | None = None) -> None:
        """Begin with none.

        A trusted proxy comes for many people, and so does another process of ours, at the listener `inner`: neither
        has a limit of its own.
        """
        super().__init__()
        self.limits, self._inner = limits, inner
        self.passing: Passing | None = None
        """The way to other processes of this machine, if there are any."""
        self._most = room_for_connections(limits.all_connections)
        self._proxies = _TrustedHosts(list(proxies))
        self._open: Counter[str] = Counter()
        self._idle: dict[Visitor, None] = {}
        """The longest idle first."""
        self._idle_from: dict[str, dict[Visitor, None]] = {}
        """The same by address."""

    def enter(self, visitor: Visitor) -> bool:
        """Count a new connection, one of `connections`; False if it must go because all others are busy."""
        address = _address(visitor)
        welcome = len(self.connections) <= self._most or self._make_room(self._idle)
        if welcome and not self._is_ours(visitor) and self._is_full_for(visitor):
            welcome = self._make_room(self._idle_from.get(address, {}))
        self._open[address] += 1
        if welcome:
            self.note_idle(visitor)
        return welcome

    def leave(self, visitor: Visitor) -> None:
        """Forget a connection that has ended."""
        self.note_busy(visitor)
        address = _address(visitor)
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    def note_idle(self, visitor: Visitor) -> None:
        """A connection has no request."""
        self._idle[visitor] = None
        self._idle_from.setdefault(_address(visitor), {})[visitor] = None

    def note_busy(self, visitor: Visitor) -> None:
        """A connection has a request, or has ended."""
        address = _address(visitor)
        self._idle.pop(visitor, None)
        if (idle := self._idle_from.get(address)) is not None:
            idle.pop(visitor, None)
            if not idle:
                del self._idle_from[address]

    def _is_ours(self, visitor: Visitor) -> bool:
        if self._inner is None:
            return False
        place = visitor.transport.get_extra_info("sockname")
        return isinstance(place, tuple) and place[:2] == (self._inner.host, self._inner.port)

    def _is_full_for(self, visitor: Visitor) -> bool:
        is_one_client = visitor.client is not None and visitor.client[0] not in self._proxies
        return is_one_client and self._open[_address(visitor)] >= self.limits.connections

    def _make_room(self, idle: dict[Visitor, None]) -> bool:
        """Close the one that has been idle for longest; False if none is."""
        visitor = next(iter(idle), None)
        if visitor is None:
            return False
        self.note_busy(visitor)
        visitor.transport.abort()
        return True


def _address(visitor: Visitor) -> str:
    """The address a connection counts for; empty for one through a file of this machine."""
    return counted_as(visitor.client[0]) if visitor.client is not None else ""


def room_for_connections(wanted: int) -> int:
    """How many connections the limit on open files has room for; it is raised as far as we want and may."""
    if sys.platform == "win32":
        return wanted  # it does not count files
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    raised = wanted + OTHER_FILES if hard == resource.RLIM_INFINITY else min(hard, wanted + OTHER_FILES)
    if soft != resource.RLIM_INFINITY and soft < raised:
        with contextlib.suppress(OSError, ValueError):  # some systems allow less than they say
            resource.setrlimit(resource.RLIMIT_NOFILE, (raised, hard))
            soft = raised
    return wanted if soft == resource.RLIM_INFINITY else min(wanted, max(soft - OTHER_FILES, soft // 2))
