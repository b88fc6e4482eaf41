"""The style of the whole tree: ruff, strict types and the arrows between packages are tests like any other."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

CHECKS = {
    "ruff check": [sys.executable, "-m", "ruff", "check", "."],
    "ruff format": [sys.executable, "-m", "ruff", "format", "--check", "."],
    "mypy": [sys.executable, "-m", "mypy"],
    "import-linter": [sys.executable, "-c", "from importlinter.cli import lint_imports_command as c; c()"],
}


@pytest.mark.slow
@pytest.mark.parametrize("name", CHECKS)
def test_tree_is_in_good_style(name: str) -> None:
    done = subprocess.run(CHECKS[name], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_what_takes_long_is_begun_first(request: pytest.FixtureRequest) -> None:
    others = [item for item in request.session.items if "tests/web/" not in item.nodeid]
    slow = [item.get_closest_marker("slow") is not None for item in others]
    assert slow == sorted(slow, reverse=True)
    assert request.session.items[: len(others)] == others
