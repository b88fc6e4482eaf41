"""Where a database is: URLs as people type them, checked and completed, and the file behind one."""

import os
from importlib import import_module
from pathlib import Path

import platformdirs
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from tianxia.engine.game import BadInput
from tianxia.extras import MissingExtra

SQLITE, POSTGRESQL = "sqlite+aiosqlite", "postgresql+psycopg"
DRIVERS = {"sqlite": SQLITE, "postgresql": POSTGRESQL, "postgres": POSTGRESQL, SQLITE: SQLITE, POSTGRESQL: POSTGRESQL}
"""The drivers we use, by every name that means one of them."""

CONNECT_WITHIN = "10"
"""Seconds until a database server that does not answer counts as unreachable."""


def own_url() -> str:
    """The database in the user's data folder."""
    folder = Path(platformdirs.user_data_dir("tianxia", appauthor=False))
    return f"{SQLITE}:///{folder / 'tables.db'}"


def full_url(url: str) -> str:
    """A URL with the driver we use: `sqlite:` and `postgresql:` suffice. BadInput where it leads nowhere."""
    parsed = _parsed(url)
    driver = DRIVERS.get(parsed.drivername)
    if driver is None:
        raise BadInput("db-driver", driver=parsed.drivername)
    if driver == POSTGRESQL:
        _need_psycopg(parsed.drivername)
        parsed = parsed.set(query={"connect_timeout": CONNECT_WITHIN, **parsed.query})
    elif parsed.host or parsed.database in (None, "", ":memory:"):
        raise BadInput("db-url")  # `sqlite://file`, with a slash missing, or nothing that would last
    return parsed.set(drivername=driver).render_as_string(hide_password=False)


def _parsed(url: str) -> URL:
    # The sentence does not repeat the URL: it may contain a password, and logs are read by many.
    try:
        return make_url(url)
    except (ArgumentError, ValueError):
        raise BadInput("db-url") from None


def _need_psycopg(name: str) -> None:
    try:
        import_module("psycopg")
    except ImportError:  # or a library that it needs
        raise MissingExtra("needs-extra", what=f"--db {name}:", extra="postgres") from None


def is_postgresql(url: str) -> bool:
    """Whether several processes can share this database."""
    return DRIVERS.get(_parsed(url).drivername) == POSTGRESQL


def sync_url(url: str) -> str:
    """The same database with the synchronous driver, which migrations use."""
    return url.replace(f"{SQLITE}:", "sqlite:")


def file_of(url: str) -> Path | None:
    """The file of an SQLite database, whatever links lead to it; None for any other database."""
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite" or not parsed.database:
        return None
    return Path(os.path.realpath(parsed.database))


def shown(url: str) -> str:
    """How sentences name a database: its file, or where it is, without a password."""
    file = file_of(url)
    return str(file) if file is not None else make_url(url).set(drivername="postgresql", query={}).render_as_string()
