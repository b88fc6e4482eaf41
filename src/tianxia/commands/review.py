"""`tianxia review FILE`: which moves of a finished game cost most, and how much of it was luck."""

import json
import sys
from concurrent.futures import BrokenExecutor
from itertools import islice

import click

from tianxia.bots import LEVELS
from tianxia.bots.review import LEVEL, Review, Task, done, effort_of, summed, tasks
from tianxia.commands.arguments import (
    components_option,
    count_option,
    file_argument,
    jobs_option,
    json_option,
)
from tianxia.commands.click_words import OneOf
from tianxia.commands.progress import with_progress
from tianxia.commands.records import Checked, check, read_records
from tianxia.engine.game import BadInput
from tianxia.lab.executors import opened, run_tasks
from tianxia.telling.review import WORST, Retold
from tianxia.telling.wrapping import broken, hanging, screen_width
from tianxia.words import Words

SEARCHING = LEVELS[2:]
"""The levels that search, and so know what a move is worth."""


@click.command("review")
@file_argument
@click.option("--seat", type=click.IntRange(0), metavar="N", help="Only the moves of this seat.")
@click.option("--level", type=OneOf(SEARCHING), default=LEVEL, show_default=True, help="Who judges.")
@count_option("--worst", default=WORST, help="How many moves to list.")
@jobs_option
@components_option()
@json_option
@click.pass_obj
def command(
    said: Words, file: str, seat: int | None, level: str, worst: int, jobs: int, folder: str | None, as_json: bool
) -> None:
    """Judge the moves and the luck of finished games."""
    checked = [check(record, folder) for record in read_records(file)]
    found = reviews(said, checked, [tasks_of(each, seat, level) for each in checked], jobs)
    if as_json:
        click.echo(json.dumps([{"level": level, **each.to_json()} for each in found], indent=2))
    else:
        click.echo("\n\n".join(told(said, *each, level, worst) for each in zip(checked, found, strict=True)))


def told(said: Words, checked: Checked, review: Review, level: str, worst: int) -> str:
    """A review as text; its lines are wrapped only at a terminal."""
    game, record, components = checked
    lines = Retold(review, game, record, said, components, level).lines(worst)
    if at_terminal():
        lines = [broken(line, screen_width(), hanging(line)) for line in lines]
    return "\n".join(lines)


def at_terminal() -> bool:
    """Whether the output goes to a screen."""
    return sys.stdout.isatty()


def tasks_of(checked: Checked, seat: int | None, level: str) -> list[Task]:
    """What is to be judged in a game; BadInput if it is not over or has no such seat."""
    game, record, components = checked
    if seat is not None and seat >= len(record.header.seats):
        raise BadInput("review-no-seat", place=record.place, seat=seat, last=len(record.header.seats) - 1)
    return tasks(game, record, effort_of(game.name, level), None if seat is None else [seat], components)


def reviews(said: Words, checked: list[Checked], wanted: list[list[Task]], jobs: int) -> list[Review]:
    """The reviews of all games, worked out by that many processes."""
    everything = [task for each in wanted for task in each]
    try:
        with opened(jobs) as workers:
            watched = with_progress(said.say("review-progress"), run_tasks(done, everything, workers), len(everything))
            found = iter(list(watched))
    except BrokenExecutor:
        raise click.ClickException(said.say("review-worker-lost")) from None
    return [
        summed(record, list(islice(found, len(each)))) for (_, record, _), each in zip(checked, wanted, strict=True)
    ]
