"""Bots at a table: one that must think again within a turn has only the rest of the turn's limit."""

import asyncio
import time
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from tests.server.house import GREEDY, ME, House, automation_of
from tianxia.bots import rng_for
from tianxia.engine.eye import Eye
from tianxia.engine.match import Match
from tianxia.server.tables import automation
from tianxia.server.workers.bots import Thought

THOUGHT = 0.02
"""Seconds that each thought takes at least."""


class ShortSighted:
    """A bot that plans one answer at a time, so that it must think again for each."""

    def __init__(self) -> None:
        self.spent: dict[int, list[float]] = {}
        """By the moment at which a turn began: the time already spent on it, as the table told before each thought."""

    async def plan(self, _name: str, match: Match, seat: int, luck: str, spent: float, _person: str | None) -> Thought:
        self.spent.setdefault(match.step_began(), []).append(spent)
        started = time.monotonic()
        await asyncio.sleep(THOUGHT)
        eye = Eye(match, seat)
        answer = rng_for(luck, seat, len(match.entries)).choice(eye.options())
        return Thought([(eye.question(), answer)], time.monotonic() - started)


async def test_thinking_again_within_a_turn_is_told_what_was_spent_on_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinker = ShortSighted()
    monkeypatch.setattr(house.services.bots, "plan", thinker.plan)
    ann = await house.guest("Ann")
    table = await ann.new_table(ME, GREEDY, game="first_empire")
    look = await ann.sit(table["id"])
    await look.play(Random(1), most=15)
    turns = list(thinker.spent.values())
    assert len(turns) > 2
    assert any(len(spent) > 1 for spent in turns)
    for spent in turns:
        assert spent[0] == 0.0
        assert all(later - before > THOUGHT / 2 for before, later in pairwise(spent))


async def test_a_bot_that_could_not_think_is_asked_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(automation, "THINKS_AGAIN_AFTER", 0.05)
    thinker, failures = ShortSighted(), [OSError("no process can be started")]

    async def plan(*arguments: Any) -> Thought:
        if failures:
            raise failures.pop()
        return await thinker.plan(*arguments)

    monkeypatch.setattr(house.services.bots, "plan", plan)
    ann = await house.guest("Ann")
    look = await ann.sit((await ann.new_table(ME, GREEDY, options={"first": "1"}))["id"])
    assert await look.my_turn()
    assert failures == []


async def test_a_bot_is_not_asked_again_where_the_table_is_closed(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, failed = 0, asyncio.Event()

    async def plan(*_arguments: Any) -> Thought:
        nonlocal asked
        asked += 1
        failed.set()
        raise OSError("no process can be started")

    monkeypatch.setattr(house.services.bots, "plan", plan)
    ann = await house.guest("Ann")
    room = await house.services.rooms.get((await ann.new_table(ME, GREEDY, options={"first": "1"}))["id"])
    await failed.wait()
    await asyncio.sleep(0)
    ((_, waiting),) = automation_of(room)._thinking.values()
    assert not waiting.done()
    house.services.rooms.discard(room, "again", as_stored=True)
    await asyncio.wait([waiting])
    assert waiting.cancelled()
    assert asked == 1
