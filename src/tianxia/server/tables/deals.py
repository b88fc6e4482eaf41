"""Duplicate deals: one deal at several tables. Nothing about it is revealed before the last of them has ended."""

import contextlib
from collections.abc import Mapping
from typing import Any

from sqlalchemy import delete, exists, insert, select
from sqlalchemy.exc import IntegrityError

from tianxia.server.protocol.errors import Failure
from tianxia.server.store.schema import deal_people, tables
from tianxia.server.store.store import Store


async def is_secret(store: Store, deal: str | None) -> bool:
    """Whether a deal is still played, or waits for players, at some table."""
    played = exists().where(tables.c.deal == deal, tables.c.state != "finished")
    return deal is not None and bool(await store.value(select(played)))


async def require_told(store: Store, row: Mapping[Any, Any]) -> None:
    """Failure while a table's deal is played elsewhere: spectators could tell the players there."""
    if await is_secret(store, row["deal"]):
        raise Failure("deal-secret", 409)


async def claim(store: Store, row: Mapping[Any, Any], person: str) -> None:
    """Note that somebody plays a deal at this table; Failure if they do at another."""
    if row["deal"] is None or row["tournament"] is not None:  # nobody is paired twice in one round
        return
    with contextlib.suppress(IntegrityError):  # they have it already
        await store.write(insert(deal_people).values(deal=row["deal"], person=person, table=row["id"]))
        return
    mine = (deal_people.c.deal == row["deal"]) & (deal_people.c.person == person)
    if await store.value(select(deal_people.c.table).where(mine)) != row["id"]:
        raise Failure("deal-once", 409)


async def unclaim(store: Store, row: Mapping[Any, Any], person: str) -> None:
    """Let somebody who left before the game play the deal elsewhere."""
    if row["deal"] is not None:
        await store.write(delete(deal_people).where(deal_people.c.table == row["id"], deal_people.c.person == person))
