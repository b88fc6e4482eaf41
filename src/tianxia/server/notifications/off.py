"""One click ends the messages: a signed link for each receiver, which works without signing in."""

import hmac
import secrets

from sqlalchemy import delete, update

from tianxia.server.notifications.webpush import to_bytes, to_text
from tianxia.server.store.schema import notifications, receivers
from tianxia.server.store.secrets import server_secret
from tianxia.server.store.store import Store

SECRET = "notifications"
LINK, FAILING = "link", "failing"
"""Why a receiver is off: its person used the link, or nothing has reached it for a long time."""


async def off_token(store: Store, receiver: str) -> str:
    """The token that switches a receiver off."""
    return f"{to_text(receiver.encode())}.{await _signature(store, receiver)}"


async def receiver_of(store: Store, token: str) -> str | None:
    """The receiver that a token switches off; None if it is not one of ours."""
    name, _, signature = token.partition(".")
    try:
        receiver = to_bytes(name).decode()
    except ValueError:
        return None
    return receiver if hmac.compare_digest((await _signature(store, receiver)).encode(), signature.encode()) else None


async def _signature(store: Store, receiver: str) -> str:
    secret = await server_secret(store, SECRET, lambda: secrets.token_hex(32))
    return to_text(hmac.digest(secret.encode(), f"off/{receiver}".encode(), "sha256")[:16])


async def switch_off(store: Store, receiver: str, why: str) -> None:
    """Send nothing there any more, not even what is waiting."""
    await store.write(
        update(receivers).where(receivers.c.id == receiver).values(off=why),
        delete(notifications).where(notifications.c.receiver == receiver),
    )
