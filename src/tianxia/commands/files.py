"""Files that are written whole or not at all, and standard output in a file's place."""

import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from tianxia.engine.game import BadInput

STDOUT = "-"


def one_on_stdout(files: Mapping[str, str | None]) -> str | None:
    """The option whose output goes to standard output, if any; BadInput where several would mix."""
    found = [option for option, file in files.items() if file == STDOUT]
    if len(found) > 1:
        raise BadInput("one-on-stdout", options=", ".join(found))
    return found[0] if found else None


@contextmanager
def written_out(file: str | None) -> Iterator[IO[str] | None]:
    """Where to write what was asked for: a file that is there only at the end, standard output at once, or nowhere."""
    if file is None:
        yield None
    elif file == STDOUT:
        yield sys.stdout
    else:
        with written_at_end(file) as stream:
            yield stream


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
