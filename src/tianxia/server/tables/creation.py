"""Creating tables: from a request, from a lesson, as a rematch, or from a point of a finished game."""

import secrets
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, exists, func, insert, select, update

from tianxia import games, lessons
from tianxia.engine.chance import new_seed
from tianxia.engine.game import Game
from tianxia.server.people.links import Links
from tianxia.server.people.people import Person
from tianxia.server.protocol.errors import Failure
from tianxia.server.protocol.requests import ForkRequest, LessonRequest, NewTable, SeatRequest
from tianxia.server.protocol.responses import Created, Invitation
from tianxia.server.store.schema import Row, Values, seats, tables
from tianxia.server.tables import live_matches
from tianxia.server.tables.finished import FinishedGame
from tianxia.server.tables.rooms import Rooms
from tianxia.server.tables.seating import begin_if_full, check_bot
from tianxia.server.tables.summaries import table_for

KINDS = {"me": "person", "open": "open", "invited": "invited", "bot": "bot"}


@dataclass(frozen=True)
class Creation:
    """Creates tables. Each begins at once if every seat is taken."""

    rooms: Rooms
    links: Links

    async def table(self, person: Person, request: NewTable) -> Created:
        """A table as requested."""
        game = games.game(request.game)
        series = _series(game, request)
        options = {**request.options, **({series["option"]: series["values"][0]} if series else {})}
        row = table_row(game, options, [seat.bot for seat in request.seats], person.id)
        row |= {"public": request.public, "pace": request.pace, "chat": request.chat, "wait": request.wait}
        row |= {"clock": msgspec.to_builtins(request.clock) if request.clock else None}
        row |= {"series": series, "series_id": row["id"] if series else None}
        return await self._create(person, row, seat_rows(request.seats, game.name, person))

    async def lesson(self, person: Person, request: LessonRequest) -> Created:
        """A guided game with bots in the other seats. Its deal is fixed, so it makes no promise of its seed."""
        guide = lessons.lesson(request.game, request.lesson)
        wanted = [SeatRequest("bot", bot) for bot in guide.seats]
        wanted[guide.learner] = SeatRequest("me")
        row = table_row(games.game(guide.game), guide.options, [seat.bot for seat in wanted], person.id)
        row |= {"seed": guide.seed, "commitment": None, "lesson": guide.name}
        return await self._create(person, row, seat_rows(wanted, guide.game, person))

    async def fork(self, person: Person, table: str, finished: FinishedGame, request: ForkRequest) -> Created:
        """A new game from a point of a finished one, with its own seed."""
        record = finished.record
        if len(request.seats) != len(record.header.seats):
            raise Failure("fork-seats", 400, seats=len(record.header.seats))
        if request.entry >= len(record.lines):
            raise Failure("fork-at-end", 409, total=len(record.lines))
        row = table_row(finished.game, record.header.options, [seat.bot for seat in request.seats], person.id)
        lines = live_matches.packed(record.lines[: request.entry])
        row |= {"forked": {"table": table, "entry": request.entry, "lines": lines}, "commitment": None}
        row |= {"public": request.public, "pace": request.pace}
        return await self._create(person, row, seat_rows(request.seats, finished.game.name, person))

    async def rematch(self, person: Person, old: Row, options: Mapping[str, str]) -> Created:
        """Another game with the same people. The others find their seats kept for them."""
        game, store = games.game(old["game"]), self.rooms.store
        rows = await store.rows(select(seats).where(seats.c.table == old["id"]).order_by(seats.c.seat))
        series = _next_in_series(old) if not options else None
        next_value = {series["option"]: series["values"][series["number"]]} if series else {}
        row = table_row(game, {**old["options"], **options, **next_value}, [seat["bot"] for seat in rows], person.id)
        row |= {name: old[name] for name in ("public", "pace", "clock", "chat")}
        row |= {"previous": old["id"], "series": series, "series_id": old["series_id"] if series else None}
        created = await self._create(person, row, [_kept_seat(seat, person) for seat in rows])
        await store.write(update(tables).where(tables.c.id == old["id"]).values(next=row["id"]))
        return created

    async def _create(self, person: Person, row: Values, new_seats: list[Values]) -> Created:
        """Write a table with its seats, make links for invited ones, and begin if nobody is missing."""
        await self._check_count(person)
        if all(seat["kind"] == "bot" for seat in new_seats):
            await self._check_bots_count(person)
        table, store = row["id"], self.rooms.store
        rows = [{"table": table, **seat} for seat in new_seats]
        await store.write(insert(tables).values(row), insert(seats).values(rows))
        links = [
            Invitation(seat["seat"], f"join#{await self.links.create(table, seat['seat'], 'invite')}")
            for seat in new_seats
            if seat["kind"] == "invited" and seat["person"] is None
        ]
        room = await self.rooms.get(table)
        await room.do(partial(begin_if_full, room))
        return Created(await table_for(store, table, person.id, self.rooms.settings.local_only), links)

    async def _check_count(self, person: Person) -> None:
        """Failure if somebody has too many tables that have not ended."""
        limit = self.rooms.settings.limits.tables
        if await self._count(person) >= limit:
            raise Failure("too-many-tables", 409, limit=limit)

    async def _check_bots_count(self, person: Person) -> None:
        """Failure if somebody has too many where only bots sit, or is a stranger: those cost nothing to make."""
        limit = self.rooms.settings.limits.bot_tables
        if person.login is None and not self.rooms.settings.local_only:
            raise Failure("bot-tables-need-password", 403)
        others = exists().where(seats.c.table == tables.c.id, seats.c.kind != "bot")
        if await self._count(person, ~others) >= limit:
            raise Failure("too-many-bot-tables", 409, limit=limit)

    async def _count(self, person: Person, *which: ColumnElement[bool]) -> int:
        """How many tables of somebody have not ended."""
        query = select(func.count()).select_from(tables)
        found = query.where(tables.c.host == person.id, tables.c.state != "finished", *which)
        return int(await self.rooms.store.value(found))


def table_row(game: Game[Any], options: Mapping[str, str], bots: Sequence[str | None], host: str | None) -> Values:
    """A new table with its own seed and the promise that every draw will come from it."""
    seed = new_seed()
    chosen = game.chosen(options, len(bots))
    header = live_matches.header_for(game, live_matches.seat_names(bots), chosen, seed)
    row: Values = {"id": secrets.token_urlsafe(12), "game": game.name, "rules": game.rules_version, "options": chosen}
    row |= {"public": False, "pace": "live", "clock": None, "chat": True, "wait": False, "state": "open"}
    row |= {"paused": False, "host": host, "made": time.time(), "begun": None, "ended": None, "result": None}
    row |= {"asked": [], "version": 0, "seed": seed, "commitment": header.commitment, "series": None}
    return row | {"series_id": None, "previous": None, "next": None, "forked": None, "lesson": None}


def seat_row(seat: int, kind: str, person: str | None, bot: str | None) -> Values:
    """A seat as it is stored."""
    return {"seat": seat, "kind": kind, "person": person, "bot": bot, "stand_in": None, "gone": False}


def seat_rows(requests: Sequence[SeatRequest], game: str, person: Person) -> list[Values]:
    """The requested seats, checked."""
    for request in requests:
        if request.kind == "bot":
            check_bot(request.bot or "", game)
        elif request.bot is not None:
            raise Failure("bot-or-person", 400)
    return [
        seat_row(number, KINDS[request.kind], person.id if request.kind == "me" else None, request.bot)
        for number, request in enumerate(requests)
    ]


def _series(game: Game[Any], request: NewTable) -> Values | None:
    if not request.series:
        return None
    if game.series is None:
        raise Failure("no-series", 400, game=game.name)
    for value in request.series:
        game.chosen({**request.options, game.series: value}, len(request.seats))
    return {"option": game.series, "values": list(request.series), "number": 0}


def _next_in_series(old: Row) -> Values | None:
    series: Values | None = old["series"]
    if series is None or series["number"] + 1 >= len(series["values"]):
        return None
    return {**series, "number": series["number"] + 1}


def _kept_seat(old: Row, person: Person) -> Values:
    if old["kind"] == "bot":
        return seat_row(old["seat"], "bot", None, old["bot"])
    if old["person"] == person.id:
        return seat_row(old["seat"], "person", person.id, None)
    # Nobody is put into a game while they are not looking; somebody who was forgotten leaves an open seat.
    return seat_row(old["seat"], "invited" if old["person"] else "open", old["person"], None)
