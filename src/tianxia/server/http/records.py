"""Endpoints for records and replays: download, upload, stepping through, playing on, and whether the deal was fair."""

import asyncio
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct
from starlette.responses import Response

from tianxia.server.http.endpoint import Call, Endpoint
from tianxia.server.http.lobby import TABLE, shown_table
from tianxia.server.protocol import requests, responses
from tianxia.server.protocol.errors import Failure
from tianxia.server.protocol.requests import ForkRequest
from tianxia.server.protocol.responses import Standing
from tianxia.server.protocol.shapes import Table, TableId
from tianxia.server.store.schema import Row
from tianxia.server.tables.archive import seen_so_far
from tianxia.server.tables.deals import require_told
from tianxia.server.tables.finished import ALL_SEEING, FinishedGame
from tianxia.server.tables.summaries import table_for
from tianxia.server.tables.uploads import store_record

MOST_STEPS = 500
MOST_VIEWS = 100
Eyes = Annotated[str, Meta(pattern="^(all|-1|[0-9]|1[0-5])$", description="a seat, -1 for a spectator, or all")]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]


class RecordForm(Struct, frozen=True, forbid_unknown_fields=True):
    """Which form, and for a running game through whose eyes: one of one's own seats, or a spectator's."""

    form: Literal["jsonl", "notation"] = "jsonl"
    eye: Annotated[int, Meta(ge=-1, le=15)] | None = None


class Stretch(Struct, frozen=True, forbid_unknown_fields=True):
    """Through whose eyes, which steps, and whether with the position after each."""

    eye: Eyes = ALL_SEEING
    first: Count = 1
    last: Count = MOST_STEPS
    views: bool = False


class Glance(Struct, frozen=True, forbid_unknown_fields=True):
    """Through whose eyes."""

    eye: Eyes = ALL_SEEING


async def row_of(call: Call) -> Row:
    """The row of the requested table."""
    row = await call.services.store.table(call.path["table"])
    if row is None:
        raise Failure("no-table", 404)
    return row


async def finished_game(call: Call) -> FinishedGame:
    """The requested finished game; Failure if it still runs."""
    return await call.services.archive.get(await row_of(call))


def check_eye(finished: FinishedGame, eye: str) -> None:
    """Failure if there is no such seat."""
    if eye != ALL_SEEING and int(eye) >= len(finished.record.header.seats):
        raise Failure("no-seat", 404, seat=int(eye))


async def download_record(call: Call) -> Response:
    """After the end the whole record with its seed; before, only what one's seat has seen."""
    row = await row_of(call)
    if row["state"] != "finished":
        return _text(await _running_record(call, row))
    finished = await call.services.archive.get(row)
    table = await table_for(call.services.store, row["id"], None, False)
    extra: dict[str, Any] = {"people": [seat.name for seat in table.seats], "ended": row["result"]}
    if table.forked is not None:
        extra["forked"] = {"table": table.forked.table, "entry": table.forked.entry}
    return _text(finished.text(call.query.form, extra))


def _text(text: str) -> Response:
    return Response(text, media_type="text/plain; charset=utf-8")


async def _running_record(call: Call, row: Row) -> str:
    room = await call.services.rooms.get(row["id"])
    held = room.seats_of(call.viewer)
    eye = call.query.eye if call.query.eye is not None else (held[0] if held else -1)
    if eye >= 0 and eye not in held:
        raise Failure("not-your-seat", 403, seat=eye)
    if eye < 0:
        await require_told(room.store, room.state.row)
    return seen_so_far(room.state, eye)


async def show_replay(call: Call) -> responses.Replay:
    """The steps of a finished game; with positions on request, and then at most a hundred at once."""
    finished, query = await finished_game(call), call.query
    check_eye(finished, query.eye)
    total = len(finished.record.lines)
    first, most = max(1, query.first), MOST_VIEWS if query.views else MOST_STEPS
    numbers = range(first, min(query.last, total, first + most - 1) + 1)
    steps = [finished.step(number, query.eye, query.views) for number in numbers]
    table = await shown_table(call, call.path["table"])
    return responses.Replay(table, query.eye, total, steps)


async def show_standing(call: Call) -> Standing:
    """The position of a finished game after a number of answers."""
    finished = await finished_game(call)
    check_eye(finished, call.query.eye)
    if call.path["number"] > len(finished.record.lines):
        raise Failure("no-step", 404, total=len(finished.record.lines))
    return finished.standing(call.path["number"], call.query.eye)


async def check_fairness(call: Call) -> responses.Fairness:
    """Was the deal fair? Checks the seed against its promise, and every draw against the seed."""
    return await asyncio.to_thread((await finished_game(call)).fairness)


async def show_score_history(call: Call) -> responses.ScoreHistory:
    """How the scores of a finished game grew from chapter to chapter."""
    return (await finished_game(call)).score_history()


async def play_on(call: Call) -> responses.Created:
    """A new game from a point of a finished one, with its own seed."""
    person, row = call.somebody(), await row_of(call)
    return await call.services.creation.fork(person, row, await call.services.archive.get(row), call.body)


async def upload_record(call: Call) -> Table:
    """Store a finished game, every answer checked against the rules."""
    person = call.somebody()
    call.services.uploads.charge(call.address)
    table = await store_record(call.services.store, call.services.editions, call.body.record, person.id)
    return await shown_table(call, table)


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
