"""Endpoints about oneself: a name, a password to log in with, and being forgotten."""

import contextlib
from functools import partial

from sqlalchemy import select

from tianxia.server.fleet.fleet import Elsewhere
from tianxia.server.http import relay
from tianxia.server.http.endpoint import Call, Endpoint
from tianxia.server.people.people import Person, check_voice
from tianxia.server.protocol.errors import Failure
from tianxia.server.protocol.requests import Credentials, Naming, NewPassword
from tianxia.server.protocol.responses import Me
from tianxia.server.store.schema import seats, tables
from tianxia.server.tables.seating import leave_seat


def _me(person: Person) -> Me:
    return Me(True, person.name, person.login)


async def who_am_i(call: Call) -> Me:
    """Who the cookie says you are."""
    return _me(call.person) if call.person is not None else Me(False)


async def name_myself(call: Call) -> Me:
    """Choose a name; the first time, this also sets a key in a cookie."""
    services = call.services
    if call.person is not None:
        await check_voice(services.store, call.somebody().id)
        person = await services.people.rename(call.person, call.body.name)
        services.rooms.rename(person.id, person.name)
        return _me(person)
    services.visitors.charge(call.address)
    person, key = await services.people.welcome(call.body.name)
    call.give_key(key)
    return _me(person)


async def set_password(call: Call) -> Me:
    """Choose a login and a password, to log in from anywhere; a new one needs the old one."""
    person = call.somebody()
    _charge(call, person.login)
    await call.services.people.set_password(person, call.body.login, call.body.password, call.body.old)
    return Me(True, person.name, call.body.login.lower())


async def come_back(call: Call) -> Me:
    """Log in with a password; this device gets its own key."""
    _charge(call, call.body.login)
    person, key = await call.services.people.come_back(call.body.login, call.body.password)
    call.give_key(key)
    return _me(person)


def _charge(call: Call, login: str | None) -> None:
    """Count a password attempt before anything is hashed: at its account too, or many addresses could guess at one."""
    call.services.logins.charge(call.address)
    if login is not None:
        call.services.accounts.charge(login.lower())


async def leave_device(call: Call) -> Me:
    """Log out: forget the key of this device."""
    person = _somebody_with_password(call)
    await call.services.people.leave(person, call.key or "")
    return _parted(call, person)


async def leave_everywhere(call: Call) -> Me:
    """Log out on every device: forget all keys of this person."""
    person = _somebody_with_password(call)
    await call.services.people.leave_everywhere(person)
    return _parted(call, person)


def _somebody_with_password(call: Call) -> Person:
    """The sender; Failure if they could never log in again."""
    person = call.somebody()
    if person.login is None:
        raise Failure("no-password", 409)
    return person


def _parted(call: Call, person: Person) -> Me:
    """Close the person's connections and remove the cookie."""
    call.services.rooms.part(person.id, "forgotten")
    call.give_key(None)
    return Me(False)


async def forget_me(call: Call) -> Me:
    """Remove name, keys and password; finished games keep a seat without a name."""
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
    Endpoint("PUT", "/api/me/password", set_password, Me, body=NewPassword),
    Endpoint("POST", "/api/session", come_back, Me, body=Credentials),
    Endpoint("DELETE", "/api/session", leave_device, Me),
    Endpoint("DELETE", "/api/sessions", leave_everywhere, Me),
]
