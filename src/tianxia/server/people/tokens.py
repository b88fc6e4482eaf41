"""Single-use secrets: recovery codes, codes in e-mails, and the challenges of passkeys. Only hashes are stored."""

import secrets
import time

from sqlalchemy import Insert, exists, insert, select

from tianxia.server.people.keys import hash_of
from tianxia.server.store.schema import Row, tokens
from tianxia.server.store.store import Store

SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's: no letter that could be read as a digit or as another letter."""
GROUP = 4
READ_AS = str.maketrans("OIL", "011")


def fresh_code(groups: int) -> str:
    """A random code to write down, 20 bits per group."""
    return "-".join("".join(secrets.choice(SIGNS) for _ in range(GROUP)) for _ in range(groups))


def plain_code(typed: str) -> str:
    """A code as it was made, however it was typed."""
    return "".join(sign for sign in typed.upper().translate(READ_AS) if sign in SIGNS)


def new_token(secret: str, kind: str, person: str | None, lasts: float | None, email: str | None = None) -> Insert:
    """The statement that stores a secret."""
    until = time.time() + lasts if lasts is not None else None
    values = {"hash": hash_of(secret), "spent": False, "kind": kind, "person": person, "email": email, "until": until}
    return insert(tokens).values(values)


async def find_token(store: Store, secret: str, *kinds: str) -> Row | None:
    """What is stored about a secret that is still good; None if it is unknown, spent or too old."""
    row = await store.row(select(tokens).where(tokens.c.hash == hash_of(secret), tokens.c.kind.in_(kinds)))
    used = exists().where(tokens.c.hash == hash_of(secret), tokens.c.spent)
    if row is None or (row["until"] is not None and row["until"] < time.time()) or await store.value(select(used)):
        return None
    return row


def spend(token: Row) -> Insert:
    """The statement that spends a secret; if somebody was first, IntegrityError undoes its transaction."""
    return insert(tokens).values({**token, "spent": True})
