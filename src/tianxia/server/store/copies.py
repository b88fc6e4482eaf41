"""Whole copies of SQLite files: made while the server writes, put in place at once, and never half written."""

import contextlib
import errno
import os
import shutil
import sqlite3
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path

SIBLINGS = ("-wal", "-shm", "-journal")
"""What SQLite may keep beside a file; it belongs to that very file and to no other."""

PRIMARY = 0xFF
"""SQLite's extended error codes have the plain one in their lowest byte."""
BROKEN = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
UNWRITABLE = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR)


def online_copy(file: Path, copy: Path) -> None:
    """Copy an SQLite file as it is at one moment, even while it is being written to; a failure leaves no trace."""
    part = copy.with_name(f".{copy.name}.{os.getpid()}.part")
    with _writing(copy):
        try:
            part.touch(mode=0o600)  # it holds secret seeds
            _copy_pages(file, part)
            os.replace(part, copy)
        finally:
            for leftover in (part, *_siblings(part)):
                leftover.unlink(missing_ok=True)


@contextlib.contextmanager
def _writing(place: Path) -> Iterator[None]:
    """Let errors name the file that people asked for, and not the one that is written beside it first."""
    try:
        yield
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode & PRIMARY not in UNWRITABLE:
            raise
        raise OSError(errno.EIO, str(error), str(place)) from None
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(place)) from None


def _copy_pages(file: Path, part: Path) -> None:
    with contextlib.closing(read_only(file)) as source, contextlib.closing(sqlite3.connect(part)) as target:
        source.backup(target)
        # Otherwise the copy could be opened only in a folder that can be written to.
        target.execute("PRAGMA journal_mode=DELETE")


def read_only(file: Path) -> sqlite3.Connection:
    """A connection that cannot write, and makes no file where there is none."""
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)


def put_aside(file: Path) -> Path:
    """Make a copy beside a file, before something is done to it."""
    copy = free_name(file)
    online_copy(file, copy)
    return copy


def free_name(file: Path) -> Path:
    """A name beside a file for what it was until now."""
    stem = f"{file.name}.before-{time.strftime('%Y%m%d-%H%M%S')}"
    names = (file.with_name(stem if number == 1 else f"{stem}-{number}") for number in count(1))
    return next(name for name in names if not name.exists())


def replace_with(file: Path, new: Path) -> Path | None:
    """Put a copy of `new` in the place of a database that nobody uses; returns where the old one is kept, if any."""
    ready = file.with_name(f".{file.name}.{os.getpid()}.new")
    with _writing(file):
        try:
            online_copy(new, ready)
            kept = _keep(file) if file.exists() else None
            os.replace(ready, file)
        finally:
            ready.unlink(missing_ok=True)
    return kept


def _keep(file: Path) -> Path:
    """Give a file a second name. What SQLite keeps beside it must be gone: it would be applied to the new one."""
    kept = free_name(file)
    if not _settled(file):
        for sibling, other in zip(_siblings(file), _siblings(kept), strict=True):
            if sibling.exists():
                os.replace(sibling, other)
    try:
        os.link(file, kept)
    except OSError:  # not every file system has links
        shutil.copy2(file, kept)
    return kept


def _settled(file: Path) -> bool:
    """Write everything into the file itself; False if it is too broken for that."""
    try:
        with contextlib.closing(sqlite3.connect(file)) as connection:
            connection.execute("SELECT count(*) FROM sqlite_master")
            connection.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode & PRIMARY not in BROKEN:
            raise
        return False
    return True


def _siblings(file: Path) -> list[Path]:
    return [file.with_name(file.name + suffix) for suffix in SIBLINGS]
