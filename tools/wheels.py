"""Builds the wheels of a release into `dist/`: `python3 tools/wheels.py`, the same bytes for the same sources.

One has the kernels compiled for this Python and this kind of system; the other has none and runs everywhere. Both have
the page and the documents. `--pure` builds only the second, and needs no C compiler.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.build_docs import ensure_documents
from tools.build_page import ensure_page
from tools.environment import Home, Trouble, prepare, say

ROOT = Path(__file__).resolve().parent.parent
KERNELS = "TIANXIA_WHEEL_KERNELS"
FOLDERS = """
from tianxia.kernels import KERNELS
for unit in KERNELS.units:
    print(KERNELS.whole(unit, KERNELS.closure(unit)))
"""


def build_wheels(home: Home, to: Path, *, pure_only: bool = False) -> list[Path]:
    """Build the wheels into a folder; Trouble says what is missing."""
    ensure_page(home.root)
    ensure_documents(home.root, str(home.python))
    kinds = [""] if pure_only else ["", os.pathsep.join(kernel_folders(home))]
    return [build_wheel(home, to, kernels) for kernels in kinds]


def kernel_folders(home: Home) -> list[str]:
    """The folders of all compiled kernels, once they are."""
    say("Compiling the kernels …")
    if python(home, "-m", "tianxia", "compile").returncode != 0:
        raise Trouble("not every kernel could be compiled: run `python3 play.py compile`, or build with --pure")
    return python(home, "-c", FOLDERS).stdout.split("\n")[:-1]


def build_wheel(home: Home, to: Path, kernels: str) -> Path:
    """Build one wheel with hatchling, as locked, and move it to this folder once it is whole."""
    to.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=to) as draft:
        done = python(home, "-m", "hatchling", "build", "--target", "wheel", "--directory", draft, **{KERNELS: kernels})
        if done.returncode != 0:
            raise Trouble(f"hatchling failed:\n{done.stderr}")
        (made,) = Path(draft).iterdir()
        return made.replace(to / made.name)


def python(home: Home, *arguments: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    """Run the environment's Python, with kernels as plain Python: they may be about to be replaced."""
    variables = {**os.environ, "TIANXIA_KERNELS": "python", **environment}
    return subprocess.run(
        [str(home.python), *arguments], cwd=home.root, env=variables, capture_output=True, text=True, encoding="utf-8"
    )


def main(arguments: list[str]) -> int:
    """Set up, build, and name what was built with its size."""
    home = Home(ROOT)
    try:
        prepare(home, with_tests=False)
        for wheel in build_wheels(home, ROOT / "dist", pure_only="--pure" in arguments):
            say(f"{wheel.relative_to(ROOT)} ({wheel.stat().st_size / 1e6:.1f} MB)")
    except Trouble as trouble:
        say(f"The wheels could not be built: {trouble}.")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
