"""Quick start: people who want the same game are put at one table, whichever process they are connected to.

No process watches over the requests. The page of everybody who waits says so every few seconds, and each time a match
is looked for. If there is one, all of its requests are claimed and the table is created in one transaction: a request
that was withdrawn, changed or matched meanwhile cannot be claimed, and then nothing is written.
"""

import time
from dataclasses import dataclass
from functools import partial
from random import SystemRandom
from typing import Any

from sqlalchemy import ColumnElement, Select, Update, and_, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from tianxia import bots, games
from tianxia.server.lobby.pairing import Waiting, group_for, level_for
from tianxia.server.people.people import People, Person
from tianxia.server.protocol.requests import SeekRequest
from tianxia.server.protocol.responses import Seek
from tianxia.server.ratings.plackett_luce import POINTS
from tianxia.server.settings import HOUR
from tianxia.server.store.jobs import Unclaimed
from tianxia.server.store.schema import Row, people, ratings, seeks, tables
from tianxia.server.store.store import Store
from tianxia.server.tables.creation import Creation
from tianxia.server.tables.seating import begin_if_full

EXPIRES = 15.0
"""Seconds without a word from their page after which somebody has left."""
BOTS_AFTER = 30.0
"""Seconds of waiting after which the page offers bots."""
LOOKED_AT = 200
"""Requests that are considered at once: those that have waited longest."""
KEPT = HOUR
"""How long requests are kept that nobody waits for any more."""
CLOCKS = {"live": {"qin": (600, 10)}, "leisure": dict[str, tuple[int, int]]()}
OTHER_CLOCKS = {"live": (1800, 30), "leisure": (259_200, 43_200)}
"""Seconds on the clock and what a turn adds, by pace; shorter for a short game."""
LUCK = SystemRandom()


@dataclass(frozen=True)
class Seeks:
    """Takes requests to be matched, and matches them."""

    store: Store
    creation: Creation
    people: People

    async def begin(self, person: Person, request: SeekRequest) -> Seek:
        """Wait for this game instead of any other; returns a match that the person has not heard of yet."""
        games.game(request.game).chosen({}, request.seats)
        await self.people.require_name(person)
        await self.creation.check_count(person)
        seen = await self.store.value(select(seeks.c.table).where(seeks.c.person == person.id))
        if (matched := await self._matched(person.id)) is not None:
            return matched
        # A match that is made from here on stays: then there is no room for another request.
        old = and_(seeks.c.person == person.id, seeks.c.table == seen if seen is not None else seeks.c.table.is_(None))
        now = time.time()
        row = {"person": person.id, "game": request.game, "pace": request.pace, "seats": request.seats}
        row |= {"rated": request.rated, "within": request.within, "made": now, "seen": now, "table": None}
        try:
            await self.store.write(delete(seeks).where(old), insert(seeks).values(row))
        except IntegrityError:  # a second click was faster, or a match
            return await self.wait(person)
        return await self._look(person.id)

    async def wait(self, person: Person) -> Seek:
        """Say that somebody still waits, and look for a match; a request that has expired is forgotten."""
        now = time.time()
        mine = and_(seeks.c.person == person.id, seeks.c.table.is_(None))
        await self.store.write(
            delete(seeks).where(mine, seeks.c.seen < now - EXPIRES), update(seeks).where(mine).values(seen=now)
        )
        return await self._matched(person.id) or await self._look(person.id)

    async def end(self, person: Person) -> Seek:
        """Stop waiting; a match that was made a moment earlier stands, and is returned."""
        await self.store.write(delete(seeks).where(seeks.c.person == person.id, seeks.c.table.is_(None)))
        matched = await self._matched(person.id)
        await self.store.write(delete(seeks).where(seeks.c.person == person.id))
        return matched or Seek("none")

    # -- matching

    async def _matched(self, person: str) -> Seek | None:
        """The table that somebody was put at and that has not ended; it begins if that was cut short."""
        query = select(seeks, tables.c.state).join(tables, tables.c.id == seeks.c.table)
        row = await self.store.row(query.where(seeks.c.person == person, tables.c.state != "finished"))
        if row is None:
            return None
        if row["state"] == "open":
            await self._start(row["table"])
        return Seek("matched", table=row["table"])

    async def _start(self, table: str) -> None:
        room = await self.creation.rooms.get(table)
        await room.do(partial(begin_if_full, room))

    async def _look(self, person: str) -> Seek:
        """Match somebody if enough others fit; else say how long they have waited, and for whom."""
        mine = await self.store.row(_waiting().where(seeks.c.person == person))
        if mine is None:
            return Seek("none")
        now, me = time.time(), _of(mine)
        rows = await self.store.rows(_like(mine, now))
        group = group_for(me, [_of(row) for row in rows], mine["seats"], now)
        if group is not None and (table := await self._put_together(mine, group)) is not None:
            await self._start(table)
            return Seek("matched", table=table)
        return await self._matched(person) or _told(mine, me, len(rows), now)

    async def _put_together(self, like: Row, group: list[Waiting]) -> str | None:
        """Create their table and claim their requests in one transaction; None if one of them cannot be claimed."""
        seconds, increment = CLOCKS[like["pace"]].get(like["game"], OTHER_CLOCKS[like["pace"]])
        values = {"pace": like["pace"], "rated": like["rated"]}
        values |= {"clock": {"seconds": seconds, "increment": increment, "at_zero": "loss"}}
        host = min(group, key=lambda one: one.made).person
        seated = LUCK.sample([one.person for one in group], len(group))
        table, statements = self.creation.for_people(games.game(like["game"]), seated, host, values)
        # In one order, so that no two processes wait for each other.
        claims = [_claim(one, table) for one in sorted(group, key=lambda one: one.person)]
        try:
            await self.store.claim(claims, *statements)
        except Unclaimed:
            return None
        return table


def forgotten(now: float) -> ColumnElement[bool]:
    """Requests that nobody waits for any more."""
    return seeks.c.seen < now - KEPT


def _claim(one: Waiting, table: str) -> Update:
    """Give a request its table, if it is as it was read and its person still waits."""
    unchanged = and_(seeks.c.person == one.person, seeks.c.made == one.made, seeks.c.table.is_(None))
    return update(seeks).where(unchanged, seeks.c.seen >= time.time() - EXPIRES).values(table=table)


def _waiting() -> Select[Any]:
    """Requests with the ratings of their people."""
    mean = func.coalesce(ratings.c.mean, POINTS.start.mean).label("mean")
    rated = and_(ratings.c.person == seeks.c.person, ratings.c.game == seeks.c.game, ratings.c.pace == seeks.c.pace)
    return select(seeks, mean).join(ratings, rated, isouter=True).where(seeks.c.table.is_(None))


def _like(mine: Row, now: float) -> Select[Any]:
    """The requests of others for the same thing, from people who wait and are not banned; the oldest first."""
    same = [seeks.c[name] == mine[name] for name in ("game", "pace", "seats", "rated")]
    welcome = or_(people.c.banned_until.is_(None), people.c.banned_until < now)
    here = and_(seeks.c.person != mine["person"], seeks.c.seen >= now - EXPIRES, welcome)
    query = _waiting().join(people, people.c.id == seeks.c.person).where(*same, here)
    return query.order_by(seeks.c.made, seeks.c.person).limit(LOOKED_AT)


def _of(row: Row) -> Waiting:
    return Waiting(row["person"], row["mean"], row["within"], row["made"])


def _told(row: Row, me: Waiting, others: int, now: float) -> Seek:
    width = me.width(now)
    return Seek(
        "waiting",
        game=row["game"],
        pace=row["pace"],
        seats=row["seats"],
        rated=row["rated"],
        within=row["within"],
        waited=round(max(0.0, now - row["made"]), 1),
        width=round(width) if width is not None else None,
        others=others,
        bots_after=BOTS_AFTER,
        bot=level_for(row["game"], row["mean"]) or bots.usual(row["game"]),
    )
