"""The editions in a server's database: install one, list them, offer one no longer."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import click

from tianxia.commands.components import edition_of
from tianxia.engine.game import Game
from tianxia.words import Words


def change(
    said: Words, game: Game[Any], asked: Mapping[str, Any], name: str | None, credits: str, db: str | None
) -> None:
    """Do what was asked, with a server that runs or without one."""
    # Loaded only here: the other uses of the command need no server.
    from tianxia.server.admin.lists import list_editions, opened
    from tianxia.server.admin.office import carried_out
    from tianxia.server.store.urls import own_url

    url = db or own_url()
    if "install" in asked:
        source = asked["install"]
        edition = edition_of(game, source, name or Path(source).resolve().name, credits)
        report = carried_out(url, "install", {"edition": edition.text()})
        click.echo(said.say("components-installed", name=report["name"], id=report["id"]))
    elif "remove" in asked:
        report = carried_out(url, "remove-edition", {"edition": asked["remove"]})
        click.echo(said.say("components-removed", name=report["name"]))
    else:
        with opened(url) as connection:
            found = list_editions(connection, game.name)
        lines = [said.say("components-listed", **row) for row in found]
        click.echo("\n".join(lines) or said.say("components-none-installed"))
