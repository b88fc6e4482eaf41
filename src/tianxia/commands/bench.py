"""`tianxia bench GAME`: how fast a game runs, interpreted and compiled, with other libraries beside it."""

import json

import click

from tianxia import bots, games
from tianxia.commands.arguments import count_option, game_argument, json_option
from tianxia.commands.progress import with_progress
from tianxia.commands.reports.bench import missing, report
from tianxia.engine.game import BadInput
from tianxia.extras import need
from tianxia.lab.bench.measures import SEATS
from tianxia.lab.bench.rounds import ENGINE, RESEARCH, ROUNDS, SEARCH, bench
from tianxia.words import Words


@click.command("bench")
@game_argument
@click.option("--peers", is_flag=True, help="Measure catanatron and OpenSpiel too.")
@click.option("--search", is_flag=True, help="Measure the search instead.")
@click.option("--research", is_flag=True, help="Measure the interfaces for learning instead, with their peers.")
@count_option("--seats", default=SEATS, help="Seats.")
@click.option(
    "--seconds", metavar="S", type=click.FloatRange(0.05), default=3.0, show_default=True, help="For each figure."
)
@json_option
@click.pass_obj
def command(
    said: Words, game: str, peers: bool, search: bool, research: bool, seats: int, seconds: float, as_json: bool
) -> None:
    """Measure how fast a game runs."""
    check(game, search, research, seats)
    rounds = with_progress(said.say("bench-progress"), range(ROUNDS), ROUNDS)
    what = RESEARCH if research else SEARCH if search else ENGINE
    data = bench(game, seconds, peers or research, rounds, what, seats)
    for sentence in missing(said, data):
        click.echo(sentence, err=True)
    click.echo(json.dumps(data, indent=2) if as_json else report(said, data))


def check(name: str, search: bool, research: bool, seats: int) -> None:
    """Check that the game, its search or its interfaces can be measured with that many seats."""
    found = games.game(name)
    if research:
        need("research", "tianxia bench --research", "numpy", "gymnasium", "pettingzoo", "pyspiel")
    found.chosen({}, seats)
    if search and bots.levels_for(name) != bots.LEVELS:
        raise BadInput("bench-no-search", game=name)
