"""Says whether bots run compiled, and has them compiled in the background: for commands that open a table."""

import subprocess
import threading

import click

from tianxia.kernels import KERNELS, PYTHON
from tianxia.kernels.background import compile_in_background, log_of, started
from tianxia.kernels.build import status
from tianxia.kernels.toolchain import ZIG_MEGABYTES, lacks_only_a_compiler, somebody_builds
from tianxia.words import Words

EVERY = 0.5  # seconds between looks at what the builder says


def compile_bots(said: Words, *, fetches: bool) -> None:
    """Compile what is missing in the background, with its progress; nothing is said where all is compiled."""
    if KERNELS.mode == PYTHON or all(unit.compiled for unit in status()):
        return
    if compile_in_background(fetches=fetches):
        click.echo(said.say("serve-plain-compiling"))
        threading.Thread(target=follow, args=[said, started[-1]], daemon=True).start()
    elif somebody_builds(KERNELS):
        click.echo(said.say("serve-plain-compiling"))
    elif lacks_only_a_compiler():
        click.echo(said.say("serve-plain-no-compiler", megabytes=ZIG_MEGABYTES))
    else:
        click.echo(said.say("serve-plain"))


def follow(said: Words, builder: "subprocess.Popen[bytes]") -> None:
    """Print what the builder prints, and in the end what came of it."""
    with log_of(KERNELS).open(encoding="utf-8", errors="replace") as log:
        while running(builder):
            print_lines(log.readlines())
        print_lines(log.readlines())
    click.echo(said.say("serve-not-compiled" if builder.returncode else "serve-compiled"))


def running(builder: "subprocess.Popen[bytes]") -> bool:
    """Wait a moment for the builder; whether it is still at work."""
    try:
        builder.wait(EVERY)
    except subprocess.TimeoutExpired:
        return True
    return False


def print_lines(lines: list[str]) -> None:
    """Print these lines, a little to the right of what the command says itself."""
    for line in lines:
        click.echo(f"  {line.rstrip()}")
