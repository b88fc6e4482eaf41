"""Tables that no process has in memory where a bot has a question, a clock will run out, or the game should begin.

They are read from the store a part at a time. No table is loaded for it.
"""

import time
from collections.abc import AsyncIterator

from sqlalchemy import and_, exists, or_, select

from tianxia.server.store.schema import Row, entries, leases, seats, tables
from tianxia.server.store.store import Store

TAKEN = select(leases.c.table).where(leases.c.server.is_not(None))
"""The tables that a process has in memory."""
WAITING = (tables.c.state == "running") & tables.c.paused.is_(False) & tables.c.id.not_in(TAKEN)


async def games_to_begin(store: Store) -> list[str]:
    """The tables that should have begun when their last seat was taken."""
    free = exists().where(seats.c.table == tables.c.id, seats.c.kind.in_(("open", "invited")))
    ready = (tables.c.state == "open") & tables.c.wait.is_(False) & tables.c.id.not_in(TAKEN) & ~free
    return [row["id"] async for part in store.parts(select(tables.c.id).where(ready)) for row in part]


async def bots_to_move(store: Store) -> list[str]:
    """The tables where a bot has a question."""
    played = or_(seats.c.kind == "bot", seats.c.stand_in.is_not(None))
    query = select(tables.c.id, tables.c.asked, seats.c.seat).join(seats).where(WAITING, played)
    found = [row["id"] async for part in store.parts(query) for row in part if row["seat"] in row["asked"]]
    return list(dict.fromkeys(found))


async def clocks_to_fall(store: Store) -> AsyncIterator[tuple[str, float]]:
    """Tables with the seconds after which a clock may run out."""
    last = and_(entries.c.table == tables.c.id, entries.c.number == tables.c.version)
    query = select(tables.c.id, tables.c.asked, tables.c.clock, entries.c.body, leases.c.left, leases.c.rested)
    joined = query.join(entries, last).join(leases, leases.c.table == tables.c.id, isouter=True)
    async for part in store.parts(joined.where(WAITING, tables.c.clock.is_not(None))):
        for row in part:
            if row["clock"]["at_zero"] != "nothing" and row["asked"]:
                yield row["id"], _first_fall(row)


def _first_fall(row: Row) -> float:
    """Seconds until the first clock of those with a question is at zero; it may be a bot's, which does not run.

    A clock has run since its table left memory, or else since now. Too early does no harm: the room that is built will
    know better.
    """
    left: list[float] | None = row["left"] or row["body"].get("left")
    gone = time.time() - row["rested"] if row["rested"] is not None else 0.0
    return min(left[seat] for seat in row["asked"]) - gone if left is not None else 0.0
