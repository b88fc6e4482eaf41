"""The page at `/offline`: the service worker keeps it and shows it where the server cannot be reached."""

from html import escape

from starlette.requests import Request
from starlette.responses import Response

from tianxia.server.http.privacy import language_of
from tianxia.server.settings import Settings
from tianxia.words import LANGUAGES, words


class OfflinePage:
    """Serves that page."""

    def __init__(self, settings: Settings) -> None:
        """The page of a server with these settings."""
        self._root = escape(settings.root_path)

    async def serve(self, request: Request) -> Response:
        """All languages on one page, the reader's first: nobody can be asked again once the server is gone."""
        first = language_of(None, request.headers.get("accept-language", ""))
        return Response(self.page(first), media_type="text/html; charset=utf-8", headers={"Cache-Control": "no-cache"})

    def page(self, first: str) -> str:
        """The page, with this language first."""
        order = sorted(LANGUAGES, key=lambda language: language != first)
        # Without a script: the link leads to the address that could not be shown.
        sections = "".join(self._section(language) for language in order)
        return (
            f'<!doctype html><html lang="{first}"><head><meta charset="utf-8"><title>Tianxia</title>'
            f'<meta name="viewport" content="width=device-width, initial-scale=1">'
            f'<link rel="icon" href="{self._root}/seal.svg"><link rel="stylesheet" href="{self._root}/privacy.css">'
            f'</head><body class="offline"><main><img src="{self._root}/seal.svg" alt="" width="64" height="64">'
            f"{sections}</main></body></html>\n"
        )

    def _section(self, language: str) -> str:
        said = words(language)
        title, text, again = (escape(said.say(f"app-{name}")) for name in ("offline", "offline-text", "try-again"))
        return f'<section lang="{language}"><h2>{title}</h2><p>{text} <a href="">{again}</a></p></section>'
