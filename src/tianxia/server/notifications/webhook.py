"""Webhooks: a message as JSON, signed so that its receiver knows that it is ours, and new.

`X-Tianxia-Signature: t=SECONDS,v1=HEX`, the HMAC-SHA256 of `SECONDS.BODY`; docs/notifications.md shows how to check it.
"""

import hmac
import secrets
from collections.abc import Sequence

import msgspec

SIGNATURE, DELIVERY = "X-Tianxia-Signature", "X-Tianxia-Delivery"


class Said(msgspec.Struct, frozen=True):
    """One item in a webhook's message."""

    kind: str
    game: str
    table: str
    players: list[str | None]
    who: str | None
    tournament: str | None
    link: str


class Payload(msgspec.Struct, frozen=True):
    """The message to a webhook. `text` and `content` are the same, for Slack and for Discord."""

    id: str
    sent: int
    text: str
    content: str
    items: Sequence[Said]
    off: str
    """A link that ends these messages."""


def fresh_secret() -> str:
    """What a webhook is signed with."""
    return secrets.token_urlsafe(32)


def signature(secret: str, sent: int, body: bytes) -> str:
    """The header that shows that a body is ours."""
    return f"t={sent},v1={hmac.new(secret.encode(), f'{sent}.'.encode() + body, 'sha256').hexdigest()}"
