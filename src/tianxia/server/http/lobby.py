"""Endpoints of the lobby: games, lists of tables, making, joining, leaving, links and rematches."""

import logging
from collections.abc import Sequence
from functools import partial
from typing import Any

from starlette.responses import Response

from tianxia import bots, games, lessons
from tianxia.bots.advice import can_advise
from tianxia.engine.game import BadInput
from tianxia.engine.title import Option
from tianxia.kernels import is_compiled
from tianxia.server.http.endpoints import Call, Endpoint
from tianxia.server.people.people import Person
from tianxia.server.protocol import requests, responses
from tianxia.server.protocol.errors import Failure
from tianxia.server.protocol.outgoing import Next
from tianxia.server.protocol.shapes import SeatNumber, Table, TableId, Word
from tianxia.server.tables import creation, listings, seating
from tianxia.server.tables.room import Room
from tianxia.server.tables.summaries import table_for
from tianxia.words import game_texts, language_for

LOG = logging.getLogger("tianxia.server")
PAGE = 30
TABLE: dict[str, Any] = {"table": TableId}
WORDS: dict[str, Any] = {"game": Word, "language": Word}
SEAT: dict[str, Any] = {"table": TableId, "seat": SeatNumber}


async def list_games(_call: Call) -> responses.Games:
    """Every game at hand and what can be chosen."""
    return responses.Games([_game(name) for name in games.names() if _loads(name)])


def _loads(name: str) -> bool:
    """Whether a game can be played: one that is still being made must not hide the others."""
    try:
        games.game(name)
    except (ImportError, AttributeError, BadInput) as error:
        LOG.warning("game %s does not load: %s", name, error)
        return False
    return True


def _game(name: str) -> responses.GameInfo:
    game = games.game(name)
    return responses.GameInfo(
        name=game.name,
        seat_counts=list(game.seat_counts),
        rules=game.rules_version,
        options=[_option(option, game.seat_counts) for option in game.options],
        bots=list(bots.offered(name)),
        usual_bot=bots.usual(name),
        hints=can_advise(name),
        series=game.series,
        lesson=name in lessons.games_with_lessons(),
        compiled=is_compiled(*game.kernel),
    )


def _option(option: Option, counts: Sequence[int]) -> responses.OptionInfo:
    allowed = {seats: list(option.allowed(seats)) for seats in counts}
    return responses.OptionInfo(option.name, list(option.values), allowed)


async def list_components(call: Call) -> responses.Components:
    """Every datum of a game with where it comes from."""
    game = _named_game(call)
    found = games.game(game).load_components(None)
    data = [responses.Component(d.id, d.value, d.provenance, d.source) for d in found.data()]
    return responses.Components(game, found.digest, data)


async def show_words(call: Call) -> Response:
    """The messages of a game as Fluent text, for clients that do not have them; English for what a language lacks."""
    game = _named_game(call)
    language = language_for(call.path["language"])
    return Response("\n".join(game_texts(game, language)), media_type="text/plain; charset=utf-8")


def _named_game(call: Call) -> str:
    game: str = call.path["game"]
    if game not in games.names():
        raise Failure("unknown-game", 404, game=game, allowed=", ".join(games.names()))
    return game


async def make_table(call: Call) -> responses.Created:
    """Make a table; it begins at once if every chair is taken."""
    return await creation.made(call.services, call.somebody(), call.body)


async def make_lesson(call: Call) -> responses.Created:
    """Begin a guided game that teaches by playing."""
    return await creation.lesson_table(call.services, call.somebody(), call.body)


async def show_table(call: Call) -> Table:
    """One table."""
    return await _shown(call)


async def _shown(call: Call) -> Table:
    person = call.person.id if call.person else None
    return await table_for(call.services.store, call.path["table"], person, call.services.settings.local_only)


async def take_seat(call: Call) -> Table:
    """Sit down in an open chair; the last to come begins the game."""
    room, person = await call.services.rooms.get(call.path["table"]), call.somebody()
    await room.do(partial(seating.take_seat, room, person, call.path["seat"]))
    return await _shown(call)


async def leave_seat(call: Call) -> Table:
    """Get up; in a running game the chair waits for its person or a bot."""
    room = await _held(call)
    await room.do(partial(seating.leave_seat, room, call.path["seat"]))
    return await _shown(call)


async def _held(call: Call) -> Room:
    """The room, for somebody who holds the seat."""
    room, person = await call.services.rooms.get(call.path["table"]), call.somebody()
    if call.path["seat"] not in room.holders.get(person.id, ()):
        raise Failure("not-your-seat", 403, seat=call.path["seat"])
    return room


async def link_seat(call: Call) -> responses.Invitation:
    """A link that opens one's own seat on another device, or invites somebody to a free one at one's own table."""
    seat, kind = call.path["seat"], await _link_kind(call)
    return responses.Invitation(seat, f"join#{await call.services.people.link(call.path['table'], seat, kind)}")


async def _link_kind(call: Call) -> str:
    room, person = await call.services.rooms.get(call.path["table"]), call.somebody()
    chair = seating.seat_at(room, call.path["seat"])
    if chair.kind == "person":
        # Only the person himself, not who plays by a lent link, may lend further.
        if chair.person != person.id:
            raise Failure("not-your-seat", 403, seat=chair.seat)
        return "seat"
    if room.state.row["host"] != person.id or chair.kind != "invited":
        raise Failure("not-your-table", 403)
    return "invite"


async def revoke_links(call: Call) -> responses.Count:
    """Take back every link to a seat; who plays by one plays no more."""
    kind, table = await _link_kind(call), call.path["table"]
    count = await call.services.people.revoke(table, call.path["seat"], kind)
    await _refresh(call, await call.services.rooms.get(table))
    return responses.Count(count)


async def _refresh(call: Call, room: Room) -> None:
    """Read anew who holds what, and send those away who hold nothing any more."""
    before, room.holders = room.holders, await call.services.store.holders(room.id)
    for connection in list(room.connections):
        if connection.eye >= 0 and connection.eye not in room.holders.get(connection.person or "", ()):
            connection.bid_farewell("revoked" if connection.person in before else "again")
    room.automation.set_clocks()


async def look_at_link(call: Call) -> responses.Linked:
    """Where a link leads: who opens it learns the game and the company before saying a name."""
    link, person = await call.services.people.linked(call.body.token), call.person.id if call.person else None
    table = await table_for(call.services.store, link["table"], person, call.services.settings.local_only)
    return responses.Linked(link["kind"], link["seat"], table)


async def claim_link(call: Call) -> responses.Claimed:
    """Take the seat that a link gives."""
    person = call.somebody()
    link = await call.services.people.linked(call.body.token)
    room, seat = await call.services.rooms.get(link["table"]), link["seat"]
    if link["kind"] == "invite":
        await room.do(partial(seating.take_seat, room, person, seat, by_link=True))
        await call.services.people.revoke(link["table"], seat, "invite")
    elif seat not in room.holders.get(person.id, ()):
        await call.services.people.lend(person, link)
        await _refresh(call, room)
    return responses.Claimed(room.id, seat)


async def begin_table(call: Call) -> Table:
    """Begin, once every chair is taken: for the host of a table that waits."""
    room, person = await call.services.rooms.get(call.path["table"]), call.somebody()
    if room.state.row["host"] != person.id:
        raise Failure("not-your-table", 403)
    await room.do(partial(seating.begin, room))
    return await _shown(call)


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
    """Inside the old room, so that two who ask at once get the same table."""
    old = await call.services.store.table(room.id)
    if old is None:
        raise Failure("no-table", 404)
    if old["next"]:
        return responses.Created(await table_for(call.services.store, old["next"], person.id, False), [])
    created = await creation.rematch(call.services, person, old, call.body.options)
    for connection in room.connections:
        connection.send(Next(created.table.id))
    return created


ENDPOINTS = [
    Endpoint("GET", "/api/games", list_games, responses.Games),
    Endpoint("GET", "/api/games/{game}/components", list_components, responses.Components, names={"game": Word}),
    Endpoint("GET", "/api/games/{game}/words/{language}", show_words, str, names=WORDS, text=True),
    Endpoint("GET", "/api/tables", listings.list_tables, responses.TablePage, query=listings.Listing),
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
