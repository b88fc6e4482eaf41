"""Secrets of the server itself: made once, when first needed, and shared by all processes on a database."""

import contextlib
from collections.abc import Callable

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from tianxia.server.store.schema import server_secrets
from tianxia.server.store.store import Store


async def server_secret(store: Store, name: str, make: Callable[[], str]) -> str:
    """The secret of that name; of several processes one makes it."""
    query = select(server_secrets.c.value).where(server_secrets.c.name == name)
    found = await store.value(query)
    if found is None:
        with contextlib.suppress(IntegrityError):  # another process was quicker
            await store.write(insert(server_secrets).values(name=name, value=make()))
        found = await store.value(query)
    return str(found)
