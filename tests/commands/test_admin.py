"""`tianxia admin`: what it prints, in three languages, and refuses. What orders do is tested with the server."""

import json
import re
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.commands.conftest import Typed
from tests.commands.databases import run
from tianxia.commands import admin
from tianxia.server.people.keys import password_fits
from tianxia.words import LANGUAGES

Refused = Callable[..., str]


@pytest.fixture
def db(database: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A database of which commands know from the environment: Ada is there, and Bo, who has a login."""
    run(database, "INSERT INTO people (id, name, login, made, seen, since) VALUES ('-bo', 'Bo', 'bo', 2, 2, 2)")
    monkeypatch.setenv("TIANXIA_DB", f"sqlite:///{database}")
    return database


def stored(db: Path, column: str, person: str) -> object:
    with sqlite3.connect(db) as connection:
        return connection.execute(f"SELECT {column} FROM people WHERE id = ?", [person]).fetchone()[0]


def test_people_are_listed_and_found(typed: Typed, db: Path) -> None:
    run(db, f"UPDATE people SET banned_until = {admin.FOR_GOOD} WHERE id = '1'")
    listed = typed("admin", "people").stdout.splitlines()
    assert listed[0].split() == ["person", "name", "login", "last", "visit", "state"]
    assert [line.split()[:2] for line in listed[1:]] == [["-bo", "Bo"], ["1", "Ada"]]
    assert listed[2].endswith("banned")
    assert [row["id"] for row in json.loads(typed("admin", "people", "--name", "AD", "--json").stdout)] == ["1"]
    assert typed("admin", "tables").stdout == ""
    assert json.loads(typed("admin", "bans", "--json").stdout) == []


def test_an_id_may_begin_with_a_hyphen(typed: Typed, db: Path) -> None:
    done = typed("admin", "mute", "-bo", "--days", "2")
    assert re.fullmatch(r"Bo \(-bo\) can’t chat until \d{4}-\d\d-\d\d \d\d:\d\d\.\n", done.stdout), done.output
    assert stored(db, "muted_until", "-bo") is not None
    assert typed("admin", "unmute", "-bo").stdout == "Bo (-bo) can chat again.\n"
    assert stored(db, "muted_until", "-bo") is None


def test_a_ban_lasts_until_it_is_lifted(typed: Typed, db: Path) -> None:
    assert typed("admin", "ban", "bo").stdout == "Bo (-bo) is banned until you allow them back.\n"
    assert stored(db, "banned_until", "-bo") == admin.FOR_GOOD
    assert typed("admin", "ban", "bo", "--address").stdout.splitlines()[1].startswith("The network of this person")
    assert typed("admin", "unban", "bo").stdout == "Bo (-bo) can play again.\n"
    assert stored(db, "banned_until", "-bo") is None
    typed("admin", "ban-address", "192.0.2.7/24", "--days", "3")
    assert typed("admin", "bans").stdout.splitlines()[1].startswith("192.0.2.0/24 ")
    assert typed("admin", "unban-address", "192.0.2.0/24").stdout == "192.0.2.0/24 can connect again.\n"
    assert typed("admin", "bans").stdout == ""


def test_a_new_password_is_printed_and_only_its_hash_is_stored(typed: Typed, db: Path) -> None:
    printed = typed("admin", "password", "bo").stdout
    found = re.fullmatch(r"New password of Bo \(login bo\): (\S{16})\n", printed)
    assert found, printed
    assert password_fits(found[1], str(stored(db, "password", "-bo")))
    assert found[1].encode() not in db.read_bytes()


def test_people_are_renamed_and_forgotten(typed: Typed, db: Path) -> None:
    assert typed("admin", "rename", "bo", "Zoe").stdout == "Bo (-bo) is now called Zoe.\n"
    assert typed("admin", "forget", "1").stdout == "Ada (1) is removed.\n"
    assert [row["name"] for row in json.loads(typed("admin", "people", "--json").stdout)] == ["Zoe"]
    assert db.exists()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("close nowhere", "Table nowhere not found."),
        ("table nowhere", "Table nowhere not found."),
        ("mute nobody", "Nobody has the id or login “nobody”. “tianxia admin people” lists them."),
        ("password 1", "Ada has no account, so a password would be of no use."),
        ("ban-address Ann", "“Ann” is not an IP address or a network such as 192.0.2.0/24."),
    ],
)
def test_what_cannot_be_done_is_said(refused: Refused, db: Path, arguments: str, sentence: str) -> None:
    assert db.exists()
    assert refused("admin", *arguments.split()) == sentence


def test_a_database_that_is_not_there_or_not_of_this_version(refused: Refused, db: Path, tmp_path: Path) -> None:
    missing = f"sqlite:///{tmp_path / 'none.db'}"
    for arguments in (["tables"], ["forget", "1"]):
        assert refused("admin", *arguments, "--db", missing) == f"No tables yet in {tmp_path / 'none.db'}."
    assert not (tmp_path / "none.db").exists()
    run(db, "UPDATE alembic_version SET version_num = '0003'")
    assert refused("admin", "people").startswith(f"{db} was last used by another version of tianxia.")
    run(db, "UPDATE alembic_version SET version_num = '9999'")
    assert refused("admin", "people").startswith(f"{db} was written by a newer version")


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_in_every_language(typed: Typed, language: str) -> None:
    listed = typed("admin", "--help", "--lang", language).stdout
    assert "help-" not in listed
    for name in admin.command.commands:
        assert f"  {name} " in listed
        shown = typed("admin", name, "--help", "--lang", language)
        assert shown.exit_code == 0
        assert "help-" not in shown.stdout
