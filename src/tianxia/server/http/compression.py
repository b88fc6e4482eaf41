"""Packing the page's own files for the way. They are the same for everybody, so their length tells nothing.

Nothing else is packed: an answer that holds a secret beside something a stranger chose would show, by its length, how
alike the two are.
"""

import asyncio
import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response

TEXTS = (".js", ".css", ".svg", ".json", ".txt")
"""What gets shorter by packing; pictures and fonts are packed already."""
WORTH_IT = 1000
"""Bytes: what is shorter fits into one packet anyway."""
KEPT = 512
"""Packed files that are kept; a page has some eighty."""


async def file_response(request: Request, file: Path, caching: str) -> Response:
    """A file of the page, packed where that helps and the browser can unpack it."""
    headers = {"Cache-Control": caching}
    about = file.stat()
    if file.suffix not in TEXTS or about.st_size < WORTH_IT:
        return FileResponse(file, headers=headers)
    headers["Vary"] = "Accept-Encoding"
    if not takes_gzip(request.headers.get("accept-encoding", "")):
        return FileResponse(file, headers=headers)
    data = await asyncio.to_thread(_packed, file, about.st_mtime_ns)
    headers["Content-Encoding"] = "gzip"
    return Response(data, media_type=mimetypes.guess_type(file.name)[0], headers=headers)


def takes_gzip(accepted: str) -> bool:
    """Whether a browser that sends this can unpack gzip: a weight of zero says no."""
    for part in accepted.lower().split(","):
        name, _, weight = (piece.strip() for piece in part.partition(";"))
        if name == "gzip":
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


@lru_cache(KEPT)
def _packed(file: Path, _changed: int) -> bytes:
    """The file packed, once for each time that it was changed."""
    return gzip.compress(file.read_bytes(), 9, mtime=0)
