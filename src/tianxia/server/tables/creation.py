"""Making tables: from wishes, or as a rematch. A table and its chairs are written at once."""

import secrets
import time
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import func, insert, select, update

from tianxia import games, lessons
from tianxia.engine.chance import new_seed
from tianxia.engine.game import Game
from tianxia.server.people.people import Person
from tianxia.server.protocol.errors import Failure
from tianxia.server.protocol.requests import LessonRequest, NewTable, SeatRequest
from tianxia.server.protocol.responses import Created, Invitation
from tianxia.server.services import Services
from tianxia.server.store.schema import Row, Values, seats, tables
from tianxia.server.tables import live_matches
from tianxia.server.tables.seating import begin_if_full, check_bot
from tianxia.server.tables.summaries import table_for

KINDS = {"me": "person", "open": "open", "invited": "invited", "bot": "bot"}


async def made(services: Services, person: Person, wish: NewTable) -> Created:
    """A table as wished; it begins at once if every chair is taken."""
    game = games.game(wish.game)
    series = _series(game, wish)
    options = {**wish.options, **({series["option"]: series["values"][0]} if series else {})}
    row = table_row(game, options, [seat.bot for seat in wish.seats], person.id)
    row |= {"public": wish.public, "pace": wish.pace, "chat": wish.chat, "wait": wish.wait}
    row |= {"clock": msgspec.to_builtins(wish.clock) if wish.clock else None}
    row |= {"series": series, "series_id": row["id"] if series else None}
    return await set_out(services, person, row, seat_rows(wish.seats, game.name, person))


async def lesson_table(services: Services, person: Person, wish: LessonRequest) -> Created:
    """A guided game: a fixed deal, so it makes no promise of its seed; bots in the other seats."""
    guide = lessons.lesson(wish.game, wish.lesson)
    wishes = [
        SeatRequest("me") if seat == guide.learner else SeatRequest("bot", bot) for seat, bot in enumerate(guide.seats)
    ]
    row = table_row(games.game(guide.game), guide.options, [seat.bot for seat in wishes], person.id)
    row |= {"seed": guide.seed, "commitment": None, "lesson": guide.name}
    return await set_out(services, person, row, seat_rows(wishes, guide.game, person))


def _series(game: Game[Any], wish: NewTable) -> Values | None:
    if not wish.series:
        return None
    if game.series is None:
        raise Failure("no-series", 400, game=game.name)
    for value in wish.series:
        game.chosen({**wish.options, game.series: value}, len(wish.seats))
    return {"option": game.series, "values": list(wish.series), "number": 0}


def seat_rows(wishes: Sequence[SeatRequest], game: str, person: Person) -> list[Values]:
    """The chairs that were wished for, checked."""
    for wish in wishes:
        if wish.kind == "bot":
            check_bot(wish.bot or "", game)
        elif wish.bot is not None:
            raise Failure("bot-or-person", 400)
    return [
        seat_row(number, KINDS[wish.kind], person.id if wish.kind == "me" else None, wish.bot)
        for number, wish in enumerate(wishes)
    ]


def seat_row(seat: int, kind: str, person: str | None, bot: str | None) -> Values:
    """A chair as it is stored."""
    return {"seat": seat, "kind": kind, "person": person, "bot": bot, "stand_in": None, "gone": False}


def table_row(game: Game[Any], options: Mapping[str, str], bots: Sequence[str | None], host: str | None) -> Values:
    """A new table with a seed of its own and the promise that every draw will come from it."""
    seed = new_seed()
    chosen = game.chosen(options, len(bots))
    header = live_matches.header_for(game, live_matches.seat_names(bots), chosen, seed)
    row: Values = {"id": secrets.token_urlsafe(12), "game": game.name, "rules": game.rules_version, "options": chosen}
    row |= {"public": False, "pace": "live", "clock": None, "chat": True, "wait": False, "state": "open"}
    row |= {"paused": False, "host": host, "made": time.time(), "begun": None, "ended": None, "result": None}
    row |= {"asked": [], "version": 0, "seed": seed, "commitment": header.commitment, "series": None}
    return row | {"series_id": None, "previous": None, "next": None, "forked": None, "lesson": None}


async def set_out(services: Services, person: Person, row: Values, chairs: list[Values]) -> Created:
    """Write a table with its chairs, make links for invited ones, and begin if nobody is missing."""
    await check_count(services, person)
    rows = [{"table": row["id"], **chair} for chair in chairs]
    await services.store.write(insert(tables).values(row), insert(seats).values(rows))
    links = [
        Invitation(chair["seat"], f"join#{await services.people.link(row['id'], chair['seat'], 'invite')}")
        for chair in chairs
        if chair["kind"] == "invited" and chair["person"] is None
    ]
    room = await services.rooms.get(row["id"])
    await room.do(partial(begin_if_full, room))
    return Created(await table_for(services.store, row["id"], person.id, services.settings.local_only), links)


async def check_count(services: Services, person: Person) -> None:
    """Nobody fills the house with tables."""
    unended = (tables.c.host == person.id) & (tables.c.state != "finished")
    if (
        int(await services.store.value(select(func.count()).select_from(tables).where(unended)))
        >= services.settings.limits.tables
    ):
        raise Failure("too-many-tables", 409, limit=services.settings.limits.tables)


async def rematch(services: Services, person: Person, old: Row, options: Mapping[str, str]) -> Created:
    """Another game with the same people. The others find their chairs kept for them."""
    game = games.game(old["game"])
    chairs = await services.store.rows(select(seats).where(seats.c.table == old["id"]).order_by(seats.c.seat))
    series = _next_in_series(old) if not options else None
    chosen = {**old["options"], **options, **({series["option"]: series["values"][series["number"]]} if series else {})}
    row = table_row(game, chosen, [chair["bot"] for chair in chairs], person.id)
    kept = ("public", "pace", "clock", "chat")
    row |= {name: old[name] for name in kept} | {"previous": old["id"], "series": series}
    row["series_id"] = old["series_id"] if series else None
    created = await set_out(services, person, row, [_kept_seat(chair, person) for chair in chairs])
    await services.store.write(update(tables).where(tables.c.id == old["id"]).values(next=row["id"]))
    return created


def _kept_seat(chair: Row, person: Person) -> Values:
    if chair["kind"] == "bot":
        return seat_row(chair["seat"], "bot", None, chair["bot"])
    if chair["person"] == person.id:
        return seat_row(chair["seat"], "person", person.id, None)
    # Nobody is put into a game while he is not looking; somebody forgotten leaves an open chair.
    return seat_row(chair["seat"], "invited" if chair["person"] else "open", chair["person"], None)


def _next_in_series(old: Row) -> Values | None:
    series: Values | None = old["series"]
    if series is None or series["number"] + 1 >= len(series["values"]):
        return None
    return {**series, "number": series["number"] + 1}
