"""The privacy notice at `/privacy`: what is stored, how long, and who is responsible, in the reader's language.

It is filled from the settings, so that it says what this very server does.
"""

import re
from html import escape

from starlette.requests import Request
from starlette.responses import Response

from tianxia.server.settings import DAY, Settings
from tianxia.words import LANGUAGES, words

SECTIONS = {
    "stored": (
        *("name", "cookie", "login", "games", "results", "tournaments", "editions"),
        *("chat", "follows", "notifications", "bans"),
    ),
    "elsewhere": ("address", "browser", "nobody"),
    "kept": (
        *("unstarted", "running", "finished", "results-kept", "unheld"),
        *("visitors", "accounts", "said", "unsent", "requests", "backups"),
    ),
    "choices": ("forget", "ask"),
}
"""The headings, and the points below each."""
MAIL = re.compile(r"[^@\s<>\"]+@[^@\s<>\"]+")
SITE = re.compile(r"https?://[^\s<>\"]+")


class PrivacyNotice:
    """Serves the notice."""

    def __init__(self, settings: Settings) -> None:
        """The notice of a server with these settings."""
        self._settings = settings

    async def serve(self, request: Request) -> Response:
        """The notice in the language that the address or the browser asks for."""
        text = self.page(language_of(request.query_params.get("lang"), request.headers.get("accept-language", "")))
        return Response(text, media_type="text/html; charset=utf-8", headers={"Vary": "Accept-Language"})

    def page(self, language: str) -> str:
        """The whole page in a language."""
        said, root = words(language), escape(self._settings.root_path)
        title = escape(said.say("privacy-title"))
        others = " · ".join(f'<a href="?lang={other}" hreflang="{other}">{other}</a>' for other in LANGUAGES)
        return (
            f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>{title}</title>'
            f'<meta name="viewport" content="width=device-width, initial-scale=1">'
            f'<link rel="stylesheet" href="{root}/privacy.css"></head><body><main>'
            f'<p><a href="{root}/">{escape(said.say("privacy-back"))}</a> · {others}</p><h1>{title}</h1>'
            f"<p>{self._responsible(language)}</p>{self._sections(language)}</main></body></html>\n"
        )

    def _responsible(self, language: str) -> str:
        """Who runs the server, and how to reach them."""
        said, settings = words(language), self._settings
        who = escape(said.say("privacy-operator", operator=settings.operator or "nobody"))
        return f"{who} {linked(settings.contact)}" if settings.contact else who

    def _sections(self, language: str) -> str:
        said, values = words(language), self._values()
        parts = []
        for heading, points in SECTIONS.items():
            items = "".join(f"<li>{escape(said.say(f'privacy-{point}', **values))}</li>" for point in points)
            parts.append(f"<h2>{escape(said.say(f'privacy-{heading}'))}</h2><ul>{items}</ul>")
        return "".join(parts)

    def _values(self) -> dict[str, str | float]:
        """How long everything is kept, in days."""
        kept = self._settings.retention
        times = {
            "unstarted": kept.never_begun,
            "running": kept.abandoned,
            "finished": kept.finished,
            "visitors": kept.visitors,
            "chat": kept.chat,
            "unheld": kept.tournaments,
        }
        return {name: "forever" if seconds is None else days(seconds) for name, seconds in times.items()}


def days(seconds: float) -> float:
    """A time in days, whole if it can be."""
    number = round(seconds / DAY, 2)
    return int(number) if number == int(number) else number


def linked(contact: str) -> str:
    """A contact as a link, if it is an e-mail address or a page."""
    if MAIL.fullmatch(contact):
        return f'<a href="mailto:{escape(contact)}">{escape(contact)}</a>'
    return f'<a href="{escape(contact)}">{escape(contact)}</a>' if SITE.fullmatch(contact) else escape(contact)


def language_of(asked: str | None, accepted: str) -> str:
    """The language in the address, else the first of the browser's that we have, else English."""
    wanted = [asked or "", *(part.partition(";")[0].strip() for part in accepted.split(","))]
    return next((name[:2].lower() for name in wanted if name[:2].lower() in LANGUAGES), "en")
