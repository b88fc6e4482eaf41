"""Endpoints for records and replays: download, upload, stepping through, playing on, and whether the deal was fair."""

import asyncio
import time
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct
from sqlalchemy import insert
from starlette.responses import Response

from tianxia import bots, games
from tianxia.engine.game import BadInput
from tianxia.engine.match import Match
from tianxia.engine.record import Record, read
from tianxia.engine.replay import replayed
from tianxia.server.http.endpoints import Call, Endpoint
from tianxia.server.http.lobby import TABLE
from tianxia.server.protocol import requests, responses
from tianxia.server.protocol.errors import Failure, bad_input
from tianxia.server.protocol.requests import ForkRequest
from tianxia.server.protocol.responses import Standing
from tianxia.server.protocol.shapes import Table, TableId
from tianxia.server.store.schema import Row, Values, entries, seats, tables
from tianxia.server.tables import creation, live_matches
from tianxia.server.tables.archive import ALL_SEEING, Archive, FinishedGame, seen_so_far
from tianxia.server.tables.summaries import table_for

MOST_STEPS = 500
MOST_VIEWS = 100
Eyes = Annotated[str, Meta(pattern="^(all|-1|[0-9]|1[0-5])$", description="a seat, -1 for a spectator, or all")]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]


class RecordForm(Struct, frozen=True, forbid_unknown_fields=True):
    """Which form, and of a running game with whose eyes: one of one's own seats, or none."""

    form: Literal["jsonl", "notation"] = "jsonl"
    eye: Annotated[int, Meta(ge=-1, le=15)] | None = None


class Stretch(Struct, frozen=True, forbid_unknown_fields=True):
    """From whose eyes, which steps, and whether with the position after each."""

    eye: Eyes = ALL_SEEING
    first: Count = 1
    last: Count = MOST_STEPS
    views: bool = False


class Glance(Struct, frozen=True, forbid_unknown_fields=True):
    """From whose eyes."""

    eye: Eyes = ALL_SEEING


async def row_of(call: Call) -> Row:
    """The table that is asked about."""
    row = await call.services.store.table(call.path["table"])
    if row is None:
        raise Failure("no-table", 404)
    return row


async def finished_game(call: Call) -> FinishedGame:
    """The finished game that is asked about; Failure where it still runs."""
    return await archive_of(call).get(await row_of(call))


def archive_of(call: Call) -> Archive:
    """The archive of this server."""
    archive: Archive = call.request.app.state.archive
    return archive


def check_eye(finished: FinishedGame, eye: str) -> None:
    """See that there is such a seat."""
    if eye != ALL_SEEING and int(eye) >= len(finished.record.header.seats):
        raise Failure("no-seat", 404, seat=int(eye))


async def download_record(call: Call) -> Response:
    """The whole record with its seed after the end; before, only what one's seat has seen."""
    row = await row_of(call)
    if row["state"] != "finished":
        return _text(await _running_record(call, row))
    finished = await archive_of(call).get(row)
    table = await table_for(call.services.store, row["id"], None, False)
    extra: dict[str, Any] = {"people": [seat.name for seat in table.seats], "ended": row["result"]}
    if row["forked"]:
        extra["forked"] = {"table": row["forked"]["table"], "entry": row["forked"]["entry"]}
    return _text(finished.text(call.query.form, extra))


def _text(text: str) -> Response:
    return Response(text, media_type="text/plain; charset=utf-8")


async def _running_record(call: Call, row: Row) -> str:
    room = await call.services.rooms.get(row["id"])
    held = sorted(room.holders.get(call.person.id, ())) if call.person is not None else []
    eye = call.query.eye if call.query.eye is not None else (held[0] if held else -1)
    if eye >= 0 and eye not in held:
        raise Failure("not-your-seat", 403, seat=eye)
    return seen_so_far(room.state, eye)


async def show_replay(call: Call) -> responses.Replay:
    """The steps of a finished game; positions only where asked for, and then no more than a hundred at once."""
    finished, query = await finished_game(call), call.query
    check_eye(finished, query.eye)
    total = len(finished.record.lines)
    first, most = max(1, query.first), MOST_VIEWS if query.views else MOST_STEPS
    numbers = range(first, min(query.last, total, first + most - 1) + 1)
    steps = [finished.step(number, query.eye, query.views) for number in numbers]
    person = call.person.id if call.person else None
    table = await table_for(call.services.store, call.path["table"], person, call.services.settings.local_only)
    return responses.Replay(table, query.eye, total, steps)


async def show_standing(call: Call) -> responses.Standing:
    """The position of a finished game after so many answers."""
    finished = await finished_game(call)
    check_eye(finished, call.query.eye)
    if call.path["number"] > len(finished.record.lines):
        raise Failure("no-step", 404, total=len(finished.record.lines))
    return finished.standing(call.path["number"], call.query.eye)


async def check_fairness(call: Call) -> responses.Fairness:
    """Was the deal fair? The seed against the promise, every draw against the seed."""
    return await asyncio.to_thread((await finished_game(call)).fairness)


async def show_score_history(call: Call) -> responses.ScoreHistory:
    """How the scores of a finished game grew from chapter to chapter."""
    return (await finished_game(call)).course()


async def play_on(call: Call) -> responses.Created:
    """A new game from a point of a finished one, with a seed of its own."""
    person, finished, wish = call.somebody(), await finished_game(call), call.body
    if len(wish.seats) != len(finished.record.header.seats):
        raise Failure("fork-seats", 400, seats=len(finished.record.header.seats))
    if wish.entry >= len(finished.record.lines):
        raise Failure("fork-at-end", 409, total=len(finished.record.lines))
    row = creation.table_row(
        finished.game, finished.record.header.options, [seat.bot for seat in wish.seats], person.id
    )
    lines = live_matches.packed(finished.record.lines[: wish.entry])
    row |= {"forked": {"table": call.path["table"], "entry": wish.entry, "lines": lines}, "commitment": None}
    row |= {"public": wish.public, "pace": wish.pace}
    return await creation.set_out(
        call.services, person, row, creation.seat_rows(wish.seats, finished.game.name, person)
    )


async def upload_record(call: Call) -> Table:
    """Take in a finished game, every answer checked against the rules."""
    person = call.somebody()
    call.services.uploads.charge(call.address)
    try:
        record, match = await asyncio.to_thread(_checked, call.body.record)
    except BadInput as error:
        raise bad_input(error) from None
    row, chairs = _uploaded(record, match, person.id)
    stored: Values = {
        "header": record.header.to_json(),
        "lines": live_matches.packed(record.lines),
        "seed": record.seed,
    }
    stored["header"].pop("tianxia")
    body = {**stored, "result": record.result, "by": "upload"}
    entry = {"table": row["id"], "number": 1, "kind": "uploaded", "seat": None, "body": body, "made": row["made"]}
    rows = [{"table": row["id"], **chair} for chair in chairs]
    statements = (insert(tables).values(row), insert(seats).values(rows), insert(entries).values(entry))
    await call.services.store.write(*statements)
    return await table_for(call.services.store, row["id"], person.id, call.services.settings.local_only)


def _checked(text: str) -> tuple[Record, Match]:
    """The one finished game in a text, as it was written and as it was played."""
    records = read(text, "upload")
    if len(records) != 1:
        raise Failure("record-several", 400, count=len(records))
    match = replayed(games.game(records[0].header.game), records[0])
    if not match.over:
        raise Failure("record-unfinished", 400)
    return records[0], match


def _uploaded(record: Record, match: Match, person: str) -> tuple[Values, list[Values]]:
    header = record.header
    names = [name if name in bots.NAMES else None for name in header.seats]
    row, now = creation.table_row(match.game, header.options, names, person), time.time()
    row |= {"state": "finished", "begun": now, "ended": now, "result": match.result().to_json(), "version": 1}
    row |= {"seed": record.seed, "commitment": header.commitment}
    kinds = ["bot" if name else "person" for name in names]
    return row, [
        creation.seat_row(n, kind, None, name) for n, (kind, name) in enumerate(zip(kinds, names, strict=True))
    ]


NUMBER: dict[str, Any] = {"table": TableId, "number": Count}
ENDPOINTS = [
    Endpoint("GET", "/api/tables/{table}/record", download_record, str, query=RecordForm, names=TABLE, text=True),
    Endpoint("GET", "/api/tables/{table}/replay", show_replay, responses.Replay, query=Stretch, names=TABLE),
    Endpoint("GET", "/api/tables/{table}/replay/{number}", show_standing, Standing, query=Glance, names=NUMBER),
    Endpoint("GET", "/api/tables/{table}/course", show_score_history, responses.ScoreHistory, names=TABLE),
    Endpoint("GET", "/api/tables/{table}/fairness", check_fairness, responses.Fairness, names=TABLE),
    Endpoint("POST", "/api/tables/{table}/fork", play_on, responses.Created, ForkRequest, names=TABLE, status=201),
    Endpoint("POST", "/api/records", upload_record, Table, requests.Upload, status=201, large=True),
]
