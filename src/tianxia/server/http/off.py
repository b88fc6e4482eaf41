"""The end of a receiver's notifications, at `/off/TOKEN`: a page with one button, or the one click of a mail program.

Only a POST changes anything: mail programs and scanners open every link they find.
"""

from collections.abc import Callable
from html import escape

from starlette.requests import Request
from starlette.responses import Response

from tianxia.server.http.privacy import language_of
from tianxia.server.notifications.off import LINK, receiver_of, switch_off
from tianxia.server.protocol.errors import Failure
from tianxia.server.rate_limits import counted_as
from tianxia.server.services import Services
from tianxia.server.settings import Settings
from tianxia.words import words

HEADERS = {"Vary": "Accept-Language", "Cache-Control": "no-store"}


class SwitchedOff:
    """Serves the page and the click."""

    def __init__(self, settings: Settings, opened: Callable[[], Services]) -> None:
        """For a server with these settings."""
        self._settings, self._opened = settings, opened

    async def serve(self, request: Request) -> Response:
        """Ask on GET, switch off on POST; a link that is not ours is told so."""
        services = self._opened()
        try:
            services.requests.charge(counted_as(request.client.host) if request.client is not None else "?")
        except Failure:
            return Response("", 429)
        receiver = await receiver_of(services.store, request.path_params["token"])
        if receiver is None:
            return self._page(request, "unknown", 404)
        if request.method != "POST":
            return self._page(request, "ask")
        await switch_off(services.store, receiver, LINK)
        return self._page(request, "done")

    def _page(self, request: Request, what: str, status: int = 200) -> Response:
        language = language_of(request.query_params.get("lang"), request.headers.get("accept-language", ""))
        said, root = words(language), escape(self._settings.root_path)
        title = escape(said.say(f"notify-off-{what}"))
        button = f'<form method="post"><button>{escape(said.say("notify-off-do"))}</button></form>'
        text = (
            f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>{title}</title>'
            f'<meta name="viewport" content="width=device-width, initial-scale=1">'
            f'<link rel="stylesheet" href="{root}/privacy.css"></head><body><main><h1>{title}</h1>'
            f"{button if what == 'ask' else ''}<p>{escape(said.say('notify-off-text'))} "
            f'<a href="{root}/#/me">{escape(said.say("notify-off-settings"))}</a></p></main></body></html>\n'
        )
        return Response(text, status, media_type="text/html; charset=utf-8", headers=HEADERS)
