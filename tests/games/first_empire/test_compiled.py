"""The compiled rules give just what the interpreted ones give."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]


def digest(mode: str, games: int) -> tuple[str, str]:
    """How a fresh process runs the rules in this mode, and the hash of what it played there."""
    paths = [str(ROOT / "src"), str(ROOT), os.environ.get("PYTHONPATH", "")]
    environment = {**os.environ, "TIANXIA_KERNELS": mode, "PYTHONPATH": os.pathsep.join(filter(None, paths))}
    command = [sys.executable, "-m", "tests.games.first_empire.kernel_digest", str(games)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    if mode == "compiled" and "is not compiled" in done.stderr:
        no_kernel(done.stderr.strip().splitlines()[-1])
    assert done.returncode == 0, done.stderr
    way, _, hashed = done.stdout.strip().partition(" ")
    return way, hashed


def no_kernel(reason: str) -> None:
    """Without compiled rules there is nothing to compare; where CI is set there must be some."""
    if os.environ.get("CI"):
        pytest.fail(f"the rules must be compiled where CI is set: {reason}")
    pytest.skip(reason)


@pytest.mark.compiler
def test_compiled_and_interpreted_play_the_same_games(thorough: bool) -> None:
    games = 160 if thorough else 16
    way, compiled = digest("compiled", games)
    assert way == "compiled"
    assert digest("python", games) == ("python", compiled)
