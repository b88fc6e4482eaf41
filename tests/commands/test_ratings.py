"""`tianxia ratings`: what it prints, in three languages, and refuses. What a rebuild does is tested with the server."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.commands.conftest import Typed
from tests.commands.databases import run


@pytest.fixture
def db(database: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A database in which Ada has won a rated game against a bot, and has no rating yet."""
    columns = "game, options, seats, pace, public, rated, reason, ended"
    seat = "result, seat, person, bot, rank, outcome, score, abandoned, game, pace, seats, public, rated, ended"
    shared = "'qin', 'live', 2, 1, 1, 5.0"
    run(
        database,
        f"INSERT INTO results (id, {columns}) VALUES ('one', 'qin', '{{}}', 2, 'live', 1, 1, 'last-pagoda', 5.0)",
        f"INSERT INTO result_seats ({seat}) VALUES ('one', 0, '1', NULL, 1, 'won', 9, 0, {shared})",
        f"INSERT INTO result_seats ({seat}) VALUES ('one', 1, NULL, 'medium', 2, 'lost', 8, 0, {shared})",
    )
    monkeypatch.setenv("TIANXIA_DB", f"sqlite:///{database}")
    return database


@pytest.mark.usefixtures("db")
def test_a_rebuild_says_what_it_changed(typed: Typed) -> None:
    assert typed("ratings", "rebuild").stdout == "One rated game, one rating, one changed.\n"
    assert json.loads(typed("ratings", "rebuild", "--json").stdout) == {"games": 1, "ratings": 1, "changed": 0}
    assert (
        typed("ratings", "rebuild", "--lang", "de").stdout == "Eine gewertete Partie, eine Wertung, keine geändert.\n"
    )


def test_a_rebuild_needs_a_database(refused: Callable[..., str], tmp_path: Path) -> None:
    assert "none.db" in refused("ratings", "rebuild", "--db", f"sqlite:///{tmp_path / 'none.db'}")
