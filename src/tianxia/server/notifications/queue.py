"""The queue of notifications: statements that fill it, and who has asked for any."""

import asyncio
from typing import Any

from sqlalchemy import Float, Insert, Integer, Select, String, and_, insert, literal, select

from tianxia.server.store.schema import notification_choices, notifications, receivers
from tianxia.server.store.store import Store

TEST = "test"
"""The kind of a message that somebody asks for, to see one."""
choices = notification_choices.c


def queued(person: str, kind: str, subject: str, number: int, made: float, due: float) -> Insert:
    """The statement that queues a notification for every receiver of a person that wants this kind.

    It may be sent from `made` on, together with others, and alone once it is `due`. The same number of the same subject
    is queued once.
    """
    wanted = and_(choices.person == receivers.c.person, choices.channel == receivers.c.channel, choices.kind == kind)
    there = select(*_columns(kind, subject, number, made, due)).join(notification_choices, wanted)
    return _filled(there.where(receivers.c.person == person, receivers.c.off.is_(None)))


def queued_test(receiver: str, number: int, now: float) -> Insert:
    """The statement that queues a test for one receiver."""
    return _filled(select(*_columns(TEST, TEST, number, now, now)).where(receivers.c.id == receiver))


def _columns(kind: str, subject: str, number: int, made: float, due: float) -> list[Any]:
    values = [literal(kind, String), literal(subject, String), literal(number, Integer)]
    return [receivers.c.id, *values, literal(made, Float), literal(due, Float)]


def _filled(rows: Select[Any]) -> Insert:
    return insert(notifications).from_select(["receiver", "kind", "subject", "number", "made", "due"], rows)


class Subscribers:
    """The people who have a receiver: for all others nothing is ever queued."""

    def __init__(self, store: Store) -> None:
        """Nobody is known yet."""
        self._store, self._people = store, set[str]()
        self._reading = asyncio.Lock()
        """What is read later is newer: nothing is read in between."""

    def __contains__(self, person: object) -> bool:
        """Whether this person has a receiver."""
        return person in self._people

    def __bool__(self) -> bool:
        """Whether anybody has one."""
        return bool(self._people)

    async def load(self) -> None:
        """Read all of them."""
        query = select(receivers.c.person).where(receivers.c.off.is_(None)).distinct()
        async with self._reading:
            self._people = {row["person"] for row in await self._store.rows(query)}

    async def reload(self, person: str) -> None:
        """Read whether one person has a receiver now."""
        on = select(receivers.c.id).where(receivers.c.person == person, receivers.c.off.is_(None))
        async with self._reading:
            if await self._store.row(on) is not None:
                self._people.add(person)
            else:
                self._people.discard(person)
