"""The client's own checks, run from here so that one command runs every test: types, tests, formatter and linter."""

import hashlib
import os
import shutil
import subprocess
from functools import cache
from pathlib import Path

import pytest

from tests.web.conftest import ROOT, missing

WEB = ROOT / "web"
READ = (WEB, ROOT / "src/tianxia/locale", ROOT / "src/tianxia/games")
"""Where everything is that these checks read."""
PASSED = ROOT / "build" / "checked"
"""By check: a hash of what it has passed with. They see nothing else, so they would pass again."""


def node() -> str:
    """Node, with the packages of the lock in place."""
    found = shutil.which("node")
    if found is None:
        missing("no Node here: Node 20.19 or newer runs svelte-check and vitest")
    if not (WEB / "node_modules" / "vite").is_dir():
        missing("the client's packages are not installed: npm ci in web/")
    return found or ""


@cache
def sources() -> str:
    """A hash of everything that these checks read: the files with their names, Node, and the installed packages."""
    whole = hashlib.sha256(subprocess.run([node(), "--version"], capture_output=True, check=True).stdout)
    files = [file for folder in READ for file in folder.rglob("*") if file.is_file() and is_read(file)]
    for file in [*sorted(files), WEB / "node_modules/.package-lock.json", Path(__file__)]:
        whole.update(f"\0{file.relative_to(ROOT)}\0".encode() + hashlib.sha256(file.read_bytes()).digest())
    return whole.hexdigest()


def is_read(file: Path) -> bool:
    """Whether a file belongs to the project, and is not what some program left beside it."""
    return not {"node_modules", "__pycache__"}.intersection(file.parts) and file.suffix not in (".so", ".pyc")


@pytest.mark.slow
@pytest.mark.parametrize(
    "command",
    [
        ["node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"],
        ["node_modules/vitest/vitest.mjs", "run"],
        ["node_modules/prettier/bin/prettier.cjs", "--check", "."],
        ["node_modules/eslint/bin/eslint.js", "."],
    ],
    ids=["svelte-check", "vitest", "prettier", "eslint"],
)
def test_the_client_checks_itself(command: list[str], thorough: bool) -> None:
    program, passed = node(), PASSED / Path(command[0]).stem
    if not thorough and passed.is_file() and passed.read_text() == sources():
        return
    environment = {**os.environ, "NO_COLOR": "1"}
    done = subprocess.run([program, *command], cwd=WEB, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    PASSED.mkdir(parents=True, exist_ok=True)
    passed.write_text(sources())
