"""Endpoints for reviews: request one, follow its progress, and see what a better move would have led to."""

import asyncio

from tianxia.bots.alternatives import play_alternative
from tianxia.bots.judge import has_judge
from tianxia.engine.match import Match
from tianxia.server.http.endpoint import Call, Endpoint
from tianxia.server.http.lobby import TABLE
from tianxia.server.http.records import NUMBER, Glance, check_eye, finished_game, row_of
from tianxia.server.protocol import responses
from tianxia.server.protocol.errors import Failure
from tianxia.server.protocol.responses import OtherWay
from tianxia.server.store.schema import Row
from tianxia.server.tables.finished import FinishedGame


async def _finished(call: Call) -> Row:
    """The row of a finished table that can be reviewed; Failure otherwise."""
    row = await row_of(call)
    if row["state"] != "finished":
        raise Failure("review-too-soon", 409)
    if not has_judge(row["game"]):
        raise Failure("no-review", 409, game=row["game"])
    return row


async def show_review(call: Call) -> responses.ReviewState:
    """The progress of a finished game's review, and the review once it is done."""
    call.services.require_keeper()
    return await call.services.reviews.state((await _finished(call))["id"])


async def ask_for_review(call: Call) -> responses.ReviewState:
    """Request a review of a finished game, made in the background; asking again changes nothing."""
    call.services.require_keeper()
    row, reviews = await _finished(call), call.services.reviews
    state = await reviews.state(row["id"])
    if state.state in ("none", "failed"):
        finished = await call.services.archive.get(row)
        if not reviews.knows(row["id"]):
            call.services.reviewers.charge(call.address)
        reviews.ask(row["id"], finished.record, finished.match.components.source)
    return await reviews.state(row["id"])


async def show_other_way(call: Call) -> OtherWay:
    """What the best move would have led to instead of the one played."""
    await _finished(call)
    finished, eye = await finished_game(call), call.query.eye
    check_eye(finished, eye)
    verdict = await call.services.reviews.verdict(call.path["table"])
    move = next((one for one in (verdict.moves if verdict else ()) if one.number == call.path["number"]), None)
    if move is None:
        raise Failure("no-verdict", 404)
    return await asyncio.to_thread(_other_way, finished, finished.match.fork(), move, eye)


def _other_way(finished: FinishedGame, match: Match, move: responses.JudgedMove, eye: str) -> OtherWay:
    match.rewind(move.number)
    answers = [(one.question, one.answer) for one in move.best]
    events, texts = play_alternative(match, move.seat, answers, finished.record.lines[move.number :])
    return OtherWay(move.number, move.seat, events, finished.seen(match.position, eye), texts)


ENDPOINTS = [
    Endpoint("GET", "/api/tables/{table}/review", show_review, responses.ReviewState, names=TABLE),
    Endpoint("POST", "/api/tables/{table}/review", ask_for_review, responses.ReviewState, names=TABLE),
    Endpoint("GET", "/api/tables/{table}/review/{number}", show_other_way, OtherWay, query=Glance, names=NUMBER),
]
