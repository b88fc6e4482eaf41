"""`tianxia simulate GAME`: many games between bots, and the figures that come of them."""

import json
from concurrent.futures import BrokenExecutor
from contextlib import closing
from dataclasses import replace
from itertools import islice
from typing import IO, Any

import click

from tianxia import games
from tianxia.commands import completion
from tianxia.commands.arguments import (
    chosen_seed,
    cluster_option,
    components_option,
    count_option,
    csv_option,
    game_argument,
    game_options,
    jobs_option,
    json_option,
    listed_names,
    option_pairs,
    seed_option,
)
from tianxia.commands.output import STDOUT, one_on_stdout, written_out
from tianxia.commands.progress import with_progress
from tianxia.commands.reports.csv_rows import simulation_rows, write_csv
from tianxia.commands.reports.simulate import report
from tianxia.engine.game import Game
from tianxia.lab.executors import opened
from tianxia.lab.simulate import PlayedGame, Simulation, new_simulation, play_games
from tianxia.lab.summary import summary
from tianxia.words import Words


@click.command("simulate")
@game_argument
@count_option("--games", "count", default=100, help="How many games.")
@click.option(
    "--seats",
    metavar="BOT,BOT,…",
    shell_complete=completion.bot_names,
    default="greedy,random",
    show_default=True,
    help="Bots.",
)
@seed_option()
@jobs_option
@cluster_option
@game_options
@click.option(
    "--each",
    shell_complete=completion.several_values,
    metavar="NAME=VALUE,VALUE,…",
    help="The same deals for each value.",
)
@click.option("--series", shell_complete=completion.series_values, metavar="VALUE,VALUE,…", help="Play series.")
@components_option()
@click.option("--record", "file", shell_complete=completion.files, metavar="FILE", help="Where to write the record.")
@csv_option
@json_option
@click.pass_obj
def command(
    said: Words,
    /,
    game: str,
    jobs: int,
    cluster: str | None,
    file: str | None,
    sheet: str | None,
    as_json: bool,
    each: str | None,
    **asked: Any,
) -> None:
    """Let bots play many games against each other."""
    found = games.game(game)
    simulations = simulations_for(found, each, recorded=file is not None, **asked)
    taken = one_on_stdout({"--record": file, "--csv": sheet, "--json": STDOUT if as_json else None})
    with written_out(sheet) as out:
        played = play_all(said, simulations, file, jobs, cluster)
        data = [summary(one, its_games, found.standing) for one, its_games in zip(simulations, played, strict=True)]
        if out is not None:
            write_csv([row for one in data for row in simulation_rows(one)], out)
    if as_json:
        click.echo(json.dumps(data if each else data[0], indent=2))
    elif sheet != STDOUT:
        click.echo("\n\n".join(report(said, one) for one in data), err=taken is not None)


def simulations_for(
    game: Game[Any],
    each: str | None,
    count: int,
    seats: str,
    seed: str | None,
    options: tuple[str, ...],
    series: str | None,
    folder: str | None,
    recorded: bool,
) -> list[Simulation]:
    """One simulation, or one for each value of `--each`, all with the same seed and so the same deals."""
    players, values, seed = listed_names(seats), () if series is None else listed_names(series), chosen_seed(seed)
    return [
        new_simulation(game, players, count, seed, option_pairs(chosen), values, folder, recorded)
        for chosen in each_options(options, each)
    ]


def each_options(options: tuple[str, ...], each: str | None) -> list[tuple[str, ...]]:
    """The options of each simulation; without `--each` there is one."""
    if each is None:
        return [options]
    ((name, values),) = option_pairs([each]).items()
    return [(*options, f"{name}={value}") for value in listed_names(values)]


def play_all(
    said: Words, simulations: list[Simulation], file: str | None, jobs: int, cluster: str | None
) -> list[list[PlayedGame]]:
    """Play the games of all simulations, show the progress, and write their records to the file as they end."""
    total = sum(each.total for each in simulations)
    try:
        with (
            opened(jobs, cluster) as workers,
            written_out(file) as record,
            closing(play_games(simulations, workers)) as games_played,
        ):
            watched = with_progress(said.say("simulate-progress"), games_played, total)
            finished = iter([recorded(game, record) for game in watched])
    except BrokenExecutor:
        raise click.ClickException(said.say("simulate-worker-lost")) from None
    return [list(islice(finished, each.total)) for each in simulations]


def recorded(game: PlayedGame, record: IO[str] | None) -> PlayedGame:
    """Write a game's record to the file, if there is one, and keep the rest."""
    if record is None:
        return game
    record.write(game.text)
    return replace(game, text="")
