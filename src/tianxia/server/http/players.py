"""Endpoints about players and finished games: everything that the pages show, with the same permissions."""

from typing import Annotated, Any

from msgspec import Meta, Struct
from msgspec.structs import replace

from tianxia import games
from tianxia.server.http.endpoint import Call, Endpoint
from tianxia.server.players import leaderboards, profiles, searching, statistics
from tianxia.server.players.searching import PlayerId, Search
from tianxia.server.protocol import player_responses as shapes
from tianxia.server.protocol.errors import Failure
from tianxia.server.protocol.shapes import NAME_LENGTH, Pace, TableId, Word

ME = "me"
"""In a path: the sender."""


class NameSearch(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a name."""

    name: Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]


class OneGame(Struct, frozen=True, forbid_unknown_fields=True):
    """One game, or all."""

    game: Word | None = None


def _player(call: Call) -> str:
    wanted: str = call.path["player"]
    return call.anybody().id if wanted == ME else wanted


def _game(call: Call) -> str:
    game: str = call.path["game"]
    if game not in games.names():
        raise Failure("unknown-game", 404, game=game, allowed=", ".join(games.names()))
    return game


async def find_players(call: Call) -> shapes.FoundPlayers:
    """People by their names: those with a rating or a public game."""
    return await profiles.players_named(call.services.store, call.query.name)


async def show_player(call: Call) -> shapes.Player:
    """Somebody with their ratings; `me` is oneself."""
    return await profiles.player_of(call.services.store, _player(call), call.viewer)


async def show_curve(call: Call) -> shapes.Curve:
    """How a rating has changed, day by day."""
    store, path = call.services.store, call.path
    return await profiles.curve_of(store, _player(call), call.viewer, _game(call), path["pace"])


async def show_statistics(call: Call) -> shapes.Statistics:
    """Somebody's results by number of players and by opponent, from the games that the sender may see."""
    return await statistics.statistics_of(call.services.store, _player(call), call.viewer, call.query.game)


async def search_games(call: Call) -> shapes.FinishedGames:
    """Finished games, newest first: a player's, or those at public tables."""
    search: Search = call.query
    if search.player == ME:
        search = replace(search, player=call.anybody().id)
    return await searching.found_games(call.services.store, search, call.viewer)


async def show_result(call: Call) -> shapes.FinishedGameRow:
    """One finished game with its places and what it changed in ratings."""
    return await searching.result_of(call.services.store, call.path["table"], call.viewer)


async def show_leaderboard(call: Call) -> shapes.Leaderboard:
    """The settled ratings of a game and pace, best first."""
    game, pace = _game(call), call.path["pace"]
    return await leaderboards.leaderboard(call.services.store, game, pace, call.query, call.viewer)


PLAYER: dict[str, Any] = {"player": PlayerId}
CURVE: dict[str, Any] = {"player": PlayerId, "game": Word, "pace": Pace}
BOARD: dict[str, Any] = {"game": Word, "pace": Pace}
ENDPOINTS = [
    Endpoint("GET", "/api/players", find_players, shapes.FoundPlayers, query=NameSearch),
    Endpoint("GET", "/api/players/{player}", show_player, shapes.Player, names=PLAYER),
    Endpoint("GET", "/api/players/{player}/ratings/{game}/{pace}", show_curve, shapes.Curve, names=CURVE),
    Endpoint(
        "GET", "/api/players/{player}/statistics", show_statistics, shapes.Statistics, query=OneGame, names=PLAYER
    ),
    Endpoint("GET", "/api/results/{table}", show_result, shapes.FinishedGameRow, names={"table": TableId}),
    Endpoint("GET", "/api/results", search_games, shapes.FinishedGames, query=Search),
    Endpoint(
        "GET",
        "/api/leaderboards/{game}/{pace}",
        show_leaderboard,
        shapes.Leaderboard,
        query=leaderboards.Part,
        names=BOARD,
    ),
]
