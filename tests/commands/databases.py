"""Small databases for the tests of commands."""

import sqlite3
from pathlib import Path

from tianxia.server.store.migrate import migrate
from tianxia.server.store.urls import full_url


def new_database(file: Path, name: str) -> Path:
    """A database that knows one person."""
    migrate(full_url(f"sqlite:///{file}"))
    run(file, f"INSERT INTO people (id, name, made, seen) VALUES ('1', '{name}', 1, 1)")
    return file


def run(file: Path, *statements: str) -> None:
    connection = sqlite3.connect(file)
    for statement in statements:
        connection.execute(statement)
    connection.commit()
    connection.close()


def names(file: Path) -> list[str]:
    connection = sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)
    found = [row[0] for row in connection.execute("SELECT name FROM people")]
    connection.close()
    return found
