"""Endpoints about games: which there are and their options, their components, and their words."""

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

from starlette.responses import Response

from tianxia import bots, games, lessons
from tianxia.bots.advice import can_advise
from tianxia.engine.game import BadInput
from tianxia.engine.title import Option
from tianxia.kernels import is_compiled
from tianxia.server.http.endpoint import Call, Endpoint
from tianxia.server.protocol import responses
from tianxia.server.protocol.errors import Failure
from tianxia.server.protocol.shapes import Word
from tianxia.words import game_texts, language_for

LOG = logging.getLogger("tianxia.server")
GAME: dict[str, Any] = {"game": Word}
WORDS: dict[str, Any] = {"game": Word, "language": Word}


async def list_games(_call: Call) -> responses.Games:
    """Every game of this server with its options."""
    # In a thread: the first to ask may have to wait for games to load, but nobody else should.
    found = await asyncio.to_thread(lambda: [_game(name) for name in games.names() if _loads(name)])
    return responses.Games(found, not all(game.compiled for game in found) and _compiling())


def _compiling() -> bool:
    """Whether kernels are being compiled; where no lock can be looked at, nobody can."""
    from tianxia.kernels.background import is_compiling  # what compiles is of no use where all is compiled

    try:
        return is_compiling()
    except OSError:
        return False


def _loads(name: str) -> bool:
    """Whether a game can be played: an unfinished one must not hide the others."""
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
    """Every datum of a game with its source."""
    game = named_game(call)
    found = games.game(game).load_components(None)
    data = [responses.Component(d.id, d.value, d.provenance, d.source) for d in found.data()]
    return responses.Components(game, found.digest, data)


async def show_words(call: Call) -> Response:
    """The messages of a game as Fluent text, for clients that lack them; English where a language has none."""
    game = named_game(call)
    language = language_for(call.path["language"])
    return Response("\n".join(game_texts(game, language)), media_type="text/plain; charset=utf-8")


def named_game(call: Call) -> str:
    """The requested game; Failure if there is none of that name."""
    game: str = call.path["game"]
    if game not in games.names():
        raise Failure("unknown-game", 404, game=game, allowed=", ".join(games.names()))
    return game


ENDPOINTS = [
    Endpoint("GET", "/api/games", list_games, responses.Games),
    Endpoint("GET", "/api/games/{game}/components", list_components, responses.Components, names=GAME),
    Endpoint("GET", "/api/games/{game}/words/{language}", show_words, str, names=WORDS, text=True),
]
