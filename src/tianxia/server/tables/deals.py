"""Duplicate deals: one deal at several tables. Nothing about it is revealed before the last of them has ended."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Executable, delete, exists, insert, select

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


async def claimed(store: Store, row: Mapping[Any, Any], person: str) -> list[Executable]:
    """The statements that note that somebody plays a deal at this table; Failure if they do at another.

    If they sit down at another in the same moment, the statements fail, and with them what they are written with.
    """
    if row["deal"] is None or row["tournament"] is not None:  # nobody is paired twice in one round
        return []
    mine = (deal_people.c.deal == row["deal"]) & (deal_people.c.person == person)
    table = await store.value(select(deal_people.c.table).where(mine))
    if table not in (None, row["id"]):
        raise Failure("deal-once", 409)
    return [insert(deal_people).values(deal=row["deal"], person=person, table=row["id"])] if table is None else []


def unclaimed(row: Mapping[Any, Any], person: str) -> list[Executable]:
    """The statements that let somebody who leaves before the game play the deal elsewhere."""
    here = (deal_people.c.table == row["id"]) & (deal_people.c.person == person)
    return [delete(deal_people).where(here)] if row["deal"] is not None else []
