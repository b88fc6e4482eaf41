"""E-mail: a few lines of text through the operator's relay. One thread sends them one after the other.

No mail holds a link made from a request: the name of this server in it could be anybody's choice. Codes are typed, and
links of notifications begin with the address that the operator has set.
"""

import asyncio
import logging
import smtplib
import ssl
from collections.abc import Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import formatdate, make_msgid

from tianxia.server.settings import Relay

LOG = logging.getLogger("tianxia.server")
WITHIN = 20.0
"""Seconds for the relay to answer."""


class Mailer:
    """Sends mail if the operator has named a relay."""

    def __init__(self, relay: Relay | None) -> None:
        """Begin with nothing to send."""
        self._relay = relay
        self._thread = ThreadPoolExecutor(1, "mail")

    @property
    def available(self) -> bool:
        """Whether this server can send mail."""
        return self._relay is not None

    def close(self) -> None:
        """Send nothing any more."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    def send(self, to: str, subject: str, text: str) -> None:
        """Send a message soon; if that fails, the log says so without saying to whom."""
        if self._relay is not None:
            self._submit(self._relay, written(self._relay.sender, to, subject, text)).add_done_callback(_log_failure)

    async def deliver(self, to: str, subject: str, text: str, headers: Mapping[str, str]) -> None:
        """Return once the relay has taken a message; otherwise raise its error."""
        assert self._relay is not None
        message = written(self._relay.sender, to, subject, text)
        for name, value in headers.items():
            del message[name]
            message[name] = value
        await asyncio.wrap_future(self._submit(self._relay, message))

    def _submit(self, relay: Relay, message: EmailMessage) -> Future[None]:
        return self._thread.submit(_deliver, relay, message)


def written(sender: str, to: str, subject: str, text: str) -> EmailMessage:
    """A message as it is sent."""
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = sender, to, subject
    message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain=sender.rpartition("@")[2].strip("> "))
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(text)
    return message


def _deliver(relay: Relay, message: EmailMessage) -> None:
    with _connected(relay) as connection:
        if relay.user is not None:
            connection.login(relay.user, relay.password or "")
        connection.send_message(message)


def _log_failure(sent: Future[None]) -> None:
    if not sent.cancelled() and (error := sent.exception()) is not None:
        LOG.error("an e-mail could not be sent: %s", type(error).__name__)


def _connected(relay: Relay) -> smtplib.SMTP:
    """A connection to the relay, encrypted unless the operator chose otherwise."""
    safe = ssl.create_default_context()
    if relay.security == "tls":
        return smtplib.SMTP_SSL(relay.host, relay.port, timeout=WITHIN, context=safe)
    connection = smtplib.SMTP(relay.host, relay.port, timeout=WITHIN)
    if relay.security == "starttls":
        connection.starttls(context=safe)
    return connection
