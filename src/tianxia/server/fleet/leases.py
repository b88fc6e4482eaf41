"""Leases: which process has which table, in a form that two processes cannot both believe.

A lease lasts as long as its process renews its own row. A process that has lost it cannot harm the game: entries are
numbered, and of two writers at one number only one can win. Times are the database's, so clocks may differ.
"""

from typing import Any

from sqlalchemy import Float, cast, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tianxia.server.fleet.fleet import Elsewhere, Peer, Rest
from tianxia.server.store.inserts import insert_unless_there
from tianxia.server.store.schema import leases, servers, tables

NOW = cast(func.extract("epoch", func.clock_timestamp()), Float)


async def take(connection: AsyncConnection, me: str, table: str) -> Rest:
    """Take the lease of a table unless a living process holds it; then Elsewhere."""
    row = select(tables.c.id).where(tables.c.id == table)
    unless_there = insert_unless_there(connection.dialect, leases).from_select(["table"], row)
    while True:
        made = await connection.execute(unless_there)
        if (lease := (await connection.execute(_locked(table))).mappings().first()) is not None:
            break
        if (await connection.execute(row)).first() is None:
            return Rest()  # there is no such table: who reads it will notice
        # The lease was there and is not any more: its holder has given it up between the two.
    if lease["server"] is not None and lease["server"] != me:
        await _check_ended(connection, lease["server"])
    values = {"server": me, "rested": None, "left": None}
    await connection.execute(update(leases).where(leases.c.table == table).values(values))
    # Of a process that crashed nobody knows what the clocks showed: they start from the last entry.
    return Rest(lease["since_start"] if made.rowcount else lease["ago"] or 0.0, lease["left"])


def _locked(table: str) -> Any:
    start = select(func.min(servers.c.made)).scalar_subquery()
    ages = ((NOW - leases.c.rested).label("ago"), (NOW - start).label("since_start"))
    return select(leases.c.server, leases.c.left, *ages).where(leases.c.table == table).with_for_update()


async def _check_ended(connection: AsyncConnection, holder: str) -> None:
    """Elsewhere if a holder lives.

    Not joined to the query of the lease: where that has waited for another process to take it, PostgreSQL reads the
    lease again, but not the row beside it, and the new holder would seem to be none.
    """
    row = (await connection.execute(select(servers).where(servers.c.id == holder, servers.c.until > NOW))).mappings()
    if (peer := row.first()) is not None:
        raise Elsewhere(Peer(peer["id"], peer["address"], peer["secret"]))


async def release(connection: AsyncConnection, me: str, table: str, rest: Rest | None) -> None:
    """Give up a lease, if it is ours."""
    mine = (leases.c.table == table) & (leases.c.server == me)
    if rest is None:
        await connection.execute(delete(leases).where(mine))
        return
    left = list(rest.left) if rest.left is not None else None
    values = {"server": None, "rested": NOW - rest.seconds, "left": left}
    await connection.execute(update(leases).where(mine).values(values))


# -- members

MEMBERS = select(servers, (servers.c.until > NOW).label("alive")).order_by(servers.c.made, servers.c.id)


async def register(connection: AsyncConnection, me: Peer, lasting: float, replaces: str | None) -> None:
    """Become a member. The first of all begins with no leases: clocks stop while no server runs."""
    if replaces is not None:
        await strike(connection, replaces)
    for gone in (await connection.execute(select(servers.c.id).where(servers.c.until <= NOW))).scalars().all():
        await strike(connection, gone)
    await strike(connection, me.id)
    others = await connection.scalar(select(func.count()).select_from(servers))
    if not others:
        await connection.execute(delete(leases))
    values = {"id": me.id, "address": me.address, "secret": me.secret, "made": NOW, "until": NOW + lasting}
    await connection.execute(insert(servers).values(values))


async def renew(connection: AsyncConnection, me: str, lasting: float) -> bool:
    """Stay a member; False if it is too late for that."""
    mine = (servers.c.id == me) & (servers.c.until > NOW)
    return bool((await connection.execute(update(servers).where(mine).values(until=NOW + lasting))).rowcount)


async def strike(connection: AsyncConnection, member: str) -> bool:
    """Remove a member, and let its tables rest; False if it was none."""
    free = {"server": None, "rested": NOW}
    await connection.execute(update(leases).where(leases.c.server == member).values(free))
    return bool((await connection.execute(delete(servers).where(servers.c.id == member))).rowcount)


async def members(connection: AsyncConnection) -> tuple[list[Peer], list[str]]:
    """The living members, the eldest first, and the ids of those that have ended."""
    rows = (await connection.execute(MEMBERS)).mappings().all()
    living = [Peer(row["id"], row["address"], row["secret"]) for row in rows if row["alive"]]
    return living, [row["id"] for row in rows if not row["alive"]]
