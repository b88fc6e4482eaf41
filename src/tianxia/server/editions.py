"""Editions on a server: those that the operator has installed, for everybody, and those that people have uploaded.

An edition never changes: its id is a hash of everything in it, so every process may cache it.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Collection, Sequence
from functools import partial
from typing import Any

from sqlalchemy import ColumnElement, and_, delete, exists, func, or_, select, update

from tianxia import games
from tianxia.engine.components.edition import Edition, read_edition
from tianxia.engine.game import BadInput, Game
from tianxia.server.protocol.errors import Failure
from tianxia.server.store.inserts import insert_unless_there
from tianxia.server.store.schema import Row, Values, edition_holders, editions, tables
from tianxia.server.store.store import Store

KEPT = 32
"""Editions that stay in memory."""
NAMES = (editions.c.id, editions.c.game, editions.c.name, editions.c.credits)
SHOWN = (*NAMES, editions.c.components, editions.c.listed, editions.c.made)


class Editions:
    """The editions in the store."""

    def __init__(self, store: Store, most: int) -> None:
        """A person may have at most `most` of them."""
        self._store, self._most = store, most
        self._cache: OrderedDict[str, Edition] = OrderedDict()

    async def get(self, edition: str | None) -> Edition | None:
        """An edition, ready to be played with; None stands for what is built in."""
        if edition is None:
            return None
        if edition not in self._cache:
            body = await self._store.value(select(editions.c.body).where(editions.c.id == edition))
            if body is None:
                raise Failure("no-edition", 404)
            found = read_edition(body.encode(), edition)
            await asyncio.to_thread(_load, found)
            self._cache[edition] = found
        self._cache.move_to_end(edition)
        while len(self._cache) > KEPT:
            self._cache.popitem(last=False)
        return self._cache[edition]

    async def for_game(self, edition: str | None, game: str) -> Edition | None:
        """An edition to play a game with; Failure if it is one of another game."""
        found = await self.get(edition)
        if found is not None and found.game != game:
            raise Failure("edition-game", 400, name=found.name, game=found.game, wanted=game)
        return found

    async def with_components(self, game: str, components: str) -> Edition | None:
        """The edition whose components have this hash, as records name them; None if there is none here."""
        there = select(editions.c.id).where(editions.c.components == components, editions.c.game == game)
        return await self.get(await self._store.value(there.order_by(editions.c.made).limit(1)))

    async def of(self, game: str, person: str | None) -> Sequence[Row]:
        """The editions of a game that somebody may choose, newest first: those listed, and their own."""
        own = _held_by(person)
        query = select(*SHOWN, own.label("mine")).where(editions.c.game == game, or_(editions.c.listed, own))
        return await self._store.rows(query.order_by(editions.c.made.desc(), editions.c.id))

    async def named(self, ids: Collection[str]) -> dict[str, Row]:
        """What some editions are called, by id."""
        if not ids:
            return {}
        return {row["id"]: row for row in await self._store.rows(select(*NAMES).where(editions.c.id.in_(ids)))}

    async def add(self, content: bytes, person: str | None) -> Row:
        """Check an edition and store it: in somebody's list, or the operator's for everybody.

        BadInput says what is wrong with it; Failure if somebody has too many.
        """
        edition = read_edition(content, "edition")
        components = await asyncio.to_thread(_load, edition)
        if person is not None:
            held = select(func.count()).where(
                edition_holders.c.person == person, edition_holders.c.edition != edition.id
            )
            if int(await self._store.value(held)) >= self._most:
                raise Failure("too-many-editions", 409, limit=self._most)
        await self._write(edition, components.digest, person)
        row = await self._store.row(select(*SHOWN, _held_by(person).label("mine")).where(editions.c.id == edition.id))
        assert row is not None
        return row

    async def _write(self, edition: Edition, components: str, person: str | None) -> None:
        now = time.time()
        row: Values = {"id": edition.id, "game": edition.game, "name": edition.name, "credits": edition.credits}
        row |= {"components": components, "body": edition.text(), "listed": person is None, "made": now}
        # The same file may come from several people, and from two at once.
        make = partial(insert_unless_there, self._store.engine.dialect)
        statements: list[Any] = [make(editions).values(row)]
        if person is None:
            statements.append(update(editions).where(editions.c.id == edition.id).values(listed=True))
        else:
            held = {"edition": edition.id, "person": person, "made": now}
            statements.append(make(edition_holders).values(held))
        await self._store.write(*statements)

    async def withdraw(self, edition: str) -> Row:
        """Stop offering an edition to anybody; tables that use it continue."""
        row = await self._store.row(select(*NAMES).where(editions.c.id == edition))
        if row is None:
            raise BadInput("server-no-edition")
        forget = delete(edition_holders).where(edition_holders.c.edition == edition)
        await self._store.write(update(editions).where(editions.c.id == edition).values(listed=False), forget)
        return row

    async def let_go(self, edition: str, person: str) -> None:
        """Remove an edition from somebody's list."""
        mine = edition_holders.c.person == person
        await self._store.write(delete(edition_holders).where(edition_holders.c.edition == edition, mine))


def unused(before: float) -> ColumnElement[bool]:
    """Whether an edition is older than this, offered to nobody, and used by no table that is kept."""
    held = exists().where(edition_holders.c.edition == editions.c.id)
    played = exists().where(tables.c.edition == editions.c.id)
    return and_(~editions.c.listed, editions.c.made < before, ~held, ~played)


def _held_by(person: str | None) -> ColumnElement[bool]:
    there = edition_holders.c.edition == editions.c.id
    return exists().where(there, edition_holders.c.person == (person if person is not None else ""))


def _load(edition: Edition) -> Any:
    """The components of an edition, checked."""
    game: Game[Any] = games.game(edition.game)
    if game.component_files is None:
        raise BadInput("edition-none-for", game=game.name)
    return game.load_components(edition)
