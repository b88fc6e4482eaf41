"""Tables that nobody looks at leave memory while their clocks run, and come back only when something is to happen."""

import asyncio
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import delete, update

from tests.server.house import ME, OPEN, PATIENCE, RANDOM, Guest, House, Looker, open_house
from tests.server.test_clocks import clock_of
from tests.server.test_seats import two
from tianxia.server.fleet.sole import SoleProcess
from tianxia.server.protocol.errors import Failure
from tianxia.server.store.schema import entries, tables
from tianxia.server.tables import rooms
from tianxia.server.tables.alarms import Alarms
from tianxia.server.tables.room import Room

LONG = {"seconds": 600, "at_zero": "loss"}


async def put_away(house: House, lookers: Iterable[Looker]) -> None:
    """Everybody goes, and the rooms are dropped."""
    for looker in lookers:
        await looker.close()
    while house.services.rooms.connections:
        await asyncio.sleep(0.01)
    await house.services.rooms.sweep()
    assert len(house.services.rooms) == 0


async def test_clocks_run_on_while_their_table_is_not_in_memory(tmp_path: Path) -> None:
    async with open_house(tmp_path, idle=0.0) as house:
        ann, _ben, first, second = await two(house, clock=LONG)
        _room, clock = await clock_of(house, first)
        clock.left = [300.0, 200.0]
        await put_away(house, (first, second))
        before = clock.left[0]
        await asyncio.sleep(0.2)
        again = await ann.sit(first.welcome["table"]["id"])
        _room, clock = await clock_of(house, again)
        assert clock.running == [0]
        assert again.room["clocks"]["left"][0] <= before - 0.19, "it ran"
        assert again.room["clocks"]["left"][0] > 200, "from where it stood"
        assert again.room["clocks"]["left"][1] == 200


async def test_a_clock_that_runs_out_brings_its_table_back(tmp_path: Path) -> None:
    async with open_house(tmp_path, idle=0.0) as house:
        ann, _ben, first, second = await two(house, clock=LONG)
        table, rooms = first.welcome["table"]["id"], house.services.rooms
        _room, clock = await clock_of(house, first)
        clock.left[0] = 0.5
        await put_away(house, (first, second))
        while (shown := await ann.ask("GET", f"/api/tables/{table}"))["state"] != "finished":
            await asyncio.sleep(0.01)
        assert shown["result"]["reason"] == "time"
        assert shown["result"]["winners"] == [1]
        await rooms.sweep()
        assert len(rooms) == 0
        assert isinstance(rooms.fleet, SoleProcess)
        assert not rooms.fleet._resting


async def test_a_table_whose_bot_thinks_stays(tmp_path: Path) -> None:
    async with open_house(tmp_path, idle=0.0) as house:
        ann, go = await house.guest("Ann"), asyncio.Event()
        think = house.services.bots.plan

        async def slowly(*arguments: object) -> object:
            await go.wait()
            return await think(*arguments)  # type: ignore[arg-type]

        house.services.bots.plan = slowly  # type: ignore[assignment,method-assign]
        await ann.new_table(ME, RANDOM, options={"first": "1"}, clock=LONG)
        await asyncio.sleep(0)
        await house.services.rooms.sweep()
        assert len(house.services.rooms) == 1
        go.set()
        while len(house.services.rooms):
            await asyncio.sleep(0.01)
            await house.services.rooms.sweep()


async def test_a_bot_whose_answer_could_not_be_stored_gets_another_chance(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "AGAIN_AFTER", 0.1)
    async with open_house(tmp_path, idle=0.0) as house:
        ann, store, failures = await house.guest("Ann"), house.services.store, [True, True]
        append = store.append

        async def fail_at_first(*arguments: Any) -> None:
            if arguments[1]["version"] > 1 and failures:
                failures.pop()
                raise OSError("the disk is full")
            await append(*arguments)

        monkeypatch.setattr(store, "append", fail_at_first)
        table = await ann.new_table(ME, RANDOM, options={"first": "1"})
        while len(await store.entries(table["id"])) < 2:
            await asyncio.sleep(0.01)
        assert failures == []


async def test_a_bot_goes_on_though_its_table_was_dropped_in_mid_thought(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "AGAIN_AFTER", 0.1)
    async with open_house(tmp_path) as house:
        ann, plan = await house.guest("Ann"), house.services.bots.plan
        house.services.bots.plan = never  # type: ignore[assignment,method-assign]
        table = await ann.new_table(ME, RANDOM, options={"first": "1"})
        await asyncio.sleep(0)
        house.services.bots.plan = plan  # type: ignore[method-assign]
        house.services.drop_all()
        while len(await house.services.store.entries(table["id"])) < 2:
            await asyncio.sleep(0.01)


def copied(file: Path, table: str, count: int) -> None:
    """Many tables like one that is stored."""
    with closing(sqlite3.connect(file)) as database, database:
        for name, own in (("tables", "id"), ("seats", "table"), ("entries", "table")):
            columns = [row[1] for row in database.execute(f"pragma table_info({name})")]
            others = ", ".join(f'"{column}"' for column in columns if column != own)
            database.execute(
                f"with recursive copies(copy) as (select 1 union all select copy + 1 from copies where copy < ?) "
                f'insert into {name} ("{own}", {others}) '
                f'select ? || copy, {others} from copies, {name} where "{own}" = ?',
                (count, table[:8], table),
            )


async def test_a_start_loads_no_table_where_people_are_to_move(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, ben = await house.guest("Ann"), await house.guest("Ben")
        clocked = await ann.new_table(ME, OPEN, options={"first": "0"}, clock=LONG)
        await ben.ask("PUT", f"/api/tables/{clocked['id']}/seats/1")
        with_bot = await ann.new_table(ME, RANDOM, options={"first": "0"})
    for table in (clocked, with_bot):
        copied(tmp_path / "tables.db", table["id"], 2000)
    async with open_house(tmp_path) as house:
        rooms = house.services.rooms
        assert rooms._waking is not None
        await rooms._waking
        assert len(rooms) == 0
        assert len(rooms._alarms) == 2001
        guest = await house.guest()
        shown = await guest.sit(f"{clocked['id'][:8]}1234")
        assert 500 < shown.room["clocks"]["left"][0] < 600
        assert len(rooms) == 1


async def test_after_a_start_bots_move_wherever_they_are_asked(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = await house.guest("Ann")
        table = await ann.new_table(ME, RANDOM, options={"first": "1"}, wait=True)
        house.services.bots.plan = never  # type: ignore[assignment,method-assign]
        await ann.ask("POST", f"/api/tables/{table['id']}/begin")
    copied(tmp_path / "tables.db", table["id"], 150)
    async with open_house(tmp_path) as house:
        rooms = house.services.rooms
        assert rooms._waking is not None
        await rooms._waking
        assert len(rooms) == 151
        while any(room.state.asked() == [1] for room in rooms):
            await asyncio.sleep(0.01)


async def not_begun(house: House) -> tuple[Guest, Guest, str]:
    """Two people at a table that was full when its server died, before the game began."""
    ann, ben, first, second = await two(house)
    table: str = first.welcome["table"]["id"]
    await put_away(house, (first, second))
    await house.services.store.write(
        delete(entries).where(entries.c.table == table, entries.c.kind == "begin"),
        update(tables).where(tables.c.id == table).values(state="open", version=1, begun=None, asked=[]),
    )
    assert [row["kind"] for row in await house.services.store.entries(table)] == ["taken"]
    return ann, ben, table


async def test_a_full_table_whose_server_died_begins_when_somebody_comes(tmp_path: Path) -> None:
    async with open_house(tmp_path, idle=0.0) as house:
        ann, ben, table = await not_begun(house)
        first, second = await ann.sit(table), await ben.sit(table)
        await asyncio.gather(first.play(Random(1)), second.play(Random(2)))
        assert first.state == second.state == "finished"


async def test_a_full_table_whose_server_died_begins_after_the_next_start(tmp_path: Path) -> None:
    async with open_house(tmp_path, idle=0.0) as house:
        ann, _ben, table = await not_begun(house)
        patient = (await ann.new_table(ME, RANDOM, wait=True))["id"]
        alone = (await ann.new_table(ME, OPEN))["id"]
    async with open_house(tmp_path) as house:
        rooms = house.services.rooms
        assert rooms._waking is not None
        await rooms._waking
        assert [room.id for room in rooms] == [table], f"not {patient}, not {alone}"
        while not next(iter(rooms)).state.running:
            await asyncio.sleep(0.01)


async def test_a_table_that_was_being_opened_when_all_were_dropped_is_not_kept(tmp_path: Path) -> None:
    async with open_house(tmp_path, idle=0.0) as house:
        ann = await house.guest("Ann")
        table = (await ann.new_table(ME, OPEN))["id"]
        rooms = house.services.rooms
        await rooms.sweep()
        load, reading, go = rooms._load, asyncio.Event(), asyncio.Event()

        async def slowly(wanted: str) -> Room:
            reading.set()
            await go.wait()
            return await load(wanted)

        rooms._load = slowly  # type: ignore[method-assign,assignment]
        opening = asyncio.create_task(rooms.get(table))
        await reading.wait()
        rooms.drop_all()
        go.set()
        with pytest.raises(Failure, match="room-closed"):
            await opening
        assert len(rooms) == 0, "another process may have it"
        assert (await rooms.get(table)).id == table


async def test_who_waits_for_a_table_that_is_dropped_is_told(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = await house.guest("Ann")
        room = await house.services.rooms.get((await ann.new_table(ME, OPEN))["id"])
        begun = asyncio.Event()

        async def work() -> None:
            begun.set()
            await asyncio.Event().wait()

        waiting = [asyncio.create_task(room.do(work)) for _ in range(2)]
        await begun.wait()
        house.services.rooms.discard(room, "again")
        for task in waiting:
            with pytest.raises(Failure, match="room-closed"):
                await asyncio.wait_for(task, PATIENCE)


async def never(*_arguments: object) -> object:
    return await asyncio.Event().wait()


async def test_alarms_ring_in_order_with_one_timer_for_all() -> None:
    rung: list[str] = []

    async def ring(table: str) -> None:
        rung.append(table)

    alarms = Alarms(ring)
    for table, seconds in (("later", 0.1), ("never", 3600.0), ("now", 0.0), ("soon", 0.05)):
        alarms.set(table, seconds)
    while len(rung) < 3:
        await asyncio.sleep(0.01)
    assert rung == ["now", "soon", "later"]
    assert len(alarms) == 1
    alarms.stop()
