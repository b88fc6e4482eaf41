"""Tables as clients see them, made from stored rows. A viewer's own seats are marked for that viewer only."""

import time
from collections.abc import Collection, Sequence

import msgspec
from sqlalchemy import select

from tianxia import games
from tianxia.engine.game import BadInput, Result
from tianxia.server.days import end_of, is_secret, labelled_day
from tianxia.server.protocol.errors import Failure
from tianxia.server.protocol.shapes import Allowed, ChatLine, ClockRule, Forked, Seat, Series, Table, TableEdition
from tianxia.server.store.schema import Row, Values, editions, grants, tables
from tianxia.server.store.store import Store
from tianxia.server.tables.seats import seat_state

Held = dict[str, set[int]]
"""A viewer's seats, by table."""


async def table_for(store: Store, table: str, person: str | None, local_only: bool) -> Table:
    """One table in full, with the standing of its series."""
    row = await store.table(table)
    if row is None:
        raise Failure("no-table", 404)
    (shape,) = await tables_for(store, [row], person, local_only)
    series = await _series(store, row)
    return msgspec.structs.replace(shape, series=series) if series is not None else shape


async def tables_for(store: Store, rows: Sequence[Row], person: str | None, local_only: bool) -> list[Table]:
    """Many tables, with a few queries in all."""
    ids = [row["id"] for row in rows]
    seats: dict[str, list[Values]] = {}
    for seat in await store.seats(ids):
        seats.setdefault(seat["table"], []).append(seat)
    names = await _editions(store, {row["edition"] for row in rows if row["edition"]})
    kept = await _kept(store, [row["next"] for row in rows if row["next"]])
    held = await _lent(store, ids, person)
    for table, its in seats.items():
        held.setdefault(table, set()).update(seat["seat"] for seat in its if person and seat["person"] == person)
    shapes = [_shape(row, seats.get(row["id"], []), held.get(row["id"], set()), person, local_only) for row in rows]
    return [
        msgspec.structs.replace(
            shape, edition=names.get(row["edition"]), next=row["next"] if row["next"] in kept else None
        )
        for row, shape in zip(rows, shapes, strict=True)
    ]


async def _editions(store: Store, ids: Collection[str]) -> dict[str, TableEdition]:
    """What the editions of tables are called."""
    if not ids:
        return {}
    query = select(editions.c.id, editions.c.name, editions.c.credits).where(editions.c.id.in_(ids))
    return {row["id"]: TableEdition(**row) for row in await store.rows(query)}


async def _kept(store: Store, ids: list[str]) -> set[str]:
    """Which of these tables have not been removed."""
    if not ids:
        return set()
    return {row["id"] for row in await store.rows(select(tables.c.id).where(tables.c.id.in_(ids)))}


async def _lent(store: Store, ids: list[str], person: str | None) -> Held:
    held: Held = {}
    if person is not None:
        query = select(grants.c.table, grants.c.seat).where(grants.c.person == person, grants.c.table.in_(ids))
        for row in await store.rows(query):
            held.setdefault(row["table"], set()).add(row["seat"])
    return held


def _shape(row: Row, seats: list[Values], held: set[int], person: str | None, local_only: bool) -> Table:
    # A seat kept for somebody is not theirs before they sit down.
    kept = {seat for seat in held if seats[seat]["kind"] == "invited"}
    held = {seat for seat in held if seats[seat]["kind"] == "person"}
    return Table(
        id=row["id"],
        game=row["game"],
        rules=row["rules"],
        options=row["options"],
        seats=[_seat(seat, seat["seat"] in held) for seat in seats],
        public=row["public"],
        pace=row["pace"],
        chat=row["chat"],
        state=row["state"],
        made=row["made"],
        version=row["version"],
        clock=msgspec.convert(row["clock"], ClockRule) if row["clock"] else None,
        begun=row["begun"],
        ended=row["ended"],
        result=row["result"],
        asked=row["asked"],
        mine=sorted(held),
        kept=sorted(kept),
        my_turn=any(seat in held for seat in row["asked"]),
        host=person is not None and row["host"] == person,
        paused=row["paused"],
        commitment=row["commitment"],
        series=_bare_series(row),
        previous=row["previous"],
        lesson=row["lesson"],
        forked=_origin(row, person),
        allowed=Allowed(row["hints"], row["previews"], row["undo"]),
        rated=row["rated"],
        deal=row["deal"],
        tournament=row["tournament"],
        secret_until=end_of(labelled_day(row["daily"])) if is_secret(row["daily"], time.time()) else None,
        local_only=local_only,
    )


def _origin(row: Row, person: str | None) -> Forked | None:
    """The game that a table continues; of one at a private table, only its host hears, who came from there."""
    origin = row["forked"]
    if not origin or not (origin.get("public") or (person is not None and row["host"] == person)):
        return None
    return Forked(origin["table"], origin["entry"])


def _seat(row: Values, own: bool) -> Seat:
    return msgspec.structs.replace(seat_state(row).shape(), mine=own)


def _bare_series(row: Row) -> Series | None:
    data = row["series"]
    return Series(data["option"], data["values"], data["number"]) if data else None


async def _series(store: Store, row: Row) -> Series | None:
    """A series with its standing after the finished games."""
    series = _bare_series(row)
    if series is None:
        return None
    query = select(tables.c.result).where(tables.c.series_id == row["series_id"], tables.c.state == "finished")
    results = [_result(found["result"]) for found in await store.rows(query) if found["result"]["scores"]]
    try:
        count = games.game(row["game"]).standing
    except BadInput:
        count = None
    if count is None or not results:
        return series
    standing, ahead = count(results)
    return msgspec.structs.replace(series, standing=standing, ahead=ahead)


def _result(data: Values) -> Result:
    return Result(tuple(data["winners"]), tuple(data["scores"]), data["reason"], ())


def chat_line(row: Row) -> ChatLine:
    """A line of chat; somebody who was forgotten has no name."""
    return ChatLine(row["number"], row["name"], row["seat"], row["text"], row["made"])
