"""The documents at `/docs`, built from `docs/` by tools/build_docs.py: the same for everybody, in English."""

from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response

from tianxia.server.http.compression import file_response
from tianxia.server.http.static_files import ASK_AGAIN, file_in
from tianxia.server.settings import Settings

FOLDER = Path(__file__).parent.parent / "documents"
NOT_BUILT = "The documents have not been built: python3 tools/build_docs.py\n"


class Documents:
    """Serves the documents from a folder."""

    def __init__(self, settings: Settings, folder: Path = FOLDER) -> None:
        """Those of a server with these settings."""
        self._root, self._folder = settings.root_path, folder

    async def enter(self, _request: Request) -> Response:
        """To the first page: relative links need the slash."""
        return RedirectResponse(f"{self._root}/docs/", 308)

    async def serve(self, request: Request) -> Response:
        """A page or a picture by its name."""
        file = file_in(self._folder, request.path_params["path"] or "index.html")
        if file is not None:
            return await file_response(request, file, ASK_AGAIN)
        return PlainTextResponse("not found\n" if self._folder.is_dir() else NOT_BUILT, 404)
