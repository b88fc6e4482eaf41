"""Notifications come neither too often nor at night, and nothing that is held back is lost."""

import json
import time
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import SlowTime
from tests.server.standins import GOOGLE, PUSH, Browser
from tests.server.test_recovery import account
from tests.server.world import (
    EASY,
    HERE,
    HOOK_URL,
    LEISURE,
    MINUTES_5,
    World,
    browser_of,
    open_world,
    turn_at,
    want,
    with_email,
)
from tianxia.server.notifications.quiet import quiet_until

pytestmark = pytest.mark.usefixtures("only_tests_look")

BERLIN, NIGHT = "Europe/Berlin", (22 * 60, 8 * 60)


def moment(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()


@pytest.mark.parametrize(
    ("now", "zone", "hours", "ends"),
    [
        ("2026-01-10 20:59", BERLIN, NIGHT, None),
        ("2026-01-10 21:00", BERLIN, NIGHT, "2026-01-11 07:00"),
        ("2026-01-11 06:59", BERLIN, NIGHT, "2026-01-11 07:00"),
        ("2026-01-11 07:00", BERLIN, NIGHT, None),
        ("2026-03-28 22:00", BERLIN, NIGHT, "2026-03-29 06:00"),  # clocks go forward in this night
        ("2026-10-24 21:00", BERLIN, NIGHT, "2026-10-25 07:00"),  # and back in this one
        ("2026-03-29 00:30", BERLIN, (60, 150), "2026-03-29 01:00"),  # the end, 2:30, is skipped
        ("2026-10-25 00:10", BERLIN, (60, 150), "2026-10-25 00:30"),  # the first 2:30
        ("2026-10-25 01:10", BERLIN, (60, 150), "2026-10-25 01:30"),  # and the second
        ("2026-01-10 12:00", "Asia/Kolkata", (17 * 60, 18 * 60), "2026-01-10 12:30"),
        ("2026-01-10 12:00", "No/Where", (12 * 60, 13 * 60), "2026-01-10 13:00"),
        ("2026-01-10 12:00", "UTC", (60, 60), None),
    ],
)
def test_quiet_hours_follow_the_clock_on_the_wall(
    now: str, zone: str, hours: tuple[int, int], ends: str | None
) -> None:
    assert quiet_until(moment(now), zone, *hours) == (moment(ends) if ends is not None else None)


async def test_quiet_hours_hold_everything_back_for_one_message(any_world: World) -> None:
    world = any_world
    ann, bo = await world.house.guest("Ann"), await world.house.guest("Bo")
    browser = await browser_of(ann)
    here = datetime.fromtimestamp(time.time(), UTC)
    begin = (here.hour * 60 + here.minute - 30) % 1440
    await want(ann, "turn", quiet={"begin": begin, "end": (begin + 120) % 1440})
    for _ in range(2):
        await turn_at(ann, bo, **LEISURE)
    assert await world.after(MINUTES_5) == []
    assert await world.after(60 * 60) == []
    assert (await ann.ask("POST", f"{HERE}/push/test"))["count"] == 1
    tests = await world.sent()
    assert browser.read(tests[0])["title"] == "Test from Tianxia", "who asks for a test gets it"
    (request,) = await world.after(60 * 60)
    assert browser.read(request)["title"] == "Your turn at 2 tables"


async def test_one_mail_an_hour(world: World) -> None:
    ann, _ = await account(world.house)
    bo = await world.house.guest("Bo")
    await with_email(world, ann)
    await ann.ask("PUT", f"{HERE}/mail")
    await want(ann, "turn", channel="mail")
    for _ in range(3):
        await turn_at(ann, bo, **LEISURE)
        await world.after(MINUTES_5)
    assert len(world.post.take()) == 1
    await world.after(3600)
    (letter,) = world.post.take()
    assert letter["subject"] == "Your turn at 2 tables"


@pytest.mark.parametrize("limit", ["notifications", "all_notifications", "hosts"])
async def test_floods_are_held_back_and_nothing_is_lost(tmp_path: Path, limit: str, slow_time: SlowTime) -> None:
    rate: dict[str, Any] = {limit: (0.001, 2.0)}
    async with open_world(tmp_path, replace(EASY, **rate)) as world:
        ann, _ = await account(world.house)
        bo = await world.house.guest("Bo")
        await ann.ask("PUT", f"{HERE}/webhook", {"url": HOOK_URL})
        await want(ann, "turn", channel="webhook")
        sent = []
        for _ in range(4):
            await turn_at(ann, bo)
            sent.append(len(await world.after(25)))
        assert sent == [1, 1, 0, 0]
        slow_time.now += 2000
        (request,) = await world.after(2000)
        assert len(json.loads(request.body)["items"]) == 2
        assert await world.waiting() == 0


async def test_nobody_floods_a_host_by_calling_it_a_browser(tmp_path: Path, slow_time: SlowTime) -> None:
    """Anybody can name any address as their browser's; the large push services may get as much as there is."""
    async with open_world(tmp_path, replace(EASY, hosts=(0.001, 2.0))) as world:
        world.courier.wake = lambda: None  # type: ignore[method-assign]  # all four wait when it looks
        for host, sent in ((PUSH, 2), (GOOGLE, 4)):
            for number in range(4):
                guest = await world.house.guest(f"{host} {number}")
                found = Browser(str(number)).subscription()
                await guest.ask("PUT", f"{HERE}/push", {**found, "endpoint": f"https://{host}/{number}"})
                await guest.ask("POST", f"{HERE}/push/test")
            await world.after(0)
            assert len([there for there in world.outside.connected if there[1] == host]) == sent
        slow_time.now += 2000
        await world.after(2000)
        assert len([there for there in world.outside.connected if there[1] == PUSH]) == 4, "later, and not never"


async def test_tests_are_limited(tmp_path: Path) -> None:
    async with open_world(tmp_path, replace(EASY, notification_tests=(0.0, 2.0))) as world:
        ann = await world.house.guest("Ann")
        assert await ann.refused("POST", f"{HERE}/push/test") == "channel-off"
        await browser_of(ann)
        for _ in range(2):
            await ann.ask("POST", f"{HERE}/push/test")
        assert await ann.refused("POST", f"{HERE}/push/test") == "too-many"
