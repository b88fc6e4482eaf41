"""`tianxia load`: how a server copes with many tables at once, measured over real sockets."""

import json

import click

from tianxia import games
from tianxia.commands.click_words import OneOf
from tianxia.server.ops.load.plan import ALL, Load, shared_out


@click.command("load")
@click.option("--game", type=OneOf([*games.names(), ALL]), default="qin", show_default=True)
@click.option("--tables", metavar="N", type=click.IntRange(1, 5000), default=200, show_default=True)
@click.option("--rate", metavar="N", type=click.FloatRange(0.01), default=1.0, show_default=True)
@click.option("--seconds", metavar="S", type=click.FloatRange(1.0), default=30.0, show_default=True)
@click.option("--bots", metavar="SHARE", type=click.FloatRange(0.0, 1.0), default=0.0, show_default=True)
@click.option("--hints", metavar="N", type=click.FloatRange(0.0), default=0.0, show_default=True)
@click.option("--db", metavar="URL")
@click.option("--processes", metavar="N", type=click.IntRange(1, 64), default=1, show_default=True)
@click.option("--highest", "limit_ms", type=click.FloatRange(1.0), metavar="MS")
def command(
    game: str,
    tables: int,
    rate: float,
    seconds: float,
    bots: float,
    hints: float,
    db: str | None,
    processes: int,
    limit_ms: float | None,
) -> None:
    """Load a new server with scripted clients."""
    # Loaded only here: other commands need no server.
    from tianxia.server.ops.load.measuring import highest, loaded

    load = Load(shared_out(game, tables), rate, seconds, bots, hints, db, processes)
    found = {"asked": loaded(load)}
    if limit_ms is not None:
        found["highest"] = highest(load, limit_ms) or {}
    click.echo(json.dumps(found, indent=2))
