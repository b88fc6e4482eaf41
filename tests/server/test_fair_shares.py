"""Fair shares of the workers: however busy one person keeps them, others get their turn. No clock is needed."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from typing import Any

import pytest

from tests.server.house import ME, RANDOM, Guest, House
from tianxia.server.workers import pool as pools
from tianxia.server.workers.pool import WorkerPool
from tianxia.server.workers.turns import Shares

SOON = 50
"""Rounds of the event loop in which everything that can happen has happened."""


class Bench:
    """Stands in for the processes: work begins when it comes, and ends when the test says so."""

    def __init__(self) -> None:
        self.begun: list[tuple[Callable[[], Any], Future[Any]]] = []
        self.ended = 0

    def submit(self, work: Callable[[], Any]) -> "Future[Any]":
        self.begun.append((work, Future()))
        return self.begun[-1][1]

    def shutdown(self, **_how: bool) -> None:
        for _, future in self.begun[self.ended :]:
            future.cancel()

    def end_one(self, result: Any = None) -> None:
        """End what began first, with its own result or another."""
        work, future = self.begun[self.ended]
        self.ended += 1
        future.set_result(work() if result is None else result)

    async def end_next(self, result: Any = None) -> None:
        """End what began first, once something has begun."""
        while self.ended == len(self.begun):
            await asyncio.sleep(0.01)
        self.end_one(result)

    def names(self) -> list[Any]:
        return [work() for work, _ in self.begun]


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> Bench:
    made = Bench()
    monkeypatch.setattr(pools, "new_pool", lambda *_how: made)
    return made


async def settle() -> None:
    for _ in range(SOON):
        await asyncio.sleep(0)


class Crew:
    """A pool with a bench, and everybody who waits for it."""

    def __init__(self, bench: Bench, workers: int) -> None:
        self.bench, self.pool = bench, WorkerPool(workers, 1000.0, lambda: None)
        self.tasks: list[asyncio.Task[Any]] = []

    async def wants(self, whose: str, count: int = 1) -> None:
        for number in range(count):
            name = f"{whose}{number + 1}"
            self.tasks.append(asyncio.create_task(self.pool.run(partial(str, name), whose)))
        await settle()

    async def order(self) -> str:
        """The order in which everything begins, if each ends in turn."""
        while self.bench.ended < len(self.bench.begun):
            self.bench.end_one()
            await settle()
        return " ".join(self.bench.names())


async def test_people_come_in_turn_however_much_each_of_them_wants(bench: Bench) -> None:
    crew = Crew(bench, 1)
    await crew.wants("a", 5)
    await crew.wants("b", 2)
    await crew.wants("c")
    assert await crew.order() == "a1 b1 c1 a2 b2 a3 a4 a5"
    assert [await task for task in crew.tasks] == ["a1", "a2", "a3", "a4", "a5", "b1", "b2", "c1"]


async def test_work_that_is_cancelled_with_its_pool_is_repeated(bench: Bench) -> None:
    crew = Crew(bench, 1)
    await crew.wants("a")
    crew.pool.close()
    bench.ended = 1
    await settle()
    assert await crew.order() == "a1 a1"
    assert [await task for task in crew.tasks] == ["a1"]
    await crew.wants("b")
    crew.tasks[-1].cancel()
    crew.pool.close()
    await settle()
    assert crew.tasks[-1].cancelled(), "who waits was cancelled, too"
    assert bench.names() == ["a1", "a1", "b1"]


async def test_a_stranger_waits_for_one_thought_of_forty_tables_and_no_more(bench: Bench) -> None:
    crew = Crew(bench, 1)
    await crew.wants("a", 160)
    for turn in range(3):
        before = len(bench.begun)
        await crew.wants("b")
        assert len(bench.begun) == before, "it has to wait"
        bench.end_one()
        await settle()
        assert bench.names()[-1] == "b1", turn
        bench.end_one()
        await settle()
        assert bench.names()[-1].startswith("a"), "nor does the stranger starve the others"


async def test_nobody_holds_all_places_and_who_holds_fewest_is_next(bench: Bench) -> None:
    crew = Crew(bench, 3)
    await crew.wants("a", 9)
    assert bench.names() == ["a1", "a2"]
    await crew.wants("b")
    assert bench.names() == ["a1", "a2", "b1"], "at once"
    await crew.wants("b")
    await crew.wants("c")
    bench.end_one()
    await settle()
    assert bench.names()[3:] == ["c1"], "who holds none comes before who holds one"
    assert len(bench.begun) - bench.ended == 3


async def test_patience_begins_with_the_thought(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    timed: list[object] = []
    real = asyncio.wait_for

    def noted(what: Any, timeout: float) -> Any:
        timed.append(what)
        return real(what, timeout)

    crew = Crew(bench, 1)
    monkeypatch.setattr(asyncio, "wait_for", noted)
    await crew.wants("a", 3)
    assert len(timed) == 1, "what waits for its turn grows no older"
    await crew.order()
    assert len(timed) == 3


async def test_who_goes_leaves_the_queue_but_a_thought_keeps_its_place_to_its_end(bench: Bench) -> None:
    crew = Crew(bench, 1)
    await crew.wants("a", 3)
    for task in crew.tasks[:2]:
        task.cancel()
    await settle()
    assert bench.names() == ["a1"], "the process still thinks"
    bench.end_one()
    await settle()
    assert bench.names() == ["a1", "a3"]
    assert await crew.order() == "a1 a3"
    assert [len(left) for left in (crew.pool._turns._waiting, crew.pool._turns._held)] == [0, 0]


async def test_a_pool_that_was_closed_has_all_its_places_again(bench: Bench) -> None:
    crew = Crew(bench, 1)
    await crew.wants("a", 2)
    for task in crew.tasks:
        task.cancel()
    crew.pool.close()
    await settle()
    bench.ended = len(bench.begun)
    await crew.wants("b")
    assert bench.names()[-1] == "b1"
    crew.tasks[-1].cancel()


def test_visitors_from_one_address_have_one_share_and_an_account_has_its_own() -> None:
    shares = Shares()
    for person, login in (("ann", None), ("ben", None), ("cleo", "cleo")):
        shares.note(person, login, "203.0.113.9")
    assert shares.of("ann") == shares.of("ben") == "203.0.113.9"
    assert shares.of("cleo") == "cleo"
    shares.note("ann", "ann", "203.0.113.9")
    assert shares.of("ann") == "ann", "she has made an account"
    assert shares.of("dora") == "dora", "not seen since the start"
    assert shares.of(None) == ""


async def both_wait(house: House) -> None:
    """Two people wait for a worker."""
    while len(house.services.bots._turns._waiting) < 2:
        await asyncio.sleep(0.01)


async def with_account(house: House, name: str) -> Guest:
    guest = await house.guest(name)
    await guest.ask("PUT", "/api/me/password", {"login": name.lower(), "password": "a long password"})
    await guest.ask("GET", "/api/me")
    return guest


async def test_one_visitor_with_many_tables_of_bots_does_not_hold_up_a_strangers(house: House, bench: Bench) -> None:
    ann, ben = await with_account(house, "Ann"), await with_account(house, "Ben")
    for _ in range(12):
        await ann.new_table(RANDOM, RANDOM)
    table = await ben.new_table(ME, RANDOM, options={"first": "1"})
    looker = await ben.sit(table["id"])
    await both_wait(house)
    for _ in range(2):
        await bench.end_next()
    assert await looker.my_turn(), "after one thought of the other's"
    hint = asyncio.create_task(looker.do("hint", seat=0))
    await both_wait(house)
    await bench.end_next()
    await bench.end_next(([], "points"))
    assert (await hint)["best"] == [], "nor a hint"
