"""What compiling needs: a C compiler, the Python headers, mypyc itself, and a lock so that only one builder works."""

import contextlib
import os
import shlex
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

MYPYC_LOCK, ZIG_LOCK = "requirements-compile.lock", "requirements-zig.lock"
ZIG_MEGABYTES = 99  # to download
DRAFT = ".draft-"  # prefix of a folder that is still being built


class CannotCompile(Exception):
    """Something needed is missing or has failed; the text says what."""


def c_compiler() -> str | None:
    """The command of a C compiler: the one asked for, the one that built this Python, or any."""
    wanted = (os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang")
    return next((command for command in wanted if command and shutil.which(command.split()[0])), None)


def lacks_only_a_compiler() -> bool:
    """Whether fetching a C compiler would let kernels be compiled here."""
    return bool(why_no_compiler()) and not why_no_compiler(fetches=True)


def why_no_compiler(*, fetches: bool = False) -> str:
    """What is missing to compile anything here, if a C compiler may be fetched or not; empty if nothing is."""
    if os.name != "nt" and c_compiler() is None and not fetches:
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
        yield make_python(folder / "python", MYPYC_LOCK, "mypyc could not be fetched (is there a network?)")


def has_mypyc() -> bool:
    """Whether the pinned mypyc and setuptools are installed beside this program."""
    try:
        return version("mypy") == MYPYC and bool(version("setuptools"))
    except PackageNotFoundError:
        return False


@contextlib.contextmanager
def compiler(kernels: Kernels, *, fetches: bool) -> Iterator[dict[str, str]]:
    """Variables that lead setuptools to a C compiler: the system's, else one fetched for this build if that is allowed.

    The latter is zig, from PyPI. Left alone it would compile for this very processor, but a home may be shared.
    """
    found = c_compiler()
    if os.name == "nt" or found or not fetches:
        yield {"CC": found} if found and os.name != "nt" else {}
        return
    with draft(kernels) as folder:
        python = make_python(folder / "python", ZIG_LOCK, "the C compiler could not be fetched (is there a network?)")
        zig = f"{shlex.quote(python)} -m ziglang cc -mcpu=baseline"
        # Debian's Python would give the linker options that zig does not know.
        linker = {"LDSHARED": f"{zig} -shared"} if sys.platform == "linux" else {}
        caches = {f"ZIG_{kind}_CACHE_DIR": str(folder / "cache") for kind in ("GLOBAL", "LOCAL")}
        yield {"CC": zig, **linker, **caches}


def make_python(folder: Path, lock: str, complaint: str) -> str:
    """Create an environment with what a lock names; it is deleted after use."""
    file = os.path.join(checkout() or os.path.dirname(__file__), lock)  # wheels bring the locks along
    if not os.path.exists(file):
        raise CannotCompile(f"{lock} is missing (pip install mypy=={MYPYC} setuptools)")
    below = getattr(sys, "_base_executable", sys.executable)
    run_quietly([below, "-m", "venv", str(folder)], "Python's venv module failed")
    python = str(folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python"))
    pip = [python, "-I", "-m", "pip", "install", "--quiet", "--require-hashes", "--only-binary", ":all:", "-r", file]
    run_quietly(pip, complaint)
    return python


def run_quietly(command: list[str], complaint: str) -> None:
    """Run a step whose output doesn't matter, only whether it worked."""
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True)
    if done.returncode != 0:
        raise CannotCompile(complaint)
