"""Where somebody's notifications go, what they are about, and when to be quiet: everything people choose."""

import secrets
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Executable, delete, insert, select, update

from tianxia.server.fleet.fleet import Fleet
from tianxia.server.notifications import webhook, webpush
from tianxia.server.notifications.channels import CHANNELS, Channel
from tianxia.server.notifications.items import KINDS
from tianxia.server.notifications.queue import Subscribers, queued_test
from tianxia.server.notifications.quiet import zone_of
from tianxia.server.notifications.transport import Unreachable, checked
from tianxia.server.people.keys import hash_of
from tianxia.server.people.people import Person
from tianxia.server.protocol.errors import Failure
from tianxia.server.store.schema import (
    Row,
    Values,
    notification_choices,
    notification_settings,
    notifications,
    people,
    receivers,
)
from tianxia.server.store.store import Store

MOST = 20
"""Browsers of one person."""
AUTH = 16
"""Bytes of a browser's secret."""


@dataclass(frozen=True)
class Receivers:
    """Adds and removes receivers, and keeps what they want."""

    store: Store
    fleet: Fleet
    subscribers: Subscribers

    async def of(self, person: str) -> Sequence[Row]:
        """All receivers of somebody."""
        return await self.store.rows(select(receivers).where(receivers.c.person == person))

    async def settings(self, person: str) -> Row | None:
        """Language, time zone and quiet hours."""
        mine = notification_settings.c.person == person
        return await self.store.row(select(notification_settings).where(mine))

    async def kinds(self, person: str) -> dict[str, list[str]]:
        """What somebody wants to hear of, by channel."""
        found = await self.store.rows(select(notification_choices).where(notification_choices.c.person == person))
        chosen = {(row["channel"], row["kind"]) for row in found}
        return {channel: [kind for kind in KINDS if (channel, kind) in chosen] for channel in CHANNELS}

    # -- choosing

    async def choose(self, person: str, settings: Values, kinds: Mapping[str, Sequence[str]]) -> None:
        """Keep somebody's settings, and what they want to hear of."""
        if zone_of(settings["zone"]) is None:
            raise Failure("unknown-zone", 400, zone=settings["zone"])
        mine, chosen = notification_choices.c.person == person, []
        for channel, wanted in kinds.items():
            chosen += [{"person": person, "channel": channel, "kind": kind} for kind in dict.fromkeys(wanted)]
        await self.store.write(
            delete(notification_settings).where(notification_settings.c.person == person),
            insert(notification_settings).values(person=person, **settings),
            delete(notification_choices).where(mine, notification_choices.c.channel.in_(kinds)),
            *([insert(notification_choices).values(chosen)] if chosen else []),
        )

    # -- adding

    async def add_browser(self, person: Person, key: str, address: str, p256dh: str, auth: str) -> None:
        """Push to the browser of a device from now on; it belongs to the person who used it last."""
        _check_keys(p256dh, auth)
        _check_address(address)
        receiver, mine = hash_of(address), await self.of(person.id)
        known = next((row for row in mine if row["id"] == receiver), None)
        if known is None and sum(row["channel"] == "push" for row in mine) >= MOST:
            raise Failure("too-many-browsers", 409, limit=MOST)
        keys = {"p256dh": p256dh, "auth": auth}
        await self._add(person, "push", receiver, known, key=hash_of(key), address=address, secrets=keys)

    async def add_mail(self, person: Person) -> None:
        """Send e-mails to somebody's confirmed address from now on."""
        if await self.store.value(select(people.c.email).where(people.c.id == person.id)) is None:
            raise Failure("no-email", 409)
        await self._add_only(person, "mail", address=None, secrets=None)

    async def add_webhook(self, person: Person, address: str) -> str:
        """Call a webhook from now on; returns the secret that signs what it gets."""
        if not person.has_account:
            raise Failure("no-account", 409)
        _check_address(address)
        secret = webhook.fresh_secret()
        await self._add_only(person, "webhook", address=address, secrets={"secret": secret})
        return secret

    async def _add_only(self, person: Person, channel: Channel, **values: Any) -> None:
        """Add the only receiver of its channel."""
        known = next((row for row in await self.of(person.id) if row["channel"] == channel), None)
        await self._add(person, channel, only(channel, person.id), known, **values)

    async def _add(self, person: Person, channel: Channel, receiver: str, known: Row | None, **values: Any) -> None:
        fresh = {"off": None, "failures": 0, "not_before": 0.0, "taken_until": 0.0, **values}
        change: list[Executable] = [update(receivers).where(receivers.c.id == receiver).values(fresh)]
        if known is None:
            made = {"id": receiver, "person": person.id, "channel": channel, "made": time.time()}
            change = [delete(receivers).where(receivers.c.id == receiver), insert(receivers).values({**made, **fresh})]
        await self.store.write(*change, *await self._first_choices(person.id, channel), *self._told(person.id))
        await self.subscribers.reload(person.id)

    async def _first_choices(self, person: str, channel: Channel) -> list[Executable]:
        """Somebody who switches a channel on for the first time is told of everything."""
        if (await self.kinds(person))[channel] or any(row["channel"] == channel for row in await self.of(person)):
            return []
        return [insert(notification_choices).values([{"person": person, "channel": channel, "kind": k} for k in KINDS])]

    # -- removing, and trying

    async def remove(self, person: str, receiver: str) -> None:
        """Send nothing there any more."""
        mine = (receivers.c.id == receiver) & (receivers.c.person == person)
        await self.store.write(delete(receivers).where(mine), *self._told(person))
        await self.subscribers.reload(person)

    async def test(self, receiver: str) -> None:
        """Queue a test, in place of one that waits."""
        waiting = (notifications.c.receiver == receiver) & (notifications.c.kind == "test")
        test = queued_test(receiver, secrets.randbits(31), time.time())
        await self.store.write(delete(notifications).where(waiting), test)

    def _told(self, person: str) -> list[Executable]:
        return self.fleet.notice("receivers", person)


def only(channel: Channel, person: str) -> str:
    """The id of somebody's e-mail or webhook: there is one of each."""
    return f"{channel}/{person}"


def _check_address(address: str) -> None:
    try:
        checked(address)
    except Unreachable as why:
        raise Failure("address-refused", 400, why=str(why)) from None


def _check_keys(p256dh: str, auth: str) -> None:
    try:
        good = webpush.is_point(webpush.to_bytes(p256dh)) and len(webpush.to_bytes(auth)) == AUTH
    except ValueError:
        good = False
    if not good:
        raise Failure("malformed", 400, why="keys")
