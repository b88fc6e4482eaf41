"""What an operator may do to tables and people: one function per kind of order, each with what it reports back.

A person is named by their id or by their login: names are not unique.
"""

import time
from collections.abc import Awaitable, Callable
from functools import partial

from sqlalchemy import delete, insert, or_, select, update

from tianxia.engine.game import BadInput, Json
from tianxia.server.people.bans import home_of, network_of
from tianxia.server.people.people import person_of
from tianxia.server.services import Services
from tianxia.server.store.schema import Row, bans, daily_tries, people, results, tables
from tianxia.server.tables.room import Room

CLOSED: Json = {"winners": [], "scores": [], "reason": "closed"}
"""The result of a game that the operator has ended."""


# -- tables


async def close_table(services: Services, body: Json) -> Json:
    """End a running game without a winner; a table that has not begun is removed."""
    row = await _table(services, body["table"])
    if row["state"] == "finished":
        raise BadInput("admin-finished", table=row["id"])
    if row["state"] == "open":
        return await delete_table(services, body)
    room = await services.rooms.get(row["id"])
    await room.do(partial(_end, room))
    return {"table": room.id}


async def _end(room: Room) -> None:
    if room.state.phase == "running":
        await room.commit("end", None, {"result": CLOSED})


async def delete_table(services: Services, body: Json) -> Json:
    """Remove a table with its game, its result, its chat and its review."""
    row = await _table(services, body["table"])
    notice = services.fleet.notice("deleted", row["id"])
    gone = [delete(found).where(found.c.id == row["id"]) for found in (tables, results)]
    tries = delete(daily_tries).where(daily_tries.c.table == row["id"])
    await services.store.write(*gone, tries, *notice)
    services.rooms.remove([row["id"]], "deleted")
    return {"table": row["id"]}


async def _table(services: Services, table: str) -> Row:
    row = await services.store.table(table)
    if row is None:
        raise BadInput("admin-no-table", table=table)
    return row


# -- people


async def mute(services: Services, body: Json) -> Json:
    """Let somebody say nothing until a moment; without one, they may speak again."""
    row = await _person(services, body["person"])
    await _change(services, row, None, muted_until=body["until"])
    return _about(row)


async def ban(services: Services, body: Json) -> Json:
    """Let somebody do nothing here until a moment; without one, they are welcome again.

    With `address`, ban also the network where this server has seen them last.
    """
    row, until = await _person(services, body["person"]), body["until"]
    await _change(services, row, "banned" if until is not None else None, banned_until=until)
    if until is not None:
        services.rooms.part(row["id"], "banned")
    network = _home(services, row["id"]) if body.get("address") else None
    if network is not None:
        await ban_network(services, {"network": network, "until": until})
    return {**_about(row), "network": network}


def _home(services: Services, person: str) -> str | None:
    """The network where somebody was seen last; None if that is not known, or this machine: then all come from it."""
    address = services.bots.shares.address_of(person)
    home = home_of(address) if address is not None else None
    return None if home is None or home.is_loopback else str(home)


async def rename(services: Services, body: Json) -> Json:
    """Give somebody another name."""
    row = await _person(services, body["person"])
    person = await services.people.rename(person_of(row), body["name"])
    services.rooms.rename(person.id, person.name)
    return {**_about(row), "new": person.name}


async def set_password(services: Services, body: Json) -> Json:
    """Store a new password, already hashed, and sign the person out everywhere."""
    row = await _person(services, body["person"])
    if row["since"] is None:
        raise BadInput("admin-no-login", name=row["name"] or row["id"])
    await _change(services, row, None, password=body["hash"])
    await services.people.leave_everywhere(person_of(row))
    services.rooms.part(row["id"], "forgotten")
    return {**_about(row), "login": row["login"] or row["name"]}


async def forget(services: Services, body: Json) -> Json:
    """Remove a person, as if they had asked for it themselves."""
    row = await _person(services, body["person"])
    await services.people.forget(row["id"])
    services.rooms.forget(row["id"])
    return _about(row)


async def _person(services: Services, name: str) -> Row:
    row = await services.store.row(select(people).where(or_(people.c.id == name, people.c.login == name.lower())))
    if row is None:
        raise BadInput("admin-no-person", person=name)
    return row


async def _change(services: Services, row: Row, kind: str | None, **values: object) -> None:
    """Change what is stored about somebody, and tell other processes what kind of change it is, if they must act."""
    notice = services.fleet.notice(kind, row["id"]) if kind is not None else []
    await services.store.write(update(people).where(people.c.id == row["id"]).values(values), *notice)


def _about(row: Row) -> Json:
    return {"person": row["id"], "name": row["name"] or "–"}


# -- networks


async def ban_network(services: Services, body: Json) -> Json:
    """Let nobody act from a network until a moment; without one, everybody there is welcome again."""
    network, until = str(network_of(body["network"])), body["until"]
    ban_it = [] if until is None else [insert(bans).values(network=network, made=time.time(), until=until)]
    removal = delete(bans).where(bans.c.network == network)
    await services.store.write(removal, *ban_it, *services.fleet.notice("bans"))
    await services.enforce_bans()
    return {"network": network}


# -- editions


async def install(services: Services, body: Json) -> Json:
    """Add an edition for everybody to choose."""
    row = await services.editions.add(body["edition"].encode(), None)
    return {"id": row["id"], "name": row["name"]}


async def remove_edition(services: Services, body: Json) -> Json:
    """Offer an edition no longer; tables that use it go on."""
    row = await services.editions.withdraw(body["edition"])
    return {"id": row["id"], "name": row["name"]}


ACTIONS: dict[str, Callable[[Services, Json], Awaitable[Json]]] = {
    "close": close_table,
    "delete": delete_table,
    "mute": mute,
    "ban": ban,
    "rename": rename,
    "password": set_password,
    "forget": forget,
    "ban-network": ban_network,
    "install": install,
    "remove-edition": remove_edition,
}
"""Every kind of order."""
