"""Endpoints about oneself: who I am, my name, all that is stored about me, and being forgotten."""

import contextlib
from functools import partial

from sqlalchemy import select

from tianxia.server.fleet.fleet import Elsewhere
from tianxia.server.http import relay
from tianxia.server.http.endpoint import Call, Endpoint
from tianxia.server.people.export import exported
from tianxia.server.people.people import Person, check_voice
from tianxia.server.protocol.errors import Failure
from tianxia.server.protocol.requests import Naming
from tianxia.server.protocol.responses import Me
from tianxia.server.protocol.shapes import Json
from tianxia.server.store.schema import seats, tables
from tianxia.server.tables.seating import leave_seat


def me_of(person: Person, code: str | None = None) -> Me:
    """A person as they see themselves, with a recovery code if there is a new one."""
    return Me(True, person.name, person.login, person.has_account, code, person.visible)


async def who_am_i(call: Call) -> Me:
    """Who the cookie says you are."""
    return me_of(call.person) if call.person is not None else Me(False)


async def name_myself(call: Call) -> Me:
    """Choose a name, or stay without one; the first time, this also sets a key in a cookie."""
    services = call.services
    if call.person is None:
        services.visitors.charge(call.address)
        person, key = await services.people.welcome(call.body.name, call.device)
        call.give_key(key)
        return me_of(person)
    if call.body.name is not None:
        await check_voice(services.store, call.somebody().id)
        call.person = await services.people.rename(call.person, call.body.name)
        services.rooms.rename(call.person.id, call.person.name)
    return me_of(call.person)


async def export_me(call: Call) -> Json:
    """All that is stored about you; finished games can be downloaded by the ids of their tables."""
    call.services.exports.charge(call.anybody().id)
    return await exported(call.services.store, call.anybody())


async def forget_me(call: Call) -> Me:
    """Remove your name, your account and your devices; finished games keep a seat without a name."""
    person = call.anybody()
    await _leave_seats(call, person)
    await call.services.people.forget(person.id)
    call.services.rooms.forget(person.id)
    call.give_key(None)
    return Me(False)


async def _leave_seats(call: Call, person: Person) -> None:
    """Leave every seat at tables that have not ended."""
    mine = (
        select(seats.c.table, seats.c.seat)
        .join(tables)
        .where(seats.c.person == person.id, tables.c.state != "finished", seats.c.kind == "person")
    )
    for row in await call.services.store.rows(mine):
        with contextlib.suppress(Failure):  # a table with unknown rules cannot be opened; its seat is cleared anyway
            await _leave_seat(call, row["table"], row["seat"])


async def _leave_seat(call: Call, table: str, seat: int) -> None:
    try:
        room = await call.services.rooms.get(table)
        await room.do(partial(leave_seat, room, seat))
    except Elsewhere as elsewhere:
        root = call.services.settings.root_path
        await relay.send(elsewhere.peer, call.request, "DELETE", f"{root}/api/tables/{table}/seats/{seat}")


ENDPOINTS = [
    Endpoint("GET", "/api/me", who_am_i, Me),
    Endpoint("POST", "/api/me", name_myself, Me, body=Naming),
    Endpoint("DELETE", "/api/me", forget_me, Me),
    Endpoint("GET", "/api/me/export", export_me, Json),
]
