"""How long a way of installing takes, from nothing to the first page: `python tools/first_start.py 'COMMANDS'`.

The commands run in a shell, in an empty folder with an empty home and no caches; `{port}` is where the table must
answer, `{root}` this checkout. With `--bare` they find no Node, no C compiler, no uv and no browser. Prints seconds by
the clock and what is in the folder afterwards:

    python tools/first_start.py 'git clone -q {root} . && python3 play.py serve --port {port}'
    python tools/first_start.py --bare 'python3 -m venv . && bin/pip install -q {root}/dist/*any.whl &&
        bin/tianxia serve --port {port}'
"""

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.startup import ROOT, free_port

PATIENCE = 1800.0
HIDDEN = re.compile(
    r"node|nodejs|npm|npx|corepack|gcc.*|g\+\+.*|cc|c\+\+|c89.*|c99.*|cpp.*|clang.*|x86_64-linux-gnu-g.*|"
    r"chromium.*|chromedriver|google-chrome.*|uvx?|cargo|rustc"
)


def bare_path(folder: Path) -> str:
    """A folder with links to every program except those that not everybody has."""
    folder.mkdir()
    for place in os.environ["PATH"].split(os.pathsep):
        for program in Path(place).glob("*"):
            link = folder / program.name
            if not HIDDEN.fullmatch(program.name) and os.access(program, os.X_OK) and not link.exists():
                link.symlink_to(program)
    return str(folder)


def environment(folder: Path, bare: bool) -> dict[str, str]:
    """Environment variables that point to empty folders."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("XDG_", "VIRTUAL", "PYTHON"))}
    path = bare_path(folder / "bin") if bare else os.environ["PATH"]
    return {**kept, "HOME": str(folder / "home"), "PATH": path, "PIP_NO_CACHE_DIR": "1"}


def first_page(port: int, process: "subprocess.Popen[bytes]") -> None:
    """Wait until the page comes; exit if the commands end before."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and process.poll() is None:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=5) as answer:
                if b'<div id="app">' in answer.read():
                    return
        except OSError:
            time.sleep(0.05)
    sys.exit(f"no page came; the commands ended with {process.poll()}")


def megabytes(folder: Path) -> float:
    """What a folder takes on the disk, a file with several names once."""
    files = {info.st_ino: info.st_blocks for path in folder.rglob("*") for info in [path.lstat()]}
    return sum(files.values()) * 512 / 1e6


def main(arguments: list[str]) -> int:
    """Run the commands, and print how long the page took and what it needs."""
    bare, commands = "--bare" in arguments, arguments[-1]
    folder, port = Path(tempfile.mkdtemp()), free_port()
    (folder / "home").mkdir()
    (folder / "work").mkdir()
    shell = ["bash", "-ec", commands.replace("{port}", str(port)).replace("{root}", str(ROOT))]
    began = time.monotonic()
    with subprocess.Popen(shell, cwd=folder / "work", env=environment(folder, bare), start_new_session=True) as process:
        try:
            first_page(port, process)
            print(f"first page after {time.monotonic() - began:.1f} s; ", end="")
            print(f"work {megabytes(folder / 'work'):.0f} MB, home {megabytes(folder / 'home'):.0f} MB")
        finally:
            os.killpg(process.pid, signal.SIGKILL)
    shutil.rmtree(folder, ignore_errors=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
