"""What can be wrong with a database: `serve`, `backup` and `restore` say it in one sentence, and harm nothing."""

import importlib
import os
import signal
import socket
import sqlite3
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, event

from tests.commands.databases import new_database, run
from tests.ports import reserved_port
from tianxia.server.store.lock import Claim

Refused = Callable[..., str]
NOBODY = 65534


@pytest.fixture
def refuses(refused: Refused) -> Refused:
    """What `tianxia serve` with this database is refused with; BadInput before it starts, or it would never end."""
    return lambda db, *more: refused("serve", "--port", "0", "--db", db, *more)


# -- URLs and servers


@pytest.mark.parametrize(
    "db", ["tables.db", "nonsense://", "sqlite://tables.db", "sqlite://", "sqlite:///:memory:", "postgresql://h:x/y"]
)
def test_a_wrong_url_is_explained(refuses: Refused, db: str) -> None:
    assert "sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME" in refuses(db)


def test_an_unknown_kind_of_database_is_named(refuses: Refused) -> None:
    assert refuses("mysql://ada:secret@host/x").startswith("Unknown database type “mysql”.")


def test_the_sentence_comes_in_the_readers_language(refuses: Refused) -> None:
    assert refuses("x", "--lang", "de").startswith("--db braucht eine Datenbank-URL")
    assert refuses("x", "--lang", "fr").startswith("--db demande l’URL")


def test_postgresql_needs_its_extra(refuses: Refused, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    sentence = "“--db postgresql:” needs the postgres extra: pip install 'tianxia[postgres]'"
    assert refuses("postgresql://localhost/x") == sentence


def test_a_server_that_cannot_be_reached_is_named_without_its_password(refuses: Refused) -> None:
    port, silent = reserved_port()
    with silent:
        sentence = refuses(f"postgresql://ada:secret@127.0.0.1:{port}/x?sslmode=disable")
    assert sentence.startswith(f"Can’t connect to postgresql://ada:***@127.0.0.1:{port}/x: ")
    assert "refused" in sentence
    assert "secret" not in sentence


def test_a_wrong_password_is_refused_in_a_sentence(refuses: Refused) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        threading.Thread(target=turn_away, args=[server], daemon=True).start()
        sentence = refuses(f"postgresql://ada:secret@127.0.0.1:{server.getsockname()[1]}/x")
    assert 'password authentication failed for user "ada"' in sentence
    assert "secret" not in sentence


def turn_away(server: socket.socket) -> None:
    """Answer as PostgreSQL does to a wrong password."""
    fields = b'SFATAL\0VFATAL\0C28P01\0Mpassword authentication failed for user "ada"\0\0'
    while True:
        try:
            guest, _ = server.accept()
        except OSError:
            return
        with guest:
            while (length := int.from_bytes(guest.recv(4), "big")) == 8:  # asks for encryption
                guest.recv(4)
                guest.sendall(b"N")
            guest.recv(length - 4)
            guest.sendall(b"E" + (len(fields) + 4).to_bytes(4, "big") + fields)


# -- files


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder with a database that others can see."""
    importlib.import_module("tianxia.server.ops.serving")  # while everything can be read
    with tempfile.TemporaryDirectory() as name:
        new_database(Path(name) / "tables.db", "Ada")
        yield Path(name)


@contextmanager
def unwritable(*places: Path) -> Iterator[None]:
    """Make places read-only, also for somebody to whom the system would let them pass all the same."""
    before = [place.stat().st_mode for place in places]
    for place in places:
        place.chmod(0o555)
    if is_root := os.geteuid() == 0:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        if is_root:
            os.seteuid(0)
        for place, mode in zip(places, before, strict=True):
            place.chmod(mode)


def test_a_folder_that_cannot_be_written_to(refuses: Refused, folder: Path) -> None:
    with unwritable(folder):
        for file in ("new.db", "deeper/new.db", "tables.db"):
            sentence = refuses(f"sqlite:///{folder / file}")
            assert sentence.startswith(f"Can’t write {folder}/")
            assert sentence.endswith(": Permission denied.")


def test_a_file_that_cannot_be_written_to(refuses: Refused, folder: Path) -> None:
    folder.chmod(0o777)
    file = folder / "tables.db"
    run(file, "PRAGMA journal_mode=WAL")  # as a server leaves it: SQLite alone would open it and fail at the first move
    with unwritable(file):
        assert refuses(f"sqlite:///{file}") == f"{file} is read-only."


def test_a_folder_is_no_database(refuses: Refused, tmp_path: Path) -> None:
    assert refuses(f"sqlite:///{tmp_path}") == f"{tmp_path} is a folder, not a file."


def test_another_file_is_no_database_and_stays_as_it_is(refuses: Refused, tmp_path: Path) -> None:
    text, other = tmp_path / "text.db", tmp_path / "other.db"
    text.write_text("Not a database. " * 100, encoding="utf-8")
    run(other, "CREATE TABLE cats (name TEXT)")
    for file in (text, other):
        before = file.read_bytes()
        assert refuses(f"sqlite:///{file}") == f"{file} is not a tianxia database."
        assert file.read_bytes() == before


def test_a_damaged_file(refuses: Refused, database: Path) -> None:
    whole = database.read_bytes()
    database.write_bytes(whole[:100] + bytes(len(whole) - 100))
    assert refuses(f"sqlite:///{database}").startswith(f"{database} is damaged.")


def test_a_file_whose_damage_shows_only_when_its_tables_are_read(refuses: Refused, database: Path) -> None:
    connection = sqlite3.connect(database)
    pages = connection.execute("SELECT rootpage FROM sqlite_master WHERE tbl_name = 'tables'").fetchall()
    connection.close()
    with database.open("r+b") as file:
        for (page,) in pages:
            file.seek((page - 1) * 4096)
            file.write(bytes(4096))
    for _ in range(2):  # the first one has released the file
        assert refuses(f"sqlite:///{database}").startswith(f"{database} is damaged.")


def test_a_newer_database_is_left_alone(refuses: Refused, database: Path) -> None:
    run(database, "UPDATE alembic_version SET version_num = '9999'")
    before = database.read_bytes()
    assert refuses(f"sqlite:///{database}").startswith(f"{database} was written by a newer version of tianxia.")
    assert database.read_bytes() == before


def test_a_full_disk(refuses: Refused, tmp_path: Path) -> None:
    def fill(connection: Any, _record: Any) -> None:
        connection.execute("PRAGMA max_page_count = 5")

    event.listen(Engine, "connect", fill)
    try:
        sentence = refuses(f"sqlite:///{tmp_path / 'tables.db'}")
    finally:
        event.remove(Engine, "connect", fill)
    assert sentence == f"The disk with {tmp_path / 'tables.db'} is full."


# -- two servers


def test_a_second_server_is_refused_until_the_first_ends(refuses: Refused, database: Path) -> None:
    first = Claim(database)
    link = database.with_name("link.db")
    link.symlink_to(database)
    for name in (database, link):
        assert refuses(f"sqlite:///{name}").startswith(f"Another server is using {database}.")
    first.release()
    Claim(database).release()


def test_a_killed_server_leaves_no_lock(database: Path) -> None:
    ours, theirs = os.pipe()
    child = os.fork()
    if child == 0:
        Claim(database)
        os.write(theirs, b"!")
        signal.pause()
    os.read(ours, 1)
    with pytest.raises(Exception, match="db-in-use"):
        Claim(database)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    Claim(database).release()
