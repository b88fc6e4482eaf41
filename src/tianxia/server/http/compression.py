"""Compression of the page's own files. They are the same for everybody, so their length reveals nothing.

Nothing else is compressed: the length of a response with a secret beside something a stranger chose would show how
similar the two are.
"""

import asyncio
import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response

TEXTS = (".html", ".js", ".css", ".svg", ".json", ".txt")
"""Files worth compressing; pictures and fonts already are compressed."""
WORTH_IT = 1000
"""Bytes: anything shorter fits into one packet anyway."""
KEPT = 512
"""Compressed files kept in memory; a page has some eighty."""


async def file_response(request: Request, file: Path, caching: str) -> Response:
    """A file of the page, compressed if that helps and the browser accepts it."""
    headers = {"Cache-Control": caching}
    about = file.stat()
    if file.suffix not in TEXTS or about.st_size < WORTH_IT:
        return FileResponse(file, headers=headers)
    headers["Vary"] = "Accept-Encoding"
    if not takes_gzip(request.headers.get("accept-encoding", "")):
        return FileResponse(file, headers=headers)
    data = await asyncio.to_thread(_compressed, file, about.st_mtime_ns)
    headers["Content-Encoding"] = "gzip"
    return Response(data, media_type=mimetypes.guess_type(file.name)[0], headers=headers)


def takes_gzip(accepted: str) -> bool:
    """Whether an Accept-Encoding header accepts gzip: a weight of zero means no."""
    for part in accepted.lower().split(","):
        name, _, weight = (piece.strip() for piece in part.partition(";"))
        if name == "gzip":
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


@lru_cache(KEPT)
def _compressed(file: Path, _changed: int) -> bytes:
    """The compressed file, made again whenever the file changes."""
    return gzip.compress(file.read_bytes(), 9, mtime=0)
