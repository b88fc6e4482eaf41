"""People without accounts: a name, and a private key in a cookie."""

import asyncio
import contextlib
import hmac
import secrets
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace

from sqlalchemy import Delete, Insert, delete, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from tianxia.server.fleet.fleet import Fleet
from tianxia.server.people.keys import NO_PASSWORD, fresh_key, hash_of, is_outdated, password_fits, password_hash
from tianxia.server.protocol.errors import Failure
from tianxia.server.settings import DAY
from tianxia.server.store.schema import Row, grants, keys, people, seats
from tianxia.server.store.store import Store

HASHERS = 2
"""Passwords hashed at the same time: each takes a quarter of a second of one core and 16 MB."""


@dataclass(frozen=True)
class Person:
    """Somebody who has a key."""

    id: str
    name: str
    login: str | None
    seen: float = 0.0
    """When they last came, to the day."""
    banned_until: float | None = None

    @property
    def banned(self) -> bool:
        """Whether the operator has banned them."""
        return self.banned_until is not None and time.time() < self.banned_until


def plain_name(name: str) -> str:
    """A name as one line without control characters."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())[:40]


class People:
    """Finds, creates and forgets people."""

    def __init__(self, store: Store, fleet: Fleet) -> None:
        """Work on a store, and tell the fleet what its rooms must know."""
        self._store, self._fleet = store, fleet
        # In a pool of their own, so that nothing else in the server waits behind passwords.
        self._hashers = ThreadPoolExecutor(HASHERS, "passwords")

    def close(self) -> None:
        """Hash nothing any more."""
        self._hashers.shutdown(wait=False, cancel_futures=True)

    async def _fits(self, password: str, stored: str) -> bool:
        return await asyncio.get_running_loop().run_in_executor(self._hashers, password_fits, password, stored)

    async def _hashed(self, password: str) -> str:
        return await asyncio.get_running_loop().run_in_executor(self._hashers, password_hash, password)

    async def by_key(self, key: str | None) -> Person | None:
        """The person with this key."""
        if not key or len(key) > 100:
            return None
        wanted = hash_of(key)
        query = select(people, keys.c.hash).join(keys).where(keys.c.hash == wanted)
        row = await self._store.row(query)
        if row is None or not hmac.compare_digest(row["hash"], wanted):
            return None
        return _person(row)

    async def welcome(self, name: str) -> tuple[Person, str]:
        """A new person with their key."""
        key, now = fresh_key(), time.time()
        person = Person(secrets.token_urlsafe(12), _checked(name), None, now)
        row = {"id": person.id, "name": person.name, "made": now, "seen": now}
        await self._store.write(insert(people).values(row), _new_key(person.id, key))
        return person, key

    async def rename(self, person: Person, name: str) -> Person:
        """The same person with another name."""
        change = update(people).where(people.c.id == person.id).values(name=_checked(name))
        await self._store.write(change, *self._fleet.notice("renamed", person.id))
        return replace(person, name=_checked(name))

    async def note_seen(self, person: Person) -> None:
        """Note that somebody came, once a day."""
        now = time.time()
        if now - person.seen > DAY:
            with contextlib.suppress(DBAPIError):  # they came to play; what cannot be written now will be tomorrow
                await self._store.write(update(people).where(people.c.id == person.id).values(seen=now))

    async def set_password(self, person: Person, login: str, password: str, old: str | None = None) -> None:
        """Let a person log in from anywhere; Failure if they have another password and `old` is not it."""
        stored = await self._store.value(select(people.c.password).where(people.c.id == person.id))
        if stored and not (old and await self._fits(old, stored)):
            raise Failure("old-password-wrong", 403)
        values = {"login": login.lower(), "password": await self._hashed(password)}
        try:
            await self._store.write(update(people).where(people.c.id == person.id).values(values))
        except IntegrityError:
            raise Failure("login-taken", 409, login=login) from None

    async def come_back(self, login: str, password: str) -> tuple[Person, str]:
        """A new key for somebody with a password; Failure if it is wrong."""
        row = await self._store.row(select(people).where(people.c.login == login.lower()))
        # An unknown login costs as much time as a wrong password, so that nobody can tell them apart.
        stored = row["password"] if row is not None and row["password"] else NO_PASSWORD
        if not await self._fits(password, stored) or row is None:
            raise Failure("login-wrong", 403)
        if _person(row).banned:
            raise Failure("banned", 403)
        key = fresh_key()
        await self._store.write(_new_key(row["id"], key))
        if is_outdated(stored):
            await self._renew(row, password)
        return _person(row), key

    async def _renew(self, row: Row, password: str) -> None:
        """Store a password at today's cost, unless it has changed meanwhile."""
        same = (people.c.id == row["id"]) & (people.c.password == row["password"])
        renewed = await self._hashed(password)
        await self._store.write(update(people).where(same).values(password=renewed))

    async def leave(self, person: Person, key: str) -> None:
        """Forget the key of one device."""
        await self._part(person, delete(keys).where(keys.c.hash == hash_of(key)))

    async def leave_everywhere(self, person: Person) -> None:
        """Forget the keys of all devices."""
        await self._part(person, delete(keys).where(keys.c.person == person.id))

    async def _part(self, person: Person, change: Delete) -> None:
        await self._store.write(change, *self._fleet.notice("parted", person.id))

    async def forget(self, *ids: str) -> None:
        """Remove people with their names, keys and passwords; their seats stay behind without a name."""
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


def _person(row: Row) -> Person:
    return Person(row["id"], row["name"], row["login"], row["seen"], row["banned_until"])


def _checked(name: str) -> str:
    plain = plain_name(name)
    if not plain:
        raise Failure("name-empty", 400)
    return plain


def _new_key(person: str, key: str) -> Insert:
    return insert(keys).values(hash=hash_of(key), person=person, made=time.time())
