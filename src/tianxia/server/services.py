"""What every part of a running server shares."""

import time
from dataclasses import dataclass, field

from tianxia.server.limits import Buckets
from tianxia.server.people.people import People
from tianxia.server.settings import Settings
from tianxia.server.store.store import Store
from tianxia.server.tables.rooms import Rooms
from tianxia.server.workers.bots import BotPool
from tianxia.server.workers.review_queue import ReviewQueue
from tianxia.server.workers.reviews import ReviewPool


@dataclass
class Services:
    """Store, people, rooms, bots and reviews of one server."""

    settings: Settings
    store: Store
    people: People
    rooms: Rooms
    bots: BotPool
    reviews: ReviewQueue
    started: float = field(default_factory=time.monotonic)
    stopping: bool = False
    sockets: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Make the buckets for what comes in."""
        limits = self.settings.limits
        self.requests = Buckets(limits.http)
        self.logins = Buckets(limits.logins)
        self.visitors = Buckets(limits.visitors)
        self.uploads = Buckets(limits.uploads)
        self.reviewers = Buckets(limits.reviews)


async def open_services(settings: Settings) -> Services:
    """Open the store and wake the tables in which something is to happen."""
    store = await Store.open(settings.db)
    bots = BotPool(settings.bot_workers)
    reviews = ReviewQueue(store, ReviewPool(settings.review_iterations), settings.limits.games_to_review)
    services = Services(settings, store, People(store), Rooms(store, bots, settings), bots, reviews)
    await services.rooms.wake()
    return services


async def close_services(services: Services) -> None:
    """Send everybody away, stop the bots, and write what is waiting."""
    services.stopping = True
    services.rooms.close()
    services.bots.close()
    await services.reviews.close()
    await services.store.close()
