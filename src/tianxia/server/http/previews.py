"""Link previews: what a messenger shows of a link to the page, an invitation, a player, a leaderboard, and so on.

Such addresses are paths, as what follows # never reaches a server. They tell what a stranger may see, and no more.
"""

from collections.abc import Awaitable, Callable
from html import escape

from sqlalchemy import select, true
from starlette.requests import Request

from tianxia import games
from tianxia.server.daily.deals import DEALS
from tianxia.server.http.privacy import language_of
from tianxia.server.players.leaderboards import Part, leaderboard
from tianxia.server.players.profiles import player_of
from tianxia.server.protocol.errors import Failure
from tianxia.server.rate_limits import counted_as
from tianxia.server.services import Services
from tianxia.server.store.faults import failures_told
from tianxia.server.store.schema import people, result_seats, results
from tianxia.server.tournaments.showing import terms_for
from tianxia.words import Words, words

Told = tuple[str, str, str]
"""A title, a sentence, and the game whose picture is shown."""
PICTURED = ("qin", "zhanguo", "first_empire")
"""Games with a picture in web/public/links (tools/link_pictures.py); others are shown with the first one's."""
PACES = ("live", "leisure")
BEST = 3
"""Leaders that are named."""


async def _home(_services: Services, said: Words) -> Told:
    return said.say("page-hero"), said.say("page-hero-text"), PICTURED[0]


async def _invitation(_services: Services, said: Words, game: str, *_rest: str) -> Told:
    """The game alone: who invites whom is known only by what follows #."""
    if game not in games.names():
        raise Failure("unknown-game", 404)
    return said.say("invite-preview", game=said.say(f"{game}-name")), said.say("invite-code-text"), game


async def _player(services: Services, said: Words, player: str, *_tab: str) -> Told:
    found = await player_of(services.store, player, None)
    shown = [
        said.say("players-preview-rating", game=said.say(f"{rating.game}-name"), mean=str(round(rating.mean)))
        for rating in sorted(found.ratings, key=lambda rating: -rating.games)
        if rating.settled and rating.game in games.names()
    ]
    most = max(found.ratings, key=lambda rating: rating.games).game if found.ratings else ""
    return found.name, " · ".join(shown) or said.say("players-preview-player"), most


async def _leaders(services: Services, said: Words, game: str, pace: str = "live") -> Told:
    if game not in games.names() or pace not in PACES:
        raise Failure("unknown-game", 404)
    board = await leaderboard(services.store, game, pace, Part(0, BEST), None)
    title = said.say("players-preview-leaders", game=said.say(f"{game}-name"), pace=said.say(f"page-pace-{pace}"))
    named = [f"{leader.place}. {leader.name} {round(leader.mean)}" for leader in board.leaders]
    return title, " · ".join(named) or said.say("players-no-leaders"), game


async def _replay(services: Services, said: Words, table: str, *_place: str) -> Told:
    row = await services.store.row(select(results).where(results.c.id == table, results.c.public == true()))
    if row is None:
        raise Failure("no-table", 404)
    seats = select(result_seats.c.bot, people.c.name).join(people, isouter=True).where(result_seats.c.result == table)
    found = await services.store.rows(seats.order_by(result_seats.c.rank, result_seats.c.seat))
    names = [seat["name"] or (said.say(f"page-bot-{seat['bot']}") if seat["bot"] else "?") for seat in found]
    return said.say("players-preview-game", game=said.say(f"{row['game']}-name")), " – ".join(names), row["game"]


async def _daily(_services: Services, said: Words, deal: str, *_day: str) -> Told:
    if deal not in DEALS:
        raise Failure("no-deal", 404)
    game = said.say(f"{DEALS[deal].game}-name")
    return said.say("players-preview-daily", game=game), said.say("players-preview-daily-text"), DEALS[deal].game


async def _tournament(services: Services, said: Words, tournament: str, *_round: str) -> Told:
    terms = await terms_for(services.store, tournament, None)
    running = terms.state == "running" and terms.rounds is not None
    shown = [
        said.say(f"{terms.game}-name"),
        said.say(f"tournament-form-{terms.form.replace('_', '-')}"),
        said.say("tournament-players", count=terms.entrants),
        said.say("tournament-round-of", round=terms.round, rounds=terms.rounds)
        if running
        else said.say(f"tournament-state-{terms.state}"),
    ]
    return terms.name, " · ".join(shown), terms.game


KINDS: dict[str, Callable[..., Awaitable[Told]]] = {
    "join": _invitation,
    "player": _player,
    "players": _leaders,
    "daily": _daily,
    "replay": _replay,
    "tournament": _tournament,
}
"""By the first part of an address, what tells about it."""


async def preview(services: Services | None, request: Request, path: str) -> str:
    """The tags that describe an address; none where there is nothing that a stranger may see, or before the start."""
    kind, *parts = path.split("/")
    tell = KINDS.get(kind) if parts else None if kind else _home
    if services is None or tell is None or len(parts) > 2:
        return ""
    said = words(language_of(None, request.headers.get("accept-language", "")))
    try:
        services.requests.charge(counted_as(request.client.host) if request.client is not None else "?")
        with failures_told():
            title, text, game = await tell(services, said, *parts)
    except Failure:
        return ""
    tags = {"og:site_name": "Tianxia", "og:type": "website", "og:title": title, "og:description": text}
    picture = f"{services.settings.root_path}/links/{game if game in PICTURED else PICTURED[0]}.png"
    # Messengers want the whole address.
    tags["og:image"] = f"{request.url.scheme}://{request.url.netloc}{picture}"
    shown = {**tags, "og:image:width": "600", "og:image:height": "315", "twitter:card": "summary_large_image"}
    return "".join(f'<meta property="{name}" content="{escape(value)}" />' for name, value in shown.items())
