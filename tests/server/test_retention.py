"""What is no longer kept goes: in parts, on both databases, and nothing else goes with it."""

import time
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Table, func, insert, select, update

from tests.server.house import LOOSE, ME, OPEN, RANDOM, Guest, House, open_house
from tianxia import games
from tianxia.server import retention
from tianxia.server.http import app
from tianxia.server.retention import Sweeper
from tianxia.server.services import Services
from tianxia.server.settings import DAY, KEPT_AT_HOME, Retention
from tianxia.server.store.jobs import WriteJob
from tianxia.server.store.schema import (
    bans,
    chat,
    edition_holders,
    editions,
    entries,
    keys,
    orders,
    people,
    seats,
    tables,
)
from tianxia.server.tables import creation

OLD = time.time() - 500 * DAY
EVERYTHING = Retention(finished=300 * DAY)


class Still:
    """Sweeps nothing, in place of a server's own sweeper: these tests sweep when they want to."""

    def __init__(self, _services: Services) -> None: ...

    async def sweep(self) -> None: ...


@pytest.fixture(autouse=True)
def _by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "Sweeper", Still)
    monkeypatch.setattr(retention, "PAUSE", 0.0)


def sweeper(house: House, kept: Retention = EVERYTHING) -> Sweeper:
    """A sweeper with other settings."""
    services = house.services
    services.settings = replace(services.settings, retention=kept)
    return Sweeper(services)


async def age(house: House, table: Table, which: Any, **values: Any) -> None:
    await house.services.store.write(update(table).where(which).values(values))


async def ids(house: House) -> set[str]:
    return {row["id"] for row in await house.services.store.rows(select(tables.c.id))}


async def count(house: House, table: Table) -> int:
    return int(await house.services.store.value(select(func.count()).select_from(table)))


async def stored(house: House, number: int, **values: Any) -> list[str]:
    """Many tables with two seats and two entries each."""
    rows = [
        creation.table_row(games.game("qin"), {}, [None, None], None) | {"version": 2} | values for _ in range(number)
    ]
    places = [{"table": row["id"], **creation.seat_row(seat, "open", None, None)} for row in rows for seat in (0, 1)]
    made = values["made"]
    acts = [
        {"table": row["id"], "number": at, "kind": "pause", "seat": 0, "body": {}, "made": made}
        for row in rows
        for at in (1, 2)
    ]
    await house.services.store.write(
        insert(tables).values(rows), insert(seats).values(places), insert(entries).values(acts)
    )
    return [row["id"] for row in rows]


async def test_tables_that_never_began_go_and_who_looks_at_one_is_told(any_house: House) -> None:
    house, ann = any_house, await any_house.guest("Ann")
    old, young = await ann.new_table(ME, OPEN, public=True), await ann.new_table(ME, OPEN, public=True)
    begun = await ann.new_table(ME, RANDOM)
    looker = await ann.sit(old["id"])
    long_ago = time.time() - 2 * DAY - 60
    for table in (old, begun):
        await age(house, tables, tables.c.id == table["id"], made=long_ago)
    assert (await sweeper(house).sweep())["tables that never began"] == 1
    assert (await looker.until(lambda message: message["type"] == "bye"))["code"] == "again"
    assert await ann.refused("GET", f"/api/tables/{old['id']}") == "no-table"
    assert await ids(house) == {young["id"], begun["id"]}


async def test_a_table_that_begins_at_that_very_moment_stays(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = await house.guest("Ann")
    table = await ann.new_table(ME, OPEN, public=True)
    await age(house, tables, tables.c.id == table["id"], made=OLD)
    ben, store = await house.guest("Ben"), house.services.store
    real = store.rows

    async def looked(query: Any) -> Any:
        found = await real(query)
        if found and "made" in str(query):
            monkeypatch.setattr(store, "rows", real)
            await ben.ask("PUT", f"/api/tables/{table['id']}/seats/1")
        return found

    monkeypatch.setattr(store, "rows", looked)
    await sweeper(house).sweep()
    assert await ids(house) == {table["id"]}
    assert (await ann.sit(table["id"])).state == "running"


async def test_abandoned_games_go_and_old_ones_that_go_on_stay(
    any_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = any_house
    monkeypatch.setattr(retention, "LOOKED_AT", 10)
    monkeypatch.setattr(retention, "PART", 3)
    abandoned = await stored(house, 12, state="running", made=OLD)
    played = await stored(house, 12, state="running", made=OLD - 1)
    for table in played:
        await age(house, entries, (entries.c.table == table) & (entries.c.number == 2), made=time.time() - 179 * DAY)
    finished = await stored(house, 1, state="finished", made=OLD, ended=time.time() - 299 * DAY)
    sweeping = sweeper(house)
    for expected in (0, 8, 4, 0, 0):
        assert (await sweeping.sweep())["abandoned games"] == expected, "a few are looked at in each sweep"
    assert await ids(house) == {*played, *finished}
    assert not set(abandoned) & await ids(house)
    assert await count(house, entries) == 2 * len(await ids(house)), "what belongs to them goes with them"


async def test_finished_games_are_kept_for_ever_unless_the_operator_says_otherwise(any_house: House) -> None:
    house = any_house
    old = await stored(house, 45, state="finished", made=OLD, ended=OLD)
    young = await stored(house, 1, state="finished", made=OLD, ended=time.time() - 299 * DAY)
    assert "finished games" not in await sweeper(house, Retention()).sweep()
    assert await ids(house) == {*old, *young}
    assert (await sweeper(house).sweep())["finished games"] == 45
    assert await ids(house) == set(young)


async def known(guests: Iterable[Guest]) -> list[bool]:
    return [(await guest.ask("GET", "/api/me"))["known"] for guest in guests]


async def test_visitors_who_never_came_back_are_forgotten(any_house: House) -> None:
    house = any_house
    gone, playing, hosting, here, secured = [await house.guest(name) for name in ("Al", "Bo", "Cy", "Di", "Ed")]
    await secured.ask("PUT", "/api/me/password", {"login": "edward", "password": "correct horse"})
    table = await hosting.new_table(RANDOM, OPEN, public=True)
    await playing.ask("PUT", f"/api/tables/{table['id']}/seats/1")
    over = await stored(house, 1, state="finished", made=OLD, ended=time.time())
    row = await house.services.store.row(select(people.c.id).where(people.c.name == "Al"))
    assert row is not None
    await age(house, seats, (seats.c.table == over[0]) & (seats.c.seat == 0), person=row["id"], kind="person")
    await age(house, people, people.c.name != "Di", seen=OLD)
    assert (await sweeper(house).sweep())["visitors"] == 1
    assert await known((gone, playing, hosting, here, secured)) == [False, True, True, True, True]
    assert await count(house, keys) == 4
    (seat, _) = (await here.ask("GET", f"/api/tables/{over[0]}"))["seats"]
    assert (seat["kind"], seat["name"]) == ("person", None), "a finished game keeps a seat without a name"


async def test_who_comes_once_a_day_is_noted_once_a_day(any_house: House) -> None:
    house, ann = any_house, await any_house.guest("Ann")
    store, written = house.services.store, list[WriteJob]()
    real = store.writer.write

    async def write(job: WriteJob) -> None:
        written.append(job)
        await real(job)

    store.writer.write = write  # type: ignore[method-assign]
    await ann.ask("GET", "/api/me")
    assert written == []
    await age(house, people, people.c.name == "Ann", seen=time.time() - DAY - 1)
    written.clear()
    for _ in range(3):
        await ann.ask("GET", "/api/me")
    assert len(written) == 1
    assert await store.value(select(people.c.seen)) > time.time() - 60


async def test_what_was_said_long_ago_goes(any_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house = any_house
    monkeypatch.setattr(retention, "LINES", 4)
    ann = await house.guest("Ann")
    table = await ann.new_table(ME, RANDOM)
    looker = await ann.sit(table["id"])
    for number in range(12):
        await looker.do("say", text=f"line {number}")
    await age(house, chat, chat.c.number <= 10, made=OLD)
    assert (await sweeper(house).sweep())["lines of chat"] == 10
    again = await ann.sit(table["id"])
    assert [line["text"] for line in again.welcome["chat"]] == ["line 10", "line 11"]
    await again.do("say", text="line 12")
    assert again.said[-1]["number"] == 13


async def test_orders_and_bans_that_are_over_go(any_house: House) -> None:
    house, now = any_house, time.time()
    days = [{"id": str(day), "kind": "x", "body": {}, "made": now - day * DAY} for day in (0, 2)]
    over = [{"network": f"192.0.2.{day}", "made": OLD, "until": now + (day - 1) * DAY} for day in (0, 2)]
    await house.services.store.write(insert(orders).values(days), insert(bans).values(over))
    await sweeper(house).sweep()
    assert await house.services.store.value(select(orders.c.id)) == "0"
    assert await house.services.store.value(select(bans.c.network)) == "192.0.2.2"


async def test_editions_go_once_nobody_has_them_and_no_table_uses_them(any_house: House) -> None:
    store = any_house.services.store
    await any_house.guest("Ann")
    person = await store.value(select(people.c.id).where(people.c.name == "Ann"))
    plain = {"game": "qin", "name": "My box", "credits": "", "components": "0", "body": "{}", "made": OLD}
    kinds = {"listed": True, "held": False, "played": False, "unused": False}
    rows = [{**plain, "id": name, "listed": listed} for name, listed in kinds.items()]
    await store.write(
        insert(editions).values(rows),
        insert(edition_holders).values({"edition": "held", "person": person, "made": OLD}),
    )
    await stored(any_house, 1, made=OLD, state="finished", ended=time.time(), edition="played")
    await sweeper(any_house).sweep()
    assert {row["id"] for row in await store.rows(select(editions.c.id))} == {"listed", "held", "played"}


async def test_others_write_between_two_parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_house(tmp_path, limits=LOOSE) as house:
        await stored(house, 3 * retention.PART, state="open", made=OLD)
        ann = await house.guest("Ann")
        looker = await ann.sit((await ann.new_table(ME, RANDOM, options={"first": "0"}))["id"])
        steps: list[str] = []
        real = house.services.store.write

        async def write(*statements: Any) -> None:
            steps.extend("part" for statement in statements if str(statement).startswith("DELETE FROM tables"))
            await real(*statements)

        async def pause(_seconds: float) -> None:
            await looker.do("say", text="still here")
            steps.append("line")

        monkeypatch.setattr(house.services.store, "write", write)
        monkeypatch.setattr(retention, "asyncio", type("Slow", (), {"sleep": staticmethod(pause)}))
        assert (await sweeper(house).sweep())["tables that never began"] == 3 * retention.PART
        assert steps == ["part", "line"] * 3


async def test_at_home_only_tables_that_never_began_go(house: House) -> None:
    await stored(house, 1, state="running", made=OLD)
    await (await house.guest("Ann")).ask("GET", "/api/me")
    await age(house, people, people.c.name == "Ann", seen=OLD)
    assert await sweeper(house, KEPT_AT_HOME).sweep() == {"tables that never began": 0}
    assert await count(house, people) == 1
