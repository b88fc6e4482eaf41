"""A tournament goes on after a restart, and two processes pair each round once."""

import asyncio
import contextlib
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from tests.server.club import QUICK, SWIFT, Club, ended
from tests.server.house import Guest, clear, open_house
from tianxia.server.store.schema import pairings, tables, tournament_rounds

pytestmark = pytest.mark.usefixtures("bots_at_once")


async def test_a_round_goes_on_after_a_restart(tmp_path: Path) -> None:
    """The server stops after the round is written and before any of its tables has begun."""
    async with open_house(tmp_path, rounds_every=60.0, limits=QUICK) as house:
        club = await Club(house, rounds=2, missing="forfeit").open("Ada", bots=4)
        house.services.rooms.get = _unreachable  # type: ignore[assignment, method-assign]
        with contextlib.suppress(Exception):
            await club.begin()
        states = await house.services.store.rows(select(tables.c.state))
        assert [row["state"] for row in states] == ["open", "open"]
    async with open_house(tmp_path, **SWIFT) as house:
        club.house, key = house, club.guests["Ada"].http.cookies
        club.guests["Ada"] = Guest(house.port)
        club.guests["Ada"].http.cookies = key
        await club.until(lambda seen: any(pair["state"] == "finished" for pair in seen["current"]["pairs"]))
        await club.too_late()
        await club.until(lambda seen: seen["terms"]["round"] == 2)
        await club.too_late()
        found = await club.until(ended)
        assert len(await house.services.store.rows(select(tournament_rounds))) == 2
        assert len(await house.services.store.rows(select(pairings))) == 6
        assert found["terms"]["round"] == 2


async def _unreachable(_table: str) -> Any:
    raise ConnectionError


async def test_two_processes_pair_each_round_once(tmp_path: Path, postgres: str) -> None:
    async with contextlib.AsyncExitStack() as stack:
        houses = [await stack.enter_async_context(open_house(tmp_path, db=postgres, **SWIFT)) for _ in range(2)]
        club = await Club(houses[0], rounds=3).open("Ada", bots=5)
        for number in range(3):
            club.guests["Ada"].http.base_url = houses[number % 2].url
            club.guests["Ada"].port = houses[number % 2].port
            if number == 0:
                await asyncio.gather(*(house.services.runner.look() for house in houses), club.begin())
            await club.until(lambda seen, now=number + 1: seen["terms"]["round"] == now)  # type: ignore[misc]
            await club.resign("Ada")
        found = await club.until(ended)
        mine = pairings.c.tournament == club.id
        assert len(await houses[0].services.store.rows(select(pairings).where(mine))) == 9
        assert all(len(line["cells"]) == 3 for line in found["standings"])
        stored = await houses[0].services.store.rows(select(tables.c.state).where(tables.c.tournament == club.id))
        assert [row["state"] for row in stored] == ["finished"] * 9
        await clear(houses[0])
