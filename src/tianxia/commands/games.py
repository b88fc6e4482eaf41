"""`tianxia games [GAME]`: the games, or one of them, with their seats, their options and the values of those."""

import json

import click

from tianxia import games
from tianxia.bots import own
from tianxia.commands import completion
from tianxia.commands.arguments import json_option
from tianxia.engine.game import Json
from tianxia.engine.title import Option, Title
from tianxia.words import Words


@click.command("games")
@click.argument("game", required=False, shell_complete=completion.game_names)
@json_option
@click.pass_obj
def command(said: Words, game: str | None, as_json: bool) -> None:
    """List the games with their seats and options."""
    found = [games.title(name) for name in ([game] if game else games.names())]
    if as_json:
        click.echo(json.dumps([to_json(each) for each in found], indent=2))
    else:
        click.echo("\n\n".join(described(said, each) for each in found))
    for complaint in [*games.broken(), *own.broken()]:
        click.echo(said.complaint(complaint), err=True)


def to_json(game: Title) -> Json:
    """A game as a JSON value."""
    return {
        "game": game.name,
        "rules": game.rules_version,
        "seats": list(game.seat_counts),
        "options": [_option(game, option) for option in game.options],
        "series": game.series,
        "bots": list(own.all_names_for(game.name)),
    }


def defaults(game: Title, option: Option) -> dict[str, list[int]]:
    """The default values of an option, each with the seat counts it applies to."""
    found: dict[str, list[int]] = {}
    for seats in game.seat_counts:
        found.setdefault(option.allowed(seats)[0], []).append(seats)
    return found


def _option(game: Title, option: Option) -> Json:
    """An option as a JSON value; `default_by_seats` is there only if the seat count matters."""
    found = defaults(game, option)
    data: Json = {"name": option.name, "values": list(option.values), "default": next(iter(found))}
    by_seats = {str(seats): value for value, counts in found.items() for seats in counts}
    return data if len(found) == 1 else {**data, "default_by_seats": by_seats}


def _default(said: Words, game: Title, option: Option) -> str:
    found = defaults(game, option)
    if len(found) == 1:
        return next(iter(found))
    return "; ".join(
        said.say("games-default", default=value, seats=", ".join(str(seats) for seats in counts))
        for value, counts in found.items()
    )


def described(said: Words, game: Title) -> str:
    """A game as text."""
    about = f"{game.name}-about"
    lines = [
        f"{game.name}: {said.say(about)}" if said.has(about) else game.name,
        said.say("games-seats", seats=", ".join(str(count) for count in game.seat_counts)),
        *(
            said.say("games-option", option=o.name, values=", ".join(o.values), default=_default(said, game, o))
            for o in game.options
        ),
        *([said.say("games-series", option=game.series)] if game.series else []),
        said.say("games-bots", bots=", ".join(own.all_names_for(game.name))),
    ]
    return "\n  ".join(lines)
