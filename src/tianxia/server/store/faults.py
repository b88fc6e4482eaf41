"""What can be wrong with a database, each fault in one sentence: drivers' errors become BadInput or a Failure."""

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as NoConnection

from tianxia.engine.game import BadInput
from tianxia.server.protocol.errors import Failure
from tianxia.server.store.copies import PRIMARY

LOG = logging.getLogger("tianxia.server")
SENTENCES = {
    sqlite3.SQLITE_BUSY: "db-in-use",
    sqlite3.SQLITE_CORRUPT: "db-corrupt",
    sqlite3.SQLITE_FULL: "db-full",
    sqlite3.SQLITE_NOTADB: "db-foreign",
    sqlite3.SQLITE_READONLY: "db-read-only",
}
"""What SQLite's error codes mean to people."""
STATES = {"53100": "db-full", "25006": "db-read-only"}
"""The same for PostgreSQL's codes; any other is that of a database that was reached, but failed."""
CODES = {"db-full": "database-full", "db-read-only": "database-read-only"}
"""What clients hear of it."""


@contextmanager
def faults_told(db: str) -> Iterator[None]:
    """Turn every fault of a database, or of the folder around it, into BadInput that names it as given."""
    try:
        yield
    except (DBAPIError, sqlite3.Error, OSError) as error:
        raise fault(db, error) from None


def fault(db: str, error: Exception) -> BadInput:
    """The sentence about an error of SQLAlchemy, of a driver or of the system."""
    cause = _cause(error)
    why = _first_line(cause)
    if isinstance(cause, OSError):
        return BadInput("file-unwritable", file=str(cause.filename or db), why=cause.strerror or why)
    return BadInput(fault_code(error), db=db, why=why)


def fault_code(error: Exception) -> str:
    """The message about an error of SQLAlchemy or of a driver."""
    cause = _cause(error)
    if isinstance(cause, sqlite3.Error):
        return SENTENCES.get(getattr(cause, "sqlite_errorcode", 0) & PRIMARY, "db-failed")
    state: str | None = getattr(cause, "sqlstate", None)
    return "db-unreachable" if state is None else STATES.get(state, "db-failed")


def failure_of(error: BaseException) -> Failure | None:
    """What a client hears if the database fails while it works for them; None for an error of another kind."""
    if isinstance(error, NoConnection):  # all of them are busy for too long
        return Failure("database-slow", 503)
    if not isinstance(error, DBAPIError) or isinstance(error, IntegrityError):
        return None
    return Failure(CODES.get(fault_code(error), "database-failed"), 503)


@contextmanager
def failures_told() -> Iterator[None]:
    """Turn such errors into that Failure, with a line in the log instead of a traceback for each request."""
    try:
        yield
    except Exception as error:
        failure = failure_of(error)
        if failure is None:
            raise
        LOG.error("the database failed: %s", failure.code)
        raise failure from None


def _cause(error: Exception) -> BaseException | None:
    return error.orig if isinstance(error, DBAPIError) else error


def _first_line(cause: object) -> str:
    """What a driver says, without the hints below it."""
    line = str(cause).strip().partition("\n")[0]
    return line.removeprefix("connection failed: ").rstrip(".")
