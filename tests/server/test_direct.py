"""Answers go to PostgreSQL without the writer's thread, and through it whenever something is wrong."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
from sqlalchemy import delete, select, text

from tests.server.test_store import entry, new_table, standing
from tianxia.server.store.direct import Direct
from tianxia.server.store.schema import METADATA, Values, tables
from tianxia.server.store.store import Clash, Store


@pytest.fixture
async def store(postgres: str) -> AsyncIterator[Store]:
    """An empty store that has its direct connection."""
    opened = await Store.open(postgres)
    await connected(opened)
    yield opened
    await opened.write(*(delete(table) for table in reversed(METADATA.sorted_tables)))
    await opened.close()


def direct_of(store: Store) -> Direct:
    assert store.writer._direct is not None
    return store.writer._direct


async def connected(store: Store) -> None:
    async with asyncio.timeout(20):
        while direct_of(store)._wire is None:
            await asyncio.sleep(0.01)


async def numbers(store: Store, row: Values) -> list[int]:
    return [each["number"] for each in await store.entries(row["id"])]


@pytest.fixture
def in_the_thread(store: Store, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many jobs the thread has tried, each time."""
    counts: list[int] = []
    commit = store.writer._commit

    def counting(batch: Any, write: Any) -> None:
        counts.append(len(batch))
        commit(batch, write)

    monkeypatch.setattr(store.writer, "_commit", counting)
    return counts


async def test_answers_need_no_thread_and_those_of_a_moment_are_one_transaction(
    store: Store, in_the_thread: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    rows = [await new_table(store) for _ in range(7)]
    in_the_thread.clear()
    sizes: list[int] = []
    monkeypatch.setattr(store.writer.metrics, "wrote", lambda count, _seconds: sizes.append(count), raising=False)
    for version in (1, 2):
        await asyncio.gather(*(store.append([entry(row["id"], version)], standing(row, version)) for row in rows))
    assert in_the_thread == []
    assert sizes == [7, 7]
    kept = await store.rows(select(tables.c.version))
    assert [row["version"] for row in kept] == [2] * 7
    assert [await numbers(store, row) for row in rows] == [[1, 2]] * 7


async def test_every_value_comes_back_as_it_was(store: Store, in_the_thread: list[int]) -> None:
    row = await new_table(store)
    in_the_thread.clear()
    body = {"answers": ["甲 'quoted' \\ \"twice\" \n"], "left": [0.1 + 0.2, 1e300, 5], "bot": True, "none": None}
    made = 1_700_000_000.123457
    changed = {"id": row["id"], "state": "finished", "paused": True, "begun": made, "ended": None, "result": None}
    await store.append(
        [{"table": row["id"], "number": 1, "kind": "answer", "seat": None, "body": body, "made": made}],
        {**changed, "asked": [1, 0], "version": 1},
    )
    assert in_the_thread == []
    (kept,) = await store.entries(row["id"])
    assert (kept["body"], kept["made"], kept["seat"]) == (body, made, None)
    table = await store.table(row["id"])
    assert table is not None
    assert {name: table[name] for name in changed} == changed
    assert (table["asked"], table["version"]) == ([1, 0], 1)


async def test_an_answer_that_came_too_late_harms_none_that_are_written_with_it(store: Store) -> None:
    rows = [await new_table(store) for _ in range(4)]
    await store.append([entry(rows[2]["id"], 1)], standing(rows[2], 1))
    written = [store.append([entry(row["id"], 1)], standing(row, 1)) for row in rows]
    results = await asyncio.gather(*written, return_exceptions=True)
    assert [type(result) for result in results] == [type(None), type(None), Clash, type(None)]
    assert [await numbers(store, row) for row in rows] == [[1]] * 4
    await connected(store)
    await store.append([entry(rows[2]["id"], 2)], standing(rows[2], 2))
    assert await numbers(store, rows[2]) == [1, 2]


async def test_an_answer_with_more_to_write_is_for_the_thread(store: Store, in_the_thread: list[int]) -> None:
    row = await new_table(store)
    in_the_thread.clear()
    await store.append([entry(row["id"], 1)], standing(row, 1), [tables.update().values(public=True)])
    assert in_the_thread == [1]


async def test_what_cannot_even_be_sent_is_refused_alone(store: Store) -> None:
    good, bad = await new_table(store), await new_table(store)
    strange = {**entry(bad["id"], 1), "made": object()}
    jobs = [store.append([one], standing(row, 1)) for one, row in ((strange, bad), (entry(good["id"], 1), good))]
    results = await asyncio.gather(*jobs, return_exceptions=True)
    assert isinstance(results[0], Exception)
    assert results[1] is None
    assert await numbers(store, good) == [1]


async def test_a_lost_connection_loses_no_answer_and_is_made_again(store: Store, in_the_thread: list[int]) -> None:
    row, wire = await new_table(store), direct_of(store)._wire
    assert wire is not None
    await store.write(text(f"SELECT pg_terminate_backend({wire.backend_pid})"))
    version = 0
    while direct_of(store)._wire in (wire, None):
        version += 1
        await store.append([entry(row["id"], version)], standing(row, version))
    in_the_thread.clear()
    await store.append([entry(row["id"], version + 1)], standing(row, version + 1))
    assert in_the_thread == []
    assert await numbers(store, row) == list(range(1, version + 2))


async def test_what_waits_is_written_before_the_store_closes(postgres: str, store: Store) -> None:
    rows = [await new_table(store) for _ in range(3)]
    other = await Store.open(postgres)
    await connected(other)
    written = [asyncio.create_task(other.append([entry(row["id"], 1)], standing(row, 1))) for row in rows]
    await asyncio.sleep(0)
    await other.close()
    await asyncio.gather(*written)
    assert [await numbers(store, row) for row in rows] == [[1]] * 3
