"""Every error of the server has words in every language, and the commands say what they do."""

import re
import sqlite3
from pathlib import Path

import pytest
from click.testing import CliRunner
from fluent.syntax import FluentParser, ast

from tests.server.house import ME, RANDOM, House
from tianxia.commands import backup, serve
from tianxia.engine.game import BadInput
from tianxia.server.store import faults
from tianxia.words import FOLDER, LANGUAGES, words

SERVER = Path(serve.__file__).parent.parent / "server"


def messages(language: str) -> dict[str, set[str]]:
    """Every message of `server.ftl` with the values it uses."""
    text = (FOLDER / language / "server.ftl").read_text(encoding="utf-8")
    found = FluentParser().parse(text)
    assert not [entry for entry in found.body if isinstance(entry, ast.Junk)]
    entries = [entry for entry in found.body if isinstance(entry, ast.Message)]
    return {entry.id.name: set(re.findall(r"\{ (?:NUMBER\()?\$(\w+)", str(entry.to_json()))) for entry in entries}


def test_every_failure_has_words() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in SERVER.rglob("*.py"))
    codes = set(re.findall(r'Failure\(\s*"([a-z-]+)"', source)) | {
        *("again", "forgotten", "revoked", "stopping", "too-slow", "wrong-host", "wrong-origin"),
        *("banned", "address-banned", "deleted", "workers-failed"),
        *("database-slow", "database-failed", *faults.CODES.values()),
    }
    assert len(codes) > 60
    for language in LANGUAGES:
        said = words(language)
        missing = [code for code in codes if not said.has(f"server-{code}") and not said.has(code)]
        assert missing == [], language


def test_the_languages_say_the_same_things() -> None:
    english = messages("en")
    for language in LANGUAGES:
        assert list(messages(language)) == list(english)


async def test_backup_while_the_server_runs(house: House, tmp_path: Path) -> None:
    ann = await house.guest("Ann")
    table = await ann.new_table(ME, RANDOM)
    copy, url = tmp_path / "copy.db", f"sqlite:///{tmp_path / 'tables.db'}"
    done = CliRunner().invoke(backup.command, [str(copy), "--db", url], obj=words("en"))
    assert done.exit_code == 0, done.output
    with sqlite3.connect(copy) as connection:
        assert connection.execute("select id from tables").fetchall() == [(table["id"],)]
        assert connection.execute("pragma integrity_check").fetchone() == ("ok",)
    assert copy.stat().st_mode & 0o077 == 0
    again = CliRunner().invoke(backup.command, [str(copy), "--db", url], obj=words("en"))
    assert isinstance(again.exception, BadInput)
    none = CliRunner().invoke(backup.command, [str(copy), "--db", "sqlite:////nowhere/x.db"], obj=words("en"))
    assert isinstance(none.exception, BadInput)


def test_serve_says_where_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    serve.announce(words("de"), "127.0.0.1", 8380, True)
    said = capsys.readouterr().out
    assert "http://localhost:8380/" in said
    assert "--lan" in said
