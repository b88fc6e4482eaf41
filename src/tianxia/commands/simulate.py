"""`tianxia simulate GAME`: many games between bots, and what they add up to."""

import json
import secrets
from collections.abc import Generator
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from itertools import islice
from typing import IO, Any

import click

from tianxia import games
from tianxia.commands import completion
from tianxia.commands.arguments import check_bots, listed_names, option_pairs
from tianxia.commands.files import STDOUT, one_on_stdout, written_out
from tianxia.commands.progress import with_progress
from tianxia.commands.reports.csv_rows import simulation_rows, write_sheet
from tianxia.commands.reports.simulate import report
from tianxia.engine.game import BadInput, Game
from tianxia.lab.simulate import Plan, Played, played
from tianxia.lab.summary import summary
from tianxia.words import Words


@click.command("simulate")
@click.argument("game", shell_complete=completion.game_names)
@click.option(
    "--games", "count", type=click.IntRange(1), metavar="N", default=100, show_default=True, help="How many games."
)
@click.option(
    "--seats",
    metavar="BOT,BOT,…",
    shell_complete=completion.bot_names,
    default="greedy,random",
    show_default=True,
    help="Bots.",
)
@click.option("--seed", metavar="TEXT", help="Any text.")
@click.option("--jobs", type=click.IntRange(1), metavar="N", default=1, show_default=True, help="Processes.")
@click.option(
    "--option",
    "options",
    multiple=True,
    shell_complete=completion.option_values,
    metavar="NAME=VALUE",
    help="An option of the game.",
)
@click.option(
    "--each",
    shell_complete=completion.several_values,
    metavar="NAME=VALUE,VALUE,…",
    help="The same deals for each value.",
)
@click.option("--series", shell_complete=completion.series_values, metavar="VALUE,VALUE,…", help="Play series.")
@click.option(
    "--components",
    "folder",
    shell_complete=completion.folders,
    metavar="DIR",
    help="A folder with data files of your own.",
)
@click.option("--record", "file", shell_complete=completion.files, metavar="FILE", help="Where to write the record.")
@click.option(
    "--csv", "sheet", shell_complete=completion.files, metavar="FILE", help="Where to write the figures as CSV."
)
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
@click.pass_obj
def command(
    said: Words,
    /,
    game: str,
    jobs: int,
    file: str | None,
    sheet: str | None,
    as_json: bool,
    each: str | None,
    **given: Any,
) -> None:
    """Let bots play many games against each other."""
    found = games.game(game)
    plans = plans_for(found, each, recorded=file is not None, **given)
    taken = one_on_stdout({"--record": file, "--csv": sheet, "--json": STDOUT if as_json else None})
    with written_out(sheet) as out:
        finished = collect(said, plans, jobs, file)
        data = [summary(plan, played_so, found.standing) for plan, played_so in zip(plans, finished, strict=True)]
        if out is not None:
            write_sheet([row for one in data for row in simulation_rows(one)], out)
    if as_json:
        click.echo(json.dumps(data if each else data[0], indent=2))
    elif sheet != STDOUT:
        click.echo("\n\n".join(report(said, one) for one in data), err=taken is not None)


def plans_for(
    game: Game[Any], each: str | None, seed: str | None, options: tuple[str, ...], recorded: bool, **given: Any
) -> list[Plan]:
    """A plan for each value of an option, all with the same seed and so the same deals, or one plan."""
    # A seed that nobody chose is short enough to type in again.
    seed = seed or secrets.token_hex(4)
    return [
        plan_for(game, seed=seed, options=chosen, recorded=recorded, **given) for chosen in each_options(options, each)
    ]


def each_options(options: tuple[str, ...], each: str | None) -> list[tuple[str, ...]]:
    """The options of each plan; without `--each` there is one."""
    if each is None:
        return [options]
    ((name, values),) = option_pairs([each]).items()
    return [(*options, f"{name}={value}") for value in listed_names(values)]


def plan_for(
    game: Game[Any],
    count: int,
    seats: str,
    seed: str,
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
    option = game.series if game.series and values else ""
    return Plan(game.name, players, chosen, seed, count, option, values, folder, recorded)


def series_values(game: Game[Any], series: str | None, pairs: dict[str, str], seats: int) -> tuple[str, ...]:
    """The values of a series, each an allowed one; nothing where none is asked for."""
    if series is None:
        return ()
    if game.series is None:
        raise BadInput("no-series", game=game.name)
    if game.series in pairs:
        raise BadInput("series-and-option", option=game.series)
    values = listed_names(series)
    for value in values:
        game.chosen({**pairs, game.series: value}, seats)
    return values


def collect(said: Words, plans: list[Plan], jobs: int, file: str | None) -> list[list[Played]]:
    """Play all games of all plans; their records go into the file, one after the other."""
    total = sum(plan.total for plan in plans)
    try:
        with written_out(file) as record, closing(every_game(plans, jobs)) as everything:
            watched = with_progress(said.say("simulate-progress"), everything, total)
            finished = iter([kept(game, record) for game in watched])
    except BrokenProcessPool:
        raise click.ClickException(said.say("simulate-worker-lost")) from None
    return [list(islice(finished, plan.total)) for plan in plans]


def every_game(plans: list[Plan], jobs: int) -> Generator[Played, None, None]:
    """The games of all plans, one after the other; closed early, as where nobody reads on, it stops the processes."""
    for plan in plans:
        with closing(played(plan, jobs)) as finished:
            yield from finished


def kept(game: Played, record: IO[str] | None) -> Played:
    """Write a game's record away and keep the rest."""
    if record is None:
        return game
    record.write(game.text)
    return Played(game.seating, game.result, game.length, "")
