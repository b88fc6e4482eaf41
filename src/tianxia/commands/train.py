"""`tianxia train GAME`: learn a value from self-play, and write its weights."""

import click

from tianxia import games
from tianxia.bots import weights_file
from tianxia.commands import completion
from tianxia.commands.arguments import count_option, game_argument, jobs_option, seed_option
from tianxia.commands.progress import with_progress
from tianxia.files import written_at_end
from tianxia.lab.train import check_learnable, self_play, weights, weights_text
from tianxia.words import Words


@click.command("train")
@game_argument
@count_option("--games", "count", default=600, least=10, help="How many games.")
@seed_option(default="1")
@jobs_option
@click.option("--out", "file", shell_complete=completion.files, metavar="FILE", help="Where to write the weights.")
@click.pass_obj
def command(said: Words, /, game: str, count: int, seed: str, jobs: int, file: str | None) -> None:
    """Learn a value from self-play."""
    name = games.game(game).name
    check_learnable(name)
    target = file or str(weights_file(name))
    with written_at_end(target) as out:
        played = with_progress(said.say("train-progress"), self_play(name, count, seed, jobs), count)
        out.write(weights_text(name, count, seed, weights(name, list(played))))
    click.echo(said.say("train-done", file=target, games=count))
