"""What every part of a running server shares."""

import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from tianxia.server.daily.daily import Daily
from tianxia.server.editions import Editions
from tianxia.server.fleet.fleet import Elsewhere, Fleet
from tianxia.server.fleet.sole import SoleProcess
from tianxia.server.lobby.friends import Following
from tianxia.server.lobby.seeks import Seeks
from tianxia.server.metrics import UNMEASURED, Metrics
from tianxia.server.notifications.channels import Channels
from tianxia.server.notifications.courier import Courier
from tianxia.server.notifications.queue import Subscribers
from tianxia.server.notifications.receivers import Receivers
from tianxia.server.notifications.transport import Transport
from tianxia.server.people.accounts import Accounts
from tianxia.server.people.bans import Bans
from tianxia.server.people.links import Links
from tianxia.server.people.mail import Mailer
from tianxia.server.people.passkeys import Passkeys
from tianxia.server.people.people import People, Person
from tianxia.server.rate_limits import Buckets, Crowd
from tianxia.server.readiness import Readiness
from tianxia.server.settings import Settings
from tianxia.server.store.store import Store
from tianxia.server.tables.archive import Archive
from tianxia.server.tables.creation import Creation
from tianxia.server.tables.rooms import Rooms
from tianxia.server.tournaments.running import Runner
from tianxia.server.tournaments.tournaments import Tournaments
from tianxia.server.workers.bots import BotPool
from tianxia.server.workers.review_queue import ReviewQueue
from tianxia.server.workers.reviews import ReviewPool


@dataclass
class Services:
    """Store, people, rooms, bots and reviews of one server."""

    settings: Settings
    store: Store
    fleet: Fleet
    started: float = field(default_factory=time.monotonic)
    stopping: bool = False

    def __post_init__(self) -> None:
        """Build the services on top of the store."""
        settings, store, limits = self.settings, self.store, self.settings.limits
        self.people, self.links = People(store, self.fleet), Links(store)
        self.editions = Editions(store, limits.editions)
        self.archive = Archive(store, self.editions)
        self.accounts, self.mailer = Accounts(store, self.fleet), Mailer(settings.mail)
        self.passkeys = Passkeys(store, self.accounts)
        self.bans = Bans(store)
        self.bots = BotPool(settings.bot_workers)
        self.subscribers, self.transport = Subscribers(store), Transport()
        self.channels = Channels(store, settings, self.mailer, self.transport)
        self.courier = Courier(self.channels, self.subscribers)
        self.receivers = Receivers(store, self.fleet, self.subscribers)
        self.rooms = Rooms(store, self.fleet, self.bots, self.editions, self.subscribers, settings)
        self.creation = Creation(self.rooms, self.links, self.people)
        self.tournaments = Tournaments(store, self.people, settings)
        self.runner = Runner(store, self.rooms, self.subscribers)
        self.daily, self.seeks = Daily(store, self.creation), Seeks(store, self.creation, self.people)
        self.following = Following(store, limits.followed)
        self.reviews = ReviewQueue(store, ReviewPool(settings.review_iterations), limits.games_to_review)
        self.readiness = Readiness(store, self.bots, self.reviews.pool)
        self.sockets, self.open_requests = Crowd(limits.sockets), Crowd(limits.open_requests)
        self.requests, self.visitors = Buckets(limits.http), Buckets(limits.visitors)
        self.logins, self.guesses = Buckets(limits.logins), Buckets(limits.accounts)
        self.challenges, self.follows = Buckets(limits.challenges), Buckets(limits.follows)
        self.joins, self.mails, self.exports = Buckets(limits.joins), Buckets(limits.mails), Buckets(limits.exports)
        self.notification_tests = Buckets(limits.notification_tests)
        self.uploads, self.reviewers = Buckets(limits.uploads), Buckets(limits.reviews)
        self.checks = Buckets(limits.checks)

        self.metrics: Metrics = UNMEASURED

    def measure(self, metrics: Metrics) -> None:
        """Count and measure from now on."""
        self.metrics = self.store.writer.metrics = self.bots.metrics = self.courier.metrics = metrics

    async def somebody(self, key: str | None, address: str) -> Person | None:
        """The person with this key, who has just been seen at an address."""
        person = await self.people.by_key(key)
        if person is not None:
            self.bots.shares.note(person.id, person.id if person.has_account else None, address)
            await self.people.note_seen(person, key or "")
        return person

    def require_keeper(self) -> None:
        """Elsewhere unless we are the process that does what only one should."""
        if (keeper := self.fleet.keeper()) is not None:
            raise Elsewhere(keeper)

    # -- what other processes say

    async def heard(self, kind: str, ids: Sequence[str]) -> None:
        """Act on a notice of another process."""
        if kind == "bans":
            await self.enforce_bans()
        elif kind in ("removed", "deleted"):
            self.rooms.remove(ids, "again" if kind == "removed" else kind)
        for person in ids:
            if kind == "renamed":
                await self.rooms.reload_name(person)
            elif kind in ("parted", "banned", "again"):
                self.rooms.part(person, "forgotten" if kind == "parted" else kind)
            elif kind == "forgotten":
                self.rooms.forget(person)
            elif kind == "receivers":
                await self.subscribers.reload(person)

    async def enforce_bans(self) -> None:
        """Read which networks are banned, and close every connection from one."""
        await self.bans.load()
        self.rooms.part_all(lambda connection: self.bans.has(connection.address), "address-banned")

    async def read_again(self) -> None:
        """Read again what notices would have told: some were missed."""
        await self.enforce_bans()
        await self.subscribers.load()

    def wake(self) -> None:
        """Look for tables that nobody has in memory and where something is to happen."""
        self.rooms.wake()

    def drop_all(self) -> None:
        """Drop every table and connection: others may have taken them, or notices were missed."""
        self.rooms.drop_all()


async def open_services(settings: Settings) -> Services:
    """Open the store, join the fleet, and begin to wake the tables where something is to happen."""
    store = await Store.open(settings.db)
    services = Services(settings, store, _fleet(settings, store))
    await services.bans.load()
    for edition in settings.editions:
        await services.editions.add(edition.encode(), None)
    await services.fleet.join(services)
    await services.subscribers.load()
    services.rooms.wake()
    return services


def _fleet(settings: Settings, store: Store) -> Fleet:
    """The processes on this database: several can share PostgreSQL, and none an SQLite file."""
    if store.shared is None or settings.inner is None:
        return SoleProcess()
    from tianxia.server.fleet.shared import SharedFleet  # needs an extra

    return SharedFleet(store.shared, settings.inner, settings.process, settings.replaces)


async def close_services(services: Services) -> None:
    """Disconnect everybody, stop the bots, hand over the tables, and write what is waiting."""
    services.stopping = True
    services.rooms.close()
    services.bots.close()
    services.accounts.close()
    services.mailer.close()
    services.transport.close()
    await services.reviews.close()
    await services.rooms.settle()
    await services.fleet.leave()
    await services.store.close()
