"""A progress bar on standard error, if that is a terminal."""

import sys
from collections.abc import Iterable, Iterator
from typing import TypeVar

import click

T = TypeVar("T")


def with_progress(label: str, things: Iterable[T], total: int) -> Iterator[T]:
    """The same things, counted by a bar as they come."""
    if not sys.stderr.isatty():
        yield from things
        return
    with click.progressbar(things, total, label, show_pos=True, file=sys.stderr) as bar:
        yield from bar
