"""Endpoints of the lobby: lists of tables, creating, joining, leaving, links and rematches."""

from functools import partial
from typing import Any

from sqlalchemy import select

from tianxia.server.http.endpoint import Call, Endpoint
from tianxia.server.people.links import INVITE, path_of
from tianxia.server.people.people import Person
from tianxia.server.protocol import requests, responses
from tianxia.server.protocol.errors import Failure
from tianxia.server.protocol.outgoing import Next
from tianxia.server.protocol.shapes import SeatNumber, Table, TableId
from tianxia.server.store.schema import people, tables
from tianxia.server.tables import seating
from tianxia.server.tables.listings import Listing, page_of_tables
from tianxia.server.tables.room import Room
from tianxia.server.tables.summaries import table_for

TABLE: dict[str, Any] = {"table": TableId}
SEAT: dict[str, Any] = {"table": TableId, "seat": SeatNumber}


async def list_tables(call: Call) -> responses.TablePage:
    """Some tables, newest first."""
    services = call.services
    return await page_of_tables(services.store, call.query, call.viewer, services.settings.local_only)


async def make_table(call: Call) -> responses.Created:
    """Create a table; it begins at once if every seat is taken."""
    return await call.services.creation.table(call.somebody(), call.body)


async def make_lesson(call: Call) -> responses.Created:
    """Begin a guided game that teaches by playing."""
    return await call.services.creation.lesson(call.somebody(), call.body)


async def show_table(call: Call) -> Table:
    """One table."""
    return await shown_table(call, call.path["table"])


async def shown_table(call: Call, table: str) -> Table:
    """A table as the sender may see it."""
    return await table_for(call.services.store, table, call.viewer, call.services.settings.local_only)


async def take_seat(call: Call) -> Table:
    """Sit down in an open seat; the last to arrive begins the game."""
    room, person = await call.services.rooms.get(call.path["table"]), call.somebody()
    await call.services.people.require_name(person)
    await room.do(partial(seating.take_seat, room, person, call.path["seat"]))
    return await show_table(call)


async def leave_seat(call: Call) -> Table:
    """Leave a seat; in a running game it waits for its person or a bot."""
    room, person, seat = await call.services.rooms.get(call.path["table"]), call.somebody(), call.path["seat"]
    if seat not in room.seats_of(person.id):
        raise Failure("not-your-seat", 403, seat=seat)
    await room.do(partial(seating.leave_seat, room, seat))
    return await show_table(call)


async def link_seat(call: Call) -> responses.Invitation:
    """A link that opens one's own seat on another device, or invites somebody to a free seat at one's own table."""
    table, seat = call.path["table"], call.path["seat"]
    kind = await _link_kind(call)
    token, room = await call.services.links.create(table, seat, kind), await call.services.rooms.get(table)
    return responses.Invitation(seat, path_of(kind, token, room.state.row["game"]))


async def _link_kind(call: Call) -> str:
    """What a link to this seat would be; Failure if the sender may not create one."""
    room, person = await call.services.rooms.get(call.path["table"]), call.somebody()
    seat = room.state.seat_at(call.path["seat"])
    if seat.kind == "person":
        # Only the seat's own person may lend it, not somebody who plays by a lent link.
        if seat.person != person.id:
            raise Failure("not-your-seat", 403, seat=seat.seat)
        return "seat"
    if room.state.row["host"] != person.id or seat.kind != "invited":
        raise Failure("not-your-table", 403)
    return INVITE


async def revoke_links(call: Call) -> responses.Count:
    """Revoke every link to a seat; people who play by one are sent away."""
    kind, table = await _link_kind(call), call.path["table"]
    count = await call.services.links.revoke(table, call.path["seat"], kind)
    room = await call.services.rooms.get(table)
    await room.do(room.reload_holders)
    return responses.Count(count)


async def look_at_link(call: Call) -> responses.Linked:
    """Where a link leads: the game and the players, shown before one gives a name."""
    link = await call.services.links.find(call.body.token)
    host = await call.services.store.value(select(people.c.name).join(tables).where(tables.c.id == link["table"]))
    return responses.Linked(link["kind"], link["seat"], await shown_table(call, link["table"]), host)


async def claim_link(call: Call) -> responses.Claimed:
    """Take the seat that a link gives."""
    person = call.somebody()
    link = await call.services.links.find(call.body.token)
    room, seat = await call.services.rooms.get(link["table"]), link["seat"]
    if link["kind"] == INVITE:
        await call.services.people.require_name(person)
        await room.do(partial(seating.take_seat, room, person, seat, by_link=True))
        await call.services.links.revoke(link["table"], seat, INVITE)
    elif seat not in room.seats_of(person.id):
        await call.services.links.lend(person, link)
        await room.do(room.reload_holders)
    return responses.Claimed(room.id, seat)


async def begin_table(call: Call) -> Table:
    """Begin once every seat is taken: for the host of a table that waits."""
    room, person = await call.services.rooms.get(call.path["table"]), call.somebody()
    if room.state.row["host"] != person.id:
        raise Failure("not-your-table", 403)
    await room.do(partial(seating.begin, room))
    return await show_table(call)


async def rematch(call: Call) -> responses.Created:
    """Another game with the same people: the next of a series, or with options that differ."""
    person, old = call.somebody(), await call.services.store.table(call.path["table"])
    if old is None:
        raise Failure("no-table", 404)
    room = await call.services.rooms.get(old["id"])
    if person.id not in room.holders:
        raise Failure("not-your-table", 403)
    if old["state"] != "finished":
        raise Failure("not-finished", 409)
    return await room.do(partial(_rematch, call, person, room))


async def _rematch(call: Call, person: Person, room: Room) -> responses.Created:
    """Inside the old room, so that two people who ask at once get the same table."""
    old = await call.services.store.table(room.id)
    if old is None:
        raise Failure("no-table", 404)
    if old["next"] and await call.services.store.table(old["next"]) is not None:  # it may have been removed
        return responses.Created(await table_for(call.services.store, old["next"], person.id, False), [])
    created = await call.services.creation.rematch(person, old, call.body.options)
    room.publisher.send_all(Next(created.table.id))
    return created


ENDPOINTS = [
    Endpoint("GET", "/api/tables", list_tables, responses.TablePage, query=Listing),
    Endpoint("POST", "/api/tables", make_table, responses.Created, body=requests.NewTable, status=201),
    Endpoint("POST", "/api/lessons", make_lesson, responses.Created, body=requests.LessonRequest, status=201),
    Endpoint("GET", "/api/tables/{table}", show_table, Table, names=TABLE),
    Endpoint("PUT", "/api/tables/{table}/seats/{seat}", take_seat, Table, names=SEAT),
    Endpoint("DELETE", "/api/tables/{table}/seats/{seat}", leave_seat, Table, names=SEAT),
    Endpoint("POST", "/api/tables/{table}/seats/{seat}/links", link_seat, responses.Invitation, names=SEAT, status=201),
    Endpoint("DELETE", "/api/tables/{table}/seats/{seat}/links", revoke_links, responses.Count, names=SEAT),
    Endpoint("POST", "/api/links/look", look_at_link, responses.Linked, body=requests.Claim),
    Endpoint("POST", "/api/links", claim_link, responses.Claimed, body=requests.Claim),
    Endpoint("POST", "/api/tables/{table}/begin", begin_table, Table, names=TABLE),
    Endpoint(
        "POST",
        "/api/tables/{table}/rematch",
        rematch,
        responses.Created,
        requests.RematchRequest,
        names=TABLE,
        status=201,
    ),
]
