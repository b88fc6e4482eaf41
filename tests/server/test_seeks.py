"""Quick start: people who want the same game meet at one table, once, whichever process they are connected to."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import delete, insert, select, update

from tests.server.house import Guest, House, Json, clear, open_house
from tianxia.server.lobby.pairing import Waiting, group_for, level_for
from tianxia.server.lobby.seeks import EXPIRES, KEPT, Seeks
from tianxia.server.protocol.responses import Seek
from tianxia.server.retention import Sweeper
from tianxia.server.store.schema import entries, people, ratings, seats, seeks, tables

QIN: Json = {"game": "qin"}


async def seek(guest: Guest, **wanted: Any) -> Json:
    found: Json = await guest.ask("PUT", "/api/seek", {**QIN, **wanted})
    return found


async def wait(guest: Guest) -> Json:
    found: Json = await guest.ask("POST", "/api/seek")
    return found


async def id_of(house: House, name: str) -> str:
    return str(await house.services.store.value(select(people.c.id).where(people.c.name == name)))


async def rate(house: House, name: str, mean: float) -> None:
    row = {"person": await id_of(house, name), "game": "qin", "pace": "live", "mean": mean, "doubt": 80.0}
    row |= {"games": 20, "won": 10, "settled": True, "best": mean, "last": 1.0}
    await house.services.store.write(insert(ratings).values(row))


async def age(house: House, name: str, **moments: float) -> None:
    """Let a request be older than it is."""
    found = seeks.c.person == await id_of(house, name)
    changes = {moment: time.time() - seconds for moment, seconds in moments.items()}
    await house.services.store.write(update(seeks).where(found).values(changes))


async def seated(house: House) -> dict[str, list[str]]:
    """Who sits at which table."""
    rows = await house.services.store.rows(select(seats.c.table, people.c.name).join(people).order_by(people.c.name))
    found: dict[str, list[str]] = {}
    for row in rows:
        found.setdefault(row["table"], []).append(row["name"])
    return found


# -- whom a request fits


def waiting(person: str, mean: float, within: int | None = 100, made: float = 0.0) -> Waiting:
    return Waiting(person, mean, within, made)


def test_the_range_widens_with_waiting_and_holds_for_both() -> None:
    ann, ben = waiting("ann", 1500), waiting("ben", 1700)
    assert group_for(ann, [ben], 2, now=19.9) is None
    assert group_for(ann, [ben], 2, now=20.0) == [ann, ben]
    late = waiting("ben", 1700, made=30.0)
    assert group_for(ann, [late], 2, now=40.0) is None, "Ben does not take Ann yet"
    assert group_for(waiting("ann", 0, None), [waiting("ben", 3000, None)], 2, now=0.0) is not None


def test_the_nearest_are_taken_and_everybody_must_fit_everybody() -> None:
    me, low, high, far = waiting("me", 1500), waiting("low", 1420), waiting("high", 1590), waiting("far", 1900)
    assert group_for(me, [far, high, low], 2, 0.0) == [me, low]
    assert group_for(me, [far, high, low], 3, 0.0) is None, "low and high are 170 points apart"
    assert group_for(me, [far, high, low], 3, 14.0) == [me, low, high]
    assert group_for(me, [waiting("me", 1500)], 2, 0.0) is None, "oneself in another window"


def test_the_bot_nearest_to_a_rating() -> None:
    assert level_for("qin", 0.0) == "beginner"
    assert level_for("qin", 1500.0) == "medium"
    assert level_for("qin", 5000.0) == "master"
    assert level_for("unknown", 1500.0) is None


# -- two people


async def test_two_who_want_the_same_meet_at_a_table_that_has_begun(any_house: House) -> None:
    ann, ben = await any_house.guest("Ann"), await any_house.guest("Ben")
    first = await seek(ann, rated=True, within=100)
    assert (first["state"], first["others"], first["bots_after"], first["bot"]) == ("waiting", 0, 30.0, "medium")
    found = await seek(ben, rated=True)
    assert found["state"] == "matched"
    assert await wait(ann) == found
    table = await ann.ask("GET", f"/api/tables/{found['table']}")
    assert (table["state"], table["rated"], table["public"], table["clock"]["seconds"]) == ("running", True, True, 600)
    assert table["allowed"] == {"hints": False, "previews": False, "undo": False}
    assert await seated(any_house) == {found["table"]: ["Ann", "Ben"]}
    assert await seek(ann) == found, "a match that a page has not acknowledged is told, not doubled"
    assert await ann.ask("DELETE", "/api/seek") == found
    assert (await wait(ann))["state"] == "none"
    assert (await seek(ann))["state"] == "waiting"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ({"game": "zhanguo"}, {}),
        ({"pace": "leisure"}, {}),
        ({"seats": 3}, {}),
        ({"rated": True}, {}),
    ],
)
async def test_those_who_want_something_else_do_not_meet(house: House, one: Json, other: Json) -> None:
    ann, ben = await house.guest("Ann"), await house.guest("Ben")
    await seek(ann, **one)
    assert (await seek(ben, **other))["state"] == "waiting"
    assert await seated(house) == {}


async def test_ratings_keep_people_apart_until_they_have_waited(any_house: House) -> None:
    ann, ben = await any_house.guest("Ann"), await any_house.guest("Ben")
    await rate(any_house, "Ann", 1800.0)
    told = await seek(ann, within=100)
    assert told["bot"] in ("hard", "master")
    assert (await seek(ben))["others"] == 1
    assert (await wait(ben))["state"] == "waiting", "Ann takes nobody 300 points away"
    await age(any_house, "Ann", made=60.0)
    told = await wait(ben)
    assert told["state"] == "matched"


async def test_three_people_make_a_table_of_three(any_house: House) -> None:
    guests = [await any_house.guest(name) for name in ("Ann", "Ben", "Cat")]
    states = [(await seek(guest, seats=3, game="first_empire"))["state"] for guest in guests]
    assert states == ["waiting", "waiting", "matched"]
    (names,) = (await seated(any_house)).values()
    assert names == ["Ann", "Ben", "Cat"]


async def test_a_match_made_while_somebody_asks_for_another_game_stands(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben, matched = await house.guest("Ann"), await house.guest("Ben"), Seeks._matched
    await seek(ann)
    found: list[Json] = []

    async def read_and_meet(seeks: Seeks, person: str) -> Seek | None:
        monkeypatch.setattr(Seeks, "_matched", matched)
        nobody = await matched(seeks, person)
        found.append(await seek(ben))
        return nobody

    monkeypatch.setattr(Seeks, "_matched", read_and_meet)
    assert [await seek(ann, game="zhanguo")] == found
    assert found[0]["state"] == "matched"


# -- who is not matched


async def test_who_left_or_closed_the_page_is_not_matched(any_house: House) -> None:
    ann, ben, cat = [await any_house.guest(name) for name in ("Ann", "Ben", "Cat")]
    await seek(ann)
    assert (await ann.ask("DELETE", "/api/seek"))["state"] == "none"
    assert (await seek(ben))["state"] == "waiting"
    await age(any_house, "Ben", seen=EXPIRES + 1)
    assert (await seek(cat))["state"] == "waiting"
    assert (await wait(ben))["state"] == "none", "what has expired is not revived"
    assert await seated(any_house) == {}
    await age(any_house, "Cat", seen=KEPT + 1)
    await Sweeper(any_house.services).sweep()
    assert await any_house.services.store.rows(select(seeks)) == []


async def test_nobody_meets_themselves_or_somebody_banned_or_forgotten(any_house: House) -> None:
    ann, ben, cat = [await any_house.guest(name) for name in ("Ann", "Ben", "Cat")]
    await seek(ann)
    assert (await seek(ann))["state"] == "waiting", "the same person in another window"
    banned = update(people).where(people.c.name == "Ann").values(banned_until=time.time() + 60)
    await any_house.services.store.write(banned)
    assert await ann.refused("POST", "/api/seek") == "banned"
    await seek(ben)
    await ben.ask("DELETE", "/api/me")
    assert (await seek(cat))["others"] == 0
    assert await seated(any_house) == {}


async def test_what_is_asked_for_must_exist(house: House) -> None:
    ann, nobody = await house.guest("Ann"), await house.guest()
    assert await nobody.refused("PUT", "/api/seek", QIN) == "no-key"
    assert await ann.refused("PUT", "/api/seek", {**QIN, "seats": 7}) == "bad-seat-count"
    assert await ann.refused("PUT", "/api/seek", {"game": "chess"}) == "unknown-game"
    assert await ann.refused("PUT", "/api/seek", {**QIN, "within": 1}) == "malformed"
    unnamed = await house.guest()
    await unnamed.ask("POST", "/api/me", {})
    assert await unnamed.refused("PUT", "/api/seek", QIN) == "name-needed"
    assert (await wait(ann))["state"] == "none"


async def test_a_match_that_was_cut_short_begins_when_somebody_asks(house: House) -> None:
    """The table was written, and the server died before it began."""
    ann, ben = await house.guest("Ann"), await house.guest("Ben")
    await seek(ann)
    table = (await seek(ben))["table"]
    house.services.rooms.drop_all()
    await house.services.rooms.settle()
    await house.services.store.write(
        delete(entries).where(entries.c.table == table),
        update(tables).where(tables.c.id == table).values(state="open", version=0, begun=None, asked=[]),
    )
    assert (await wait(ann))["state"] == "matched"
    assert (await ann.ask("GET", f"/api/tables/{table}"))["state"] == "running"


# -- many at once, at two processes


@pytest.fixture
async def two_houses(tmp_path: Path, postgres: str) -> AsyncIterator[list[House]]:
    """Two servers on one database."""
    async with contextlib.AsyncExitStack() as stack:
        found = [await stack.enter_async_context(open_house(tmp_path, db=postgres)) for _ in range(2)]
        yield found
        await clear(found[0])


class Waiter:
    """Somebody in a crowd, which shares the connections of one client for each server."""

    def __init__(self, client: httpx.AsyncClient, key: str, leaves: bool) -> None:
        self.client, self.cookie, self.leaves = client, {"Cookie": f"tianxia={key}"}, leaves

    async def ask(self, method: str, body: Json | None = None) -> Json:
        found: Json = (await self.client.request(method, "/api/seek", json=body, headers=self.cookie)).json()
        return found

    async def play(self) -> str | None:
        """Wait until there is a match, or leave; the table."""
        told = await self.ask("PUT", QIN)
        for _ in range(20):
            if told["state"] == "matched":
                return str(told["table"])
            if self.leaves:
                table: str | None = (await self.ask("DELETE"))["table"]
                return table
            told = await self.ask("POST")
        return None


async def crowd(houses: list[House], count: int) -> None:
    """Many people want a game at once; some leave, and nobody is at two tables or at one that they left."""
    clients = [(await house.guest()).http for house in houses]
    waiters = []
    for number in range(count):
        _person, key = await houses[0].services.people.welcome(f"Guest {number}")
        waiters.append(Waiter(clients[number % len(clients)], key, leaves=number % 5 == 0))
    found = await asyncio.gather(*(waiter.play() for waiter in waiters))
    rows = await houses[0].services.store.rows(select(seats.c.table, people.c.name).join(people))
    at = {row["name"]: row["table"] for row in rows}
    assert len(at) == len(rows), "somebody sits at two tables"
    assert at == {f"Guest {n}": table for n, table in enumerate(found) if table is not None}, (
        "everybody who was matched was told so, and nobody who left sits anywhere"
    )
    alone = [waiter for waiter, table in zip(waiters, found, strict=True) if table is None and not waiter.leaves]
    assert len(alone) <= 1, "of those who stay, at most one has nobody to play with"
    tables_of = list(at.values())
    assert all(tables_of.count(table) == 2 for table in tables_of)


async def test_many_at_once(any_house: House, request: pytest.FixtureRequest) -> None:
    await crowd([any_house], 300 if request.config.getoption("--thorough") else 24)


async def test_people_at_two_processes_meet_once(two_houses: list[House], request: pytest.FixtureRequest) -> None:
    ann, ben = await two_houses[0].guest("Ann"), await two_houses[1].guest("Ben")
    await seek(ann)
    found = await seek(ben)
    assert found["state"] == "matched"
    assert await wait(ann) == found
    looker = await ann.sit(found["table"])
    assert looker.state == "running"
    await looker.close()
    await clear(two_houses[0])
    await crowd(two_houses, 300 if request.config.getoption("--thorough") else 24)
