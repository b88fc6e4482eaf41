"""What every part of a running server shares."""

import time
from dataclasses import dataclass, field

from tianxia.server.metrics import UNMEASURED, Metrics
from tianxia.server.people.bans import Bans
from tianxia.server.people.links import Links
from tianxia.server.people.people import People, Person
from tianxia.server.rate_limits import Buckets, Crowd
from tianxia.server.readiness import Readiness
from tianxia.server.settings import Settings
from tianxia.server.store.store import Store
from tianxia.server.tables.archive import Archive
from tianxia.server.tables.creation import Creation
from tianxia.server.tables.rooms import Rooms
from tianxia.server.workers.bots import BotPool
from tianxia.server.workers.review_queue import ReviewQueue
from tianxia.server.workers.reviews import ReviewPool


@dataclass
class Services:
    """Store, people, rooms, bots and reviews of one server."""

    settings: Settings
    store: Store
    started: float = field(default_factory=time.monotonic)
    stopping: bool = False

    def __post_init__(self) -> None:
        """Build the services on top of the store."""
        settings, store, limits = self.settings, self.store, self.settings.limits
        self.people, self.links, self.archive = People(store), Links(store), Archive(store)
        self.bans = Bans(store)
        self.bots = BotPool(settings.bot_workers)
        self.rooms = Rooms(store, self.bots, settings)
        self.creation = Creation(self.rooms, self.links)
        self.reviews = ReviewQueue(store, ReviewPool(settings.review_iterations), limits.games_to_review)
        self.readiness = Readiness(store, self.bots, self.reviews.pool)
        self.sockets, self.open_requests = Crowd(limits.sockets), Crowd(limits.open_requests)
        self.requests, self.visitors = Buckets(limits.http), Buckets(limits.visitors)
        self.logins, self.accounts = Buckets(limits.logins), Buckets(limits.accounts)
        self.uploads, self.reviewers = Buckets(limits.uploads), Buckets(limits.reviews)

        self.metrics: Metrics = UNMEASURED

    def measure(self, metrics: Metrics) -> None:
        """Count and measure from now on."""
        self.metrics = self.store.writer.metrics = self.bots.metrics = metrics

    async def somebody(self, key: str | None, address: str) -> Person | None:
        """The person with this key, who has just been seen at an address."""
        person = await self.people.by_key(key)
        if person is not None:
            self.bots.shares.note(person.id, person.login, address)
            await self.people.note_seen(person)
        return person


async def open_services(settings: Settings) -> Services:
    """Open the store, and begin to wake the tables where something is to happen."""
    services = Services(settings, await Store.open(settings.db))
    await services.bans.load()
    services.rooms.wake()
    return services


async def close_services(services: Services) -> None:
    """Disconnect everybody, stop the bots, and write what is waiting."""
    services.stopping = True
    services.rooms.close()
    services.bots.close()
    services.people.close()
    await services.reviews.close()
    await services.store.close()
