"""Shell completion: games, bots, options of games with their values, and files."""

from collections.abc import Iterable
from typing import Any

import click
from click.shell_completion import CompletionItem

from tianxia import bots, games
from tianxia.bots import own
from tianxia.engine.game import BadInput, Game


def game_names(_ctx: click.Context, _param: click.Parameter, incomplete: str) -> list[str]:
    """The games."""
    return starting(incomplete, games.names())


def bot_names(ctx: click.Context, _param: click.Parameter, incomplete: str) -> list[str]:
    """A list of bots, those of the game if it is on the line already."""
    return listed(incomplete, bots_of(ctx))


def seat_names(ctx: click.Context, _param: click.Parameter, incomplete: str) -> list[str]:
    """A list of bots and people."""
    # Loaded only here: commands without people start faster.
    from tianxia.telling.speech import PERSON

    return listed(incomplete, (PERSON, *bots_of(ctx)))


def option_values(ctx: click.Context, _param: click.Parameter, incomplete: str) -> list[str]:
    """`name=value` for each option of the game: the names first, then the values."""
    name, has_value, begun = incomplete.partition("=")
    values = values_of(ctx)
    if not has_value:
        return [f"{option}=" for option in starting(name, values)]
    return [f"{name}={value}" for value in starting(begun, values.get(name, ()))]


def several_values(ctx: click.Context, _param: click.Parameter, incomplete: str) -> list[str]:
    """`name=value,value` for one option of the game."""
    name, has_value, begun = incomplete.partition("=")
    values = values_of(ctx)
    if not has_value:
        return [f"{option}=" for option in starting(name, values)]
    return [f"{name}={value}" for value in listed(begun, values.get(name, ()))]


def series_values(ctx: click.Context, _param: click.Parameter, incomplete: str) -> list[str]:
    """The values of the option that changes from game to game of a series."""
    game = game_of(ctx)
    return listed(incomplete, values_of(ctx)[game.series]) if game and game.series else []


def files(_ctx: click.Context, _param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Files, completed by the shell."""
    return [CompletionItem(incomplete, type="file")]


def folders(_ctx: click.Context, _param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Folders, completed by the shell."""
    return [CompletionItem(incomplete, type="dir")]


# -- what there is


def game_of(ctx: click.Context) -> Game[Any] | None:
    """The game on the line, if any."""
    # While an option still lacks its value, click has not reached the arguments yet.
    name = ctx.params.get("game") or next(iter(ctx.args), "")
    try:
        return games.game(name)
    except BadInput:
        return None


def bots_of(ctx: click.Context) -> tuple[str, ...]:
    """The bots that can play the game on the line."""
    game = game_of(ctx)
    return (*bots.NAMES, *own.others()) if game is None else own.all_names_for(game.name)


def values_of(ctx: click.Context) -> dict[str, tuple[str, ...]]:
    """The options of the game on the line, with their values."""
    game = game_of(ctx)
    return {} if game is None else {option.name: option.values for option in game.options}


def starting(begun: str, names: Iterable[str]) -> list[str]:
    """The names that begin with this."""
    return [name for name in names if name.startswith(begun)]


def listed(incomplete: str, names: Iterable[str]) -> list[str]:
    """The list so far with every completion of its last name."""
    before, comma, begun = incomplete.rpartition(",")
    return [f"{before}{comma}{name}" for name in starting(begun, names)]
