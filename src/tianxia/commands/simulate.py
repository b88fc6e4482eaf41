"""`tianxia simulate GAME`: many games between bots, and what they add up to."""

import json
import secrets
from concurrent.futures.process import BrokenProcessPool
from contextlib import nullcontext
from typing import IO, Any

import click

from tianxia import games
from tianxia.commands.files import written_at_end
from tianxia.commands.given import check_bots, listed_names, option_pairs
from tianxia.commands.progress import with_progress
from tianxia.commands.report import report
from tianxia.commands.simulation import Plan, Played, played
from tianxia.commands.summary import summary
from tianxia.engine.game import BadInput, Game
from tianxia.words import Words


@click.command("simulate")
@click.argument("game")
@click.option("--games", "count", type=click.IntRange(1), default=100, show_default=True, help="How many games.")
@click.option("--seats", default="greedy,random", show_default=True, help="Bots.")
@click.option("--seed", help="Any text.")
@click.option("--jobs", type=click.IntRange(1), default=1, show_default=True, help="Processes.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game.")
@click.option("--series", metavar="VALUE,VALUE,…", help="Play series.")
@click.option("--components", "folder", metavar="DIR", help="A folder with data files of your own.")
@click.option("--record", "file", metavar="FILE", help="Where to write the record.")
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
@click.pass_obj
def command(said: Words, /, game: str, jobs: int, file: str | None, as_json: bool, **given: Any) -> None:
    """Let bots play many games against each other."""
    found = games.game(game)
    plan = plan_for(found, recorded=file is not None, **given)
    finished = collect(said, plan, jobs, file)
    plain = summary(plan, finished, found.series)
    click.echo(json.dumps(plain, indent=2) if as_json else report(said, plain))


def plan_for(
    game: Game[Any],
    count: int,
    seats: str,
    seed: str | None,
    options: tuple[str, ...],
    series: str | None,
    folder: str | None,
    recorded: bool,
) -> Plan:
    """The plan of a simulation, with everything checked before it starts."""
    players, pairs = listed_names(seats), option_pairs(options)
    chosen = game.chosen(pairs, len(players))
    check_bots(players, game)
    values = series_values(game, series, pairs, len(players))
    game.load_components(folder)
    option = game.series.option if game.series and values else ""
    # A seed that nobody chose is short enough to type in again.
    return Plan(game.name, players, chosen, seed or secrets.token_hex(4), count, option, values, folder, recorded)


def series_values(game: Game[Any], series: str | None, pairs: dict[str, str], seats: int) -> tuple[str, ...]:
    """The values of a series, each an allowed one; nothing where none is asked for."""
    if series is None:
        return ()
    if game.series is None:
        raise BadInput("no-series", game=game.name)
    if game.series.option in pairs:
        raise BadInput("series-and-option", option=game.series.option)
    values = listed_names(series)
    for value in values:
        game.chosen({**pairs, game.series.option: value}, seats)
    return values


def collect(said: Words, plan: Plan, jobs: int, file: str | None) -> list[Played]:
    """Play all games; their records go into the file, one after the other."""
    try:
        with nullcontext() if file is None else written_at_end(file) as record:
            watched = with_progress(said.say("simulate-progress"), played(plan, jobs), plan.total)
            return [kept(game, record) for game in watched]
    except BrokenProcessPool:
        raise click.ClickException(said.say("simulate-worker-lost")) from None


def kept(game: Played, record: IO[str] | None) -> Played:
    """Write a game's record away and keep the rest."""
    if record is None:
        return game
    record.write(game.text)
    return Played(game.seating, game.result, game.length, "")
