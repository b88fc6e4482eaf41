"""`backup` and `restore` write a whole database or nothing, and lose nothing that was there."""

import os
import resource
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.commands.conftest import Typed
from tests.commands.databases import names, new_database, run
from tianxia.server.store.lock import Claim

Refused = Callable[..., str]

# -- backups


@contextmanager
def no_room() -> Iterator[None]:
    """Let the system refuse to write more than a few pages to a file."""
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (8192, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)


def test_a_backup_that_fails_leaves_the_old_one(refused: Refused, database: Path, backup: Path) -> None:
    before = sorted(backup.parent.iterdir())
    with no_room():
        sentence = refused("backup", str(backup), "--force", "--db", f"sqlite:///{database}")
    assert sentence.startswith(f"Can’t write {backup}: ")
    assert names(backup) == ["Bo"]
    assert sorted(backup.parent.iterdir()) == before, "nothing half written stays"


def test_a_backup_is_never_the_database_itself(refused: Refused, database: Path) -> None:
    sentence = refused("backup", str(database), "--force", "--db", f"sqlite:///{database}")
    assert sentence == f"{database} is the database itself. Choose another file."
    sentence = refused("restore", str(database), "--force", "--db", f"sqlite:///{database}")
    assert sentence == f"{database} is the database itself. Choose a backup."


def test_what_cannot_be_backed_up(refused: Refused, tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("Not a database. " * 100, encoding="utf-8")
    sentence = refused("backup", str(tmp_path / "copy.db"), "--db", f"sqlite:///{tmp_path / 'text.db'}")
    assert sentence == f"{tmp_path / 'text.db'} is not a tianxia database."
    assert refused("backup", str(tmp_path / "x"), "--db", "sqlite://x").startswith("--db needs a database URL")
    nowhere = tmp_path / "none" / "x"
    sentence = refused("backup", str(nowhere), "--db", f"sqlite:///{tmp_path / 'text.db'}")
    assert sentence == f"Can’t write {nowhere}: No such file or directory."


def test_a_backup_is_one_file_that_opens_anywhere(typed: Typed, database: Path, tmp_path: Path) -> None:
    run(database, "PRAGMA journal_mode=WAL")
    assert typed("backup", str(tmp_path / "copy.db"), "--db", f"sqlite:///{database}").exit_code == 0
    assert (tmp_path / "copy.db").read_bytes()[18:20] == b"\1\1", "no file beside it is needed to read it"


# -- restoring


def test_restoring_puts_a_backup_in_place_and_keeps_what_was_there(typed: Typed, database: Path, backup: Path) -> None:
    # A server that was killed leaves what it wrote last beside its file: that must not be applied to the new one.
    child = os.fork()
    if child == 0:
        connection = sqlite3.connect(database, isolation_level=None)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("UPDATE people SET name = 'Ada again'")
        os._exit(0)
    os.waitpid(child, 0)
    assert database.with_name("tables.db-wal").stat().st_size > 0
    done = typed("restore", str(backup), "--force", "--db", f"sqlite:///{database}")
    assert done.exit_code == 0, done.output
    (kept,) = database.parent.glob("tables.db.before-*")
    assert done.stdout == f"All tables restored to {database}.\nThe previous tables are in {kept}.\n"
    assert names(kept) == ["Ada again"]
    assert names(database) == ["Bo"]
    assert names(backup) == ["Bo"]
    assert database.stat().st_mode & 0o077 == 0
    assert not list(database.parent.glob(".*"))


def test_restoring_where_nothing_is_yet(typed: Typed, backup: Path, tmp_path: Path) -> None:
    target = tmp_path / "new folder" / "tables.db"
    done = typed("restore", str(backup), "--db", f"sqlite:///{target}")
    assert (done.exit_code, done.stdout) == (0, f"All tables restored to {target}.\n")
    assert names(target) == ["Bo"]
    assert target.stat().st_mode & 0o077 == 0, "others on this machine cannot read the seeds"


def test_restoring_replaces_a_damaged_database(typed: Typed, backup: Path, tmp_path: Path) -> None:
    broken = tmp_path / "tables.db"
    broken.write_text("Not a database. " * 100, encoding="utf-8")
    assert typed("restore", str(backup), "--force", "--db", f"sqlite:///{broken}").exit_code == 0
    assert names(broken) == ["Bo"]
    (kept,) = tmp_path.glob("tables.db.before-*")
    assert kept.read_text(encoding="utf-8").startswith("Not a database.")


def test_restoring_that_fails_leaves_everything_as_it_was(refused: Refused, database: Path, backup: Path) -> None:
    before = sorted([*backup.parent.iterdir(), database.with_name("tables.db.lock")])
    with no_room():
        sentence = refused("restore", str(backup), "--force", "--db", f"sqlite:///{database}")
    assert sentence.startswith(f"Can’t write {database}: ")
    assert names(database) == ["Ada"]
    assert sorted(backup.parent.iterdir()) == before


def test_restoring_asks_before_it_replaces(refused: Refused, database: Path, backup: Path) -> None:
    sentence = refused("restore", str(backup), "--db", f"sqlite:///{database}")
    assert sentence.startswith(f"{database} already has tables. Use --force")
    assert names(database) == ["Ada"]


def test_restoring_waits_for_no_server(refused: Refused, database: Path, backup: Path) -> None:
    server = Claim(database)
    sentence = refused("restore", str(backup), "--force", "--db", f"sqlite:///{database}")
    server.release()
    assert sentence.startswith(f"Another server is using {database}.")
    assert names(database) == ["Ada"]


def test_only_a_sound_backup_is_restored(refused: Refused, database: Path, backup: Path, tmp_path: Path) -> None:
    newer = new_database(tmp_path / "newer.db", "Bo")
    run(newer, "UPDATE alembic_version SET version_num = '9999'")
    text, empty, broken = (tmp_path / f"{name}.db" for name in ("text", "empty", "broken"))
    text.write_text("Not a database. " * 100, encoding="utf-8")
    empty.touch()
    whole = backup.read_bytes()
    broken.write_bytes(whole[:8192] + bytes(len(whole) - 8192))
    sentences = {
        newer: f"{newer} was written by a newer version of tianxia. Update tianxia to open it.",
        text: f"{text} is not a tianxia database.",
        empty: f"{empty} is not a tianxia database.",
        broken: f"{broken} is damaged. Restore an intact backup with “tianxia restore”.",
        tmp_path / "none.db": f"File not found: {tmp_path / 'none.db'}.",
        tmp_path: f"{tmp_path} is a folder, not a file.",
    }
    for file, sentence in sentences.items():
        assert refused("restore", str(file), "--force", "--db", f"sqlite:///{database}") == sentence
    assert names(database) == ["Ada"]
    assert not list(tmp_path.glob("tables.db.before-*"))


def test_restoring_is_for_files(refused: Refused, backup: Path) -> None:
    assert refused("restore", str(backup), "--db", "postgresql://localhost/x").endswith("pg_restore for PostgreSQL.")
