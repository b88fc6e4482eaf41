"""Banned networks: nobody there may act here. Bans are few and asked about at every request, so memory has them all."""

import ipaddress
import time
from functools import lru_cache

from sqlalchemy import select

from tianxia.engine.game import BadInput
from tianxia.server.protocol.errors import Failure
from tianxia.server.rate_limits import counted_as
from tianxia.server.store.schema import bans
from tianxia.server.store.store import Store

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def network_of(text: str) -> Network:
    """A network as an operator types it: an address, or one with a mask; BadInput if it is neither."""
    try:
        return ipaddress.ip_network(text.strip(), strict=False)
    except ValueError:
        raise BadInput("admin-bad-address", address=text) from None


@lru_cache(4096)
def home_of(address: str) -> Network:
    """The smallest network that one visitor cannot leave; ValueError if it is no address."""
    return ipaddress.ip_network(counted_as(address.partition("%")[0]))


class Bans:
    """Which networks are banned, and until when."""

    def __init__(self, store: Store) -> None:
        """Begin with none; `load` reads what is stored."""
        self._store = store
        self._until: dict[Network, float] = {}

    async def load(self) -> None:
        """Read all bans again."""
        rows = await self._store.rows(select(bans).where(bans.c.until > time.time()))
        self._until = {network_of(row["network"]): row["until"] for row in rows}

    def check(self, address: str) -> None:
        """Failure if an address is banned."""
        if self._until and self.has(address):
            raise Failure("address-banned", 403)

    def has(self, address: str) -> bool:
        """Whether an address is banned now."""
        try:
            home = home_of(address)
        except ValueError:  # a connection through a file of this machine
            return False
        return any(_overlap(home, network) and time.time() < until for network, until in self._until.items())


def _overlap(one: Network, other: Network) -> bool:
    return one.version == other.version and one.overlaps(other)
