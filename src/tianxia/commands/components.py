"""`tianxia components GAME`: every datum of a game's boards and pieces, with its source."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from itertools import groupby

import click

from tianxia import games
from tianxia.commands.arguments import components_option, game_argument, json_option
from tianxia.engine.game import Datum
from tianxia.words import Words


@click.command("components")
@game_argument
@components_option()
@json_option
@click.pass_obj
def command(said: Words, game: str, folder: str | None, as_json: bool) -> None:
    """Show every datum of a game with its provenance."""
    found = games.game(game).load_components(folder)
    data = found.data()
    if as_json:
        plain = {"game": game, "folder": folder, "digest": found.digest, "data": [asdict(datum) for datum in data]}
        click.echo(json.dumps(plain, indent=2, ensure_ascii=False))
    else:
        click.echo(said.say("components-digest", game=game, digest=found.digest))
        click.echo(listing(said, data))


def listing(said: Words, data: Sequence[Datum]) -> str:
    """The data in order, under one heading per source."""
    width = max(len(datum.id) for datum in data)
    lines: list[str] = []
    for (provenance, source), group in groupby(data, lambda datum: (datum.provenance, datum.source)):
        lines.append(said.say("components-from", provenance=origin(said, provenance), source=source or "–"))
        lines += [f"  {datum.id:<{width}}  {datum.value}" for datum in group]
    return "\n".join(lines)


def origin(said: Words, provenance: str) -> str:
    """A provenance in the reader's language; a player's own folder may use any word."""
    name = f"provenance-{provenance}"
    return said.say(name) if said.has(name) else provenance
