"""Tables as clients see them, made from stored rows. A viewer's own seats are marked for that viewer only."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import select

from tianxia import games
from tianxia.engine.game import BadInput, Result
from tianxia.server.protocol.errors import Failure
from tianxia.server.protocol.shapes import ChatLine, ClockRule, Forked, Seat, Series, Table
from tianxia.server.store.schema import Row, Values, grants, tables
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
    """Many tables, with two queries in all."""
    ids = [row["id"] for row in rows]
    seats: dict[str, list[Values]] = {}
    for seat in await store.seats(ids):
        seats.setdefault(seat["table"], []).append(seat)
    held = await _lent(store, ids, person)
    for table, its in seats.items():
        held.setdefault(table, set()).update(seat["seat"] for seat in its if person and seat["person"] == person)
    return [_shape(row, seats.get(row["id"], []), held.get(row["id"], set()), person, local_only) for row in rows]


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
        next=row["next"],
        lesson=row["lesson"],
        forked=Forked(row["forked"]["table"], row["forked"]["entry"]) if row["forked"] else None,
        local_only=local_only,
    )


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
