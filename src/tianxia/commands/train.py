"""`tianxia train GAME`: learn a value from self-play, and write its weights."""

import json
from collections.abc import Sequence
from functools import partial
from typing import Any

import click

from tianxia import games
from tianxia.bots import weights_file
from tianxia.bots.learned import teachable
from tianxia.bots.learning import OF_ONE
from tianxia.bots.learning.fitting import RECIPES, fitted
from tianxia.bots.learning.samples import Lesson, lesson
from tianxia.commands import completion
from tianxia.commands.files import written_at_end
from tianxia.commands.progress import with_progress
from tianxia.engine.game import BadInput
from tianxia.lab.executors import worked
from tianxia.words import Words

ROUNDS = 5


@click.command("train")
@click.argument("game", shell_complete=completion.game_names)
@click.option(
    "--games", "count", type=click.IntRange(10), metavar="N", default=600, show_default=True, help="How many games."
)
@click.option("--seed", metavar="TEXT", default="1", show_default=True, help="Any text.")
@click.option("--jobs", type=click.IntRange(1), metavar="N", default=1, show_default=True, help="Processes.")
@click.option("--out", "file", shell_complete=completion.files, metavar="FILE", help="Where to write the weights.")
@click.pass_obj
def command(said: Words, /, game: str, count: int, seed: str, jobs: int, file: str | None) -> None:
    """Learn a value from self-play."""
    name = games.game(game).name
    if name not in RECIPES:
        raise BadInput("not-learnable", game=name, allowed=", ".join(RECIPES))
    target = file or str(weights_file(name))
    with written_at_end(target) as out:
        lessons = worked(partial(lesson, name, seed), range(count), jobs)
        learned = weights(name, list(with_progress(said.say("train-progress"), lessons, count)))
        out.write(text(name, count, seed, learned))
    click.echo(said.say("train-done", file=target, games=count))


def weights(game: str, lessons: Sequence[Lesson]) -> list[list[int]]:
    """The weights of a game in whole thousandths."""
    seen = teachable(game)
    start = [1.0 if name in seen.BY_HAND else 0.0 for name in seen.SEEN]
    by_round = fitted(lessons, start, ROUNDS, RECIPES[game])
    return [[round(OF_ONE * weight) for weight in weights] for weights in by_round]


def text(game: str, count: int, seed: str, learned: list[list[int]]) -> str:
    """The file: how it was made, and one line a round."""
    lines = ",\n    ".join([json.dumps(weights) for weights in learned])
    made: dict[str, Any] = {
        "made_by": f"tianxia train {game} --games {count} --seed {seed}",
        "seen": list(teachable(game).SEEN),
    }
    head = json.dumps(made, indent=2).removesuffix("\n}")
    return f'{head},\n  "weights": [\n    {lines}\n  ]\n}}\n'
