"""Text files: read with one clear sentence about what is wrong, and written whole or not at all."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from tianxia.engine.game import BadInput


def read_text(file: str | Path) -> str:
    """The text of a file; BadInput says why it cannot be read."""
    return decoded(read_bytes(file), str(file))


def read_bytes(file: str | Path) -> bytes:
    """What is in a file; BadInput says why it cannot be read."""
    try:
        return Path(file).read_bytes()
    except FileNotFoundError:
        raise BadInput("file-missing", file=str(file)) from None
    except IsADirectoryError:
        raise BadInput("file-folder", file=str(file)) from None
    except OSError as error:
        raise BadInput("file-unreadable", file=str(file), why=str(error.strerror)) from None


def decoded(content: bytes, place: str) -> str:
    """UTF-8 as text, without the byte order mark that some editors put first; `place` is where it comes from."""
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadInput("file-not-text", file=place, byte=error.start) from None


@contextmanager
def written_at_end(file: str | Path) -> Iterator[IO[str]]:
    """Write beside the file and put it in place at the end; a failure leaves everything as it was."""
    place = Path(os.path.realpath(file))
    if place.exists() and not place.is_file():
        raise BadInput("file-no-plain", file=str(file))
    part = place.with_name(f".{place.name}.{os.getpid()}.part")
    try:
        stream = part.open("w", encoding="utf-8", newline="\n")
    except OSError as error:
        raise BadInput("file-unwritable", file=str(file), why=str(error.strerror)) from None
    try:
        with stream:
            yield stream
        os.replace(part, place)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def write_text(file: Path, text: str) -> None:
    """Write a whole file, with its folder if need be; after a crash it is the old one or the new one."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with written_at_end(file) as stream:
            stream.write(text)
    except OSError as error:
        raise BadInput("file-unwritable", file=str(file), why=error.strerror or str(error)) from None
