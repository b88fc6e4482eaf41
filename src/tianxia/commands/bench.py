"""`tianxia bench GAME`: how fast a game runs, interpreted and compiled, with other libraries beside it."""

import json

import click

from tianxia import bots, games
from tianxia.commands.arguments import count_option, game_argument, json_option
from tianxia.commands.progress import with_progress
from tianxia.commands.reports.bench import missing, report
from tianxia.engine.game import BadInput
from tianxia.lab.bench.measures import SEATS
from tianxia.lab.bench.rounds import ROUNDS, bench
from tianxia.words import Words


@click.command("bench")
@game_argument
@click.option("--peers", is_flag=True, help="Measure catanatron and OpenSpiel too.")
@click.option("--search", is_flag=True, help="Measure the search instead.")
@count_option("--seats", default=SEATS, help="Seats.")
@click.option(
    "--seconds", metavar="S", type=click.FloatRange(0.05), default=3.0, show_default=True, help="For each figure."
)
@json_option
@click.pass_obj
def command(said: Words, game: str, peers: bool, search: bool, seats: int, seconds: float, as_json: bool) -> None:
    """Measure how fast a game runs."""
    check(game, search, seats)
    rounds = with_progress(said.say("bench-progress"), range(ROUNDS), ROUNDS)
    data = bench(game, seconds, peers, rounds, search, seats)
    for sentence in missing(said, data):
        click.echo(sentence, err=True)
    click.echo(json.dumps(data, indent=2) if as_json else report(said, data))


def check(name: str, search: bool, seats: int) -> None:
    """Check that the game, or its search, can be measured with that many seats."""
    found = games.game(name)
    found.chosen({}, seats)
    if search and bots.levels_for(name) != bots.LEVELS:
        raise BadInput("bench-no-search", game=name)
