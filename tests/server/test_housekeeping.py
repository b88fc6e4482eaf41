"""What a server does unasked: rooms dropped and rebuilt, tables that never began, bots, our own mistakes."""

import asyncio
import os
import signal
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import func, select, text, update

from tests.server.house import GREEDY, ME, OPEN, RANDOM, House, automation_of, open_house
from tests.server.test_seats import two
from tianxia import games
from tianxia.engine.live import new_live_match
from tianxia.server.protocol import incoming
from tianxia.server.settings import DAY
from tianxia.server.store.schema import tables
from tianxia.server.tables.handlers import dispatch
from tianxia.server.workers.bots import BotPool


async def test_a_room_that_nobody_uses_is_put_away_and_made_again(tmp_path: Path) -> None:
    async with open_house(tmp_path, idle=0.0) as house:
        _ann, ben, first, second = await two(house)
        table, rooms = first.welcome["table"]["id"], house.services.rooms
        await first.do("answer", seat=0, version=first.version, answer=first.options[0])
        await rooms.sweep()
        assert len(rooms) == 1, "somebody looks at it"
        assert await second.my_turn()
        seen = second.seen
        for looker in (first, second):
            await looker.close()
        while rooms.connections:
            await asyncio.sleep(0.01)
        await rooms.sweep()
        assert len(rooms) == 0
        again = await ben.sit(table)
        assert again.seen == seen
        await again.do("answer", seat=1, version=again.version, answer=again.options[0])


async def test_a_server_removes_what_it_no_longer_keeps(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = await house.guest("Ann")
        for _ in range(2):
            table = await ann.new_table(ME, OPEN)
        old = update(tables).where(tables.c.id == table["id"]).values(made=time.time() - 3 * DAY)
        await house.services.store.write(old)
    async with open_house(tmp_path) as house:
        count = select(func.count()).select_from(tables)
        while await house.services.store.value(count) == 2:
            await asyncio.sleep(0.01)
        assert await house.services.store.table(table["id"]) is None


async def test_a_server_that_starts_wakes_its_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_house(tmp_path) as house:
        ann = await house.guest("Ann")
        table = (await ann.new_table(ME, RANDOM, options={"first": "1"}, wait=True))["id"]
        # It is stopped before the bot has answered its first question.
        monkeypatch.setattr(house.services.bots, "plan", never)
        await ann.ask("POST", f"/api/tables/{table}/begin")
        assert (await ann.ask("GET", f"/api/tables/{table}"))["asked"] == [1]
    async with open_house(tmp_path) as house:
        for _ in range(1000):
            shown = await ann.http.get(f"http://127.0.0.1:{house.port}/api/tables/{table}")
            if shown.json()["asked"] == [0]:
                break
            await asyncio.sleep(0.01)
        assert shown.json()["my_turn"], "the bot has moved with nobody looking"


async def never(*_arguments: object) -> int:
    await asyncio.Event().wait()
    return 0


async def test_bots_wait_while_a_table_is_paused(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = await house.guest("Ann")
    table = await ann.new_table(ME, RANDOM, options={"first": "0"})
    looker, room = await ann.sit(table["id"]), await house.services.rooms.get(table["id"])
    think, go = house.services.bots.plan, asyncio.Event()

    async def slowly(*arguments: Any) -> Any:
        await go.wait()
        return await think(*arguments)

    monkeypatch.setattr(house.services.bots, "plan", slowly)
    await looker.do("answer", seat=0, version=looker.version, answer=looker.options[0])
    await looker.do("pause", seat=0, on=True)
    go.set()
    while automation_of(room)._thinking:
        await looker.do("ping")
    assert room.state.asked() == [1], "what it thought of while the table was paused is not played"
    await looker.do("pause", seat=0, on=False)
    assert await looker.my_turn()


async def test_bots_think_in_another_process_and_one_that_takes_too_long_is_not_waited_for() -> None:
    match = new_live_match(games.game("qin"), ["a", "b"], {"first": "0"}, "0" * 32).match
    slow, quick = BotPool(1, timeout=1e-6), BotPool(1)
    try:
        assert (await slow.plan("greedy", match, 0, "luck")).steps[0][1] in match.questions[0].options()
        assert slow._pool is None, "it was sent away"
        assert (await quick.plan("greedy", match, 0, "luck")).steps[0][1] in match.questions[0].options()
        assert quick._pool is not None
        assert os.getpid() not in quick._pool._processes
    finally:
        slow.close()
        quick.close()


async def test_a_bot_that_dies_while_it_thinks_is_asked_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = await house.guest("Ann")
    table = await ann.new_table(ME, GREEDY, options={"first": "0"})
    looker, bots = await ann.sit(table["id"]), house.services.bots
    await looker.play(Random(1), 1)
    assert await looker.my_turn()
    think, tries = bots._submit, 0

    async def dying(*arguments: Any) -> Any:
        nonlocal tries
        tries += 1
        doomed = list(bots._pool._processes.values()) if bots._pool is not None else []
        for process in doomed:
            assert process.pid is not None
            os.kill(process.pid, signal.SIGSTOP)  # so that it is certainly in the middle of its thought
        thought = asyncio.ensure_future(think(*arguments))
        await asyncio.sleep(0.05)
        for process in doomed:
            process.kill()
        return await thought

    monkeypatch.setattr(bots, "_submit", dying)
    await looker.play(Random(2), 1)
    assert await looker.my_turn()
    assert tries == 2


async def test_our_own_mistake_is_told_and_the_connection_lives_on(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_arguments: object) -> None:
        raise ZeroDivisionError

    _ann, _ben, first, _second = await two(house)
    handlers: dict[Any, Any] = dispatch.HANDLERS
    monkeypatch.setitem(handlers, incoming.ListCandidates, broken)
    refused = await first.refused("list_candidates", seat=0)
    assert refused["code"] == "server-failed"
    assert "ZeroDivisionError" in caplog.text
    await first.do("draft", seat=0, version=first.version, answers=[first.options[0]])


async def test_the_store_writes_every_answer_to_the_disk(house: House) -> None:
    with house.services.store.engine.connect() as connection:
        assert connection.scalar(text("pragma journal_mode")) == "wal"
        assert connection.scalar(text("pragma synchronous")) == 2, "FULL"
        assert connection.scalar(text("pragma foreign_keys")) == 1


async def test_asking_for_tables_that_are_not_there_leaves_nothing_behind(house: House) -> None:
    ann = await house.guest("Ann")
    for number in range(20):
        assert await ann.refused("PUT", f"/api/tables/nowhere{number:03}/seats/0") == "no-table"
    assert house.services.rooms._loading == {}
