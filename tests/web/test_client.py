"""The client's own checks, run from here so that one command runs every test: types, tests, formatter and linter."""

import os
import shutil
import subprocess

import pytest

from tests.web.conftest import ROOT, missing

WEB = ROOT / "web"


def node() -> str:
    """Node, with the packages of the lock in place."""
    found = shutil.which("node")
    if found is None:
        missing("no Node here: Node 20.19 or newer runs svelte-check and vitest")
    if not (WEB / "node_modules" / "vite").is_dir():
        missing("the client's packages are not installed: npm ci in web/")
    return found or ""


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
def test_the_client_checks_itself(command: list[str]) -> None:
    environment = {**os.environ, "NO_COLOR": "1"}
    done = subprocess.run([node(), *command], cwd=WEB, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
