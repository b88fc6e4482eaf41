"""The options of `tianxia serve` for operators: metrics, logs, who runs the server, and how long things are kept.

Each option can also be given in the environment, as `TIANXIA_` and its name: `TIANXIA_KEEP_CHAT=30`.
"""

import math
from collections.abc import Callable
from typing import Any, ClassVar
from urllib.parse import unquote, urlsplit

import click

from tianxia.commands.click_words import OneOf
from tianxia.engine.game import BadInput

FOREVER = "forever"
LOOPBACK = "127.0.0.1"
HIGHEST_PORT = 65535
KEEPS = {
    "unstarted": "never_begun",
    "running": "abandoned",
    "finished": "finished",
    "visitors": "visitors",
    "chat": "chat",
}
"""What `--keep-…` says, and what the settings call it."""


class Days(click.ParamType[float]):
    """A number of days, or `forever`."""

    name = "days"

    def convert(self, value: Any, param: click.Parameter | None, _ctx: click.Context | None) -> float:
        """Days as a number, infinite for ever; BadInput if it is neither."""
        try:
            days = math.inf if value == FOREVER else float(value)
        except ValueError:
            days = 0.0
        if not days > 0:
            raise BadInput("serve-bad-days", option=param.opts[0] if param is not None else "", text=str(value))
        return days


class Place(click.ParamType[tuple[str, int]]):
    """`PORT`, or `HOST:PORT`."""

    name = "place"

    def convert(self, value: Any, _param: click.Parameter | None, _ctx: click.Context | None) -> tuple[str, int]:
        """A host and a port; BadInput if it is neither."""
        host, _, port = str(value).rpartition(":")
        if not port.isdecimal() or int(port) > HIGHEST_PORT:
            raise BadInput("serve-bad-metrics", text=str(value))
        return host.strip("[]") or LOOPBACK, int(port)


class MailRelay(click.ParamType[Any]):
    """`smtp://USER:PASSWORD@HOST:PORT` (with STARTTLS), `smtps://…` (TLS) or `smtp+plain://…` (neither)."""

    name = "relay"
    KINDS: ClassVar = {"smtp": ("starttls", 587), "smtps": ("tls", 465), "smtp+plain": ("none", 25)}
    """How each connects, and its usual port."""

    def convert(self, value: Any, _param: click.Parameter | None, _ctx: click.Context | None) -> Any:
        """Where e-mails go, without their sender; BadInput if it is no such URL."""
        try:
            url = urlsplit(str(value))
            security, port = self.KINDS[url.scheme]
            host, user, password, port = url.hostname or "", url.username, url.password, url.port or port
        except (ValueError, KeyError):
            host = ""
        if not host:  # without the URL itself, which may have a password
            raise BadInput("serve-bad-mail")
        names = {"user": unquote(user) if user else None, "password": unquote(password) if password else None}
        return {"host": host, "port": port, "security": security, **names}


class PageAddress(click.ParamType[str]):
    """`https://HOST/PATH`, where people find the page."""

    name = "url"

    def convert(self, value: Any, _param: click.Parameter | None, _ctx: click.Context | None) -> str:
        """The address without a slash at its end; BadInput if it is none."""
        try:
            url = urlsplit(str(value))
            good = url.scheme in ("http", "https") and url.hostname and not (url.query or url.fragment or url.username)
        except ValueError:
            good = False
        if not good:
            raise BadInput("serve-bad-url", text=str(value))
        return str(value).rstrip("/")


OPTIONS = (
    click.option("--metrics", type=Place(), metavar="[HOST:]PORT", help="Where to show metrics."),
    click.option("--log", type=OneOf(["text", "json"]), default="text", show_default=True, help="The form of the log."),
    click.option("--operator", metavar="NAME", help="Who runs the server."),
    click.option("--contact", metavar="TEXT", help="Where to reach them."),
    click.option("--url", type=PageAddress(), metavar="URL", help="Where people find the page."),
    click.option("--mail", type=MailRelay(), metavar="URL", help="Where e-mails go."),
    click.option("--mail-from", metavar="ADDRESS", help="The sender of e-mails."),
    *(click.option(f"--keep-{what}", type=Days(), metavar="DAYS|forever", help="How long.") for what in KEEPS),
)


def operator_options(function: Callable[..., Any]) -> Callable[..., Any]:
    """Add all of these options to a command."""
    for option in reversed(OPTIONS):
        function = option(function)
    return function


def operator_settings(local: bool, given: dict[str, Any]) -> dict[str, Any]:
    """The settings that the options stand for; `local` says that only this computer can connect."""
    from dataclasses import replace

    from tianxia.server.settings import DAY, KEPT_AT_HOME, Relay, Retention

    kept = {name: given[f"keep_{what}"] for what, name in KEEPS.items()}
    seconds = {name: None if math.isinf(days) else days * DAY for name, days in kept.items() if days is not None}
    if (given["mail"] is None) != (given["mail_from"] is None):
        raise BadInput("serve-mail-sender")
    return {
        "mail": Relay(**given["mail"], sender=given["mail_from"]) if given["mail"] else None,
        "url": given["url"],
        "metrics": given["metrics"],
        "operator": given["operator"],
        "contact": given["contact"],
        "retention": replace(KEPT_AT_HOME if local else Retention(), **seconds),
    }
