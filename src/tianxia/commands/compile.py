"""`tianxia compile`: compiles the kernels, or says why it cannot."""

import os

import click

from tianxia.kernels.build import Status, compile_missing


@click.command("compile")
@click.option("--background", is_flag=True, hidden=True, help="Work with low priority, behind a running game.")
def command(background: bool) -> None:
    """Compile the kernels of engine and games, so that they run many times as fast."""
    if background and hasattr(os, "nice"):
        os.nice(19)
    statuses = []
    for status in compile_missing(at_once=1 if background else os.cpu_count() or 1):
        statuses.append(status)
        click.echo(line(status))
    if not all(status.compiled for status in statuses):
        raise SystemExit(1)


def line(status: Status) -> str:
    """The status of one unit."""
    return f"{status.unit}: compiled" if status.compiled else f"{status.unit}: interpreted, {status.why}"
