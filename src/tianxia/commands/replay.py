"""`tianxia replay FILE`: a record in words, as notation or position by position, and whether its draws were fair.

Each game is replayed only once, whatever is asked for.
"""

import json
from collections import deque
from collections.abc import Iterable, Iterator
from tempfile import SpooledTemporaryFile
from typing import IO, Any

import click

from tianxia.commands.arguments import components_option, file_argument
from tianxia.commands.records import game_of, read_records
from tianxia.commands.replay_states import states
from tianxia.engine.game import BadInput, Game
from tianxia.engine.match import Match
from tianxia.engine.record import Record, renewed, write_notation
from tianxia.engine.replay import fair, played
from tianxia.engine.script import CHANCE
from tianxia.telling.record import Telling
from tianxia.words import Words

STATES, NOTATION, DRAWS, TURNS = "states", "notation", "draws", "turns"
"""What can be printed of a game: every position, the record as text, its turns with draws, or without."""
IN_MEMORY = 16_000_000
"""Bytes that are kept in memory; more go to a temporary file."""


@click.command("replay")
@file_argument
@click.option("--draws", is_flag=True, help="Show every draw too.")
@click.option("--notation", is_flag=True, help="The record as text that can be read back.")
@click.option("--states", is_flag=True, help="Every position, as JSON lines.")
@click.option("--verify", is_flag=True, help="Check the draws.")
@components_option()
@click.pass_obj
def command(said: Words, /, file: str, verify: bool, folder: str | None, **forms: bool) -> None:
    """Show the games of a record file."""
    form = form_of(verify, **forms)
    # Everything is checked before the first line is printed, so that bad input never leaves half an output.
    with SpooledTemporaryFile(IN_MEMORY, "w+", encoding="utf-8", newline="\n") as kept:
        records = enumerate(read_records(file))
        verdicts = [shown(said, record, number, folder, form, verify, kept) for number, record in records]
        kept.seek(0)
        for line in kept:
            click.echo(line, nl=False)
    for verdict in verdicts:
        if verify:
            click.echo(verdict, err=form is not None)


def form_of(verify: bool, **forms: bool) -> str | None:
    """The form printed on standard output; None if only the draws are checked."""
    wanted = sorted(form for form, is_wanted in forms.items() if is_wanted)
    if len(wanted) > 1:
        raise BadInput("replay-one-form", options=", ".join(f"--{form}" for form in wanted))
    return wanted[0] if wanted else None if verify else TURNS


def shown(
    said: Words, record: Record, number: int, folder: str | None, form: str | None, verify: bool, out: IO[str]
) -> str:
    """Replay a game once, write it in the wanted form, and return the verdict on its draws."""
    game = game_of(record)
    matches: Iterable[Match] = played(game, record, game.load_components(folder))
    matches = fair(record, matches) if verify else matches
    if number > 0 and form in (NOTATION, DRAWS, TURNS):
        out.write("\n")
    for text in texts_of(said, form, number, game, record, matches):
        out.write(text)
    draws = sum(1 for line in record.lines if line.seat == CHANCE)
    kept = "verify-no-commitment" if record.header.commitment is None else "verify-kept"
    return said.say(kept, number=number + 1, draws=draws)


def texts_of(
    said: Words, form: str | None, number: int, game: Game[Any], record: Record, matches: Iterable[Match]
) -> Iterator[str]:
    """A game in one form, piece by piece. Every form goes through all of its matches."""
    if form == STATES:
        yield from (json.dumps({"game": number, **state}) + "\n" for state in states(game, record, matches))
    elif form in (TURNS, DRAWS):
        yield from (line + "\n" for line in Telling(said, game, record, with_draws=form == DRAWS).lines(matches))
    else:
        deque(matches, maxlen=0)
        yield write_notation(renewed(game, record)) if form == NOTATION else ""
