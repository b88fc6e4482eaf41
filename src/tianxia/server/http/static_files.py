"""The files of the page: hashed names that browsers may cache for ever, and one index for all its addresses."""

import html
from collections.abc import Awaitable, Callable
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from tianxia.server.http.compression import file_response
from tianxia.server.settings import Settings

FOLDER = Path(__file__).parent.parent / "page"
KEEP = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
PRIVACY = '<meta name="privacy" content="privacy" />'
NOT_BUILT = """tianxia

The server runs, but its page has not been built. Build it with `npm ci && npm run build` in web/, or install a release.
The HTTP API is described at openapi.json, the messages of the socket at socket-schema.json.
"""


def is_built(folder: Path = FOLDER) -> bool:
    """Whether the page is there."""
    return (folder / "index.html").is_file()


def file_in(folder: Path, name: str) -> Path | None:
    """A file inside a folder and nowhere else."""
    try:
        file = (folder / name).resolve()
        return file if file.is_relative_to(folder.resolve()) and file.is_file() else None
    except (OSError, ValueError):  # no file system has such a name
        return None


Preview = Callable[[Request, str], Awaitable[str]]
"""Tags that describe one of the page's addresses."""


class Page:
    """Serves the built page from a folder."""

    def __init__(self, folder: Path, settings: Settings, preview: Preview) -> None:
        """Files are read on request, so that a page built later is found."""
        self._folder, self._root, self._local = folder, settings.root_path, settings.local_only
        self._preview = preview

    async def serve(self, request: Request) -> Response:
        """A file by its name, else the index: the page interprets its own addresses."""
        name = request.path_params.get("path", "")
        file = self._file(name)
        if file is not None:
            return await file_response(request, file, KEEP if name.startswith("assets/") else ASK_AGAIN)
        if name.startswith(("assets/", "api/")) or "." in name.rpartition("/")[2]:
            return PlainTextResponse("not found\n", 404)
        return self._index(await self._preview(request, name))

    def _file(self, name: str) -> Path | None:
        """A file of the page; the index is not served as it is."""
        file = file_in(self._folder, name)
        return file if file is not None and file.name != "index.html" else None

    def _index(self, tags: str) -> Response:
        if not is_built(self._folder):
            return PlainTextResponse(NOT_BUILT, headers={"Cache-Control": ASK_AGAIN})
        text = (self._folder / "index.html").read_text(encoding="utf-8")
        # Behind a proxy's path, every relative address of the page starts there.
        base = f'<base href="{html.escape(self._root)}/"'
        # Where others can connect, the page shows where they find the privacy notice.
        based = text.replace('<base href="/"', tags + (base if self._local else f"{PRIVACY}{base}"), 1)
        return Response(based, media_type="text/html; charset=utf-8", headers={"Cache-Control": ASK_AGAIN})
