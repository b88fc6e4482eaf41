"""What every part of a running server shares."""

import time
from dataclasses import dataclass, field

from tianxia.server.limits import Buckets
from tianxia.server.people.people import People
from tianxia.server.settings import Settings
from tianxia.server.store.store import Store
from tianxia.server.tables.rooms import Rooms
from tianxia.server.workers.bots import Thinkers
from tianxia.server.workers.review_queue import Reviews
from tianxia.server.workers.reviews import Judges


@dataclass
class Hub:
    """Store, people, rooms, bots and reviews of one server."""

    settings: Settings
    store: Store
    people: People
    rooms: Rooms
    thinkers: Thinkers
    reviews: Reviews
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


async def open_hub(settings: Settings) -> Hub:
    """Open the store and wake the tables in which something is to happen."""
    store = await Store.open(settings.db)
    thinkers = Thinkers(settings.bot_workers)
    reviews = Reviews(store, Judges(settings.review_iterations), settings.limits.games_to_review)
    hub = Hub(settings, store, People(store), Rooms(store, thinkers, settings), thinkers, reviews)
    await hub.rooms.wake()
    return hub


async def close_hub(hub: Hub) -> None:
    """Send everybody away, stop the bots, and write what is waiting."""
    hub.stopping = True
    hub.rooms.close()
    hub.thinkers.close()
    await hub.reviews.close()
    await hub.store.close()
