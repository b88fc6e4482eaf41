"""Servers are killed at several moments of a tournament: it goes on to its end, and each game counts once."""

import asyncio
import os
import signal
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select

from tests.server.house import PATIENCE, Guest, Json, Trouble
from tests.server.test_fleet_kills import servers_of, serving
from tests.server.test_restart import start
from tianxia.server.store.schema import METADATA, pairings, result_seats, results, servers, tables, tournament_rounds
from tianxia.server.store.store import Store

BOTS, ROUNDS = 8, 3
NEW: Json = {
    "name": "Autumn",
    "form": "swiss",
    "game": "qin",
    "rounds": ROUNDS,
    "duplicate": True,
    "clock": {"seconds": 600, "increment": 5, "at_zero": "loss"},
}
LOST = (httpx.HTTPError, Trouble)
Moment = Callable[[Json], bool]


def over(found: Json) -> int:
    """Games of the round that have ended."""
    return sum(pair["state"] == "finished" for pair in pairs(found))


def pairs(found: Json) -> list[Json]:
    """Who meets in this round; nobody before the first."""
    return found["current"]["pairs"] if found["current"] is not None else []


MOMENTS: dict[str, Moment] = {
    "a round is written": lambda found: found["current"] is not None,
    "a game has ended": lambda found: over(found) > 0,
    "all but one have": lambda found: over(found) >= BOTS // 2 - 1,
    "a round is over": lambda found: over(found) == BOTS // 2,
    "the second round": lambda found: found["terms"]["round"] > 1,
    "a game of the last": lambda found: found["terms"]["round"] == ROUNDS and over(found) > 0,
}
FIRST = {
    "sqlite": ("a round is written", "all but one have", "a round is over"),
    "postgresql": ("all but one have",),
    "processes": ("a round is written", "a round is over"),
}
"""The others are tried with --thorough: a lease must run out after each kill, which takes a while."""


def moments(where: str, thorough: bool) -> list[Moment]:
    return [moment for name, moment in MOMENTS.items() if thorough or name in FIRST[where]]


class Watcher:
    """The organiser, who looks at the tournament all the time and remembers every result that was shown."""

    def __init__(self, port: int) -> None:
        self.guest, self.id, self.shown = Guest(port), "", dict[str, list[int]]()

    async def announce(self) -> None:
        await self.guest.ask("POST", "/api/me", {"name": "Ada"})
        self.id = (await self.guest.ask("POST", "/api/tournaments", NEW))["terms"]["id"]
        await self.guest.ask("POST", f"/api/tournaments/{self.id}/entrants", {"bot": "random", "count": BOTS})

    async def begin(self) -> None:
        await self.guest.ask("POST", f"/api/tournaments/{self.id}/start")

    async def until(self, wanted: Moment) -> Json:
        """Look again and again, also while nobody answers."""
        async with asyncio.timeout(3 * PATIENCE):
            while True:
                try:
                    found: Json = await self.guest.ask("GET", f"/api/tournaments/{self.id}")
                except LOST:
                    await asyncio.sleep(0.05)
                    continue
                self.note(found)
                if wanted(found):
                    return found
                await asyncio.sleep(0.01)

    def note(self, found: Json) -> None:
        """What was shown once is shown again."""
        for pair in pairs(found):
            if pair["state"] == "finished":
                assert self.shown.setdefault(pair["table"], pair["scores"]) == pair["scores"]


def ended(found: Json) -> bool:
    return bool(found["terms"]["state"] == "finished")


async def check(db: str, watcher: Watcher, found: Json) -> None:
    """Each round was paired once, each game counts once, and no result that was shown is missing."""
    assert sum(line["points"] for line in found["standings"]) == ROUNDS * BOTS / 2
    assert all([cell["round"] for cell in line["cells"]] == [1, 2, 3] for line in found["standings"])
    store = await Store.open(db)
    try:
        met = await store.rows(select(pairings).where(pairings.c.tournament == watcher.id))
        seats = Counter((row["round"], number) for row in met for number in row["entrants"])
        assert set(seats.values()) == {1}
        assert len(seats) == ROUNDS * BOTS
        assert len(met) == len({row["table"] for row in met}) == ROUNDS * BOTS / 2
        for table, count in ((tables, len(met)), (results, len(met)), (tournament_rounds, ROUNDS)):
            assert await store.value(select(func.count()).select_from(table)) == count
        scores = await stored_scores(store)
        assert len(watcher.shown) >= BOTS / 2
        assert {table: scores[table] for table in watcher.shown} == watcher.shown
    finally:
        await emptied(store)


async def stored_scores(store: Store) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for row in await store.rows(select(result_seats).order_by(result_seats.c.result, result_seats.c.seat)):
        found.setdefault(row["result"], []).append(row["score"])
    return found


async def emptied(store: Store) -> None:
    """Take nothing over from the last test on the same database, and leave nothing for the next."""
    await store.write(*(table.delete() for table in reversed(METADATA.sorted_tables) if table is not servers))
    await store.close()


@pytest.mark.slow
@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
async def test_a_tournament_goes_on_after_each_kill(
    request: pytest.FixtureRequest, tmp_path: Path, database: str, thorough: bool
) -> None:
    db = request.getfixturevalue("postgres") if database == "postgresql" else f"sqlite:///{tmp_path / 'tables.db'}"
    await emptied(await Store.open(db))
    process, port = await start(tmp_path, db=db)
    try:
        watcher = Watcher(port)
        await watcher.announce()
        begun = asyncio.create_task(watcher.begin())
        for moment in moments(database, thorough):
            await watcher.until(moment)
            process.kill()
            await process.wait()
            process, _ = await start(tmp_path, port, db)
        found = await watcher.until(ended)
        await asyncio.gather(begun, return_exceptions=True)
    finally:
        process.kill()
        await process.wait()
    await check(db, watcher, found)


@pytest.mark.slow
async def test_processes_that_share_a_tournament_are_killed(postgres: str, thorough: bool) -> None:
    """Whichever pairs the rounds, and whichever has a table: another takes over, and no round is paired twice."""
    luck = Random(11)
    await emptied(await Store.open(postgres))
    async with serving(postgres) as (supervisor, port):
        watcher = Watcher(port)
        await retried(watcher.announce)
        await watcher.begin()
        for moment in moments("processes", thorough):
            await watcher.until(moment)
            os.kill(luck.choice(servers_of(supervisor.pid)), signal.SIGKILL)
        found = await watcher.until(ended)
    await check(postgres, watcher, found)


async def retried(ask: Callable[[], Any]) -> None:
    for _ in range(100):
        try:
            await ask()
            return
        except LOST:
            await asyncio.sleep(0.05)
    raise AssertionError("nobody answers")
