"""The store on SQLite and on PostgreSQL: migrations, two writers, many at once, lists, and what is removed."""

import asyncio
import contextlib
import json
import threading
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, delete, event, func, insert, select, update

from tests.server.house import ME, RANDOM, House, open_house
from tianxia import games
from tianxia.bots.review import METHOD
from tianxia.engine.game import BadInput
from tianxia.server.fleet.sole import SoleProcess
from tianxia.server.people.keys import hash_of
from tianxia.server.people.people import People
from tianxia.server.store import migrate, readers
from tianxia.server.store.jobs import Unclaimed, WriteJob
from tianxia.server.store.schema import METADATA, Values, entries, people, reviews, seats, tables
from tianxia.server.store.store import Clash, Store
from tianxia.server.store.urls import full_url
from tianxia.server.tables import creation
from tianxia.server.workers.review_queue import ReviewQueue
from tianxia.server.workers.reviews import ReviewPool


@pytest.fixture(params=["sqlite", "postgresql"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    """An empty store on each database."""
    sqlite = request.param == "sqlite"
    opened = await Store.open(f"sqlite:///{tmp_path / 'a.db'}" if sqlite else request.getfixturevalue("postgres"))
    yield opened
    await opened.write(*(delete(table) for table in reversed(METADATA.sorted_tables)))
    await opened.close()


async def new_table(store: Store, **more: object) -> Values:
    row = creation.table_row(games.game("qin"), {}, [None, None], None) | more
    new_seats = [{"table": row["id"], **creation.seat_row(seat, "open", None, None)} for seat in (0, 1)]
    await store.write(insert(tables).values(row), insert(seats).values(new_seats))
    return row


def entry(table: str, number: int, kind: str = "answer") -> Values:
    return {"table": table, "number": number, "kind": kind, "seat": 0, "body": {"answers": ["x"]}, "made": time.time()}


def standing(row: Values, version: int) -> Values:
    names = ("id", "state", "paused", "begun", "ended", "result", "asked")
    return {**{name: row[name] for name in names}, "version": version}


async def test_what_is_read_together_is_of_one_moment(store: Store) -> None:
    row = await new_table(store)
    changes = [update(tables).where(tables.c.id == row["id"]).values(state="running")]

    def write_now(_connection: object, _cursor: object, statement: str, *_more: object) -> None:
        """Between the two queries, somebody else writes."""
        if changes and "FROM seats" in statement:
            with store.engine.begin() as other:
                other.execute(changes.pop())

    for engine in {store.engine, store.shared.sync_engine if store.shared is not None else store.engine}:
        event.listen(engine, "before_cursor_execute", write_now)
    there = select(tables.c.state).where(tables.c.id == row["id"])
    before, _, after = await store.together(there, select(seats).where(seats.c.table == row["id"]), there)
    assert not changes
    assert [found[0]["state"] for found in (before, after)] == ["open", "open"]
    assert await store.value(there) == "running"


async def test_of_two_writers_one_wins(store: Store) -> None:
    row = await new_table(store)
    await store.append([entry(row["id"], 1)], standing(row, 1))
    with pytest.raises(Clash):
        await store.append([entry(row["id"], 1, "undo")], standing(row, 9))
    assert [(e["number"], e["kind"]) for e in await store.entries(row["id"])] == [(1, "answer")]
    kept = await store.table(row["id"])
    assert kept is not None
    assert kept["version"] == 1, "a job is written whole or not at all"


async def test_a_claim_sees_what_was_written_before_it_in_one_batch(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    row, go, commit = await new_table(store), threading.Event(), store.writer._commit

    def held(*arguments: Any) -> None:
        go.wait()
        commit(*arguments)

    monkeypatch.setattr(store.writer, "_commit", held)
    first = asyncio.create_task(store.beat())
    await asyncio.sleep(0)
    while not store.writer._jobs.empty():
        await asyncio.sleep(0.01)
    there = tables.c.id == row["id"]
    jobs = (
        WriteJob(more=[delete(tables).where(there)]),
        WriteJob(claims=[update(tables).where(there).values(chat=False)]),
    )
    writing = [asyncio.create_task(store.writer.write(job)) for job in jobs]
    await asyncio.sleep(0)
    go.set()
    await first
    done = await asyncio.gather(*writing, return_exceptions=True)
    assert [type(one) for one in done] == [type(None), Unclaimed]


async def test_a_batch_with_a_bad_job_harms_no_other(store: Store) -> None:
    rows = [await new_table(store) for _ in range(10)]
    await store.append([entry(rows[3]["id"], 1)], standing(rows[3], 1))
    written = [store.append([entry(row["id"], 1)], standing(row, 1)) for row in rows]
    results = await asyncio.gather(*written, return_exceptions=True)
    assert [type(result) for result in results].count(Clash) == 1
    assert isinstance(results[3], Clash)
    assert await store.value(select(func.count()).select_from(entries)) == 10


async def test_people_keys_and_forgetting(store: Store) -> None:
    known = People(store, SoleProcess())
    person, key = await known.welcome("  Ann\n ")
    assert person.name == "Ann"
    assert await known.by_key(key) == person
    for wrong in ("", None, key[:-1], key + "x", hash_of(key), "x" * 1000):
        assert await known.by_key(wrong) is None
    row = await new_table(store)
    await store.write(seats.update().where(seats.c.seat == 1).values(person=person.id, kind="person"))
    assert await store.holders(row["id"]) == {person.id: {1}}
    await known.forget(person.id)
    assert await known.by_key(key) is None
    assert await store.holders(row["id"]) == {}
    assert await store.value(select(func.count()).select_from(people)) == 0


async def test_a_large_query_comes_in_parts_and_may_be_left_early(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = await new_table(store)
    await store.append([entry(row["id"], number) for number in range(1, 8)], standing(row, 7))
    monkeypatch.setattr(readers, "PART", 3)
    query = select(entries.c.number).order_by(entries.c.number)
    parts = [[found["number"] for found in part] async for part in store.parts(query)]
    assert parts == [[1, 2, 3], [4, 5, 6], [7]]
    for _ in range(40):  # more than there are connections: each must be given back
        async with contextlib.aclosing(store.parts(query)) as left_early:
            assert len(await anext(left_early)) == 3
    for _ in range(40):  # and those of readers cancelled in the middle of a part
        reading = asyncio.ensure_future(anext(store.parts(query)))
        await asyncio.sleep(0)
        reading.cancel()
        await asyncio.gather(reading, return_exceptions=True)
    assert await store.value(select(func.count()).select_from(entries)) == 7


async def test_chat_keeps_its_order(store: Store) -> None:
    row = await new_table(store)
    for text in ("one", "two", "three"):
        await store.say(row["id"], None, -1, text, time.time())
    assert [line["text"] for line in await store.chat(row["id"])] == ["one", "two", "three"]


async def test_a_review_is_kept_until_the_way_of_judging_changes(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    row = await new_table(store, state="finished")
    kept = ReviewQueue(store, ReviewPool(), 1)
    body = {"level": "hard", "unit": "chance", "moves": [], "deals": [], "seats": []}
    assert await kept.verdict(row["id"]) is None
    for level in ("hard", "master"):
        await kept._keep(row["id"], {**body, "level": level})
    found = await kept.verdict(row["id"])
    assert found is not None
    assert found.level == "master"
    monkeypatch.setattr("tianxia.server.workers.review_queue.METHOD", METHOD + 1)
    assert await kept.verdict(row["id"]) is None
    await store.write(delete(tables).where(tables.c.id == row["id"]))
    assert await store.value(select(func.count()).select_from(reviews)) == 0, "it is deleted with its table"


async def test_migrations_make_the_schema_that_the_code_has(store: Store) -> None:
    engine = create_engine(store.engine.url)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
    engine.dispose()


async def test_a_copy_is_put_aside_before_a_migration(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = full_url(f"sqlite:///{tmp_path / 'a.db'}")
    store = await Store.open(url)
    row = await new_table(store)
    await store.close()
    assert migrate.migrate(url) is None, "nothing to do, nothing copied"
    monkeypatch.setattr(migrate, "_newest", lambda: "9999")
    copy = migrate.migrate(url)
    assert copy is not None
    copied = await Store.open(f"sqlite:///{copy}")
    assert await copied.table(row["id"]) is not None
    await copied.close()


async def test_a_second_server_on_one_file_refuses(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        with pytest.raises(BadInput, match="db-in-use"):
            async with open_house(tmp_path):
                pass
        await play_a_little(house)
    async with open_house(tmp_path) as again:
        await play_a_little(again)


async def test_what_cannot_be_stored_did_not_happen(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = await house.guest("Ann")
        table = await ann.new_table(ME, RANDOM, options={"first": "0"})
        looker = await ann.sit(table["id"])
        options = looker.options
        # Somebody else has written the next version: the room must not go on with what it has only in memory.
        await house.services.store.write(insert(entries).values(entry(table["id"], 2, "pause")))
        answer = {"type": "answer", "id": 9, "seat": 0, "version": 1, "answer": options[0]}
        await looker.socket.send(json.dumps(answer))
        farewell = await looker.until(lambda message: message["type"] in ("bye", "done"))
        assert farewell == {"type": "bye", "code": "again"}
        again = await ann.sit(table["id"])
        assert again.version == 2
        assert again.room["paused"], "the room was made again from the store"
        assert again.options == options


async def test_postgresql_plays_a_game_too(tmp_path: Path, postgres: str) -> None:
    async with open_house(tmp_path, db=postgres) as house:
        await play_a_little(house)


async def play_a_little(house: House) -> None:
    ann = await house.guest("Ann")
    table = await ann.new_table(ME, RANDOM)
    looker = await ann.sit(table["id"])
    for _ in range(3):
        assert await looker.my_turn()
        await looker.do("answer", seat=0, version=looker.version, answer=looker.options[0])
    assert len((await ann.ask("GET", "/api/tables?which=mine"))["tables"]) == 1
