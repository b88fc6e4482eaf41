"""Regenerates the lock files from pyproject.toml: `python3 tools/lock.py [--upgrade]`, with uv on the PATH."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCKS = {
    "requirements.lock": ["pyproject.toml", "--extra", "server", "--extra", "passkeys", "--extra", "terminal"],
    "requirements-postgres.lock": ["pyproject.toml", "--extra", "server", "--extra", "passkeys", "--extra", "postgres"],
    "requirements-build.lock": ["--group", "build"],
    "requirements-compile.lock": ["--group", "compile"],
    "requirements-node.lock": ["--group", "node"],
    "requirements-zig.lock": ["--group", "zig"],
    "requirements-test.lock": ["pyproject.toml", "--extra", "test"],
    "requirements-checkers.lock": ["--group", "checkers", "--no-deps"],
    "requirements-peers.lock": ["pyproject.toml", "--extra", "peers"],
}
# One lock for every system and every Python from 3.11 on, hashes for every file, and no registry addresses.
UV = [
    *("uv", "pip", "compile", "--quiet", "--universal", "--generate-hashes", "--python-version", "3.11"),
    *("--no-emit-index-url", "--no-emit-find-links", "--custom-compile-command", "python3 tools/lock.py"),
]


def make(lock: str, source: list[str], earlier: list[str]) -> None:
    """Make one lock that agrees with the earlier ones, so that all of them install into one environment."""
    agree = [part for name in earlier for part in ("--constraint", name)]
    environment = {**os.environ, "UV_NO_CONFIG": "1"}
    subprocess.run([*UV, *source, *agree, *sys.argv[1:], "-o", lock], cwd=ROOT, env=environment, check=True)
    print(lock)


def main() -> None:
    """Make all locks, each in agreement with those before it."""
    names = list(LOCKS)
    for number, (lock, source) in enumerate(LOCKS.items()):
        make(lock, source, names[:number])


if __name__ == "__main__":
    main()
