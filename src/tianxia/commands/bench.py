"""`tianxia bench GAME`: how fast a game runs, interpreted and compiled, with other libraries beside it."""

import json
from typing import Any

import click

from tianxia import bots, games
from tianxia.commands import completion
from tianxia.commands.output import table
from tianxia.commands.progress import with_progress
from tianxia.engine.game import BadInput, Json
from tianxia.lab.bench.measures import SEATS
from tianxia.lab.bench.rounds import ROUNDS, WAYS, bench
from tianxia.words import Words


@click.command("bench")
@click.argument("game", shell_complete=completion.game_names)
@click.option("--peers", is_flag=True, help="Measure catanatron and OpenSpiel too.")
@click.option("--search", is_flag=True, help="Measure the search instead.")
@click.option("--seats", type=click.IntRange(1), metavar="N", default=SEATS, show_default=True, help="Seats.")
@click.option(
    "--seconds", metavar="S", type=click.FloatRange(0.05), default=3.0, show_default=True, help="For each figure."
)
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
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
    """See that the game, or its search, can be measured with so many seats."""
    found = games.game(name)
    found.chosen({}, seats)
    if search and bots.levels_for(name) != bots.LEVELS:
        raise BadInput("bench-no-search", game=name)


def missing(said: Words, data: Json) -> list[str]:
    """What could not be measured, and what to do about it."""
    sentences = [said.say("bench-no-compiled")] if data["compiled"] is None else []
    return sentences + [said.say("bench-no-peer", peer=peer) for peer, found in data["peers"].items() if not found]


def report(said: Words, data: Json) -> str:
    """The figures as tables."""
    parts = [said.say("bench-title", game=data["game"], seats=data["seats"]), own_table(said, data)]
    if any(data["peers"].values()):
        parts += [said.say("bench-peers"), peer_table(said, data)]
    if data["ratios"]:
        parts += [said.say("bench-ratios"), ratio_table(said, data)]
    return "\n".join(parts)


def own_table(said: Words, data: Json) -> str:
    """One row a figure, one column a way to run."""
    names = list(dict.fromkeys(name for way in WAYS for name in data[way] or ()))
    heads = ["", *(said.say(f"bench-{way}") for way in WAYS)]
    rows = [[said.say(f"bench-{plainly(name)}"), *(cell(said, data[way], name) for way in WAYS)] for name in names]
    return table([heads, *rows], (1, 2))


def plainly(name: str) -> str:
    """The name of a figure as messages write it."""
    return name.replace("_", "-")


def cell(said: Words, figures: Any, name: str) -> str:
    """One figure; a dash where there is none."""
    return said.say("bench-figure", figure=figures[name]) if figures and name in figures else "–"


def peer_table(said: Words, data: Json) -> str:
    """One row a game of the others."""
    return table(
        [
            [peer, said.say(f"bench-{plainly(name)}"), cell(said, figures, name)]
            for peer, figures in data["peers"].items()
            for name in figures or ()
        ],
        (2,),
    )


def ratio_table(said: Words, data: Json) -> str:
    """One row a ratio."""
    return table(
        [
            [said.say(f"bench-ratio-{plainly(name)}"), said.say("bench-ratio", ratio=ratio)]
            for name, ratio in data["ratios"].items()
        ],
        (1,),
    )
