"""Creates `.venv` and keeps it in step with the locks: a stamp inside says what was finished, and for which files.

Without a valid stamp nothing in the folder is trusted; with one, this takes a few milliseconds per start.
"""

import contextlib
import hashlib
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO

BASE_LOCKS = ("requirements.lock", "requirements-build.lock")
TEST_LOCK = "requirements-test.lock"
# Installed without what it asks for, which would be PyTorch; the test lock has the rest.
CHECKERS_LOCK = "requirements-checkers.lock"

# The steps of setting up, in order.
ENVIRONMENT, PACKAGES, TESTS, PROJECT = "environment", "packages", "tests", "project"

# What the log of a failed step says, the surest sign first: without a network pip also ends with "no matching …".
CAUSES = (
    ("No space left|Errno 28|Errno 122|quota exceeded", "the disk is full"),
    ("Read-only file system|Permission denied|Errno 13|Errno 30", "this folder cannot be written to"),
    ("DO NOT MATCH THE HASHES", "a downloaded package is not the one that the lock file names"),
    (
        "NewConnectionError|Max retries|name resolution|getaddrinfo|[Tt]imed? ?out|ProxyError|SSLError|Connection[ RA]",
        "the package index could not be reached (is there a network?)",
    ),
    ("No matching distribution", "a package is not to be had ready-made for this Python on this system"),
)
# Settings of the user's pip that would lead it away from `.venv` or from the locks.
PIP_SETTINGS = {"PIP_USER": "0", "PIP_REQUIRE_HASHES": "0", "PIP_NO_INPUT": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
PIP_STRAYS = ("PIP_TARGET", "PIP_PREFIX", "PIP_ROOT", "PIP_CONSTRAINT", "PIP_REQUIREMENT", "PIP_DRY_RUN")


class Trouble(Exception):
    """Something that a person can fix; its text is the core of the sentence to show."""


class Home:
    """The project folder, and where the door keeps its files."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.venv = root / ".venv"
        self.python = self.venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
        self.stamp = self.venv / "tianxia.stamp"
        self.lock = root / "build" / "install.lock"
        self.log = root / "build" / "install.log"


def say(sentence: str) -> None:
    """Print to the person at the keyboard, and leave standard output to the program."""
    print(sentence, file=sys.stderr, flush=True)


def prepare(home: Home, *, with_tests: bool) -> None:
    """Do what is missing, if anything; of several starts at once, one does it and the others wait."""
    if not missing(home, with_tests=with_tests):
        return
    with alone(home):
        steps = missing(home, with_tests=with_tests)
        if steps:
            set_up(home, steps)


def missing(home: Home, *, with_tests: bool) -> list[str]:
    """The steps to do before the start; none at a second start."""
    found, wanted = read_stamp(home), wanted_stamp(home)
    tests = [TESTS] if with_tests else []
    # A package that a lock no longer names would stay behind, so a changed lock needs a new environment.
    kept = [ENVIRONMENT, PACKAGES] + [step for step in tests if step in found]
    if any(found.get(step) != wanted[step] for step in kept) or not starts(home.python):
        return [ENVIRONMENT, PACKAGES, *tests, PROJECT]
    return [step for step in (*tests, PROJECT) if found.get(step) != wanted[step]]


def wanted_stamp(home: Home) -> dict[str, str]:
    """What the stamp of an up-to-date environment contains, step by step."""
    return {
        ENVIRONMENT: digest(this_python().encode(), os.fsencode(home.root)),
        PACKAGES: digest(*((home.root / lock).read_bytes() for lock in BASE_LOCKS)),
        TESTS: digest(*((home.root / lock).read_bytes() for lock in (TEST_LOCK, CHECKERS_LOCK))),
        PROJECT: digest((home.root / "pyproject.toml").read_bytes()),
    }


def this_python() -> str:
    """The kind of Python that an environment is made for: packages for another kind do not run on it."""
    machine = os.uname().machine if hasattr(os, "uname") else os.environ.get("PROCESSOR_ARCHITECTURE", "")
    return f"{sys.implementation.cache_tag} {getattr(sys, 'abiflags', '')} {sys.platform} {machine} {sys.base_prefix}"


def digest(*parts: bytes) -> str:
    """A short name for these bytes."""
    return hashlib.sha256(b"".join(hashlib.sha256(part).digest() for part in parts)).hexdigest()[:32]


def read_stamp(home: Home) -> dict[str, str]:
    """What was finished here; nothing if there is no stamp."""
    try:
        lines = home.stamp.read_text(encoding="utf-8", errors="replace").splitlines()
    except (FileNotFoundError, NotADirectoryError):
        return {}
    return {step: value for step, _, value in (line.partition(" ") for line in lines)}


def write_stamp(home: Home, stamp: dict[str, str]) -> None:
    """Write the stamp, completely or not at all."""
    draft = home.stamp.with_suffix(".draft")
    draft.write_text("".join(f"{step} {value}\n" for step, value in stamp.items()), encoding="utf-8")
    draft.replace(home.stamp)


def starts(python: Path) -> bool:
    """Whether the environment's Python still runs: the one it was made from may be gone."""
    try:
        trial = subprocess.run([python, "-I", "-S", "-c", "pass"], capture_output=True, stdin=subprocess.DEVNULL)
    except OSError:
        return False
    return trial.returncode == 0


@contextlib.contextmanager
def alone(home: Home) -> Iterator[None]:
    """Wait until no other start is setting up; the system frees the lock even of a start that was killed."""
    home.lock.parent.mkdir(exist_ok=True)
    with home.lock.open("a") as file:
        if not try_lock(file):
            say("Another start is setting tianxia up; waiting for it …")
            while not try_lock(file):
                time.sleep(0.2)
        yield


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


def set_up(home: Home, steps: list[str]) -> None:
    """Do these steps; the stamp is removed first and written last, so that an interruption leaves none."""
    stamp, wanted = read_stamp(home), wanted_stamp(home)
    new = ENVIRONMENT in steps
    say("Setting up tianxia (first start only) …" if new else "Bringing tianxia up to date …")
    with contextlib.suppress(FileNotFoundError, NotADirectoryError):
        home.stamp.unlink()
    home.log.write_text("", encoding="utf-8")
    for number, step in enumerate(steps, 1):
        words, do = STEPS[step]
        say(f"  {number}/{len(steps)} {words} …")
        do(home)
    write_stamp(home, {**({} if new else stamp), **{step: wanted[step] for step in steps}})


def make_environment(home: Home) -> None:
    """Create a fresh `.venv`, from the Python below it in case this one is `.venv` itself."""
    check_venv()
    remove(home.venv)
    below = getattr(sys, "_base_executable", sys.executable)
    run(home, [below, "-m", "venv", str(home.venv)])


def check_venv() -> None:
    """Some systems remove these two modules from Python and put them in a separate package."""
    from importlib.util import find_spec

    if not (find_spec("venv") and find_spec("ensurepip")):
        package = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
        raise Trouble(f"Python's own venv module is missing (on Debian and Ubuntu: apt install {package})")


def remove(folder: Path) -> None:
    """Remove what is at this place, whether a folder, a file or a link."""
    import shutil

    if folder.is_symlink() or folder.is_file():
        folder.unlink()
    elif folder.exists():
        shutil.rmtree(folder)


def install_packages(home: Home) -> None:
    """Install what the program needs, and what installing it needs."""
    install_locks(home, *BASE_LOCKS)


def install_tests(home: Home) -> None:
    """Install what the tests need."""
    install_locks(home, TEST_LOCK)
    install_locks(home, CHECKERS_LOCK, alone=True)


def install_locks(home: Home, *locks: str, alone: bool = False) -> None:
    """Install exactly what these locks name; prebuilt packages only, so no compiler is needed."""
    files = [part for lock in locks for part in ("-r", lock)]
    pip(home, "--require-hashes", "--only-binary", ":all:", *(["--no-deps"] if alone else []), *files)


def install_project(home: Home) -> None:
    """Install the sources in place, with the build requirements that the lock has already installed: no download."""
    pip(home, "--no-deps", "--no-build-isolation", "--editable", ".")


def pip(home: Home, *arguments: str) -> None:
    """Run the environment's pip, shielded from packages in a PYTHONPATH or a user folder."""
    run(home, [str(home.python), "-I", "-m", "pip", "install", "--no-warn-script-location", *arguments])


def run(home: Home, command: list[str]) -> None:
    """Run a step with its output in the log; if it fails, say why as well as the log can tell."""
    environment = {name: value for name, value in os.environ.items() if name not in PIP_STRAYS} | PIP_SETTINGS
    with home.log.open("ab") as log:
        done = subprocess.run(
            command, cwd=home.root, env=environment, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT
        )
    if done.returncode != 0:
        cause = cause_in(home.log.read_text(encoding="utf-8", errors="replace"))
        raise Trouble(f"{cause}; the full story is in {home.log.relative_to(home.root)}")


def cause_in(log: str) -> str:
    """The likeliest cause of a failure, from what was logged."""
    return next((cause for signs, cause in CAUSES if re.search(signs, log)), "a step failed")


STEPS: dict[str, tuple[str, Callable[[Home], None]]] = {
    ENVIRONMENT: ("making .venv", make_environment),
    PACKAGES: ("fetching packages", install_packages),
    TESTS: ("fetching what the tests need", install_tests),
    PROJECT: ("putting tianxia in place", install_project),
}
