"""People who hold and play tournaments, for tests."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from sqlalchemy import update

from tests.server.house import LOOSE, PATIENCE, Guest, House, Json
from tianxia.server.store.schema import tables

QUICK = replace(LOOSE, bot_entrants=100, tournaments=20)
SWIFT: Json = {"rounds_every": 0.02, "limits": QUICK}
CLOCK = {"seconds": 600, "increment": 5, "at_zero": "loss"}


class Club:
    """An organiser and others, at one tournament."""

    def __init__(self, house: House, **terms: Any) -> None:
        self.house, self.id, self.guests = house, "", dict[str, Guest]()
        self.terms = {"name": "Autumn", "form": "swiss", "game": "qin", "clock": CLOCK, **terms}

    async def open(self, *names: str, bots: int = 0) -> "Club":
        for name in names:
            self.guests[name] = await self.house.guest(name)
        self.id = (await self.ask(names[0], "POST", "", self.terms, at="/api/tournaments"))["terms"]["id"]
        for name in names:
            await self.ask(name, "POST", "/entrants", {})
        if bots:
            await self.ask(names[0], "POST", "/entrants", {"bot": "random", "count": bots})
        return self

    async def ask(self, name: str, method: str, path: str = "", body: Json | None = None, at: str = "") -> Any:
        return await self.guests[name].ask(method, at or f"/api/tournaments/{self.id}{path}", body)

    async def seen(self, name: str = "") -> Json:
        found: Json = await self.ask(name or next(iter(self.guests)), "GET")
        return found

    async def until(self, wanted: Callable[[Json], bool], name: str = "", every: float = 0.02) -> Json:
        async with asyncio.timeout(3 * PATIENCE):
            while not wanted(found := await self.seen(name)):
                await asyncio.sleep(every)
        return found

    async def begin(self, organiser: str = "") -> Json:
        found: Json = await self.ask(organiser or next(iter(self.guests)), "POST", "/start")
        return found

    async def sit(self, name: str) -> Any:
        """Sit down at one's own table."""
        game = (await self.until(lambda found: found["game"] is not None, name))["game"]
        if not game["seated"]:
            await self.guests[name].ask("PUT", f"/api/tables/{game['table']}/seats/{game['seat']}")
        return await self.guests[name].sit(game["table"], eye=game["seat"])

    async def resign(self, name: str) -> None:
        looker = await self.sit(name)
        await looker.do("resign", seat=looker.welcome["eye"])
        await looker.close()

    async def too_late(self) -> None:
        """Let the time to come to the table be over."""
        await self.house.services.store.write(update(tables).where(tables.c.state == "open").values(made=1.0))

    def number(self, found: Json, name: str) -> int:
        return int(next(one["number"] for one in found["people"] if one["name"] == name))


def ended(found: Json) -> bool:
    return bool(found["terms"]["state"] == "finished")
