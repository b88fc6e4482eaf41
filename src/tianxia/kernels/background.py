"""Compiles missing kernels in the background: the game being started does not wait, the next start finds them."""

import os
import subprocess
import sys
import time
from pathlib import Path

from tianxia.kernels import KERNELS, PYTHON, Kernels
from tianxia.kernels.build import failure_file
from tianxia.kernels.toolchain import somebody_builds, why_no_compiler

PATIENCE = 3600.0  # seconds before a failed build of the same sources is tried again
COMMAND = (sys.executable, "-m", "tianxia", "compile", "--background")
started: list["subprocess.Popen[bytes]"] = []  # kept, because Python warns about a child process that is forgotten


def compile_in_background(kernels: Kernels = KERNELS, *, fetches: bool = False) -> bool:
    """Start one quiet, low-priority builder if there is work for it; return whether it did. Never raises.

    `fetches` lets it fetch a C compiler, and try again what has just failed.
    """
    try:
        if kernels.mode == PYTHON or not any(worth_trying(kernels, unit, again=fetches) for unit in kernels.units):
            return False
        if why_no_compiler(fetches=fetches) or somebody_builds(kernels):
            return False
        started.append(start(log_of(kernels), ["--fetch-compiler"] * fetches))
    except OSError:
        return False
    return True


def is_compiling(kernels: Kernels = KERNELS) -> bool:
    """Whether kernels are being compiled: by a builder of ours, which may not have the lock yet, or by anybody's."""
    return any(builder.poll() is None for builder in started) or somebody_builds(kernels)


def log_of(kernels: Kernels) -> Path:
    """Where the builder writes what it does."""
    return Path(kernels.builds) / "background.log"


def worth_trying(kernels: Kernels, unit: str, *, again: bool = False) -> bool:
    """Whether a unit is not compiled and has not just failed to compile, unless that is tried again."""
    sources = kernels.closure(unit)
    folder = kernels.folder(unit, sources)
    if folder is None or kernels.whole(unit, sources):
        return False
    note = failure_file(folder)
    return again or not note.exists() or time.time() - note.stat().st_mtime > PATIENCE


def start(log: Path, flags: list[str]) -> "subprocess.Popen[bytes]":
    """Start the builder so that it outlives this program and ignores Ctrl-C in its terminal."""
    # It may have to replace the very builds that a program demanding compiled kernels would miss.
    environment = {**os.environ, "TIANXIA_KERNELS": PYTHON}
    with log.open("wb") as words:
        if sys.platform == "win32":
            detached = subprocess.DETACHED_PROCESS | subprocess.BELOW_NORMAL_PRIORITY_CLASS
            return subprocess.Popen(
                [*COMMAND, *flags],
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=words,
                stderr=words,
                creationflags=detached,
            )
        return subprocess.Popen(
            [*COMMAND, *flags],
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=words,
            stderr=words,
            start_new_session=True,
        )
