"""Endpoints of tournaments and duplicate deals."""

from typing import Annotated, Any

from msgspec import Meta

from tianxia.server.http.endpoint import Call, Endpoint
from tianxia.server.protocol import tournaments as shapes
from tianxia.server.protocol.responses import Count
from tianxia.server.protocol.shapes import TableId
from tianxia.server.tournaments.comparing import deal_for
from tianxia.server.tournaments.showing import TournamentListing, page_of_tournaments, round_for, tournament_for

Number = Annotated[int, Meta(ge=1, le=10_000)]


async def list_tournaments(call: Call) -> shapes.Tournaments:
    """Some tournaments, newest first."""
    return await page_of_tournaments(call.services.store, call.query, call.viewer)


async def make_tournament(call: Call) -> shapes.Tournament:
    """Announce a tournament."""
    call.path["tournament"] = await call.services.tournaments.create(call.somebody(), call.body)
    return await show_tournament(call)


async def show_tournament(call: Call) -> shapes.Tournament:
    """One tournament with its standings and its round."""
    return await tournament_for(call.services.store, call.path["tournament"], call.viewer)


async def show_round(call: Call) -> shapes.TournamentRound:
    """One round of a tournament."""
    return await round_for(call.services.store, call.path["tournament"], call.path["round"])


async def enter(call: Call) -> shapes.Tournament:
    """Enter a tournament; its organiser may enter bots."""
    person, tournament = call.somebody(), call.path["tournament"]
    if call.body.bot is None:
        await call.services.tournaments.enter(person, tournament)
    else:
        await call.services.tournaments.enter_bots(person, tournament, call.body.bot, call.body.count)
    return await show_tournament(call)


async def leave(call: Call) -> shapes.Tournament:
    """Leave before the beginning, or withdraw from the rounds to come."""
    await call.services.tournaments.leave(call.somebody(), call.path["tournament"], call.path["number"])
    return await show_tournament(call)


async def start(call: Call) -> shapes.Tournament:
    """Begin: for the organiser."""
    services = call.services
    await services.runner.start(await services.tournaments.to_start(call.somebody(), call.path["tournament"]))
    return await show_tournament(call)


async def go_on(call: Call) -> shapes.Tournament:
    """Begin the next round, or end after the last one: for the organiser, unless rounds begin by themselves."""
    services = call.services
    stored = await services.tournaments.to_go_on(call.somebody(), call.path["tournament"])
    await services.runner.go_on(stored)
    return await show_tournament(call)


async def cancel(call: Call) -> shapes.Tournament:
    """Call a tournament off: for the organiser. Games under way go on."""
    await call.services.tournaments.cancel(call.somebody(), call.path["tournament"])
    return await show_tournament(call)


async def wait_for_game(call: Call) -> Count:
    """Say again and again, in an arena, that one waits for a game."""
    await call.services.tournaments.ready(call.somebody(), call.path["tournament"])
    return Count(1)


async def show_deal(call: Call) -> shapes.Deal:
    """One deal at several tables, with results side by side."""
    return await deal_for(call.services.store, call.path["deal"], call.viewer)


ONE: dict[str, Any] = {"tournament": TableId}
WHOLE = shapes.Tournament
AT = "/api/tournaments/{tournament}"
ENDPOINTS = [
    Endpoint("GET", "/api/tournaments", list_tournaments, shapes.Tournaments, query=TournamentListing),
    Endpoint("POST", "/api/tournaments", make_tournament, WHOLE, body=shapes.NewTournament, status=201),
    Endpoint("GET", AT, show_tournament, WHOLE, names=ONE),
    Endpoint("DELETE", AT, cancel, WHOLE, names=ONE),
    Endpoint("GET", AT + "/rounds/{round}", show_round, shapes.TournamentRound, names={**ONE, "round": Number}),
    Endpoint("POST", AT + "/entrants", enter, WHOLE, body=shapes.Entry, names=ONE, status=201),
    Endpoint("DELETE", AT + "/entrants/{number}", leave, WHOLE, names={**ONE, "number": Number}),
    Endpoint("POST", AT + "/start", start, WHOLE, names=ONE),
    Endpoint("POST", AT + "/rounds", go_on, WHOLE, names=ONE),
    Endpoint("PUT", AT + "/ready", wait_for_game, Count, names=ONE),
    Endpoint("GET", "/api/deals/{deal}", show_deal, shapes.Deal, names={"deal": TableId}),
]
