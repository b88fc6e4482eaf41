"""People: each has a private key in a cookie, a name once it matters, and an account if they want one."""

import contextlib
import hmac
import secrets
import time
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from sqlalchemy import Delete, Executable, Insert, Select, delete, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from tianxia.server.fleet.fleet import Fleet
from tianxia.server.names import checked_name, looks
from tianxia.server.people.devices import ID
from tianxia.server.people.keys import fresh_key, hash_of
from tianxia.server.protocol.errors import Failure
from tianxia.server.settings import DAY, HOUR, MINUTE
from tianxia.server.store.schema import Row, grants, keys, names, people, seats
from tianxia.server.store.store import Store

NAME_KEPT = 400 * DAY
"""How long an account that is not used keeps its name from others."""


@dataclass(frozen=True)
class Person:
    """Somebody who has a key."""

    id: str
    name: str | None
    login: str | None
    seen: float = 0.0
    """When they last came, to the day."""
    banned_until: float | None = None
    since: float | None = None
    """When they made an account; visitors have none."""
    visible: bool = False
    """Whether those who follow them see when they are here."""
    present: float | None = field(default=None, compare=False)
    """When they were last here, to the minute; only if that is shown."""
    used: float = field(default=0.0, compare=False)
    """When this device was last used, to the hour."""

    @property
    def banned(self) -> bool:
        """Whether the operator has banned them."""
        return self.banned_until is not None and time.time() < self.banned_until

    @property
    def has_account(self) -> bool:
        """Whether they can sign in again, with a password or a passkey."""
        return self.since is not None


class People:
    """Finds, creates and forgets people."""

    def __init__(self, store: Store, fleet: Fleet) -> None:
        """Work on a store, and tell the fleet what its rooms must know."""
        self._store, self._fleet = store, fleet

    async def by_key(self, key: str | None) -> Person | None:
        """The person with this key."""
        if not key or len(key) > 100:
            return None
        wanted = hash_of(key)
        query = select(people, keys.c.hash, keys.c.seen.label("used")).join(keys).where(keys.c.hash == wanted)
        row = await self._store.row(query)
        if row is None or not hmac.compare_digest(row["hash"], wanted):
            return None
        return replace(person_of(row), used=row["used"] or 0.0)

    async def welcome(self, name: str | None, device: str | None = None) -> tuple[Person, str]:
        """A new person with their key; they may stay without a name until one matters."""
        key, now = fresh_key(), time.time()
        person = Person(secrets.token_urlsafe(12), checked_name(name) if name is not None else None, None, now)
        await self._require_free(person)
        row = {"id": person.id, "name": person.name, "made": now, "seen": now}
        await self._store.write(insert(people).values(row), new_key(person.id, key, device))
        return person, key

    async def rename(self, person: Person, name: str) -> Person:
        """The same person with another name; Failure if it looks like the name of somebody's account."""
        renamed = replace(person, name=checked_name(name))
        await self._require_free(renamed)
        change = update(people).where(people.c.id == person.id).values(name=renamed.name)
        with name_claimed(renamed):
            await self._store.write(
                change, *(reserve(renamed) if person.has_account else []), *self._fleet.notice("renamed", person.id)
            )
        return renamed

    async def require_name(self, person: Person) -> None:
        """Failure unless others can call somebody by a name that is nobody else's."""
        if person.name is None:
            raise Failure("name-needed", 409)
        if not person.has_account:  # an account may have taken it since
            await self._require_free(person)

    async def _require_free(self, person: Person) -> None:
        if person.name is not None and await self._store.row(others_with(person)) is not None:
            raise Failure("name-taken", 409, name=person.name)

    async def note_seen(self, person: Person, key: str) -> None:
        """Note that somebody came, once a day, and that their device was used, once an hour.

        Of those who let their followers see when they are here, that is noted once a minute.
        """
        now, changes = time.time(), list[Executable]()
        if now - person.seen > DAY:
            changes.append(update(people).where(people.c.id == person.id).values(seen=now))
        if person.visible and now - (person.present or 0.0) > MINUTE:
            shown = (people.c.id == person.id) & people.c.visible
            changes.append(update(people).where(shown).values(present=now // MINUTE * MINUTE))
        if now - person.used > HOUR:
            changes.append(update(keys).where(keys.c.hash == hash_of(key)).values(seen=now))
        if changes:
            with contextlib.suppress(DBAPIError):  # they came to play; this can be written tomorrow
                await self._store.write(*changes)

    async def leave(self, person: Person, key: str) -> None:
        """Forget the key of one device."""
        await self._part(person, delete(keys).where(keys.c.hash == hash_of(key)))

    async def leave_device(self, person: Person, device: str) -> None:
        """Forget the key of the device with this id."""
        prefix = keys.c.hash.startswith(device, autoescape=True)
        if len(device) != ID or await self._store.row(select(keys).where(prefix, keys.c.person == person.id)) is None:
            raise Failure("no-device", 404)
        await self._part(person, delete(keys).where(prefix, keys.c.person == person.id), "again")

    async def leave_others(self, person: Person, key: str) -> None:
        """Forget the keys of all devices but one."""
        others = (keys.c.person == person.id) & (keys.c.hash != hash_of(key))
        await self._part(person, delete(keys).where(others), "again")

    async def leave_everywhere(self, person: Person) -> None:
        """Forget the keys of all devices."""
        await self._part(person, delete(keys).where(keys.c.person == person.id))

    async def _part(self, person: Person, change: Delete, kind: str = "parted") -> None:
        """Sign devices out; with `again`, the others that lose their connections may connect at once."""
        await self._store.write(change, *self._fleet.notice(kind, person.id))

    async def forget(self, *ids: str) -> None:
        """Remove people with all that is theirs alone; their seats stay behind without a name."""
        await self._store.write(
            update(seats).where(seats.c.person.in_(ids)).values(person=None),
            delete(grants).where(grants.c.person.in_(ids)),
            delete(keys).where(keys.c.person.in_(ids)),
            delete(people).where(people.c.id.in_(ids)),
            *self._fleet.notice("forgotten", *ids),
        )


async def check_voice(store: Store, person: str) -> None:
    """Failure if somebody is muted."""
    until = await store.value(select(people.c.muted_until).where(people.c.id == person))
    if until is not None and time.time() < until:
        raise Failure("muted", 403)


# -- names that are reserved


def others_with(person: Person) -> Select[Any]:
    """Somebody else's account whose name looks like a person's."""
    return (
        select(names.c.person)
        .join(people, people.c.id == names.c.person)
        .where(
            names.c.skeleton.in_(looks(person.name or "")),
            names.c.person != person.id,
            people.c.seen >= time.time() - NAME_KEPT,
        )
    )


def reserve(person: Person) -> list[Executable]:
    """The statements that keep a person's name and login from others, instead of what they had before.

    An account that was not used for long loses its name to them.
    """
    reserved = looks(person.name or "") | looks(person.login or "")
    unused = select(people.c.id).where(people.c.seen < time.time() - NAME_KEPT)
    return [
        delete(names).where(names.c.person == person.id),
        delete(names).where(names.c.skeleton.in_(reserved), names.c.person.in_(unused)),
        *(insert(names).values(skeleton=look, person=person.id) for look in sorted(reserved)),
    ]


@contextlib.contextmanager
def name_claimed(person: Person) -> Iterator[None]:
    """Failure if somebody reserved the name a moment earlier."""
    try:
        yield
    except IntegrityError as error:
        if names.name not in str(error.orig):
            raise
        raise Failure("name-taken", 409, name=person.name) from None


# -- rows


def person_of(row: Row) -> Person:
    """A person from their row in the store."""
    kept = {name: row[name] for name in ("id", "name", "login", "seen", "banned_until", "since", "visible", "present")}
    return Person(**kept)


def new_key(person: str, key: str, device: str | None) -> Insert:
    """The statement that signs a device in."""
    now = time.time()
    return insert(keys).values(hash=hash_of(key), person=person, made=now, seen=now, device=device)
