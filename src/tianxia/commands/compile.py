"""`tianxia compile`: compiles the kernels, or says why it cannot."""

import os
import signal
import sys
from typing import NoReturn

import click

from tianxia.kernels.build import Status, compile_missing, status
from tianxia.kernels.toolchain import ZIG_MEGABYTES, lacks_only_a_compiler
from tianxia.words import Words


@click.command("compile")
@click.option("--fetch-compiler", "fetches", is_flag=True, help="Without a C compiler, fetch one for this build.")
@click.option("--background", is_flag=True, hidden=True, help="Work with low priority, behind a running game.")
@click.pass_obj
def command(said: Words, fetches: bool, background: bool) -> None:
    """Compile the kernels of engine and games, so that they run many times as fast."""
    signal.signal(signal.SIGTERM, stop)
    if background and hasattr(os, "nice"):
        os.nice(19)
    if not all(unit.compiled for unit in status()) and lacks_only_a_compiler():
        fetches = fetches or agrees(said)
        if fetches:
            click.echo(said.say("compile-fetching", megabytes=ZIG_MEGABYTES), err=True)
    statuses = []
    for unit in compile_missing(at_once=1 if background else os.cpu_count() or 1, fetches=fetches):
        statuses.append(unit)
        click.echo(line(unit))
    if not all(unit.compiled for unit in statuses):
        raise SystemExit(1)


def stop(*_: object) -> NoReturn:
    """Leave in good order: a fetched compiler is large."""
    raise SystemExit(128 + signal.SIGTERM)


def agrees(said: Words) -> bool:
    """Whether the person at the terminal lets a C compiler be fetched; where nobody can be asked, no."""
    return at_terminal() and click.confirm(said.say("compile-fetch", megabytes=ZIG_MEGABYTES), err=True)


def at_terminal() -> bool:
    """Whether somebody can be asked."""
    return sys.stdin.isatty() and sys.stderr.isatty()


def line(unit: Status) -> str:
    """The status of one unit."""
    return f"{unit.unit}: compiled" if unit.compiled else f"{unit.unit}: interpreted, {unit.why}"
