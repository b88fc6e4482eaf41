"""Migrates a database to the newest schema. A database file is copied first."""

import sqlite3
import time
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, make_url

FOLDER = Path(__file__).parent / "migrations"


def sync_url(url: str) -> str:
    """The same database with the synchronous driver, which migrations use."""
    return url.replace("sqlite+aiosqlite:", "sqlite:")


def file_of(url: str) -> Path | None:
    """The file of an SQLite database; None for any other, or one in memory."""
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite" or not parsed.database or parsed.database == ":memory:":
        return None
    return Path(parsed.database)


def migrate(url: str) -> Path | None:
    """Run all missing migrations; returns the copy made first, if one was needed."""
    engine = create_engine(sync_url(url))
    try:
        with engine.connect() as connection:
            had, wanted = _revision(connection), _newest()
        if had == wanted:
            return None
        file = file_of(url)
        copy = _backed_up(file) if file is not None and had is not None else None
        with engine.begin() as connection:
            command.upgrade(_config(connection), "head")
        return copy
    finally:
        engine.dispose()


def _revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def _newest() -> str | None:
    return ScriptDirectory(str(FOLDER)).get_current_head()


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def _backed_up(file: Path) -> Path:
    copy = file.with_name(f"{file.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")
    online_copy(file, copy)
    return copy


def online_copy(file: Path, copy: Path) -> None:
    """Make a consistent copy of an SQLite file, even while it is being written to."""
    source = sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)
    copy.touch(mode=0o600)  # it holds secret seeds
    target = sqlite3.connect(copy)
    try:
        source.backup(target)
    finally:
        source.close()
        target.close()
