"""What the games' comparisons of compiled and interpreted rules share: a fresh process for each, and when to skip."""

import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import NoReturn

import pytest

from tianxia.kernels import KERNELS, is_compiled

ROOT = Path(__file__).parents[1]


def digest(where: str, mode: str, games: int) -> tuple[str, str]:
    """How a fresh process runs the digest of a test folder in this mode, and the hash of what it played."""
    paths = [str(ROOT / "src"), str(ROOT), os.environ.get("PYTHONPATH", "")]
    environment = {**os.environ, "TIANXIA_KERNELS": mode, "PYTHONPATH": os.pathsep.join(filter(None, paths))}
    command = [sys.executable, "-m", f"tests.{where}.kernel_digest", str(games)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    if mode == "compiled" and "is not compiled" in done.stderr:
        no_kernel(done.stderr.strip().splitlines()[-1])
    assert done.returncode == 0, done.stderr
    way, _, hashed = done.stdout.strip().partition(" ")
    return way, hashed


def no_kernel(reason: str) -> NoReturn:
    """Without compiled rules there is nothing to compare; if CI is set there must be some."""
    if os.environ.get("CI"):
        pytest.fail(f"the rules must be compiled where CI is set: {reason}")
    pytest.skip(reason)


def check_same(where: str, games: int) -> None:
    """Compiled and interpreted play exactly the same games."""
    way, compiled = digest(where, "compiled", games)
    assert way == "compiled"
    assert digest(where, "python", games) == ("python", compiled)


def how(units: Iterable[str]) -> str:
    """`compiled` or `python`, if all modules of the units run the same way."""
    ways = {is_compiled(module) for unit in units for module in KERNELS.units[unit]}
    return {frozenset({True}): "compiled", frozenset({False}): "python"}.get(frozenset(ways), "mixed")
