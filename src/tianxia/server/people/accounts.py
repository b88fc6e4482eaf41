"""Accounts: passwords, signing in, and recovery. Passkeys are in `passkeys.py`."""

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import NamedTuple

from sqlalchemy import Executable, delete, or_, select, update
from sqlalchemy.exc import IntegrityError

from tianxia.server.fleet.fleet import Fleet
from tianxia.server.names import looks
from tianxia.server.people.keys import NO_PASSWORD, fresh_key, is_outdated, password_fits, password_hash
from tianxia.server.people.people import Person, name_claimed, new_key, person_of, reserve
from tianxia.server.people.tokens import find_token, fresh_code, new_token, plain_code, spend
from tianxia.server.protocol.errors import Failure
from tianxia.server.settings import HOUR
from tianxia.server.store.schema import Row, keys, names, people, receivers, tokens
from tianxia.server.store.store import Store

HASHERS = 2
"""Passwords hashed at the same time: each takes a quarter of a second of one core and 16 MB."""
PRINTED, MAILED, CONFIRMS = "printed", "mailed", "confirms"
"""Kinds of codes: shown once when an account is made, sent to its e-mail address, and sent to a new address."""
PRINTED_GROUPS, MAILED_GROUPS = 5, 3
"""Groups of four signs: a printed code lasts until it is used, one in an e-mail for an hour."""
MAILED_LASTS = HOUR


class SignedIn(NamedTuple):
    """Somebody with the key of a new device, and a new recovery code if the old one is used up."""

    person: Person
    key: str
    code: str | None = None


class Accounts:
    """Makes accounts, and lets their people in."""

    def __init__(self, store: Store, fleet: Fleet) -> None:
        """Work on a store, and tell the fleet who has signed out."""
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

    # -- making an account

    async def open_account(self, person: Person, *changes: Executable) -> str | None:
        """Carry out what lets a person sign in; the first time, this reserves their name and makes a recovery code."""
        if person.name is None:
            raise Failure("name-needed", 409)
        code = None if person.has_account else fresh_code(PRINTED_GROUPS)
        with name_claimed(person):
            await self._store.write(*changes, *(_opened(person, code) if code else []))
        return code

    async def set_password(
        self, person: Person, password: str, login: str | None = None, old: str | None = None
    ) -> tuple[Person, str | None]:
        """Let a person sign in with a password; Failure if they have another one and `old` is not it.

        Returns the person as they are now, and the recovery code of a new account.
        """
        stored = await self._store.value(select(people.c.password).where(people.c.id == person.id))
        if stored and not (old and await self._fits(old, stored)):
            raise Failure("old-password-wrong", 403)
        now = replace(person, login=login.lower() if login is not None else person.login)
        await self._require_login(now)
        values = {"login": now.login, "password": await self._hashed(password)}
        changes: list[Executable] = [update(people).where(people.c.id == person.id).values(values)]
        changes += reserve(now) if now.login != person.login and now.has_account else []
        try:
            return now, await self.open_account(now, *changes)
        except IntegrityError:  # taken a moment earlier
            raise Failure("login-taken", 409, login=now.login) from None

    async def _require_login(self, person: Person) -> None:
        """Failure if somebody else signs in with the same login."""
        found = await self.find(person.login) if person.login is not None else None
        if found is not None and found["id"] != person.id:
            raise Failure("login-taken", 409, login=person.login)

    # -- signing in

    async def find(self, login: str) -> Row | None:
        """The account that somebody means by a login or a name."""
        named = select(names.c.person).where(names.c.skeleton.in_(looks(login)))
        found = await self._store.rows(
            select(people).where(or_(people.c.login == login.lower(), people.c.id.in_(named)))
        )
        return next(iter(sorted(found, key=lambda row: row["login"] != login.lower())), None)

    async def come_back(self, login: str, password: str, device: str | None) -> SignedIn:
        """A new key for somebody with a password; Failure if it is wrong."""
        row = await self.find(login)
        # An unknown login costs as much time as a wrong password, so that nobody can tell them apart.
        stored = row["password"] if row is not None and row["password"] else NO_PASSWORD
        if not await self._fits(password, stored) or row is None:
            raise Failure("login-wrong", 403)
        signed_in = await self.sign_in(row, device)
        if is_outdated(stored):
            await self._renew(row, password)
        return signed_in

    async def sign_in(self, row: Row, device: str | None, *changes: Executable) -> SignedIn:
        """A new key for somebody who has shown who they are; Failure if they are banned."""
        person = person_of(row)
        if person.banned:
            raise Failure("banned", 403)
        key = fresh_key()
        await self._store.write(*changes, new_key(person.id, key, device))
        return SignedIn(person, key)

    async def _renew(self, row: Row, password: str) -> None:
        """Store a password at today's cost, unless it has changed meanwhile."""
        same = (people.c.id == row["id"]) & (people.c.password == row["password"])
        renewed = await self._hashed(password)
        await self._store.write(update(people).where(same).values(password=renewed))

    # -- recovery

    async def recover(self, login: str, code: str, password: str | None, device: str | None) -> SignedIn:
        """Sign in with a recovery code, and out everywhere else; it serves once."""
        row, token = await self.find(login), await find_token(self._store, plain_code(code), PRINTED, MAILED)
        if row is None or token is None or token["person"] != row["id"]:
            raise Failure("code-wrong", 403)
        fresh = fresh_code(PRINTED_GROUPS) if token["kind"] == PRINTED else None
        changes: list[Executable] = [spend(token), delete(keys).where(keys.c.person == row["id"])]
        changes += [new_token(plain_code(fresh), PRINTED, row["id"], None)] if fresh else []
        if password is not None:
            hashed = await self._hashed(password)
            changes.append(update(people).where(people.c.id == row["id"]).values(password=hashed))
        try:
            signed_in = await self.sign_in(row, device, *changes, *self._fleet.notice("parted", row["id"]))
        except IntegrityError:  # spent by another request at the same moment
            raise Failure("code-wrong", 403) from None
        return signed_in._replace(code=fresh)

    async def new_code(self, person: Person) -> str:
        """Another recovery code in place of the one that was printed."""
        if not person.has_account:
            raise Failure("no-account", 409)
        code = fresh_code(PRINTED_GROUPS)
        old = (tokens.c.person == person.id) & (tokens.c.kind == PRINTED)
        await self._store.write(delete(tokens).where(old), new_token(plain_code(code), PRINTED, person.id, None))
        return code

    async def mailed_code(self, login: str) -> tuple[str, str] | None:
        """A code for the e-mail address of an account, and that address; None without one."""
        row = await self.find(login)
        if row is None or row["email"] is None:
            return None
        code = fresh_code(MAILED_GROUPS)
        await self._store.write(new_token(plain_code(code), MAILED, row["id"], MAILED_LASTS))
        return row["email"], code

    async def confirming_code(self, person: Person, email: str) -> str:
        """A code that shows that somebody reads the mail to an address."""
        if not person.has_account:
            raise Failure("no-account", 409)
        code = fresh_code(MAILED_GROUPS)
        await self._store.write(new_token(plain_code(code), CONFIRMS, person.id, MAILED_LASTS, email))
        return code

    async def confirm_email(self, person: Person, code: str) -> None:
        """Recover by this e-mail address from now on."""
        token = await find_token(self._store, plain_code(code), CONFIRMS)
        if token is None or token["person"] != person.id:
            raise Failure("code-wrong", 403)
        await self._spend_for(token, email=token["email"])

    async def _spend_for(self, token: Row, **values: object) -> None:
        try:
            change = update(people).where(people.c.id == token["person"]).values(values)
            await self._store.write(spend(token), change)
        except IntegrityError:
            raise Failure("code-wrong", 403) from None

    async def remove_email(self, person: Person) -> None:
        """Forget an e-mail address and codes sent to it, and send no notifications there."""
        sent = (tokens.c.person == person.id) & tokens.c.kind.in_((MAILED, CONFIRMS))
        notified = (receivers.c.person == person.id) & (receivers.c.channel == "mail")
        await self._store.write(
            update(people).where(people.c.id == person.id).values(email=None),
            delete(tokens).where(sent),
            delete(receivers).where(notified),
        )


def _opened(person: Person, code: str) -> list[Executable]:
    """The statements that make an account of a visitor, once."""
    first = (people.c.id == person.id) & people.c.since.is_(None)
    return [
        *reserve(person),
        update(people).where(first).values(since=time.time()),
        new_token(plain_code(code), PRINTED, person.id, None),
    ]
