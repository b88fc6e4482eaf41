"""`tianxia replay FILE`: a record for people, as notation or position by position, and whether its draws were fair.

Each game is replayed once, whatever is asked for.
"""

import json
from collections import deque
from collections.abc import Iterable, Iterator
from tempfile import SpooledTemporaryFile
from typing import IO, Any

import click

from tianxia import games
from tianxia.commands import completion
from tianxia.commands.arguments import read_text
from tianxia.commands.replay_states import states
from tianxia.engine.game import BadInput, Game
from tianxia.engine.match import Match
from tianxia.engine.record import Record, read, write_notation
from tianxia.engine.replay import fair, played, replayed
from tianxia.engine.script import CHANCE
from tianxia.telling.record import Telling
from tianxia.words import Words

Checked = tuple[Game[Any], Record, Any]
"""A game, a record of it that stands, and the components it was played with."""

STATES, NOTATION, DRAWS, TURNS = "states", "notation", "draws", "turns"
"""What can be printed of a game: every position, the record as text, its turns with draws, or without."""
IN_MEMORY = 16_000_000
"""So many bytes are kept before they go into a file meanwhile."""


@click.command("replay")
@click.argument("file", shell_complete=completion.files)
@click.option("--draws", is_flag=True, help="Show every draw too.")
@click.option("--notation", is_flag=True, help="The record as text that can be read back.")
@click.option("--states", is_flag=True, help="Every position, as JSON lines.")
@click.option("--verify", is_flag=True, help="Check the draws.")
@click.option(
    "--components",
    "folder",
    shell_complete=completion.folders,
    metavar="DIR",
    help="A folder with data files of your own.",
)
@click.pass_obj
def command(said: Words, /, file: str, verify: bool, folder: str | None, **forms: bool) -> None:
    """Show the games of a record file."""
    form = form_of(verify, **forms)
    # Everything is checked before the first line is printed, so that bad input leaves no half of an output.
    with SpooledTemporaryFile(IN_MEMORY, "w+", encoding="utf-8", newline="\n") as kept:
        records = read(*read_text(file))
        verdicts = [shown(said, record, number, folder, form, verify, kept) for number, record in enumerate(records)]
        kept.seek(0)
        for line in kept:
            click.echo(line, nl=False)
    for verdict in verdicts:
        if verify:
            click.echo(verdict, err=form is not None)


def form_of(verify: bool, **forms: bool) -> str | None:
    """The one thing that is printed on standard output; None where only the draws are to be checked."""
    wanted = sorted(form for form, is_wanted in forms.items() if is_wanted)
    if len(wanted) > 1:
        raise BadInput("replay-one-form", options=", ".join(f"--{form}" for form in wanted))
    return wanted[0] if wanted else None if verify else TURNS


def shown(
    said: Words, record: Record, number: int, folder: str | None, form: str | None, verify: bool, out: IO[str]
) -> str:
    """Replay a game once, write what is wanted of it, and say whether its draws are those of its seed."""
    game = game_of(record)
    course: Iterable[Match] = played(game, record, game.load_components(folder))
    course = fair(record, course) if verify else course
    if number > 0 and form in (NOTATION, DRAWS, TURNS):
        out.write("\n")
    for text in texts_of(said, form, number, game, record, course):
        out.write(text)
    draws = sum(1 for line in record.lines if line.seat == CHANCE)
    kept = "verify-no-commitment" if record.header.commitment is None else "verify-kept"
    return said.say(kept, number=number + 1, draws=draws)


def texts_of(
    said: Words, form: str | None, number: int, game: Game[Any], record: Record, course: Iterable[Match]
) -> Iterator[str]:
    """A game in one form, piece by piece; its course is gone through to the end in each."""
    if form == STATES:
        yield from (json.dumps({"game": number, **state}) + "\n" for state in states(game, record, course))
    elif form in (TURNS, DRAWS):
        yield from (line + "\n" for line in Telling(said, game, record, with_draws=form == DRAWS).lines(course))
    else:
        deque(course, maxlen=0)
        yield write_notation(record) if form == NOTATION else ""


def game_of(record: Record) -> Game[Any]:
    """The game of a record; BadInput says where the record stands."""
    try:
        return games.game(record.header.game)
    except BadInput as error:
        raise BadInput(error.message, **{**error.values, "place": record.place}) from None


def check(record: Record, folder: str | None) -> Checked:
    """Play a record through; BadInput says where it does not stand."""
    game = game_of(record)
    components = game.load_components(folder)
    replayed(game, record, components)
    return game, record, components
