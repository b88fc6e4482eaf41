"""Compiles missing kernels in the background: the game being started does not wait, the next start finds them."""

import os
import subprocess
import sys
import time
from pathlib import Path

from tianxia.kernels import KERNELS, PYTHON, Kernels, is_whole
from tianxia.kernels.build import failure_file, place_of
from tianxia.kernels.toolchain import somebody_builds, why_no_compiler

PATIENCE = 3600.0  # seconds before a failed build of the same sources is tried again
COMMAND = (sys.executable, "-m", "tianxia", "compile", "--background")
started: list["subprocess.Popen[bytes]"] = []  # kept, because Python warns about a child process that is forgotten


def compile_in_background(kernels: Kernels = KERNELS) -> bool:
    """Start one quiet, low-priority builder if there is work for it; return whether it did. Never raises."""
    try:
        if kernels.mode == PYTHON or not any(worth_trying(kernels, unit) for unit in kernels.units):
            return False
        if why_no_compiler() or somebody_builds(kernels):
            return False
        started.append(start(Path(kernels.builds) / "background.log"))
    except OSError:
        return False
    return True


def worth_trying(kernels: Kernels, unit: str) -> bool:
    """Whether a unit is not compiled and has not just failed to compile."""
    folder = place_of(kernels, unit)
    if folder is None or is_whole(folder):
        return False
    note = failure_file(folder)
    return not note.exists() or time.time() - note.stat().st_mtime > PATIENCE


def start(log: Path) -> "subprocess.Popen[bytes]":
    """Start the builder so that it outlives this program and ignores Ctrl-C in its terminal."""
    # It may have to replace the very builds that a program demanding compiled kernels would miss.
    environment = {**os.environ, "TIANXIA_KERNELS": PYTHON}
    with log.open("wb") as words:
        if sys.platform == "win32":
            flags = subprocess.DETACHED_PROCESS | subprocess.BELOW_NORMAL_PRIORITY_CLASS
            return subprocess.Popen(
                COMMAND, env=environment, stdin=subprocess.DEVNULL, stdout=words, stderr=words, creationflags=flags
            )
        return subprocess.Popen(
            COMMAND, env=environment, stdin=subprocess.DEVNULL, stdout=words, stderr=words, start_new_session=True
        )
