"""`tianxia review FILE`: which moves of a finished game cost most, and how much of it was luck."""

import json
import sys
from concurrent.futures.process import BrokenProcessPool
from itertools import islice

import click

from tianxia.bots import LEVELS
from tianxia.bots.review import LEVEL, Review, Task, done, effort_of, summed, tasks
from tianxia.clicking import OneOf
from tianxia.commands import completion
from tianxia.commands.arguments import read_text
from tianxia.commands.progress import with_progress
from tianxia.commands.replay import Checked, check
from tianxia.engine.game import BadInput
from tianxia.engine.record import read
from tianxia.lab.executors import worked
from tianxia.telling.retold import WORST, Retold
from tianxia.telling.wrapping import broken, hanging, screen_width
from tianxia.words import Words

SEARCHING = LEVELS[2:]
"""The levels that search, and so can say what a move is worth."""


@click.command("review")
@click.argument("file", shell_complete=completion.files)
@click.option("--seat", type=click.IntRange(0), metavar="N", help="Only the moves of this seat.")
@click.option("--level", type=OneOf(SEARCHING), default=LEVEL, show_default=True, help="Who judges.")
@click.option(
    "--worst", type=click.IntRange(1), metavar="N", default=WORST, show_default=True, help="How many moves to list."
)
@click.option("--jobs", type=click.IntRange(1), metavar="N", default=1, show_default=True, help="Processes.")
@click.option(
    "--components",
    "folder",
    shell_complete=completion.folders,
    metavar="DIR",
    help="A folder with data files of your own.",
)
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
@click.pass_obj
def command(
    said: Words, file: str, seat: int | None, level: str, worst: int, jobs: int, folder: str | None, as_json: bool
) -> None:
    """Judge the moves and the luck of finished games."""
    checked = [check(record, folder) for record in read(*read_text(file))]
    found = reviews(said, checked, [tasks_of(each, seat, level) for each in checked], jobs)
    if as_json:
        click.echo(json.dumps([{"level": level, **each.to_json()} for each in found], indent=2))
    else:
        click.echo("\n\n".join(told(said, *each, level, worst) for each in zip(checked, found, strict=True)))


def told(said: Words, checked: Checked, review: Review, level: str, worst: int) -> str:
    """A review as people read it: at a terminal its lines are broken at words, in a pipe not at all."""
    game, record, components = checked
    lines = Retold(review, game, record, said, components, level).lines(worst)
    if at_terminal():
        lines = [broken(line, screen_width(), hanging(line)) for line in lines]
    return "\n".join(lines)


def at_terminal() -> bool:
    """Whether somebody reads it on a screen."""
    return sys.stdout.isatty()


def tasks_of(checked: Checked, seat: int | None, level: str) -> list[Task]:
    """What is to be judged in a game; BadInput where it still runs or has no such seat."""
    game, record, components = checked
    if seat is not None and seat >= len(record.header.seats):
        raise BadInput("review-no-seat", place=record.place, seat=seat, last=len(record.header.seats) - 1)
    return tasks(game, record, effort_of(game.name, level), None if seat is None else [seat], components)


def reviews(said: Words, checked: list[Checked], wanted: list[list[Task]], jobs: int) -> list[Review]:
    """The reviews of all games, worked out by so many processes."""
    everything = [task for each in wanted for task in each]
    try:
        found = iter(list(with_progress(said.say("review-progress"), worked(done, everything, jobs), len(everything))))
    except BrokenProcessPool:
        raise click.ClickException(said.say("review-worker-lost")) from None
    return [
        summed(record, list(islice(found, len(each)))) for (_, record, _), each in zip(checked, wanted, strict=True)
    ]
