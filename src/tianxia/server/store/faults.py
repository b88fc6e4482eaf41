"""What can be wrong with a database, each fault in one sentence: drivers' errors become BadInput."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError

from tianxia.engine.game import BadInput
from tianxia.server.store.copies import PRIMARY

SENTENCES = {
    sqlite3.SQLITE_BUSY: "db-in-use",
    sqlite3.SQLITE_CORRUPT: "db-corrupt",
    sqlite3.SQLITE_FULL: "db-full",
    sqlite3.SQLITE_NOTADB: "db-foreign",
    sqlite3.SQLITE_READONLY: "db-read-only",
}
"""What SQLite's error codes mean to people."""
DISK_FULL = "53100"
"""PostgreSQL's code for a disk without room."""


@contextmanager
def faults_told(db: str) -> Iterator[None]:
    """Turn every fault of a database, or of the folder around it, into BadInput that names it as given."""
    try:
        yield
    except (DBAPIError, sqlite3.Error, OSError) as error:
        raise fault(db, error) from None


def fault(db: str, error: Exception) -> BadInput:
    """The sentence about an error of SQLAlchemy, of a driver or of the system."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    why = _first_line(cause)
    if isinstance(cause, OSError):
        return BadInput("file-unwritable", file=str(cause.filename or db), why=cause.strerror or why)
    if isinstance(cause, sqlite3.Error):
        code = getattr(cause, "sqlite_errorcode", 0) & PRIMARY
        return BadInput(SENTENCES.get(code, "db-failed"), db=db, why=why)
    if getattr(cause, "sqlstate", None) == DISK_FULL:
        return BadInput("db-full", db=db)
    connected = getattr(cause, "sqlstate", None) is not None
    return BadInput("db-failed" if connected else "db-unreachable", db=db, why=why)


def _first_line(cause: object) -> str:
    """What a driver says, without the hints below it."""
    line = str(cause).strip().partition("\n")[0]
    return line.removeprefix("connection failed: ").rstrip(".")
