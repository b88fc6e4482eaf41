"""Notifications to receivers that fail or are gone, and through kills: at least once, under the same id."""

import asyncio
import contextlib
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import ME, OPEN, Guest, House, clear, open_house
from tests.server.standins import HOOK, Post, mail_relay, outside
from tests.server.test_recovery import account
from tests.server.world import (
    EASY,
    HERE,
    HOOK_URL,
    LEISURE,
    MINUTES_5,
    URL,
    World,
    browser_of,
    open_world,
    play_until,
    turn_at,
    want,
    with_email,
)
from tianxia.server.notifications import courier as courier_module

pytestmark = pytest.mark.usefixtures("only_tests_look")


async def test_a_failing_receiver_is_tried_less_often_and_then_switched_off(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    ann, _ = await account(world.house)
    bo = await world.house.guest("Bo")
    secret = (await ann.ask("PUT", f"{HERE}/webhook", {"url": HOOK_URL}))["secret"]
    await want(ann, "turn", channel="webhook")
    await turn_at(ann, bo, **LEISURE)
    world.outside.status = 500
    ids = [request.headers["x-tianxia-delivery"] for request in await world.after(MINUTES_5)]
    for number in range(1, courier_module.MOST_FAILURES):
        assert await world.after(59) == []
        state = (await ann.ask("GET", HERE))["channels"][2]
        assert (state["on"], state["failing"], state["off"]) == (True, True, None)
        again = await world.after(min(60 * 4**number, 6 * 3600))
        ids += [request.headers["x-tianxia-delivery"] for request in again]
    assert len(ids) == courier_module.MOST_FAILURES
    assert len(set(ids)) == 1, "a message keeps its id"
    state = (await ann.ask("GET", HERE))["channels"][2]
    assert (state["on"], state["off"], state["address"]) == (False, "failing", HOOK)
    assert await world.waiting() == 0
    assert "switched off" in caplog.text
    assert not any(word in caplog.text for word in (HOOK, "secret-path", secret, "Ann"))
    world.outside.status = 200
    await ann.ask("PUT", f"{HERE}/webhook", {"url": HOOK_URL})
    assert (await ann.ask("GET", HERE))["channels"][2]["on"]


@pytest.mark.parametrize("status", [404, 410])
async def test_a_browser_that_is_gone_is_forgotten(world: World, status: int) -> None:
    ann, bo = await world.house.guest("Ann"), await world.house.guest("Bo")
    await browser_of(ann)
    await turn_at(ann, bo, **LEISURE)
    world.outside.status = status
    assert len(await world.after(MINUTES_5)) == 1
    assert await world.receiver() is None
    assert not world.house.services.subscribers


async def test_a_relay_that_is_down_is_not_the_receivers_fault(world: World) -> None:
    ann, _ = await account(world.house)
    await with_email(world, ann)
    await ann.ask("PUT", f"{HERE}/mail")
    bo = await world.house.guest("Bo")
    await turn_at(ann, bo, **LEISURE)
    world.post.refuses = "550 no such user"
    await world.after(MINUTES_5)
    assert (await world.receiver("mail"))["failures"] == 1
    world.post.refuses = None
    await world.after(100)
    assert len(world.post.take()) == 1
    channels = world.courier._channels
    nowhere = replace(channels.settings.mail, port=1)  # type: ignore[type-var]
    channels.mailer._relay = nowhere
    await turn_at(ann, bo, **LEISURE)
    await world.after(2 * 3600)
    row = await world.receiver("mail")
    assert (row["failures"], row["off"], await world.waiting() > 0) == (0, None, True)


class Killed(BaseException):
    """What a process cannot survive."""


async def test_a_kill_between_sending_and_noting_sends_again_under_the_same_id(
    any_world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = any_world
    ann, bo = await world.house.guest("Ann"), await world.house.guest("Bo")
    await browser_of(ann)
    await want(ann, "turn")
    await turn_at(ann, bo, **LEISURE)

    async def die(*_args: Any) -> None:
        raise Killed

    with monkeypatch.context() as patched:
        patched.setattr(courier_module.Courier, "_note", die)
        world.shift += MINUTES_5
        with pytest.raises(Killed):
            await world.courier.deliver_due()
    (first,) = world.outside.take()
    await turn_at(ann, bo, **LEISURE)
    assert await world.after(60) == [], "it is still held"
    second, third = [*await world.after(courier_module.HOLD), *await world.after(1)]
    assert second.headers["topic"] == first.headers["topic"]
    assert third.headers["topic"] != first.headers["topic"], "what came later is a message of its own"
    assert await world.waiting() == 0


async def test_what_is_queued_survives_a_restart_and_so_does_the_key(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        ann, bo = await world.house.guest("Ann"), await world.house.guest("Bo")
        browser, key = await browser_of(ann), (await ann.ask("GET", HERE))["key"]
        await want(ann, "turn")
        table = await turn_at(ann, bo, **LEISURE)
    async with open_world(tmp_path) as world:
        (request,) = await world.after(MINUTES_5)
        assert browser.read(request)["tag"] == table
        assert request.headers["authorization"].endswith(f"k={key}")


async def test_of_two_processes_one_sends(tmp_path: Path, postgres: str) -> None:
    with mail_relay(Post()) as (post, relay):
        async with outside(tmp_path) as world, contextlib.AsyncExitStack() as stack:
            settings: dict[str, Any] = {"db": postgres, "mail": relay, "url": URL, "limits": EASY}
            houses = [await stack.enter_async_context(open_house(tmp_path, **settings)) for _ in range(2)]
            one, two = [World(house, world, post) for house in houses]
            ann, bo = await houses[0].guest("Ann"), await houses[0].guest("Bo")
            browser = await browser_of(ann)
            await want(ann, "turn")
            person = (await one.receiver())["person"]
            await heard(houses[1], person)
            tables = {await turn_at(ann, bo, **LEISURE) for _ in range(3)}
            at_two = Guest(houses[1].port)
            at_two.http.cookies = bo.http.cookies
            tables.add(await turn_at_two(ann, at_two))
            one.shift = two.shift = MINUTES_5
            await asyncio.gather(*(each.courier.deliver_due() for each in (one, two) * 4))
            (request,) = world.take()
            assert browser.read(request)["title"] == f"Your turn at {len(tables)} tables"
            assert (await at_two.ask("GET", HERE))["key"] == (await ann.ask("GET", HERE))["key"]
            await clear(houses[0])


async def heard(house: House, person: str) -> None:
    """Wait until a process knows of a receiver that was added at another."""
    while person not in house.services.subscribers:
        await asyncio.sleep(0.01)


async def turn_at_two(ann: Guest, bo: Guest) -> str:
    """A table that another process has, where it is Ann's turn."""
    table: str = (await bo.new_table(ME, OPEN, **LEISURE))["id"]
    await ann.ask("PUT", f"/api/tables/{table}/seats/1")
    await play_until(ann, 0, table)
    await play_until(bo, 1, table)
    return table
