"""What is sent over the HTTP API about notifications, both ways."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from tianxia.server.protocol.requests import Body
from tianxia.server.protocol.shapes import Word

Channel = Literal["push", "mail", "webhook"]
Kind = Literal["turn", "clock", "round", "ended", "joined"]
Minutes = Annotated[int, Meta(ge=0, le=24 * 60 - 1, description="minutes after midnight")]
Zone = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_+/-]+$", description="as in Europe/Paris")]
Address = Annotated[str, Meta(min_length=10, max_length=1000)]
Encoded = Annotated[str, Meta(min_length=16, max_length=200, pattern="^[A-Za-z0-9_-]+$")]


class QuietHours(Struct, frozen=True, forbid_unknown_fields=True):
    """From one time of day to another, in the person's time zone. Nothing is sent then, and all of it afterwards."""

    begin: Minutes
    end: Minutes


class ChannelState(Struct, frozen=True):
    """One way to be notified."""

    channel: Channel
    available: bool
    """Whether this server and this account can use it."""
    on: bool
    """Whether messages go out; over push, to this device."""
    kinds: list[Kind]
    address: str | None = None
    """The e-mail address, or the host of the webhook."""
    off: Literal["link", "failing"] | None = None
    """Why it was switched off: by the link in a message, or because nothing got through."""
    failing: bool = False
    """Whether the last message did not get through."""


class Notifications(Struct, frozen=True):
    """What you are notified of, how and when. `key` is what a browser needs to subscribe; none if it cannot."""

    channels: list[ChannelState]
    kinds: list[Kind]
    language: str | None
    zone: str | None
    quiet: QuietHours | None
    key: str | None


class NotificationChoices(Body):
    """Language, time zone and quiet hours, and what you want to hear of over each channel that is named."""

    language: Word
    zone: Zone
    quiet: QuietHours | None = None
    kinds: dict[Channel, list[Kind]] = field(default_factory=dict)


class BrowserKeys(Body):
    """What messages to a browser are encrypted with."""

    p256dh: Encoded
    auth: Encoded


class NewBrowser(Body):
    """A push subscription, as the browser's `toJSON()` writes it."""

    endpoint: Address
    keys: BrowserKeys


class NewWebhook(Body):
    """An https address that gets a POST for each message."""

    url: Address


class WebhookSecret(Struct, frozen=True):
    """What signs every message to your webhook. It is shown only once."""

    secret: str
