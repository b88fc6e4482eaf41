"""The three ways to reach somebody. Each gets a message and says what became of it; none logs where it went."""

import smtplib
from dataclasses import dataclass
from typing import Literal, NamedTuple

import msgspec

from tianxia.server.notifications import webhook, webpush
from tianxia.server.notifications.transport import Reply, Transport, Unreachable
from tianxia.server.notifications.wording import Message, path
from tianxia.server.people.mail import Mailer
from tianxia.server.settings import Settings
from tianxia.server.store.schema import Row
from tianxia.server.store.secrets import server_secret
from tianxia.server.store.store import Store

Channel = Literal["push", "mail", "webhook"]
CHANNELS: tuple[Channel, ...] = ("push", "mail", "webhook")
SPACING = {"push": 0.0, "mail": 3600.0, "webhook": 0.0}
"""Seconds between two messages to one receiver: e-mails are collected longest."""
KEPT = 86400
"""Seconds for which a push service keeps a message for a device that sleeps."""
SHOWN = 5
"""The most lines of a browser notification."""
OK, MULTIPLE, GONE = 200, 300, (404, 410)
PUSH_SECRET = "push"


class Outcome(NamedTuple):
    """Sent, failed, gone for good, or held up by our own relay; and how long to wait, if the other side said so."""

    what: Literal["sent", "failed", "gone", "held"]
    wait: float | None = None


class PushPayload(msgspec.Struct, frozen=True):
    """Everything a browser is told; the service worker shows it as it is."""

    title: str
    body: str
    path: str
    tag: str
    off: str
    turn_off: str
    """The words of the button that ends these messages."""
    lang: str


@dataclass(frozen=True)
class Channels:
    """Sends messages over each channel."""

    store: Store
    settings: Settings
    mailer: Mailer
    transport: Transport

    def available(self, channel: str) -> bool:
        """Whether this server can use a channel: links in e-mails and webhooks need its address."""
        if channel == "push":
            return webpush.available()
        return self.settings.url is not None and (channel == "webhook" or self.mailer.available)

    async def public_key(self) -> str:
        """What browsers must know about us before they let us push."""
        return webpush.to_text(webpush.public_of(webpush.key_of(await self._push_key())))

    async def _push_key(self) -> str:
        return await server_secret(self.store, PUSH_SECRET, webpush.fresh_key)

    async def send(self, receiver: Row, message: Message, off: str, now: float) -> Outcome:
        """Send a message to a receiver; `off` is the token that ends such messages."""
        if receiver["channel"] == "mail":
            return await self._mail(receiver, message, off)
        try:
            if receiver["channel"] == "push":
                return _judged(await self._push(receiver, message, off, now), GONE)
            return _judged(await self._webhook(receiver, message, off, now))
        except Unreachable:
            return Outcome("failed")

    async def _push(self, receiver: Row, message: Message, off: str, now: float) -> Reply:
        key = webpush.key_of(await self._push_key())
        to, auth = (webpush.to_bytes(receiver["secrets"][name]) for name in ("p256dh", "auth"))
        headers = {
            "TTL": str(KEPT),
            "Topic": message.id,
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "Authorization": webpush.introduction(key, receiver["address"], now, self._contact()),
        }
        body = webpush.encrypted(_push_body(message, off), to, auth)
        return await self.transport.post(receiver["address"], headers, body)

    def _contact(self) -> str | None:
        """Where a push service reaches the operator."""
        contact = self.settings.contact or ""
        if contact.startswith("https://"):
            return contact
        return f"mailto:{contact}" if "@" in contact and " " not in contact else self.settings.url

    async def _webhook(self, receiver: Row, message: Message, off: str, now: float) -> Reply:
        text = "\n".join(message.lines())
        items = [
            webhook.Said(
                kind=item.kind,
                game=item.game,
                table=item.subject,
                players=list(item.others),
                who=item.who,
                tournament=item.tournament,
                link=f"{self.settings.url}/{path(item)}",
            )
            for item in message.items
        ]
        payload = webhook.Payload(message.id, int(now), text, text, items, self._off_link(off))
        body = msgspec.json.encode(payload)
        headers = {
            "Content-Type": "application/json",
            webhook.DELIVERY: message.id,
            webhook.SIGNATURE: webhook.signature(receiver["secrets"]["secret"], int(now), body),
        }
        return await self.transport.post(receiver["address"], headers, body)

    async def _mail(self, receiver: Row, message: Message, off: str) -> Outcome:
        link, said = self._off_link(off), message.said
        sender = self.settings.mail.sender if self.settings.mail is not None else ""
        linked = [
            f"{line}\n{self.settings.url}/{path(item)}"
            for line, item in zip(message.lines(), message.items, strict=False)
        ]
        rest = message.lines()[len(linked) :]
        text = "\n\n".join([*linked, *rest, said.say("notify-mail-off", link=link)]) + "\n"
        headers = {
            "Message-ID": f"<{message.id}@{sender.rpartition('@')[2].strip('> ') or 'tianxia'}>",
            "List-Unsubscribe": f"<{link}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }
        try:
            await self.mailer.deliver(receiver["email"], message.title, text, headers)
        except smtplib.SMTPRecipientsRefused:
            return Outcome("failed")
        except (OSError, smtplib.SMTPException):
            return Outcome("held")
        return Outcome("sent")

    def _off_link(self, token: str) -> str:
        return f"{self.settings.url}/off/{token}"


def _push_body(message: Message, off: str) -> bytes:
    """A message for a browser, with fewer lines if they are too long."""
    single = message.items[0] if len(message.items) == 1 else None
    tag, where = (single.subject, path(single)) if single is not None else ("tianxia", "#/tables")
    for lines in range(SHOWN, 0, -1):
        body = "\n".join(message.lines(lines))
        turn_off = message.said.say("notify-turn-off")
        payload = msgspec.json.encode(PushPayload(message.title, body, where, tag, off, turn_off, message.language))
        if len(payload) <= webpush.LONGEST:
            break
    return payload


def _judged(reply: Reply, gone: tuple[int, ...] = ()) -> Outcome:
    """What a status means; a redirect is a failure, as nobody follows it."""
    if reply.status in gone:
        return Outcome("gone")
    return Outcome("sent") if OK <= reply.status < MULTIPLE else Outcome("failed", reply.wait)
