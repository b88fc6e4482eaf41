"""`tianxia replay FILE`: a record as readable notation or position by position, and whether its draws were fair."""

import json
from typing import Any

import click

from tianxia import games
from tianxia.commands.given import read_text
from tianxia.commands.states import states
from tianxia.engine.game import BadInput, Game
from tianxia.engine.record import Record, read, write_notation
from tianxia.engine.replay import replayed, verified
from tianxia.engine.script import CHANCE
from tianxia.words import Words

Checked = tuple[Game[Any], Record, Any]
"""A game, a record of it that stands, and the components it was played with."""


@click.command("replay")
@click.argument("file")
@click.option("--states", "with_states", is_flag=True, help="Every position, as JSON lines.")
@click.option("--verify", is_flag=True, help="Check the draws.")
@click.option("--components", "folder", metavar="DIR", help="A folder with data files of your own.")
@click.pass_obj
def command(said: Words, file: str, with_states: bool, verify: bool, folder: str | None) -> None:
    """Show the games of a record file."""
    checked = [check(record, folder) for record in read(*read_text(file))]
    # Everything is checked before the first line is printed, so that bad input leaves no half of an output.
    sentences = [verdict(said, each, number) for number, each in enumerate(checked, 1)] if verify else []
    if with_states:
        print_states(checked)
    elif not verify:
        click.echo("\n".join(write_notation(record) for _, record, _ in checked), nl=False)
    for sentence in sentences:
        click.echo(sentence, err=with_states)


def check(record: Record, folder: str | None) -> Checked:
    """Play a record through; BadInput says where it does not stand."""
    try:
        game = games.game(record.header.game)
    except BadInput as error:
        raise BadInput(error.message, **{**error.values, "place": record.place}) from None
    components = game.load_components(folder)
    replayed(game, record, components)
    return game, record, components


def verdict(said: Words, checked: Checked, number: int) -> str:
    """Whether the draws of a game are those of its seed; BadInput names the first that is not."""
    game, record, components = checked
    committed = verified(game, record, components)
    draws = sum(1 for line in record.lines if line.seat == CHANCE)
    return said.say("verify-kept" if committed else "verify-no-commitment", number=number, draws=draws)


def print_states(checked: list[Checked]) -> None:
    """Every position of every game, one JSON object a line."""
    for number, (game, record, components) in enumerate(checked):
        for state in states(game, record, components):
            click.echo(json.dumps({"game": number, **state}))
