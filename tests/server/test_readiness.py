"""`/ready` tells the truth: a database that cannot be written, dead workers and a stop are noticed; `/health` lives."""

import asyncio
import contextlib
import os
import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import event, select, text
from websockets.exceptions import ConnectionClosed

from tests.server.house import ME, RANDOM, House, open_house
from tests.server.overheard import Overheard, overhearing
from tianxia.server import readiness
from tianxia.server.protocol.errors import Failure
from tianxia.server.store.schema import pulse


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "KEPT", 0.0)


async def why_not(house: House) -> str:
    """The code of a server that runs, but is not ready."""
    guest = await house.guest()
    assert (await guest.ask("GET", "/health"))["status"] == "ok"
    answer = await guest.http.get("/ready")
    assert answer.status_code == 503
    code: str = answer.json()["code"]
    return code


async def test_a_server_that_can_write_is_ready(any_house: House) -> None:
    guest = await any_house.guest()
    for _ in range(2):
        assert await guest.ask("GET", "/ready") == {"status": "ready"}
    assert len(await any_house.services.store.rows(select(pulse.c.at))) == 1


@contextlib.asynccontextmanager
async def each_transaction(house: House, *statements: str) -> AsyncIterator[None]:
    """Let every transaction of the writer begin with these statements."""
    engine = house.services.store.writer._engine

    def begin(connection: Any) -> None:
        for statement in statements:
            connection.execute(text(statement))

    event.listen(engine, "begin", begin)
    yield
    event.remove(engine, "begin", begin)


async def test_a_database_that_has_become_read_only(any_house: House) -> None:
    store = any_house.services.store
    sqlite = store.engine.dialect.name == "sqlite"
    async with each_transaction(any_house, "PRAGMA query_only = 1" if sqlite else "SET TRANSACTION READ ONLY"):
        assert await why_not(any_house) == "database-read-only"
    if sqlite:
        async with each_transaction(any_house, "PRAGMA query_only = 0"):
            await store.beat()
    assert await (await any_house.guest()).ask("GET", "/ready") == {"status": "ready"}, "it recovers"


def tracebacks(heard: Overheard) -> list[str]:
    """What was logged as a mistake of ours while somebody was served."""
    return [text for text in heard.faults if text.startswith("uvicorn") or "a message at table" in text]


async def test_what_cannot_be_stored_is_told_in_a_word(any_house: House) -> None:
    ann = await any_house.guest("Ann")
    looker = await ann.sit((await ann.new_table(ME, RANDOM, options={"first": "0"}))["id"])
    sqlite = any_house.services.store.engine.dialect.name == "sqlite"
    with overhearing() as heard:
        async with each_transaction(any_house, "PRAGMA query_only = 1" if sqlite else "SET TRANSACTION READ ONLY"):
            answer = await ann.http.post("/api/me", json={"name": "Anna"})
            assert (answer.status_code, answer.json()["code"]) == (503, "database-read-only")
            assert (await looker.send("say", text="hello"))["code"] == "database-read-only"
        if sqlite:
            async with each_transaction(any_house, "PRAGMA query_only = 0"):
                await any_house.services.store.beat()
        await looker.do("say", text="hello")
    assert tracebacks(heard) == []


async def test_what_cannot_be_read_is_told_in_a_word(any_house: House) -> None:
    ann, store = await any_house.guest("Ann"), any_house.services.store
    table = (await ann.new_table(ME, RANDOM))["id"]
    with overhearing() as heard:
        await store.write(text("ALTER TABLE people RENAME TO lost"))
        answer = await ann.http.get("/api/me")
        assert (answer.status_code, answer.json()["code"]) == (503, "database-failed")
        assert (await ann.http.get("/player/ann")).status_code == 200, "the page itself is there"
        with pytest.raises(ConnectionClosed) as closed:
            await (await ann.connect(table)).recv()
        await store.write(text("ALTER TABLE lost RENAME TO people"))
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4503, "a page tries again"
        assert (await ann.ask("GET", "/api/me"))["name"] == "Ann"
    assert tracebacks(heard) == []


async def test_a_disk_that_is_nearly_full(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _place: SimpleNamespace(free=readiness.LEAST_SPACE - 1))
    assert await why_not(house) == "database-full"


async def test_a_database_that_finds_no_more_room(house: House) -> None:
    wide = "INSERT INTO orders (id, kind, body, made) VALUES (hex(randomblob(9)), '', hex(randomblob(9999)), 0)"
    async with each_transaction(house, "PRAGMA max_page_count = 1", wide):
        assert await why_not(house) == "database-full"


async def test_a_database_that_hangs_or_fails(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def hang() -> None:
        await asyncio.Event().wait()

    async def fail() -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(readiness, "WITHIN", 0.01)
    monkeypatch.setattr(house.services.store, "beat", hang)
    assert await why_not(house) == "database-slow"
    monkeypatch.setattr(house.services.store, "beat", fail)
    assert await why_not(house) == "database-failed"


def die() -> None:
    os._exit(1)


async def test_workers_that_die_and_live_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    bots = house.services.bots
    guest = await house.guest()
    await bots.run(die)
    assert bots.broken
    with monkeypatch.context() as broken:
        broken.setattr("tianxia.server.workers.pool.new_pool", no_processes)
        bots.close()
        assert await why_not(house) == "workers-failed"
    assert await guest.ask("GET", "/ready") == {"status": "ready"}, "a process can be started again"
    assert not bots.broken


def no_processes(*_arguments: object) -> None:
    raise OSError("out of processes")


async def test_a_server_that_stops_is_not_ready(house: House) -> None:
    house.services.stopping = True
    answer = await (await house.guest()).http.get("/ready")
    house.services.stopping = False
    assert (answer.status_code, answer.json()["code"]) == (503, "stopping")


async def test_many_who_ask_cost_one_look(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "KEPT", 60.0)
    async with open_house(tmp_path) as house:
        looked, real = 0, house.services.store.beat

        async def beat() -> None:
            nonlocal looked
            looked += 1
            await real()

        monkeypatch.setattr(house.services.store, "beat", beat)
        guest = await house.guest()
        answers = await asyncio.gather(*(guest.http.get("/ready") for _ in range(10)))
        assert {answer.status_code for answer in answers} == {200}
        assert looked == 1


async def test_a_refusal_is_a_fresh_one(tmp_path: Path) -> None:
    """One that is raised again and again would grow its traceback."""
    async with open_house(tmp_path) as house:
        found = house.services.readiness
        found._found, found._until = Failure("database-full", 503), float("inf")
        for _ in range(2):
            with pytest.raises(Failure) as refused:
                await found.check()
            assert refused.value is not found._found
