"""Finished games from before there were results are taken in once, when a server starts. None of them was rated."""

from collections.abc import Sequence

from sqlalchemy import and_, exists, insert, select, tuple_

from tianxia.server.store.schema import Row, Values, entries, people, result_seats, results, seats, tables
from tianxia.server.store.store import Store
from tianxia.server.tables.results import result_row, seat_rows
from tianxia.server.tables.seats import seat_state

PART = 100


async def take_in_older(store: Store) -> int:
    """Store the results of finished games that have none; returns how many. Lessons and uploads are no results."""
    place, total = (0.0, ""), 0
    while rows := await store.rows(_next(place)):
        await _take_in(store, rows)
        place, total = (rows[-1]["ended"], rows[-1]["id"]), total + len(rows)
    return total


def _next(place: tuple[float, str]) -> object:
    there = (tables.c.ended, tables.c.id)
    known = exists().where(results.c.id == tables.c.id)
    uploaded = exists().where(and_(entries.c.table == tables.c.id, entries.c.number == 1, entries.c.kind == "uploaded"))
    finished = select(tables).where(tables.c.state == "finished", tables.c.lesson.is_(None), ~known, ~uploaded)
    return finished.where(tuple_(*there) > tuple_(*place)).order_by(*there).limit(PART)


async def _take_in(store: Store, rows: Sequence[Row]) -> None:
    ids = [row["id"] for row in rows]
    named = select(seats, people.c.name).join(people, seats.c.person == people.c.id, isouter=True)
    seated = await store.rows(named.where(seats.c.table.in_(ids)).order_by(seats.c.table, seats.c.seat))
    gone = select(entries.c.table, entries.c.seat).where(entries.c.table.in_(ids), entries.c.kind == "resigned")
    resigned = await store.rows(gone)
    found, found_seats = list[Values](), list[Values]()
    for row in rows:
        own = [seat_state(seat) for seat in seated if seat["table"] == row["id"]]
        left = {entry["seat"] for entry in resigned if entry["table"] == row["id"]}
        result = result_row(row, len(own), row["result"], row["ended"]) | {"rated": False, "unrated": "casual"}
        repeated = {name: result[name] for name in ("game", "pace", "seats", "public", "rated", "ended")}
        found.append(result)
        found_seats += [{**seat, **repeated, "result": row["id"]} for seat in seat_rows(own, row["result"], left)]
    await store.write(insert(results).values(found), insert(result_seats).values(found_seats))
