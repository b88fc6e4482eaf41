"""Behind play.py: makes sure tianxia is set up, then starts it or its tests, with the standard library alone.

It is not part of the program: it never imports tianxia, and the only command it knows is `test`.
"""

import errno
import os
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

from tools.build_docs import ensure_documents
from tools.build_page import ensure_page
from tools.environment import Home, Trouble, prepare, say

# Seconds. The longest test takes a tenth of it.
LONGEST_TEST = 400
ROOT = Path(__file__).resolve().parent.parent
NEEDED = {
    "chromium": ("chromium", "chromium-browser", "google-chrome"),
    "systemd": ("systemd-analyze",),
    "nginx": ("nginx",),
}
"""Packages of the system that tests use, and the programs of which one must be there: page, service and proxy."""
QUIET = {"DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
"""Let no package ask anything or start a service."""
OPENS = ("serve", "--lan", "--compile")
"""What the arguments of a start that needs the page begin with, if there are any."""
# A pool of threads in each of several test processes would fight over the cores.
ONE_THREAD = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}


def main(arguments: Sequence[str], root: Path = ROOT) -> int:
    """Set up and start, and turn every foreseeable failure into one sentence and an exit code."""
    try:
        return enter(Home(root), list(arguments))
    except Trouble as trouble:
        say(f"tianxia could not be set up: {trouble}.")
    except OSError as error:
        say(f"tianxia could not be set up: {why(error)}.")
    except KeyboardInterrupt:
        say("Stopped; start again to go on.")
        return 130
    return 1


def enter(home: Home, arguments: list[str]) -> int:
    """Run what the arguments say: the tests, or tianxia with all of them."""
    if arguments[:1] == ["test"]:
        prepare(home, with_tests=True)
        return run_tests(home, arguments[1:])
    prepare(home, with_tests=False)
    if not arguments or arguments[0] in OPENS:
        build_page(home)  # without it the table opens in the terminal, and the server still works for programs
    return become(home, ["-m", "tianxia", *arguments])


def build_page(home: Home) -> None:
    """Build the page and the documents if needed, and say why if that fails."""
    try:
        ensure_page(home.root)
    except Trouble as trouble:
        say(f"The page could not be built: {trouble}.")
    try:
        ensure_documents(home.root, str(home.python))
    except Trouble as trouble:
        say(f"The documents could not be built: {trouble}.")


def why(error: OSError) -> str:
    """Say in plain words what the system refused."""
    name = f" ({error.filename})" if error.filename else ""
    if error.errno in (errno.EROFS, errno.EACCES, errno.EPERM):
        return f"this folder cannot be written to{name}"
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return "the disk is full"
    return f"{error.strerror or error}{name}"


def become(home: Home, arguments: list[str]) -> int:
    """Replace this process by the program, or run it as a child if the system cannot do that."""
    command = [str(home.python), *arguments]
    if os.name != "nt":
        os.execv(command[0], command)
    return call(command)


def call(command: list[str], folder: Path | None = None, **environment: str) -> int:
    """Run a program and pass on its exit code; at Ctrl-C it shuts down in its own way, and this waits for it."""
    with subprocess.Popen(command, cwd=folder, env={**os.environ, **environment}) as child:
        while True:
            try:
                code = child.wait()
            except KeyboardInterrupt:
                continue
            return code if code >= 0 else 128 - code


def run_tests(home: Home, arguments: list[str]) -> int:
    """Build the page and compile the kernels if possible, then run pytest with these arguments."""
    build_page(home)
    fetch_programs()
    say("Compiling what is to be compiled …")
    # The compiler itself must start even if TIANXIA_KERNELS demands what it is about to build.
    if call([str(home.python), "-m", "tianxia", "compile"], home.root, TIANXIA_KERNELS="python") != 0:
        say("Going on in plain Python; tests of compiled kernels are skipped, or fail where CI is set.")
    words = [*spread(arguments), *patience(arguments), *arguments]
    return call([str(home.python), "-m", "pytest", *words], home.root, **ONE_THREAD)


def fetch_programs() -> None:
    """On a machine that only runs tests, install the programs that they need; elsewhere say how."""
    missing = [package for package, names in NEEDED.items() if not any(shutil.which(name) for name in names)]
    if not missing:
        return
    if not os.environ.get("CI") or not hasattr(os, "geteuid") or os.geteuid() != 0:
        say(f"Some tests will be skipped; to run them too: apt-get install {' '.join(missing)}.")
        return
    say(f"Installing {' and '.join(missing)} …")
    call(["apt-get", "update", "-qq"], None, **QUIET)
    call(["apt-get", "install", "-y", "-qq", "--no-install-recommends", *missing], None, **QUIET)


def patience(arguments: Sequence[str]) -> list[str]:
    """End a test that hangs, with a list of what each thread waits for, unless it may take as long as it likes."""
    if "--thorough" in arguments or any(word.startswith(("--pdb", "--trace")) for word in arguments):
        return []
    return ["-o", f"faulthandler_timeout={LONGEST_TEST}", "-o", "faulthandler_exit_on_timeout=true"]


def spread(arguments: Sequence[str]) -> list[str]:
    """Use all cores, unless the arguments choose differently or start a debugger."""
    if any(word.startswith(("-n", "--numprocesses", "--pdb", "--trace")) for word in arguments):
        return []
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return ["-n", str(cores), "--dist", "worksteal"]
