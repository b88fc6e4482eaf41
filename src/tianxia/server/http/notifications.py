"""Endpoints of notifications: what somebody wants to hear of, over which channels, and when not."""

from typing import Any
from urllib.parse import urlsplit

from sqlalchemy import select

from tianxia.server.http.endpoint import Call, Endpoint
from tianxia.server.notifications.channels import CHANNELS
from tianxia.server.notifications.items import KINDS
from tianxia.server.people.keys import hash_of
from tianxia.server.people.people import Person
from tianxia.server.protocol import notifications as shapes
from tianxia.server.protocol.errors import Failure
from tianxia.server.protocol.responses import Count
from tianxia.server.store.schema import Row, people
from tianxia.words import LANGUAGES

CHANNEL: dict[str, Any] = {"channel": shapes.Channel}


async def show(call: Call) -> shapes.Notifications:
    """What you are notified of, how and when."""
    person, services = call.anybody(), call.services
    kinds, chosen = await services.receivers.kinds(person.id), await services.receivers.settings(person.id)
    email = await services.store.value(select(people.c.email).where(people.c.id == person.id))
    found = {channel: await _mine(call, person, channel) for channel in CHANNELS}
    states = [_state(call, person, channel, found[channel], kinds[channel], email) for channel in CHANNELS]
    key = await services.channels.public_key() if services.channels.available("push") else None
    return shapes.Notifications(
        channels=states,
        kinds=list(KINDS),  # type: ignore[arg-type]
        language=chosen["language"] if chosen is not None else None,
        zone=chosen["zone"] if chosen is not None else None,
        quiet=_quiet(chosen),
        key=key,
    )


def _quiet(chosen: Row | None) -> shapes.QuietHours | None:
    if chosen is None or chosen["quiet_from"] is None or chosen["quiet_until"] is None:
        return None
    return shapes.QuietHours(chosen["quiet_from"], chosen["quiet_until"])


def _state(
    call: Call, person: Person, channel: shapes.Channel, found: Row | None, kinds: list[Any], email: str | None
) -> shapes.ChannelState:
    address = {"mail": email, "webhook": urlsplit(found["address"] or "").hostname if found is not None else None}
    return shapes.ChannelState(
        channel=channel,
        available=call.services.channels.available(channel) and (channel == "push" or person.has_account),
        on=found is not None and found["off"] is None,
        kinds=kinds,
        address=address.get(channel),
        off=found["off"] if found is not None else None,
        failing=found is not None and found["failures"] > 0,
    )


async def _mine(call: Call, person: Person, channel: shapes.Channel) -> Row | None:
    """The sender's receiver on a channel; for push, the browser of this device."""
    mine = [row for row in await call.services.receivers.of(person.id) if row["channel"] == channel]
    here = hash_of(call.key or "")
    return next((row for row in mine if channel != "push" or row["key"] == here), None)


async def choose(call: Call) -> shapes.Notifications:
    """Choose language, time zone and quiet hours, and what you want to hear of."""
    person, body = call.somebody(), call.body
    quiet = {"quiet_from": body.quiet.begin, "quiet_until": body.quiet.end} if body.quiet is not None else {}
    if quiet and body.quiet.begin == body.quiet.end:
        raise Failure("malformed", 400, why="quiet: begin and end are the same")
    language = body.language if body.language in LANGUAGES else "en"
    none = {"quiet_from": None, "quiet_until": None}
    await call.services.receivers.choose(
        person.id, {"language": language, "zone": body.zone, **none, **quiet}, body.kinds
    )
    return await show(call)


async def add_browser(call: Call) -> shapes.Notifications:
    """Push notifications to this browser."""
    person, body = call.somebody(), call.body
    _require(call, "push")
    keys = body.keys
    await call.services.receivers.add_browser(person, call.key or "", body.endpoint, keys.p256dh, keys.auth)
    return await show(call)


async def add_mail(call: Call) -> shapes.Notifications:
    """Send notifications to your confirmed e-mail address."""
    _require(call, "mail")
    await call.services.receivers.add_mail(call.somebody())
    return await show(call)


async def add_webhook(call: Call) -> shapes.WebhookSecret:
    """Send notifications to a webhook; every message is signed with the secret that this returns."""
    _require(call, "webhook")
    return shapes.WebhookSecret(await call.services.receivers.add_webhook(call.somebody(), call.body.url))


def _require(call: Call, channel: shapes.Channel) -> None:
    if not call.services.channels.available(channel):
        raise Failure("no-channel", 409)


async def remove_browser(call: Call) -> shapes.Notifications:
    """Push nothing more to this browser."""
    return await _removed(call, "push")


async def remove_mail(call: Call) -> shapes.Notifications:
    """Send no more e-mails."""
    return await _removed(call, "mail")


async def remove_webhook(call: Call) -> shapes.Notifications:
    """Call your webhook no more, and forget it."""
    return await _removed(call, "webhook")


async def _removed(call: Call, channel: shapes.Channel) -> shapes.Notifications:
    person = call.anybody()
    found = await _mine(call, person, channel)
    if found is not None:
        await call.services.receivers.remove(person.id, found["id"])
    return await show(call)


async def send_test(call: Call) -> Count:
    """Send yourself a test over a channel."""
    person = call.somebody()
    found = await _mine(call, person, call.path["channel"])
    if found is None or found["off"] is not None:
        raise Failure("channel-off", 409)
    call.services.notification_tests.charge(person.id)
    await call.services.receivers.test(found["id"])
    call.services.courier.wake()
    return Count(1)


HERE = "/api/me/notifications"
ENDPOINTS = [
    Endpoint("GET", HERE, show, shapes.Notifications),
    Endpoint("PUT", HERE, choose, shapes.Notifications, body=shapes.NotificationChoices),
    Endpoint("PUT", f"{HERE}/push", add_browser, shapes.Notifications, body=shapes.NewBrowser),
    Endpoint("PUT", f"{HERE}/mail", add_mail, shapes.Notifications),
    Endpoint("PUT", f"{HERE}/webhook", add_webhook, shapes.WebhookSecret, body=shapes.NewWebhook),
    Endpoint("DELETE", f"{HERE}/push", remove_browser, shapes.Notifications),
    Endpoint("DELETE", f"{HERE}/mail", remove_mail, shapes.Notifications),
    Endpoint("DELETE", f"{HERE}/webhook", remove_webhook, shapes.Notifications),
    Endpoint("POST", f"{HERE}/{{channel}}/test", send_test, Count, names=CHANNEL),
]
