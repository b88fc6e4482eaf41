"""Files that are written whole or not at all."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from tianxia.engine.game import BadInput


@contextmanager
def written_at_end(file: str) -> Iterator[IO[str]]:
    """Write beside the file and put it into place at the end; after a failure nothing is left, nothing has changed."""
    place = Path(os.path.realpath(file))
    if place.exists() and not place.is_file():
        raise BadInput("file-no-plain", file=file)
    draft = place.with_name(f".{place.name}.{os.getpid()}.part")
    try:
        stream = draft.open("w", encoding="utf-8", newline="\n")
    except OSError as error:
        raise BadInput("file-unwritable", file=file, why=str(error.strerror)) from None
    try:
        with stream:
            yield stream
        os.replace(draft, place)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
