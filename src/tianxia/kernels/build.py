"""Compiles kernels with mypyc into the folders where the finder looks for them.

A build is made in a separate folder and moved into place in one step, so an unfinished one is never used and two
builders at once do no harm. If it cannot be done, one sentence says why, and the plain sources run as before.
"""

import contextlib
import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from tianxia.kernels import KERNELS, MANIFEST, PYTHON, SHARED, C, Kernels, group, is_whole, source_file
from tianxia.kernels.toolchain import DRAFT, CannotCompile, compiler, draft, python_with_mypyc, turn, why_no_compiler

KEPT = 6  # how many builds of a unit are kept, so that going back to another branch or Python finds its own
STALE = 3600.0  # seconds after which the folder of an interrupted build is removed
FLAGS = ["/O2"] if os.name == "nt" else ["-O3", "-g0"]  # for modules written in C
SETUP = """\
import signal
signal.signal(signal.SIGINT, signal.SIG_DFL)  # setuptools would make an error of Ctrl-C
from setuptools import Extension, setup
from mypyc.build import mypycify

# The first group is the one to build; the others are there so that it can call them directly.
groups = {groups!r}
names = {names!r}
files = [file for files, _ in groups for file in files]
kernels = mypycify(["--config-file=", *files], opt_level="3", debug_level="0", separate=groups)
wanted = [kernel for kernel in kernels if kernel.name in names]
wanted += [Extension(name, [file], extra_compile_args={flags!r}) for name, file in {written!r}]
setup(name="kernels", packages=[], py_modules=[], ext_modules=wanted, script_args=["build_ext", "--build-lib=../made"])
"""


class Status(NamedTuple):
    """The state of a unit: compiled, or interpreted and why."""

    unit: str
    compiled: bool
    why: str = ""


def status(kernels: Kernels = KERNELS) -> list[Status]:
    """The state of every unit on disk, whatever this process has loaded."""
    return [status_of(kernels, unit) for unit in kernels.units]


def status_of(kernels: Kernels, unit: str) -> Status:
    """The state of one unit."""
    sources = kernels.closure(unit)
    folder = kernels.folder(unit, sources)
    if folder is None:
        return Status(unit, False, "a module that the unit names has no source")
    if kernels.whole(unit, sources):
        return Status(unit, True, "switched off by TIANXIA_KERNELS=python" if kernels.mode == PYTHON else "")
    return Status(unit, False, why_no_compiler() or failure(folder) or "not compiled yet")


def place_of(kernels: Kernels, unit: str) -> str | None:
    """Where a build of the current sources belongs."""
    return kernels.folder(unit, kernels.closure(unit))


class Tools(NamedTuple):
    """What compiles: a Python with mypyc, and variables that lead it to a C compiler."""

    python: str
    compiler: dict[str, str]


def compile_missing(kernels: Kernels = KERNELS, at_once: int = 1, *, fetches: bool = False) -> Iterator[Status]:
    """Compile every unit that needs it, several at once, one builder at a time, and report each as it is done.

    If there is no C compiler, one is fetched where `fetches` allows it.
    """
    blocked = why_no_compiler(fetches=fetches)
    ready = [one for one in status(kernels) if one.compiled or blocked or not place_of(kernels, one.unit)]
    yield from ready
    missing = [unit for unit in kernels.units if unit not in {one.unit for one in ready}]
    if missing:
        yield from compile_units(kernels, missing, at_once, fetches=fetches)


def compile_units(kernels: Kernels, units: list[str], at_once: int, *, fetches: bool) -> Iterator[Status]:
    """Compile these units as soon as no other builder is working; a failure to start stops all."""
    try:
        with turn(kernels), python_with_mypyc(kernels) as python, compiler(kernels, fetches=fetches) as variables:
            yield from compile_side_by_side(kernels, units, Tools(python, variables), at_once)
    except (CannotCompile, OSError) as reason:
        yield from (failed(kernels, unit, str(reason)) for unit in units)


def compile_side_by_side(kernels: Kernels, units: list[str], tools: Tools, at_once: int) -> Iterator[Status]:
    """Compile this many units at once, reported in order. Each has its own process: threads only wait for it."""
    benches = ThreadPoolExecutor(at_once)
    try:
        yield from benches.map(lambda unit: compile_unit(kernels, unit, tools), units)
    finally:
        benches.shutdown(cancel_futures=True)


def compile_unit(kernels: Kernels, unit: str, tools: Tools) -> Status:
    """Compile one unit, unless another builder has just done so."""
    if not status_of(kernels, unit).compiled:
        try:
            build(kernels, unit, tools)
        except (CannotCompile, OSError) as reason:
            return failed(kernels, unit, str(reason))
    return status_of(kernels, unit)


def build(kernels: Kernels, unit: str, tools: Tools) -> None:
    """Make a build in a separate folder, from a copy of the sources so that none can change during it."""
    sources = kernels.closure(unit)
    place = kernels.folder(unit, sources)
    if place is None:
        raise CannotCompile("a module that the unit names has no source")
    with draft(kernels) as folder:
        files = {name: copy_source(kernels, name, source, folder / "sources") for name, source in sources.items()}
        units = [unit, *kernels.needed(unit, sources)]
        groups = [([files[name] for name in kernels.units[one] if not in_c(files[name])], group(one)) for one in units]
        written = [(name, files[name]) for name in kernels.units[unit] if in_c(files[name])]
        names = [*kernels.units[unit], group(unit) + SHARED]
        setup = SETUP.format(groups=groups, names=names, written=written, flags=FLAGS)
        (folder / "sources" / "setup.py").write_text(setup, encoding="utf-8")
        run_setup(tools, folder / "sources", Path(kernels.builds) / f"{unit}.log")
        write_manifest(folder / "made")
        move(folder / "made", Path(place))
    prune(kernels, unit)


def in_c(file: str) -> bool:
    """Whether a source is C rather than Python for mypyc."""
    return file.endswith(C)


def copy_source(kernels: Kernels, name: str, source: bytes, to: Path) -> str:
    """Copy a source for mypyc, with empty packages around it that need nothing else; return its path there."""
    path = Path(os.path.relpath(source_file(kernels.sources, name), kernels.sources))
    (to / path).parent.mkdir(parents=True, exist_ok=True)
    (to / path).write_bytes(source)
    for folder in path.parents[:-1]:
        (to / folder / "__init__.py").touch()
    return str(path)


def run_setup(tools: Tools, folder: Path, log: Path) -> None:
    """Run mypyc and the C compiler; their output goes to the log."""
    with log.open("wb") as words:
        done = subprocess.run(
            [tools.python, "setup.py"],
            cwd=folder,
            env={**os.environ, **tools.compiler},
            stdin=subprocess.DEVNULL,
            stdout=words,
            stderr=subprocess.STDOUT,
        )
    if done.returncode == -signal.SIGINT:
        raise KeyboardInterrupt  # it got the Ctrl-C that was sent to all of us: not an error in the sources
    if done.returncode != 0:
        raise CannotCompile(f"{first_error(log)} (the whole story is in {log})")


def first_error(log: Path) -> str:
    """The line of a log that most likely says what went wrong."""
    lines = [line for line in log.read_text(encoding="utf-8", errors="replace").splitlines() if line.strip()]
    return next((line.strip() for line in lines if "error:" in line.lower()), lines[-1] if lines else "no word of it")


def write_manifest(made: Path) -> None:
    """List all files of a build with their sizes, so that damage is detected."""
    files = sorted(file for file in made.rglob("*") if file.is_file())
    lines = [f"{file.stat().st_size} {file.relative_to(made).as_posix()}\n" for file in files]
    (made / MANIFEST).write_text("".join(lines), encoding="utf-8")


def move(made: Path, place: Path) -> None:
    """Move a finished build into place, unless another builder was faster."""
    if is_whole(str(place)):
        return
    if place.exists():
        place.rename(made.with_name("broken"))
    made.rename(place)
    failure_file(str(place)).unlink(missing_ok=True)


def prune(kernels: Kernels, unit: str) -> None:
    """Remove old builds of a unit and leftovers of interrupted ones."""
    builds = Path(kernels.builds)
    folders = sorted(builds.glob(f"{unit}-*"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in folders[KEPT:]:
        remove(path)
    for path in builds.glob(f"{DRAFT}*"):
        if time.time() - path.stat().st_mtime > STALE:
            remove(path)


def remove(path: Path) -> None:
    """Remove a file or folder as far as the system allows: a running program may still use it."""
    if path.is_dir():
        shutil.rmtree(path, ignore_errors=True)
    else:
        path.unlink(missing_ok=True)


def failure_file(folder: str) -> Path:
    """The note that says why the sources of this build cannot be compiled."""
    return Path(folder + ".failed")


def failure(folder: str) -> str:
    """Why the same sources could not be compiled before; empty if nobody has tried."""
    try:
        return failure_file(folder).read_text(encoding="utf-8")
    except OSError:
        return ""


def failed(kernels: Kernels, unit: str, reason: str) -> Status:
    """Note why a unit could not be compiled, so that the background does not try it at every start."""
    folder = place_of(kernels, unit)
    if folder:
        with contextlib.suppress(OSError):
            failure_file(folder).write_text(reason, encoding="utf-8")
    return Status(unit, False, reason)
