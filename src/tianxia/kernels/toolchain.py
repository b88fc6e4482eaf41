"""What compiling needs: a C compiler, the Python headers, mypyc itself, and a lock so that only one builder works."""

import contextlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import IO

from tianxia.kernels import MYPYC, Kernels, checkout

DRAFT = ".draft-"  # prefix of a folder that is still being built


class CannotCompile(Exception):
    """Something needed is missing or has failed; the text says what."""


def c_compiler() -> str | None:
    """The command of a C compiler: the one asked for, the one that built this Python, or any."""
    wanted = (os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang")
    return next((command for command in wanted if command and shutil.which(command.split()[0])), None)


def why_no_compiler() -> str:
    """What is missing to compile anything here; empty if nothing is."""
    if os.name != "nt" and c_compiler() is None:
        return "there is no C compiler (on Debian and Ubuntu: apt install gcc)"
    if not os.path.exists(os.path.join(sysconfig.get_path("include"), "Python.h")):
        package = f"python{sys.version_info.major}.{sys.version_info.minor}-dev"
        return f"there is no Python.h for this Python (on Debian and Ubuntu: apt install {package})"
    return ""


@contextlib.contextmanager
def turn(kernels: Kernels) -> Iterator[None]:
    """Wait until no other builder is working; without locks two would only do the same work twice."""
    with open_lock(kernels) as file:
        while not try_lock(file):
            time.sleep(0.2)
        yield


def somebody_builds(kernels: Kernels) -> bool:
    """Whether another process is compiling at this moment."""
    with open_lock(kernels) as file:
        return not try_lock(file)


def open_lock(kernels: Kernels) -> IO[str]:
    """The file whose lock a builder holds; the system frees it even if the builder is killed."""
    os.makedirs(kernels.builds, exist_ok=True)
    return open(os.path.join(kernels.builds, "lock"), "a")


def try_lock(file: IO[str]) -> bool:
    """Take the lock on this file if it is free; if the file system has no locks, continue without."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    except OSError:
        return True
    return True


@contextlib.contextmanager
def draft(kernels: Kernels) -> Iterator[Path]:
    """A folder beside the builds, so that what is built in it can be moved into place in one step."""
    with tempfile.TemporaryDirectory(prefix=DRAFT, dir=kernels.builds, ignore_cleanup_errors=True) as folder:
        yield Path(folder)


@contextlib.contextmanager
def python_with_mypyc(kernels: Kernels) -> Iterator[str]:
    """A Python of the same kind that has the pinned mypyc: this one, or a temporary one."""
    if has_mypyc():
        yield sys.executable
        return
    with draft(kernels) as folder:
        yield make_python(folder / "python")


def has_mypyc() -> bool:
    """Whether the pinned mypyc and setuptools are installed beside this program."""
    try:
        return version("mypy") == MYPYC and bool(version("setuptools"))
    except PackageNotFoundError:
        return False


def make_python(folder: Path) -> str:
    """Create an environment with mypyc from the lock; it is deleted after use."""
    root = checkout()
    if root is None:
        raise CannotCompile(f"mypyc is missing (pip install mypy=={MYPYC} setuptools)")
    below = getattr(sys, "_base_executable", sys.executable)
    run_quietly([below, "-m", "venv", str(folder)], "Python's venv module failed")
    python = str(folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python"))
    lock = os.path.join(root, "requirements-compile.lock")
    pip = [python, "-I", "-m", "pip", "install", "--quiet", "--require-hashes", "--only-binary", ":all:", "-r", lock]
    run_quietly(pip, "mypyc could not be fetched (is there a network?)")
    return python


def run_quietly(command: list[str], complaint: str) -> None:
    """Run a step whose output doesn't matter, only whether it worked."""
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True)
    if done.returncode != 0:
        raise CannotCompile(complaint)
