"""Where a database is: URLs as people type them, checked and completed, and the file behind one."""

import os
from importlib import import_module
from pathlib import Path

import platformdirs
from sqlalchemy.engine import URL, Engine, make_url
from sqlalchemy.exc import ArgumentError

from tianxia.engine.game import BadInput
from tianxia.extras import MissingExtra

SQLITE, POSTGRESQL = "sqlite", "postgresql+psycopg"
DRIVERS = {
    **dict.fromkeys((SQLITE, "sqlite+pysqlite", "sqlite+aiosqlite"), SQLITE),
    **dict.fromkeys((POSTGRESQL, "postgresql", "postgres"), POSTGRESQL),
}
"""The drivers we use, by every name that means one of them, or one we used."""

WITHIN = {
    "connect_timeout": "10",
    "keepalives_idle": "10",
    "keepalives_interval": "5",
    "keepalives_count": "2",
    "tcp_user_timeout": "20000",
}
"""How long a database server may say nothing: seconds until one that does not answer counts as unreachable, and until
the system looks whether one that has nothing to say is still there; milliseconds for what is on its way to it."""


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
        parsed = parsed.set(query={**WITHIN, **parsed.query})
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


def driver_url(engine: Engine) -> str:
    """Where an engine connects to, as PostgreSQL's own library reads it, with the password."""
    return engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
