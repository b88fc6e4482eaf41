"""A server with everything outside it that notifications reach, and a clock that can be set forward."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from sqlalchemy import func, select, update

from tests.server.house import FAST, LOOSE, ME, OPEN, PATIENCE, Guest, House, open_house
from tests.server.standins import HOOK, Browser, Outside, Post, Request, mail_relay, outside
from tianxia.server.settings import Limits
from tianxia.server.store.schema import (
    notifications,
    people,
    receivers,
)

HERE = "/api/me/notifications"
URL = "https://tianxia.example.org"
EMAIL = "ann@example.org"
HOOK_URL = f"https://{HOOK}/hooks/secret-path"
EASY = replace(LOOSE, notifications=FAST, all_notifications=FAST, hosts=FAST)
DOCS = Path(__file__).resolve().parents[2] / "docs/notifications.md"
LEISURE, MINUTES_5 = {"pace": "leisure"}, 301.0


class World:
    """A server, everything outside it, and a clock that can be set forward."""

    def __init__(self, house: House, outside: Outside, post: Post) -> None:
        self.house, self.outside, self.post = house, outside, post
        self.shift = 0.0
        self.courier = house.services.courier
        self.courier.clock = lambda: time.time() + self.shift
        self.courier._channels = replace(house.services.channels, transport=outside.transport())

    async def after(self, seconds: float) -> list[Request]:
        """What reaches browsers and webhooks when this much time has passed."""
        self.shift += seconds
        await self.courier.deliver_due()
        return self.outside.take()

    async def sent(self) -> list[Request]:
        """What the server sends without being asked to look."""
        async with asyncio.timeout(PATIENCE):
            while not self.outside.requests:
                await asyncio.sleep(0.01)
        return self.outside.take()

    async def waiting(self) -> int:
        """Rows in the queue."""
        return int(await self.house.services.store.value(select(func.count()).select_from(notifications)))

    async def receiver(self, channel: str = "push") -> Any:
        """The row of a receiver; None if there is none."""
        return await self.house.services.store.row(select(receivers).where(receivers.c.channel == channel))


@contextlib.asynccontextmanager
async def open_world(folder: Path, limits: Limits = EASY, **more: Any) -> AsyncIterator[World]:
    with mail_relay(Post()) as (post, relay):
        async with outside(folder) as found:
            settings: dict[str, Any] = {"mail": relay, "url": URL, "limits": limits, **more}
            async with open_house(folder, **settings) as house:
                yield World(house, found, post)


async def browser_of(guest: Guest, name: str = "one") -> Browser:
    """A browser that is subscribed."""
    browser = Browser(name)
    await guest.ask("PUT", f"{HERE}/push", browser.subscription())
    return browser


async def with_email(world: World, guest: Guest) -> None:
    """Somebody whose address is confirmed."""
    name = (await guest.ask("GET", "/api/me"))["name"]
    await world.house.services.store.write(update(people).where(people.c.name == name).values(email=EMAIL))


async def want(guest: Guest, *kinds: str, channel: str = "push", **more: Any) -> None:
    await guest.ask("PUT", HERE, {"language": "en", "zone": "UTC", "kinds": {channel: list(kinds)}, **more})


async def table_of(ann: Guest, bo: Guest, **more: Any) -> str:
    """A table of two people that has begun."""
    table: str = (await ann.new_table(ME, OPEN, **more))["id"]
    await bo.ask("PUT", f"/api/tables/{table}/seats/1")
    return table


async def play_until(guest: Guest, other: int, table: str) -> None:
    """Play for somebody until it is the other's turn."""
    looker = await guest.sit(table)
    while (await guest.ask("GET", f"/api/tables/{table}"))["asked"] != [other]:
        await looker.play(Random(1), 1)
    await looker.close()


async def turn_at(ann: Guest, bo: Guest, **more: Any) -> str:
    """A table where it is Ann's turn, and Bo has moved."""
    table = await table_of(ann, bo, **more)
    await play_until(ann, 1, table)
    await play_until(bo, 0, table)
    return table
