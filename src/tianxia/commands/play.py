"""`tianxia play [GAME]`: the terminal table, in Textual at a terminal and in line mode for pipes and screen readers."""

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from tianxia import games
from tianxia.commands import completion
from tianxia.commands.arguments import components_option, game_options, listed_names, option_pairs, seed_option
from tianxia.commands.output import STDOUT
from tianxia.engine.game import BadInput
from tianxia.telling.faces import first_game
from tianxia.terminal.line.start import LineStart
from tianxia.terminal.line.streams import Left, Lines
from tianxia.terminal.line.table import LineTable
from tianxia.terminal.plan import make_plan, usual_seats
from tianxia.terminal.saves import latest, new_place, open_file
from tianxia.terminal.session import Session, lesson_session, new_session, resumed_session
from tianxia.words import Words

LATEST = "latest"


@dataclass(frozen=True)
class Asked:
    """What somebody wants to play."""

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
        """Whether the start screen has to ask for everything."""
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
def command(said: Words, /, line: bool, **asked: Any) -> None:
    """Play at the terminal."""
    wish = Asked(**asked)
    if line or not (sys.stdin.isatty() and sys.stdout.isatty()):
        play_lines(wish, said)
    else:
        play_screen(wish, said)


def play_lines(wish: Asked, said: Words) -> None:
    """Play in line mode."""
    lines = Lines(sys.stdin, sys.stdout)
    try:
        session = LineStart(said, lines).session() if wish.nothing else session_for(wish)
    except Left:
        return
    LineTable(session, said, lines).run()


def play_screen(wish: Asked, said: Words) -> None:
    """Play on the screen; the kernels are compiled meanwhile."""
    session = None if wish.nothing else session_for(wish)
    # Loaded only here: line mode and the other commands need no Textual.
    from tianxia.kernels.background import compile_in_background
    from tianxia.terminal.app import start

    compile_in_background()
    start(said.language, session)


def session_for(wish: Asked) -> Session:
    """The session that was asked for, with everything checked before anything is written."""
    if wish.record == STDOUT:
        # The table itself is there.
        raise BadInput("file-no-plain", file=STDOUT)
    copy = None if wish.record is None else Path(wish.record)
    if wish.resume is not None:
        return resumed_for(wish, copy)
    if wish.lesson:
        return lesson_for(wish, copy)
    game = games.game(wish.game or first_game(games.names()))
    plan = make_plan(
        game,
        listed_names(wish.seats or usual_seats(game.name)),
        option_pairs(wish.options),
        () if wish.series is None else listed_names(wish.series),
        wish.components,
    )
    return new_session(plan, wish.seed, new_place(game.name), copy)


def lesson_for(wish: Asked, copy: Path | None) -> Session:
    """A guided game, which brings its own seats, options and deal."""
    for name in ("seats", "options", "seed", "series", "components"):
        if getattr(wish, name):
            raise BadInput("play-lesson-alone", option=f"--{name.removesuffix('s') if name == 'options' else name}")
    return lesson_session(wish.game or first_game(games.names()), copy)


def resumed_for(wish: Asked, copy: Path | None) -> Session:
    """A saved game, which keeps its own seats, options, seed and series."""
    for name in ("seats", "options", "seed", "series"):
        if getattr(wish, name):
            raise BadInput("play-resume-alone", option=f"--{name.removesuffix('s') if name == 'options' else name}")
    kept = latest(wish.game) if wish.resume == LATEST else open_file(Path(str(wish.resume)))
    session = resumed_session(kept, wish.components, copy)
    if wish.game not in (None, session.game.name):
        raise BadInput("record-game", place=str(kept.path), game=session.game.name)
    return session
