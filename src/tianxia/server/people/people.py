"""People without accounts: a name and a private key in a cookie. Keys and links are kept only as hashes."""

import asyncio
import hashlib
import hmac
import secrets
import time
from dataclasses import dataclass

from sqlalchemy import Insert, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from tianxia.server.protocol.errors import Failure
from tianxia.server.store.schema import Row, grants, keys, links, people, seats
from tianxia.server.store.store import Store

SCRYPT = {"n": 2**14, "r": 8, "p": 1}
"""16 MB and some 50 ms for each try."""


@dataclass(frozen=True)
class Person:
    """Somebody who has a key."""

    id: str
    name: str
    login: str | None


def fresh_key() -> str:
    """256 random bits as text."""
    return secrets.token_urlsafe(32)


def hash_of(key: str) -> str:
    """What is kept of a key. It has 256 random bits, so a plain hash cannot be undone."""
    return hashlib.sha256(key.encode()).hexdigest()


def plain_name(name: str) -> str:
    """A name as one line without control characters."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())[:40]


class People:
    """Finds, makes and forgets people, and lends seats by links."""

    def __init__(self, store: Store) -> None:
        """Work on a store."""
        self._store = store

    async def by_key(self, key: str | None) -> Person | None:
        """Whose key this is."""
        if not key or len(key) > 100:
            return None
        wanted = hash_of(key)
        query = select(people, keys.c.hash).join(keys).where(keys.c.hash == wanted)
        row = await self._store.row(query)
        if row is None or not hmac.compare_digest(row["hash"], wanted):
            return None
        return _person(row)

    async def welcome(self, name: str) -> tuple[Person, str]:
        """Somebody new, with his key."""
        person, key, now = Person(secrets.token_urlsafe(12), _checked(name), None), fresh_key(), time.time()
        row = {"id": person.id, "name": person.name, "made": now, "seen": now}
        await self._store.write(insert(people).values(row), _new_key(person.id, key))
        return person, key

    async def rename(self, person: Person, name: str) -> Person:
        """The same person with another name."""
        await self._store.write(update(people).where(people.c.id == person.id).values(name=_checked(name)))
        return Person(person.id, _checked(name), person.login)

    async def set_password(self, person: Person, login: str, password: str) -> None:
        """Let this person come back from anywhere."""
        kept = await asyncio.to_thread(_scrypt, password, secrets.token_bytes(16))
        try:
            values = {"login": login.lower(), "password": kept}
            await self._store.write(update(people).where(people.c.id == person.id).values(values))
        except IntegrityError:
            raise Failure("login-taken", 409, login=login) from None

    async def come_back(self, login: str, password: str) -> tuple[Person, str]:
        """A new key for somebody with a password; Failure where it does not fit."""
        row = await self._store.row(select(people).where(people.c.login == login.lower()))
        # Somebody unknown costs as much time as a wrong password, so that nobody can tell them apart.
        kept = row["password"] if row is not None and row["password"] else f"{'0' * 32}${'0' * 64}"
        tried = await asyncio.to_thread(_scrypt, password, bytes.fromhex(kept.split("$")[0]))
        if not hmac.compare_digest(tried, kept) or row is None:
            raise Failure("login-wrong", 403)
        key = fresh_key()
        await self._store.write(_new_key(row["id"], key))
        return _person(row), key

    async def leave(self, key: str) -> None:
        """Forget the key of this device only."""
        await self._store.write(delete(keys).where(keys.c.hash == hash_of(key)))

    async def forget(self, person: Person) -> None:
        """Remove name, keys and password; the person's seats stay behind without a name."""
        await self._store.write(
            update(seats).where(seats.c.person == person.id).values(person=None),
            delete(grants).where(grants.c.person == person.id),
            delete(keys).where(keys.c.person == person.id),
            delete(people).where(people.c.id == person.id),
        )

    # -- links

    async def link(self, table: str, seat: int, kind: str) -> str:
        """A new link to a seat; only its hash is kept."""
        token = fresh_key()
        row = {"hash": hash_of(token), "table": table, "seat": seat, "kind": kind, "made": time.time()}
        await self._store.write(insert(links).values(row))
        return token

    async def linked(self, token: str) -> Row:
        """Where a link leads."""
        row = await self._store.row(select(links).where(links.c.hash == hash_of(token)))
        if row is None:
            raise Failure("link-unknown", 404)
        return row

    async def lend(self, person: Person, link: Row) -> None:
        """Let a person play a seat by a link to it."""
        values = {"table": link["table"], "seat": link["seat"], "person": person.id, "link": link["hash"]}
        there = (grants.c.table == link["table"]) & (grants.c.seat == link["seat"]) & (grants.c.person == person.id)
        await self._store.write(delete(grants).where(there), insert(grants).values(values))

    async def revoke(self, table: str, seat: int, kind: str) -> int:
        """Take every link of that kind to a seat back, with all that was lent by it; returns how many links."""
        which = (links.c.table == table) & (links.c.seat == seat) & (links.c.kind == kind)
        found = await self._store.rows(select(links.c.hash).where(which))
        hashes = [row["hash"] for row in found]
        await self._store.write(delete(grants).where(grants.c.link.in_(hashes)), delete(links).where(which))
        return len(hashes)


def _person(row: Row) -> Person:
    return Person(row["id"], row["name"], row["login"])


def _checked(name: str) -> str:
    data = plain_name(name)
    if not data:
        raise Failure("name-empty", 400)
    return data


def _new_key(person: str, key: str) -> Insert:
    return insert(keys).values(hash=hash_of(key), person=person, made=time.time())


def _scrypt(password: str, salt: bytes) -> str:
    made = hashlib.scrypt(password.encode(), salt=salt, dklen=32, **SCRYPT)
    return f"{salt.hex()}${made.hex()}"
