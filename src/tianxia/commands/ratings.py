"""`tianxia ratings …`: what an operator may do about ratings, with a server that runs or without one."""

import json
from dataclasses import asdict

import click

from tianxia.commands.admin import OperatorGroup
from tianxia.commands.arguments import db_option, json_option
from tianxia.words import Words


@click.group("ratings", cls=OperatorGroup)
def command() -> None:
    """Look after the ratings."""


@command.command("rebuild")
@db_option
@json_option
@click.pass_obj
def rebuild(said: Words, db: str | None, as_json: bool) -> None:
    """Compute all ratings again."""
    from tianxia.server.admin.office import existing
    from tianxia.server.ratings import rebuild as ratings
    from tianxia.server.store.urls import own_url

    with existing(db or own_url()) as engine:
        report = asdict(ratings.rebuild(engine))
    click.echo(json.dumps(report) if as_json else said.say("ratings-rebuilt", **report))
