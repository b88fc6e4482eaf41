"""What is no longer kept is removed: a few rows at a time, so that no answer waits long behind it.

How long things are kept is in `settings.Retention`; the privacy notice says so too.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from sqlalchemy import ColumnElement, and_, delete, exists, func, or_, select, tuple_

from tianxia.server.editions import unused
from tianxia.server.lobby.seeks import forgotten
from tianxia.server.services import Services
from tianxia.server.settings import DAY
from tianxia.server.store.schema import (
    Row,
    bans,
    chat,
    editions,
    entries,
    notifications,
    orders,
    people,
    seats,
    seeks,
    tables,
    tokens,
    tournaments,
)

LOG = logging.getLogger("tianxia.server")
PART = 20
"""Tables or people that are removed at once, with all that belongs to them."""
LINES = 500
"""Lines of chat that are removed at once."""
LOOKED_AT = 500
"""Old tables that still run are looked at in one sweep, the next ones in the next."""
UNSENT = 3 * DAY
"""Seconds after which a notification is no longer worth sending."""
PAUSE = 0.05
"""Seconds between two parts, for everything else that is to be written."""
Removal = Callable[[float], Awaitable[int]]


class Sweeper:
    """Removes what is no longer kept."""

    def __init__(self, services: Services) -> None:
        """Begin with the oldest."""
        self._services, self._store = services, services.store
        self._seen_so_far = (0.0, "")
        """The running table that was looked at last: when it was created, and its id."""

    async def sweep(self) -> dict[str, int]:
        """Remove everything that is due; returns how many of each kind."""
        await self._forget_what_is_over()
        removed = {
            what: await remove(time.time() - kept)
            for what, (kept, remove) in self._removals().items()
            if kept is not None
        }
        for what, count in removed.items():
            if count:
                LOG.info("removed %s: %s", what, count)
        return removed

    def _removals(self) -> dict[str, tuple[float | None, Removal]]:
        """How long each kind is kept, and what removes those older than a moment."""
        kept = self._services.settings.retention
        return {
            "tables that never began": (kept.never_begun, self._never_begun),
            "abandoned games": (kept.abandoned, self._abandoned),
            "finished games": (kept.finished, self._finished),
            "visitors": (kept.visitors, self._visitors),
            "tournaments": (kept.tournaments, self._never_held),
            "finished tournaments": (kept.finished, self._held),
            "lines of chat": (kept.chat, self._chat),
        }

    async def _forget_what_is_over(self) -> None:
        """Forget what is over.

        The operator's orders after a day, bans, secrets that are too old to be used, notifications that could not be
        sent in time, requests to play, and editions that nobody has any more and no table uses.
        """
        now = time.time()
        await self._store.write(
            delete(orders).where(orders.c.made < now - DAY),
            delete(bans).where(bans.c.until < now),
            delete(tokens).where(tokens.c.until < now),
            delete(notifications).where(notifications.c.due < now - UNSENT),
            delete(seeks).where(forgotten(now)),
            delete(editions).where(unused(now - DAY)),
        )

    # -- tables

    async def _never_begun(self, before: float) -> int:
        # Those of a tournament begin, or are removed, when its time to come is over.
        idle = and_(tables.c.state == "open", tables.c.made < before, tables.c.tournament.is_(None))
        return await _all_parts(partial(self._some_tables, idle))

    async def _finished(self, before: float) -> int:
        return await _all_parts(partial(self._some_tables, and_(tables.c.state == "finished", tables.c.ended < before)))

    async def _some_tables(self, which: ColumnElement[bool]) -> int:
        found = await self._store.rows(select(tables.c.id).where(which).limit(PART))
        return await self._remove([row["id"] for row in found], which)

    async def _remove(self, found: list[str], which: ColumnElement[bool]) -> int:
        """Remove those of these tables that are still such: somebody may have begun one a moment ago."""
        if found:
            notice = self._services.fleet.notice("removed", *found)
            await self._store.write(delete(tables).where(tables.c.id.in_(found), which), *notice)
            self._services.rooms.remove(found, "again")
        return len(found)

    async def _abandoned(self, before: float) -> int:
        """Look at some running tables, and remove those where nothing has happened since."""
        rows = await self._running(before)
        self._seen_so_far = (rows[-1]["made"], rows[-1]["id"]) if len(rows) == LOOKED_AT else (0.0, "")
        quiet = ~exists().where(entries.c.table == tables.c.id, entries.c.made >= before)
        found = [row["id"] for row in rows if row["last"] < before]
        for start in range(0, len(found), PART):
            await self._remove(found[start : start + PART], quiet)
            await asyncio.sleep(PAUSE)
        return len(found)

    async def _running(self, before: float) -> Sequence[Row]:
        """The next running tables that were created before, with the moment of their last change."""
        last = and_(entries.c.table == tables.c.id, entries.c.number == tables.c.version)
        place = (tables.c.made, tables.c.id)
        query = (
            select(*place, entries.c.made.label("last"))
            .join(entries, last)
            .where(tables.c.state == "running", tables.c.made < before, tuple_(*place) > tuple_(*self._seen_so_far))
            .order_by(*place)
        )
        return await self._store.rows(query.limit(LOOKED_AT))

    # -- tournaments

    async def _never_held(self, before: float) -> int:
        """Those that never began, or were called off."""
        announced = func.coalesce(tournaments.c.starts, tournaments.c.made)
        idle = and_(tournaments.c.state == "open", announced < before)
        return await self._some_tournaments(
            or_(idle, and_(tournaments.c.state == "cancelled", tournaments.c.ended < before))
        )

    async def _held(self, before: float) -> int:
        return await self._some_tournaments(and_(tournaments.c.state == "finished", tournaments.c.ended < before))

    async def _some_tournaments(self, which: ColumnElement[bool]) -> int:
        found = [row["id"] for row in await self._store.rows(select(tournaments.c.id).where(which).limit(PART))]
        if found:
            await self._store.write(delete(tournaments).where(tournaments.c.id.in_(found), which))
        return len(found)

    # -- people and what they said

    async def _visitors(self, before: float) -> int:
        """Forget people without an account; those with unfinished games stay as long as the games."""
        unfinished = tables.c.state != "finished"
        seated = exists().where(seats.c.table == tables.c.id, seats.c.person == people.c.id, unfinished)
        hosts = exists().where(tables.c.host == people.c.id, unfinished)
        gone = and_(people.c.since.is_(None), people.c.seen < before, ~or_(seated, hosts))
        return await _all_parts(partial(self._some_people, gone))

    async def _some_people(self, which: ColumnElement[bool]) -> int:
        found = [row["id"] for row in await self._store.rows(select(people.c.id).where(which).limit(PART))]
        if found:
            await self._services.people.forget(*found)
        for person in found:
            self._services.rooms.forget(person)
        return len(found)

    async def _chat(self, before: float) -> int:
        return await _all_parts(partial(self._some_lines, before))

    async def _some_lines(self, before: float) -> int:
        line = (chat.c.table, chat.c.number)
        found = await self._store.rows(select(*line).where(chat.c.made < before).limit(LINES))
        if found:
            await self._store.write(delete(chat).where(tuple_(*line).in_([tuple(row.values()) for row in found])))
        return len(found)


async def _all_parts(remove: Callable[[], Awaitable[int]]) -> int:
    """Remove part after part until nothing is left; returns how many in all."""
    total = 0
    while count := await remove():
        total += count
        await asyncio.sleep(PAUSE)
    return total
