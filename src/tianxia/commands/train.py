"""`tianxia train GAME`: learn a value from self-play, and write its weights."""

from concurrent.futures import BrokenExecutor

import click

from tianxia import games
from tianxia.bots import weights_file
from tianxia.commands import completion
from tianxia.commands.arguments import cluster_option, count_option, game_argument, jobs_option, seed_option
from tianxia.commands.progress import with_progress
from tianxia.files import written_at_end
from tianxia.lab.executors import opened
from tianxia.lab.train import check_learnable, self_play, weights, weights_text
from tianxia.words import Words


@click.command("train")
@game_argument
@count_option("--games", "count", default=600, least=10, help="How many games.")
@seed_option(default="1")
@jobs_option
@cluster_option
@click.option("--out", "file", shell_complete=completion.files, metavar="FILE", help="Where to write the weights.")
@click.pass_obj
def command(said: Words, /, game: str, count: int, seed: str, jobs: int, cluster: str | None, file: str | None) -> None:
    """Learn a value from self-play."""
    name = games.game(game).name
    check_learnable(name)
    target = file or str(weights_file(name))
    try:
        with opened(jobs, cluster) as workers, written_at_end(target) as out:
            played = with_progress(said.say("train-progress"), self_play(name, count, seed, workers), count)
            out.write(weights_text(name, count, seed, weights(name, list(played))))
    except BrokenExecutor:
        raise click.ClickException(said.say("simulate-worker-lost")) from None
    click.echo(said.say("train-done", file=target, games=count))
