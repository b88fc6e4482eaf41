"""What an operator looks up: tables, people, bans, and what was said at a table. Reading needs no order."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, Select, and_, func, or_, select

from tianxia.engine.game import BadInput, Json
from tianxia.server.admin.office import existing
from tianxia.server.store.schema import bans, chat, editions, entries, people, seats, tables

LINES = 50
"""Lines of chat that are shown."""


@contextmanager
def opened(db: str) -> Iterator[Connection]:
    """A connection to look things up; BadInput if there is nothing yet."""
    with existing(db) as engine, engine.connect() as connection:
        yield connection


def _found(connection: Connection, query: "Select[Any]") -> list[Json]:
    return [dict(row) for row in connection.execute(query).mappings()]


def list_tables(connection: Connection, state: str | None, limit: int) -> list[Json]:
    """Tables, newest first, with the moment of their last change and who sits there."""
    last = and_(entries.c.table == tables.c.id, entries.c.number == tables.c.version)
    columns = (tables.c.id, tables.c.game, tables.c.state, tables.c.public, tables.c.made)
    query = select(*columns, func.coalesce(entries.c.made, tables.c.made).label("changed"))
    query = query.join(entries, last, isouter=True).order_by(tables.c.made.desc(), tables.c.id).limit(limit)
    found = _found(connection, query if state is None else query.where(tables.c.state == state))
    sitting = _sitting(connection, [row["id"] for row in found])
    return [{**row, "seats": sitting.get(row["id"], [])} for row in found]


def list_editions(connection: Connection, game: str) -> list[Json]:
    """The editions of a game that everybody may choose, newest first."""
    columns = (editions.c.id, editions.c.game, editions.c.name, editions.c.credits)
    query = select(*columns).where(editions.c.game == game, editions.c.listed)
    return _found(connection, query.order_by(editions.c.made.desc(), editions.c.id))


def _sitting(connection: Connection, ids: Sequence[str]) -> dict[str, list[Json]]:
    columns = (seats.c.table, seats.c.seat, seats.c.kind, seats.c.person, people.c.name, seats.c.bot)
    query = select(*columns).join(people, seats.c.person == people.c.id, isouter=True)
    sitting: dict[str, list[Json]] = {}
    for row in _found(connection, query.where(seats.c.table.in_(ids)).order_by(seats.c.table, seats.c.seat)):
        sitting.setdefault(row.pop("table"), []).append(row)
    return sitting


def show_table(connection: Connection, table: str) -> Json:
    """One table with its seats and the last lines of its chat, each with the person behind it."""
    row = connection.execute(select(tables).where(tables.c.id == table)).mappings().first()
    if row is None:
        raise BadInput("admin-no-table", table=table)
    columns = (chat.c.number, chat.c.made, chat.c.person, people.c.name, chat.c.text)
    query = select(*columns).join(people, chat.c.person == people.c.id, isouter=True).where(chat.c.table == table)
    lines = _found(connection, query.order_by(chat.c.number.desc()).limit(LINES))
    shown = {name: row[name] for name in ("id", "game", "state", "public", "made", "begun", "ended")}
    return {**shown, "seats": _sitting(connection, [table]).get(table, []), "chat": lines[::-1]}


def list_people(connection: Connection, name: str | None, limit: int) -> list[Json]:
    """People, those seen last first; `name` is a part of a name or of a login."""
    columns = ("id", "name", "login", "made", "seen", "muted_until", "banned_until")
    query = select(*(people.c[column] for column in columns)).order_by(people.c.seen.desc(), people.c.id).limit(limit)
    if name is not None:
        query = query.where(or_(*(people.c[column].icontains(name, autoescape=True) for column in ("name", "login"))))
    return _found(connection, query)


def list_bans(connection: Connection) -> list[Json]:
    """Banned networks."""
    return _found(connection, select(bans).order_by(bans.c.made))
