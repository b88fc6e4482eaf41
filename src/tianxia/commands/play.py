"""`tianxia play [GAME]`: the terminal table, in Textual at a terminal and in line mode for pipes and screen readers."""

import sys
import threading
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from tianxia import games
from tianxia.commands import completion
from tianxia.commands.arguments import components_option, game_options, listed_names, option_pairs, seed_option
from tianxia.commands.output import STDOUT
from tianxia.engine.game import BadInput
from tianxia.extras import need
from tianxia.loading import loading
from tianxia.telling.faces import first_game
from tianxia.terminal.line.start import LineStart
from tianxia.terminal.line.streams import Left, Streams
from tianxia.terminal.line.table import LineTable
from tianxia.terminal.saves import latest_save, new_paths, open_save
from tianxia.terminal.session import Session, lesson_session, new_session, resumed_session
from tianxia.terminal.setup import make_setup, usual_seats
from tianxia.words import Words

LATEST = "latest"
COMPILE_AFTER = 1.0
"""Seconds after the start of the app: its first screen comes first."""


@dataclass(frozen=True)
class Asked:
    """What is to be played."""

    game: str | None
    seats: str | None
    options: tuple[str, ...]
    seed: str | None
    series: str | None
    resume: str | None
    components: str | None
    record: str | None
    lesson: bool = False

    @property
    def nothing(self) -> bool:
        """Whether the start has to ask for everything."""
        return self == Asked(None, None, (), None, None, None, None, None)


@click.command("play")
@click.argument("game", shell_complete=completion.game_names, required=False)
@click.option(
    "--seats",
    shell_complete=completion.seat_names,
    metavar="NAME,NAME,…",
    help="Who sits where: me for a person, else a bot.",
)
@game_options
@seed_option()
@click.option(
    "--series",
    shell_complete=completion.series_values,
    metavar="VALUE,VALUE,…",
    help="Several games in a row, with these values of an option.",
)
@click.option(
    "--resume",
    shell_complete=completion.files,
    is_flag=False,
    flag_value=LATEST,
    metavar="[FILE]",
    help="Go on with a saved game.",
)
@components_option("components")
@click.option("--lesson", is_flag=True, help="A guided first game.")
@click.option("--record", shell_complete=completion.files, metavar="FILE", help="A file for a copy of the record.")
@click.option("--line", is_flag=True, help="Line mode, for pipes and screen readers.")
@click.pass_obj
def command(said: Words, /, line: bool, **given: Any) -> None:
    """Play at the terminal."""
    asked = Asked(**given)
    if line or not (sys.stdin.isatty() and sys.stdout.isatty()):
        play_lines(asked, said)
    else:
        play_screen(asked, said)


def play_lines(asked: Asked, said: Words) -> None:
    """Play in line mode."""
    streams = Streams(sys.stdin, sys.stdout)
    try:
        session = LineStart(said, streams).session() if asked.nothing else session_for(asked)
    except Left:
        return
    LineTable(session, said, streams).run()


def play_screen(asked: Asked, said: Words) -> None:
    """Play in the app; the kernels are compiled in the background."""
    need("terminal", "tianxia play")
    session = None if asked.nothing else session_for(asked)
    with loading():  # only here: line mode and the other commands need no Textual
        from tianxia.kernels.background import compile_in_background
        from tianxia.terminal.app import start

    # Looking at what is compiled takes a while.
    later = threading.Timer(COMPILE_AFTER, compile_in_background)
    later.daemon = True
    later.start()
    start(said.language, session)
    later.cancel()


def session_for(asked: Asked) -> Session:
    """The session as typed, checked before anything is written."""
    if asked.record == STDOUT:
        # Standard output shows the table.
        raise BadInput("file-no-plain", file=STDOUT)
    copy = None if asked.record is None else Path(asked.record)
    if asked.resume is not None:
        return resumed_for(asked, copy)
    if asked.lesson:
        return lesson_for(asked, copy)
    game = games.game(asked.game or first_game(games.names()))
    setup = make_setup(
        game,
        listed_names(asked.seats or usual_seats(game.name)),
        option_pairs(asked.options),
        () if asked.series is None else listed_names(asked.series),
        asked.components,
    )
    return new_session(setup, asked.seed, new_paths(game.name), copy)


def lesson_for(asked: Asked, copy: Path | None) -> Session:
    """A guided game, which has its own seats, options and deal."""
    refuse_options(asked, "play-lesson-alone", "seats", "options", "seed", "series", "components")
    return lesson_session(asked.game or first_game(games.names()), copy)


def resumed_for(asked: Asked, copy: Path | None) -> Session:
    """A saved game, which has its own seats, options, seed and series."""
    refuse_options(asked, "play-resume-alone", "seats", "options", "seed", "series")
    save = latest_save(asked.game) if asked.resume == LATEST else open_save(Path(str(asked.resume)))
    session = resumed_session(save, asked.components, copy)
    if asked.game not in (None, session.game.name):
        raise BadInput("record-game", place=str(save.path), game=session.game.name)
    return session


def refuse_options(asked: Asked, message: str, *names: str) -> None:
    """Refuse options that would change what is fixed already."""
    for name in names:
        if getattr(asked, name):
            raise BadInput(message, option="--option" if name == "options" else f"--{name}")
