"""Migrates a database to the newest schema: wholly or not at all. A database file is copied first.

Alembic is loaded only for that: a server that finds its database up to date starts without it.
"""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Engine, event, func, inspect, select, text

from tianxia.engine.game import BadInput
from tianxia.server.store.copies import put_aside, read_only
from tianxia.server.store.engines import plain_engine
from tianxia.server.store.schema import METADATA
from tianxia.server.store.urls import file_of, shown

if TYPE_CHECKING:
    from alembic.config import Config

FOLDER = Path(__file__).parent / "migrations"
OURS = {table.name: table for table in METADATA.sorted_tables}
VERSION = "alembic_version"
START_LOCK = 0x7469616E786961
"""The number of PostgreSQL's advisory lock while a server migrates."""
PATIENCE = 120
"""How many seconds a server waits for another that migrates the same SQLite file."""


def migrate(url: str) -> Path | None:
    """Run all missing migrations in one transaction; returns the copy made first, if one was needed."""
    engine = one_at_a_time(plain_engine(url))
    try:
        with engine.begin() as connection:
            had = known_revision(connection, shown(url))
            copy = None if had == _newest() else _upgrade(connection, had, file_of(url))
            _look_at_all(connection)
            return copy
    finally:
        engine.dispose()


def _upgrade(connection: Connection, had: str | None, file: Path | None) -> Path | None:
    copy = put_aside(file) if file is not None and had is not None else None
    if file is not None and had is None:
        _clear_unfinished(connection)
    from alembic import command

    command.upgrade(_config(connection), "head")
    return copy


def _look_at_all(connection: Connection) -> None:
    """Read something of every table: a damaged file is better refused now than at the first move."""
    names = connection.dialect.identifier_preparer
    for table in OURS.values():
        columns = ", ".join(names.format_column(column) for column in table.columns)
        connection.exec_driver_sql(f"SELECT {columns} FROM {names.format_table(table)} LIMIT 1").first()


def _clear_unfinished(connection: Connection) -> None:
    """Remove the empty tables that an interrupted first start left, before migrations had one transaction."""
    found = [OURS[name] for name in inspect(connection).get_table_names() if name in OURS]
    if not any(connection.scalar(select(func.count()).select_from(table)) for table in found):
        METADATA.drop_all(connection, found)


# -- one transaction, one process


def one_at_a_time(engine: Engine) -> Engine:
    """Let each transaction of this engine wait for all others of its kind, from its very first statement."""
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _no_transactions_of_its_own)
        event.listen(engine, "begin", _begin_writing)
    else:
        event.listen(engine, "begin", _take_start_lock)
    return engine


def _no_transactions_of_its_own(connection: Any, _record: Any) -> None:
    # Python's driver would begin one only before rows change, so that tables would be made outside of any.
    connection.isolation_level = None
    # It would also give up after five seconds; another server's migrations may take longer.
    connection.execute(f"PRAGMA busy_timeout={PATIENCE * 1000}")


def _begin_writing(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _take_start_lock(connection: Connection) -> None:
    connection.execute(select(func.pg_advisory_xact_lock(START_LOCK)))


# -- revisions


def known_revision(connection: Connection, db: str) -> str | None:
    """The revision of a database, None for an empty one; BadInput if it is newer than this program, or not ours."""
    found = set(inspect(connection).get_table_names())
    had = connection.scalar(text(f"SELECT version_num FROM {VERSION}")) if VERSION in found else None
    if had is None and connection.dialect.name == "sqlite" and found and not {VERSION} <= found <= {VERSION, *OURS}:
        raise BadInput("db-foreign", db=db)
    if had is not None and had not in _all_revisions():
        raise BadInput("db-newer" if "entries" in found else "db-foreign", db=db)
    return had


def is_current(connection: Connection, db: str) -> bool:
    """Whether a database has exactly this program's schema; BadInput if it is newer, or not ours."""
    return known_revision(connection, db) == _newest()


def check_file(file: Path) -> None:
    """Go on if a file is a sound database that this program can open, of this revision or an older one."""
    engine = plain_engine("sqlite://", creator=lambda: read_only(file))
    try:
        with engine.connect() as connection:
            if known_revision(connection, str(file)) is None:
                raise BadInput("db-foreign", db=str(file))
            if connection.exec_driver_sql("PRAGMA quick_check(1)").scalar() != "ok":
                raise BadInput("db-corrupt", db=str(file))
    finally:
        engine.dispose()


def _all_revisions() -> set[str]:
    """The numbers that begin the names of the migrations; a test compares them with what Alembic finds inside."""
    return {file.name.partition("_")[0] for file in (FOLDER / "versions").glob("[0-9]*.py")}


def _newest() -> str:
    return max(_all_revisions())


def _config(connection: Connection) -> "Config":
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
