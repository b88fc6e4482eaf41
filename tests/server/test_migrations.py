"""A start, the first or an upgrade, may be killed at any statement: the next one makes the database whole."""

import os
import signal
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, create_engine, delete, event, insert, inspect, make_url, select, text

from tests.breadth import later
from tianxia.server.names import looks
from tianxia.server.store import migrate
from tianxia.server.store.schema import METADATA, names, people
from tianxia.server.store.urls import full_url

Prepared = Callable[[str | None], str]
ADA = {"id": "ada", "name": "Ada", "made": 1.0, "seen": 2.0}
EMPTY = None


@contextmanager
def engine_of(url: str, **more: Any) -> Iterator[Engine]:
    engine = create_engine(url, **more)
    yield engine
    engine.dispose()


def bring_to(url: str, revision: str | None) -> None:
    """Make the schema of a revision, with somebody in it."""
    if revision is not EMPTY:
        with engine_of(url) as engine, migrate.one_at_a_time(engine).begin() as connection:
            command.upgrade(migrate._config(connection), revision)
            connection.execute(insert(people).values(ADA))


@pytest.fixture(params=["sqlite", "postgresql"])
def prepared(request: pytest.FixtureRequest, tmp_path: Path) -> Prepared:
    """Make a database at a revision and return its URL: a fresh one each time."""
    if request.param == "sqlite":
        return lambda revision: sqlite_at(tmp_path / "killed.db", revision)
    postgres = full_url(request.getfixturevalue("postgres"))
    return lambda revision: postgres_at(postgres, revision)


def sqlite_at(file: Path, revision: str | None) -> str:
    for old in file.parent.glob("killed.db*"):
        old.unlink()
    url, template = full_url(f"sqlite:///{file}"), file.with_name(f"{revision}.db")
    if not template.exists():
        template.touch()
        bring_to(f"sqlite:///{template}", revision)
    file.write_bytes(template.read_bytes())
    return url


def postgres_at(postgres: str, revision: str | None) -> str:
    with engine_of(postgres, isolation_level="AUTOCOMMIT") as engine, engine.connect() as connection:
        connection.execute(text("DROP DATABASE IF EXISTS killed WITH (FORCE)"))
        connection.execute(text(f"CREATE DATABASE killed TEMPLATE {template_of(postgres, revision)}"))
    return make_url(postgres).set(database="killed").render_as_string(hide_password=False)


@cache
def template_of(postgres: str, revision: str | None) -> str:
    if revision is EMPTY:
        return "template0"
    with engine_of(postgres, isolation_level="AUTOCOMMIT") as engine, engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE at_{revision} TEMPLATE template0"))
    bring_to(make_url(postgres).set(database=f"at_{revision}").render_as_string(hide_password=False), revision)
    return f"at_{revision}"


def start(url: str, last: int) -> int:
    """Migrate in a child process that kills itself before the statement with this number; returns its exit code."""
    return ended(begin(url, last))


def ended(child: int) -> int:
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def begin(url: str, last: int = -1) -> int:
    child = os.fork()
    if child == 0:
        failed = 1
        try:
            numbers = count()

            def die(*_: Any) -> None:
                if next(numbers) == last:
                    os.kill(os.getpid(), signal.SIGKILL)

            event.listen(Engine, "before_cursor_execute", die)
            event.listen(Engine, "commit", die)
            migrate.migrate(url)
            failed = 0
        finally:
            os._exit(failed)
    return child


def statements(url: str) -> int:
    """How many statements a start has, its commit included."""
    numbers = count()

    def tally(*_: Any) -> None:
        next(numbers)

    for moment in ("before_cursor_execute", "commit"):
        event.listen(Engine, moment, tally)
    migrate.migrate(url)
    for moment in ("before_cursor_execute", "commit"):
        event.remove(Engine, moment, tally)
    return next(numbers)


def tables_of(url: str) -> dict[str, list[str]]:
    """The tables of a database with their columns."""
    with engine_of(url) as engine:
        found = inspect(engine)
        return {table: [column["name"] for column in found.get_columns(table)] for table in found.get_table_names()}


def assert_whole(url: str, revision: str | None) -> None:
    with engine_of(url) as engine, engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert context.get_current_revision() == migrate._newest()
        assert compare_metadata(context, METADATA) == []
        kept = connection.execute(select(people.c.name)).scalars().all()
    assert kept == ([] if revision is EMPTY else ["Ada"])


@pytest.mark.slow
@pytest.mark.parametrize("revision", [EMPTY, "0001", later("0003")])
def test_a_start_killed_at_any_statement_can_be_repeated(
    prepared: Prepared, revision: str | None, thorough: bool
) -> None:
    last = statements(prepared(revision)) - 1
    assert last > 3
    for number in range(last + 1) if thorough else {*range(0, last, 10), last - 1, last}:
        url = prepared(revision)
        before = tables_of(url)
        assert start(url, number) == -signal.SIGKILL
        assert tables_of(url) == before, "all migrations or none"
        assert ended(begin(url)) == 0, f"killed before statement {number}"
        assert_whole(url, revision)


def test_servers_that_start_at_once_wait_for_one_another(prepared: Prepared) -> None:
    url = prepared(EMPTY)
    assert [ended(child) for child in [begin(url), begin(url), begin(url)]] == [0, 0, 0]
    assert_whole(url, EMPTY)


def test_a_file_that_an_older_program_left_unfinished_is_finished(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "a.db") as file:
        file.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        file.execute("CREATE TABLE people (id VARCHAR(40) NOT NULL)")
    url = full_url(f"sqlite:///{tmp_path / 'a.db'}")
    migrate.migrate(url)
    assert_whole(url, EMPTY)


def test_accounts_keep_their_names_though_others_look_like_them_now(prepared: Prepared) -> None:
    url = prepared("0013")
    accounts = {"ada": ("Kim", 1.0), "bo": ("Кім", 2.0), "cy": ("Old Pine", 3.0), "di": ("аррӏе", 4.0)}
    with engine_of(url) as engine, engine.begin() as connection:
        connection.execute(delete(people))
        for person, (name, since) in accounts.items():
            connection.execute(insert(people).values({**ADA, "id": person, "name": name, "since": since}))
            connection.execute(insert(names).values(skeleton=f"as it was: {name}", person=person))
    migrate.migrate(url)
    with engine_of(url) as engine, engine.begin() as connection:
        reserved = {row.skeleton: row.person for row in connection.execute(select(names))}
    assert reserved == {**dict.fromkeys(looks("Kim"), "ada"), **dict.fromkeys(looks("Old Pine"), "cy"), "apple": "di"}


def test_migrations_are_numbered_by_their_names() -> None:
    scripts = ScriptDirectory(str(migrate.FOLDER))
    assert {script.revision for script in scripts.walk_revisions()} == migrate._all_revisions()
    assert scripts.get_current_head() == migrate._newest()
