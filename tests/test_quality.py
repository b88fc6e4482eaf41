"""The style of the whole tree: ruff, strict types and the arrows between packages are tests like any other."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

LINT_IMPORTS = [sys.executable, "-c", "from importlinter.cli import lint_imports_command as c; c(['--no-cache'])"]
CHECKS = {
    "ruff check": [sys.executable, "-m", "ruff", "check", "."],
    "ruff format": [sys.executable, "-m", "ruff", "format", "--check", "."],
    "mypy": [sys.executable, "-m", "mypy"],
    "import-linter": LINT_IMPORTS,
}

PLANTED = {
    "The layers of tianxia": ("engine/script.py", "tianxia.words"),
    "The layers of the server": ("server/protocol/shapes.py", "tianxia.server.tables.room"),
    "The layers of its tables": ("server/tables/room.py", "tianxia.server.tables.seating"),
    "No cycle in any folder of the server": ("server/http/endpoint.py", "tianxia.server.http.app"),
    "The state of a table is pure": ("server/tables/changes.py", "asyncio"),
    "Games do not know one another": ("games/qin/views.py", "tianxia.games.zhanguo"),
    "Clients reach games through the registry only": ("telling/faces.py", "tianxia.games.qin"),
    "Of the commands only `play` knows the terminal": ("commands/bench.py", "tianxia.terminal.app"),
    "The server sends data, and its clients find the words": ("server/settings.py", "tianxia.telling.faces"),
    "Engine, games and bots use no package of others": ("bots/__init__.py", "click"),
    "Telling draws nothing": ("telling/titles.py", "rich"),
}
"""For each contract an import that must break it."""


@pytest.mark.slow
@pytest.mark.parametrize("name", CHECKS)
def test_tree_is_in_good_style(name: str) -> None:
    done = subprocess.run(CHECKS[name], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.slow
def test_every_import_contract_can_fail(tmp_path: Path) -> None:
    shutil.copytree(
        ROOT / "src/tianxia", tmp_path / "tianxia", ignore=shutil.ignore_patterns("page", "locale", "*.pyc")
    )
    for file, imported in PLANTED.values():
        with (tmp_path / "tianxia" / file).open("a", encoding="utf-8") as source:
            source.write(f"import {imported}\n")
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    env = {**os.environ, "PYTHONPATH": str(tmp_path), "COLUMNS": "200"}
    done = subprocess.run(LINT_IMPORTS, cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    names = {contract["name"] for contract in project["tool"]["importlinter"]["contracts"]}
    broken = set(re.findall(r"^(.*) BROKEN\b", done.stdout, re.MULTILINE))
    assert broken == names == PLANTED.keys(), done.stdout + done.stderr


def test_what_takes_long_is_begun_first(request: pytest.FixtureRequest) -> None:
    others = [item for item in request.session.items if "tests/web/" not in item.nodeid]
    slow = [item.get_closest_marker("slow") is not None for item in others]
    assert slow == sorted(slow, reverse=True)
    assert request.session.items[: len(others)] == others
