"""Passkeys: keys that a device keeps, and uses only after a fingerprint, a face or a PIN. Needs the extra `passkeys`.

A passkey belongs to the host name it was made for, for good. A challenge works once, whichever process made it.
"""

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Any, NamedTuple

from sqlalchemy import Executable, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from tianxia.server.people.accounts import Accounts, SignedIn
from tianxia.server.people.keys import fresh_key
from tianxia.server.people.people import Person
from tianxia.server.people.tokens import find_token, new_token, spend
from tianxia.server.protocol.errors import Failure
from tianxia.server.protocol.shapes import Json
from tianxia.server.store.schema import Row, passkeys, people
from tianxia.server.store.store import Store

NEW, USED = "passkey-new", "passkey"
"""Kinds of challenges: to make a passkey, and to sign in with one."""
WITHIN = 300.0
"""Seconds for a person to answer a challenge."""
MOST = 20
"""Passkeys of one person."""


class Site(NamedTuple):
    """Where the page is shown: passkeys are bound to its name, and answers to its origins."""

    name: str
    origins: list[str]


def available() -> bool:
    """Whether this server can do it."""
    return find_spec("webauthn") is not None


class Passkeys:
    """Makes, checks and removes passkeys."""

    def __init__(self, store: Store, accounts: Accounts) -> None:
        """Work on a store; accounts let people in."""
        self._store, self._accounts = store, accounts

    async def of(self, person: Person) -> list[Row]:
        """The passkeys of somebody, oldest first."""
        query = select(passkeys).where(passkeys.c.person == person.id).order_by(passkeys.c.made)
        return list(await self._store.rows(query))

    # -- making one

    async def begin(self, person: Person, site: Site) -> Json:
        """What a browser needs to make a passkey."""
        import webauthn
        from webauthn.helpers import structs

        if person.name is None:
            raise Failure("name-needed", 409)
        known = await self.of(person)
        if len(known) >= MOST:
            raise Failure("too-many-passkeys", 409, limit=MOST)
        options = webauthn.generate_registration_options(
            rp_id=site.name,
            rp_name="Tianxia",
            user_id=person.id.encode(),
            user_name=person.name,
            challenge=await self._challenge(NEW, person.id),
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED,
                user_verification=structs.UserVerificationRequirement.REQUIRED,
            ),
            exclude_credentials=[
                structs.PublicKeyCredentialDescriptor(webauthn.base64url_to_bytes(row["id"])) for row in known
            ],
        )
        return dict(json.loads(webauthn.options_to_json(options)))

    async def add(self, person: Person, site: Site, credential: Json, device: str | None) -> str | None:
        """Keep a new passkey; returns the recovery code of a new account."""
        import webauthn
        from webauthn.helpers import bytes_to_base64url

        challenge, token = await self._answered(credential, NEW)
        if token["person"] != person.id:
            raise Failure("passkey-wrong", 403)
        with _refusals():
            made = webauthn.verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origins,
                require_user_verification=True,
            )
        values = {"id": bytes_to_base64url(made.credential_id), "person": person.id, "count": made.sign_count}
        values |= {"key": bytes_to_base64url(made.credential_public_key), "device": device, "made": time.time()}
        if await self._store.row(select(passkeys.c.id).where(passkeys.c.id == values["id"])) is not None:
            raise Failure("passkey-wrong", 403)
        try:
            return await self._accounts.open_account(person, spend(token), insert(passkeys).values(values))
        except IntegrityError:  # the same answer, sent twice
            raise Failure("passkey-wrong", 403) from None

    async def remove(self, person: Person, passkey: str) -> None:
        """Forget a passkey; Failure if there would be no other way in."""
        mine = await self.of(person)
        if passkey not in (row["id"] for row in mine):
            raise Failure("no-passkey", 404)
        password = await self._store.value(select(people.c.password).where(people.c.id == person.id))
        if len(mine) == 1 and password is None:
            raise Failure("last-way-in", 409)
        await self._store.write(delete(passkeys).where(passkeys.c.id == passkey, passkeys.c.person == person.id))

    # -- signing in

    async def ask(self, site: Site) -> Json:
        """What a browser needs to sign in with any passkey it has for this site."""
        import webauthn
        from webauthn.helpers import structs

        options = webauthn.generate_authentication_options(
            rp_id=site.name,
            challenge=await self._challenge(USED, None),
            user_verification=structs.UserVerificationRequirement.REQUIRED,
        )
        return dict(json.loads(webauthn.options_to_json(options)))

    async def come_back(self, site: Site, credential: Json, device: str | None) -> SignedIn:
        """A new key for somebody with a passkey; Failure if it does not fit."""
        import webauthn

        challenge, token = await self._answered(credential, USED)
        known = await self._store.row(select(passkeys).where(passkeys.c.id == str(credential.get("id"))))
        if known is None:
            raise Failure("passkey-unknown", 403)
        with _refusals():
            shown = webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origins,
                credential_public_key=webauthn.base64url_to_bytes(known["key"]),
                credential_current_sign_count=known["count"],
                require_user_verification=True,
            )
        used = update(passkeys).where(passkeys.c.id == known["id"])
        return await self._let_in(
            known, device, spend(token), used.values(count=shown.new_sign_count, used=time.time())
        )

    async def _let_in(self, known: Row, device: str | None, *changes: Executable) -> SignedIn:
        row = await self._store.row(select(people).where(people.c.id == known["person"]))
        if row is None:
            raise Failure("passkey-unknown", 403)
        try:
            return await self._accounts.sign_in(row, device, *changes)
        except IntegrityError:  # the same answer, sent twice
            raise Failure("passkey-wrong", 403) from None

    # -- challenges

    async def _challenge(self, kind: str, person: str | None) -> bytes:
        secret = fresh_key()
        await self._store.write(new_token(secret, kind, person, WITHIN))
        return secret.encode()

    async def _answered(self, credential: Json, kind: str) -> tuple[bytes, Row]:
        """The challenge that a browser answers; Failure if it is not one of ours, or was answered before."""
        secret = _challenge_in(credential)
        token = await find_token(self._store, secret, kind) if secret else None
        if token is None:
            raise Failure("passkey-late", 403)
        return secret.encode(), token


def _challenge_in(credential: Json) -> str:
    """The challenge in what a browser sends; empty if there is none."""
    from webauthn import base64url_to_bytes

    try:
        data: Any = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        return base64url_to_bytes(data["challenge"]).decode("ascii")
    except (KeyError, TypeError, ValueError, AttributeError, RecursionError):
        return ""


@contextmanager
def _refusals() -> Iterator[None]:
    """Refuse what the library refuses, and what it did not expect to be sent."""
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        yield
    except (WebAuthnException, ValueError, KeyError, TypeError, AttributeError):
        raise Failure("passkey-wrong", 403) from None
