"""The people one follows: their public tables, and whether they are online, if they let their followers see that."""

import time
from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import and_, delete, func, insert, select, true, update
from sqlalchemy.exc import IntegrityError

from tianxia.server.people.people import Person
from tianxia.server.players.visibility import visible_player
from tianxia.server.protocol.errors import Failure
from tianxia.server.protocol.player_responses import Friend, Friends
from tianxia.server.protocol.shapes import Table
from tianxia.server.settings import MINUTE
from tianxia.server.store.schema import Row, follows, people, seats, tables
from tianxia.server.store.store import Store
from tianxia.server.tables.summaries import tables_for

HERE = 2.5 * MINUTE
"""Seconds for which somebody counts as online after being seen."""
TABLES = 200
"""The most tables of friends that are looked at."""


@dataclass(frozen=True)
class Following:
    """Follows, unfollows, and lists those whom somebody follows."""

    store: Store
    most: int
    """How many people one may follow."""

    async def follow(self, person: Person, other: str) -> Friends:
        """Follow somebody whom one may know."""
        await visible_player(self.store, other, person.id)
        if other == person.id:
            raise Failure("follow-self", 400)
        already = await self.follows(person.id, other)
        if not already and await self._count(person.id) >= self.most:
            raise Failure("follow-limit", 409, limit=self.most)
        if not already:
            try:
                await self.store.write(insert(follows).values(person=person.id, followed=other, made=time.time()))
            except IntegrityError:  # a second click was quicker, or they have just been forgotten
                await visible_player(self.store, other, person.id)
        return await self.friends(person)

    async def unfollow(self, person: Person, other: str) -> Friends:
        """Stop following somebody."""
        await self.store.write(delete(follows).where(follows.c.person == person.id, follows.c.followed == other))
        return await self.friends(person)

    async def follows(self, person: str, other: str) -> bool:
        """Whether one follows the other."""
        return (
            await self.store.row(select(follows.c.made).where(follows.c.person == person, follows.c.followed == other))
            is not None
        )

    async def _count(self, person: str) -> int:
        return int(await self.store.value(select(func.count()).select_from(follows).where(follows.c.person == person)))

    async def friends(self, person: Person) -> Friends:
        """Those whom somebody follows: first those online, then those at a table."""
        query = select(people).join(follows, follows.c.followed == people.c.id).where(follows.c.person == person.id)
        rows = [row for row in await self.store.rows(query) if row["name"] is not None]
        at = await self._tables(person.id)
        found = [_friend(row, at.get(row["id"])) for row in rows]
        found.sort(key=lambda one: (not one.here, one.table is None, one.name.casefold()))
        return Friends(found, person.visible, self.most)

    async def _tables(self, person: str) -> dict[str, Table]:
        """The newest public table of each that has not ended: one to sit down at, if there is one."""
        # The search starts from the tables, which are few, not from the people: some have thousands of seats.
        friend = func.coalesce(seats.c.person, "")
        query = (
            select(tables, seats.c.person.label("friend"))
            .join(seats, seats.c.table == tables.c.id)
            .join(follows, and_(follows.c.followed == friend, follows.c.person == person))
            .where(tables.c.state.in_(("open", "running")), tables.c.public == true(), seats.c.kind == "person")
            .order_by(tables.c.state, tables.c.made.desc(), tables.c.id)
            .limit(TABLES)
        )
        rows = await self.store.rows(query)
        newest: dict[str, Row] = {}
        for row in rows:
            newest.setdefault(row["friend"], row)
        unlike = {row["id"]: row for row in newest.values()}
        shown = {table.id: table for table in await tables_for(self.store, list(unlike.values()), person, False)}
        return {friend: shown[row["id"]] for friend, row in newest.items()}

    # -- who is here

    async def show(self, person: Person, visible: bool) -> None:
        """Start or stop showing one's followers whether one is online."""
        values = {"visible": visible, "present": time.time() // MINUTE * MINUTE if visible else None}
        await self.store.write(update(people).where(people.c.id == person.id).values(values))

    async def note(self, here: Collection[str]) -> None:
        """Note that people are at tables; of those who do not want that shown, nothing is noted."""
        if here:
            found = and_(people.c.id.in_(here), people.c.visible == true())
            await self.store.write(update(people).where(found).values(present=time.time() // MINUTE * MINUTE))


def _friend(row: Row, table: Table | None) -> Friend:
    shown, last = row["visible"], row["present"]
    return Friend(
        player=row["id"],
        name=row["name"],
        here=bool(shown and last is not None and time.time() - last < HERE),
        last=last if shown else None,
        table=table,
    )
