"""`tianxia arena GAME`: bots against one another on shared deals, until it is clear which is stronger."""

import json
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor
from contextlib import closing, contextmanager
from typing import Any

import click

from tianxia import games
from tianxia.commands import completion
from tianxia.commands.arguments import (
    chosen_seed,
    cluster_option,
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
from tianxia.commands.reports.arena import report
from tianxia.commands.reports.csv_rows import contest_rows, write_csv
from tianxia.engine.game import BadInput
from tianxia.lab.arena.contest import Contest, new_contest
from tianxia.lab.arena.ladder import figures
from tianxia.lab.arena.plot import ladder_svg
from tianxia.lab.arena.results import header_of
from tianxia.lab.arena.run import Run, even_share, play
from tianxia.lab.executors import opened
from tianxia.lab.workers import Workers
from tianxia.words import Words


@click.command("arena")
@game_argument
@click.option("--bots", metavar="BOT,BOT,…", shell_complete=completion.bot_names, required=True, help="Bots.")
@count_option("--games", "count", default=60, help="Games for each pairing.")
@count_option("--seats", default=2, help="Seats.")
@seed_option()
@jobs_option
@cluster_option
@game_options
@click.option("--claim", type=click.FloatRange(1, 99), metavar="PERCENT", help="The share to test.")
@click.option("--all", "play_all", is_flag=True, help="Play on when the claim is settled.")
@click.option("--out", "file", shell_complete=completion.files, metavar="FILE", help="Where to keep results.")
@click.option("--plot", shell_complete=completion.files, metavar="FILE", help="Where to draw the ladder.")
@csv_option
@json_option
@click.pass_obj
def command(
    said: Words,
    /,
    count: int,
    jobs: int,
    cluster: str | None,
    claim: float | None,
    play_all: bool,
    file: str | None,
    plot: str | None,
    sheet: str | None,
    as_json: bool,
    **asked: Any,
) -> None:
    """Measure bots against one another."""
    if file == STDOUT:
        # Results are read back and added to, which standard output does not allow.
        raise BadInput("file-no-plain", file=file)
    contest = contest_for(**asked)
    run = Run(contest, even_share(contest.seats) if claim is None else claim / 100, play_all)
    taken = one_on_stdout({"--plot": plot, "--csv": sheet, "--json": STDOUT if as_json else None})
    # Opened before the first game: a run of hours must not fail to write its figures at the end.
    with opened(jobs, cluster) as workers, written_out(plot) as picture, written_out(sheet) as out:
        play_contest(said, run, contest.deals(count), workers, file)
        data = {**header_of(contest), "claim": run.claim, **figures(contest, run.played, run.claim)}
        if picture is not None:
            picture.write(ladder_svg(said, data))
        if out is not None:
            write_csv(contest_rows(data), out)
    if as_json:
        click.echo(json.dumps(data, indent=2))
    elif sheet != STDOUT:
        click.echo(report(said, data), err=taken is not None)


def contest_for(game: str, bots: str, seats: int, seed: str | None, options: tuple[str, ...]) -> Contest:
    """The contest as typed, checked before it starts."""
    return new_contest(games.game(game), listed_names(bots), seats, option_pairs(options), chosen_seed(seed))


def play_contest(said: Words, run: Run, deals: int, workers: Workers | None, file: str | None) -> None:
    """Play a contest and show its progress."""
    total = sum(1 for _ in run.contest.slots(deals))
    with told_when_stopped(said, run, file), closing(play(run, deals, workers, file)) as slots:
        for _ in with_progress(said.say("simulate-progress"), slots, total):
            pass


@contextmanager
def told_when_stopped(said: Words, run: Run, file: str | None) -> Iterator[None]:
    """Say so when a worker process dies, and how many games there are when somebody presses Ctrl-C."""
    try:
        yield
    except BrokenExecutor:
        raise click.ClickException(said.say("arena-worker-lost")) from None
    except KeyboardInterrupt:
        click.echo(said.say("arena-interrupted", games=len(run.played), kept="yes" if file else "no"), err=True)
        raise
