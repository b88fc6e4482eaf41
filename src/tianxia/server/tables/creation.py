"""Creating tables: from a request, from a lesson, as a rematch, or from a point of a finished game."""

import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Executable, exists, func, insert, select, update

from tianxia import games, lessons
from tianxia.engine.chance import new_seed
from tianxia.engine.components.edition import Edition
from tianxia.engine.game import Game
from tianxia.server.days import is_counted
from tianxia.server.people.links import INVITE, Links, path_of
from tianxia.server.people.people import People, Person
from tianxia.server.protocol.errors import Failure
from tianxia.server.protocol.requests import ForkRequest, LessonRequest, NewTable, SeatRequest
from tianxia.server.protocol.responses import Created, Invitation
from tianxia.server.store.schema import Row, Values, deal_people, seats, tables
from tianxia.server.tables import live_matches
from tianxia.server.tables.finished import FinishedGame
from tianxia.server.tables.rooms import Rooms
from tianxia.server.tables.seating import begin_if_full, check_bot
from tianxia.server.tables.summaries import table_for

HELP = ("hints", "previews", "undo")
"""What a table may allow."""
KINDS = {"me": "person", "open": "open", "invited": "invited", "bot": "bot"}


@dataclass(frozen=True)
class Creation:
    """Creates tables. Each begins at once if every seat is taken."""

    rooms: Rooms
    links: Links
    people: People

    async def table(self, person: Person, request: NewTable) -> Created:
        """A table as requested."""
        game = games.game(request.game)
        series = _series(game, request)
        options = {**request.options, **({series["option"]: series["values"][0]} if series else {})}
        edition = await self.rooms.editions.for_game(request.edition, game.name)
        if edition is not None and request.rated:
            raise Failure("rated-edition", 400)
        row = table_row(game, options, [seat.bot for seat in request.seats], person.id, edition=edition)
        row |= {"public": request.public, "pace": request.pace, "chat": request.chat, "wait": request.wait}
        row |= {"clock": msgspec.to_builtins(request.clock) if request.clock else None}
        row |= {"series": series, "series_id": row["id"] if series else None}
        row |= allowed(request)
        first = seat_rows(request.seats, game.name, person)
        if request.tables > 1:
            return await self._duplicate(person, row, first, request)
        return await self._create(person, row, first)

    async def _duplicate(self, person: Person, row: Values, first: list[Values], request: NewTable) -> Created:
        """The same deal at several tables. At the others, seats that are the sender's here are open."""
        if request.series or all(seat["kind"] == "bot" for seat in first):
            raise Failure("deal-for-people", 400)
        row |= {"deal": secrets.token_urlsafe(12)}
        open_ones = [seat_row(seat["seat"], "open", None, None) if seat["person"] else seat for seat in first]
        others = [({**row, "id": secrets.token_urlsafe(12)}, open_ones) for _ in range(request.tables - 1)]
        await self.check_count(person, len(others))
        more: list[Executable] = [insert(tables).values(other) for other, _ in others]
        more += [insert(seats).values(table=other["id"], **seat) for other, its in others for seat in its]
        if any(seat["person"] for seat in first):
            more.append(insert(deal_people).values(deal=row["deal"], person=person.id, table=row["id"]))
        return await self._create(person, row, first, more)

    async def lesson(self, person: Person, request: LessonRequest) -> Created:
        """A guided game with bots in the other seats. Its deal is fixed, so it has no commitment to a seed."""
        guide = lessons.lesson(request.game, request.lesson)
        wanted = [SeatRequest("bot", bot) for bot in guide.seats]
        wanted[guide.learner] = SeatRequest("me")
        row = table_row(games.game(guide.game), guide.options, [seat.bot for seat in wanted], person.id)
        row |= {"seed": guide.seed, "commitment": None, "lesson": guide.name}
        return await self._create(person, row, seat_rows(wanted, guide.game, person))

    async def deal(
        self,
        person: Person,
        game: Game[Any],
        options: Mapping[str, str],
        bot: str | None,
        seed: str,
        label: str,
        noted: Callable[[str], Sequence[Executable]],
    ) -> Created:
        """A daily deal, alone or against a bot; `noted` says what is written with the new table."""
        wanted = [SeatRequest("me"), *([SeatRequest("bot", bot)] if bot is not None else [])]
        row = table_row(game, options, [seat.bot for seat in wanted], person.id, seed)
        row |= {"daily": label, "hints": not is_counted(label)}
        return await self._create(person, row, seat_rows(wanted, game.name, person), noted(row["id"]))

    async def fork(self, person: Person, finished_row: Row, finished: FinishedGame, request: ForkRequest) -> Created:
        """A new game from a point of a finished one, with its own seed."""
        record = finished.record
        if len(request.seats) != len(record.header.seats):
            raise Failure("fork-seats", 400, seats=len(record.header.seats))
        if request.entry >= len(record.lines):
            raise Failure("fork-at-end", 409, total=len(record.lines))
        edition = await self.rooms.editions.get(finished_row["edition"])
        bots = [seat.bot for seat in request.seats]
        row = table_row(finished.game, record.header.options, bots, person.id, edition=edition)
        lines = live_matches.packed(record.lines[: request.entry])
        origin = {"table": finished_row["id"], "public": finished_row["public"], "entry": request.entry}
        row |= {"forked": {**origin, "lines": lines}, "commitment": None}
        row |= {"public": request.public, "pace": request.pace, **help_for(request.seats)}
        return await self._create(person, row, seat_rows(request.seats, finished.game.name, person))

    async def rematch(self, person: Person, old: Row, options: Mapping[str, str]) -> Created:
        """Another game with the same people. The others find their seats kept for them."""
        game, store = games.game(old["game"]), self.rooms.store
        rows = await store.rows(select(seats).where(seats.c.table == old["id"]).order_by(seats.c.seat))
        series = _next_in_series(old) if not options else None
        next_value = {series["option"]: series["values"][series["number"]]} if series else {}
        chosen, bots = {**old["options"], **options, **next_value}, [seat["bot"] for seat in rows]
        edition = await self.rooms.editions.get(old["edition"])
        row = table_row(game, chosen, bots, person.id, edition=edition)
        row |= {name: old[name] for name in ("public", "pace", "clock", "chat", *HELP, "rated")}
        row |= {"previous": old["id"], "series": series, "series_id": old["series_id"] if series else None}
        told = update(tables).where(tables.c.id == old["id"]).values(next=row["id"])
        return await self._create(person, row, [_kept_seat(seat, person) for seat in rows], [told])

    @staticmethod
    def for_people(
        game: Game[Any], people: Sequence[str], host: str, values: Values
    ) -> tuple[str, Sequence[Executable]]:
        """The id of a public table for people who were matched, and the statements that create it."""
        row = table_row(game, {}, [None] * len(people), host)
        row |= {"public": True, **dict.fromkeys(HELP, False), **values}
        rows = [{"table": row["id"], **seat_row(seat, "person", one, None)} for seat, one in enumerate(people)]
        return row["id"], [insert(tables).values(row), insert(seats).values(rows)]

    async def _create(
        self, person: Person, row: Values, new_seats: list[Values], more: Sequence[Executable] = ()
    ) -> Created:
        """Write a table with its seats, make links for invited ones, and begin if nobody is missing."""
        await self.check_count(person)
        if row["rated"] or any(seat["kind"] in ("open", "invited") for seat in new_seats):
            await self.people.require_name(person)
        if all(seat["kind"] == "bot" for seat in new_seats):
            await self._check_bots_count(person)
        table, store = row["id"], self.rooms.store
        rows = [{"table": table, **seat} for seat in new_seats]
        await store.write(insert(tables).values(row), insert(seats).values(rows), *more)
        links = [
            Invitation(seat["seat"], path_of(INVITE, await self.links.create(table, seat["seat"], INVITE), row["game"]))
            for seat in new_seats
            if seat["kind"] == "invited" and seat["person"] is None
        ]
        room = await self.rooms.get(table)
        await room.do(partial(begin_if_full, room))
        return Created(await table_for(store, table, person.id, self.rooms.settings.local_only), links)

    async def check_count(self, person: Person, more: int = 0) -> None:
        """Failure if somebody has too many tables that have not ended, or would have with some more."""
        limit = self.rooms.settings.limits.tables
        if await self._count(person) + more >= limit:
            raise Failure("too-many-tables", 409, limit=limit)

    async def _check_bots_count(self, person: Person) -> None:
        """Failure if somebody has too many where only bots sit, or is a stranger: those cost nothing to make."""
        limit = self.rooms.settings.limits.bot_tables
        if not person.has_account and not self.rooms.settings.local_only:
            raise Failure("bot-tables-need-password", 403)
        others = exists().where(seats.c.table == tables.c.id, seats.c.kind != "bot")
        if await self._count(person, ~others) >= limit:
            raise Failure("too-many-bot-tables", 409, limit=limit)

    async def _count(self, person: Person, *which: ColumnElement[bool]) -> int:
        """How many tables of somebody have not ended."""
        query = select(func.count()).select_from(tables)
        found = query.where(tables.c.host == person.id, tables.c.state != "finished", *which)
        return int(await self.rooms.store.value(found))


def table_row(
    game: Game[Any],
    options: Mapping[str, str],
    bots: Sequence[str | None],
    host: str | None,
    seed: str | None = None,
    edition: Edition | None = None,
) -> Values:
    """A new table with its own seed, or a given one, and the commitment that every draw will come from it."""
    seed = seed if seed is not None else new_seed()
    chosen = game.chosen(options, len(bots))
    components = game.load_components(edition)
    header = live_matches.header_for(game, live_matches.seat_names(bots), chosen, seed, components)
    row: Values = {"id": secrets.token_urlsafe(12), "game": game.name, "rules": game.rules_version, "options": chosen}
    row |= {"public": False, "pace": "live", "clock": None, "chat": True, "wait": False, "state": "open"}
    row |= {"hints": True, "previews": True, "undo": True, "rated": False, "paused": False}
    row |= {"host": host, "made": time.time(), "begun": None, "ended": None, "result": None}
    row |= {"asked": [], "version": 0, "seed": seed, "commitment": header.commitment, "series": None}
    row |= dict.fromkeys(("series_id", "previous", "next", "forked", "lesson", "daily", "deal", "tournament"))
    return row | {"edition": edition.id if edition is not None else None}


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


def help_for(seats: Sequence[SeatRequest]) -> Values:
    """What is allowed unless somebody chose otherwise: everything, unless other people play."""
    return dict.fromkeys(HELP, all(seat.kind in ("me", "bot") for seat in seats))


def allowed(request: NewTable) -> Values:
    """What a table allows, as requested; Failure if a rated game would allow help, or have nobody to play against."""
    wanted = {name: getattr(request, name) for name in HELP if getattr(request, name) is not None}
    if not request.rated:
        return {**help_for(request.seats), **wanted, "rated": False}
    if any(wanted.values()):
        raise Failure("rated-no-help", 400)
    kinds = [seat.kind for seat in request.seats]
    if kinds.count("me") > 1 or len(kinds) < 2 or all(kind == "bot" for kind in kinds):
        raise Failure("rated-alone", 400)
    return {**dict.fromkeys(HELP, False), "rated": True}


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
