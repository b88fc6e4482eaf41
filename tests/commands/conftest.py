"""Helpers for the tests of commands: run one as if typed, and a record file to work on."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from tests.commands.databases import new_database
from tianxia.commands import tianxia
from tianxia.engine.game import Game
from tianxia.games import game
from tianxia.lab.simulate import Simulation, play_game

Typed = Callable[..., Result]


@pytest.fixture
def typed() -> Typed:
    """Run `tianxia` with these arguments, in English unless the environment is given; standard input may be too."""

    def run(*arguments: str, stdin: str | bytes = "", **environment: str) -> Result:
        spoken = {"LANGUAGE": "", "LC_ALL": "en_GB.UTF-8", **environment}
        return CliRunner().invoke(tianxia, arguments, input=stdin, env=spoken)

    return run


@pytest.fixture
def refused(typed: Typed) -> Callable[..., str]:
    """Run a command that must be refused: exit code 2, one line on standard error, nothing else; return the line."""

    def run(*arguments: str, stdin: str | bytes = "") -> str:
        result = typed(*arguments, stdin=stdin)
        assert (result.exit_code, result.stdout) == (2, ""), result.output
        assert result.stderr.endswith("\n")
        assert result.stderr.count("\n") == 1
        assert "{" not in result.stderr, "a value is missing in the message"
        return result.stderr.strip()

    return run


@pytest.fixture(scope="session")
def qin() -> Game[Any]:
    return game("qin")


@pytest.fixture(scope="session")
def two_games() -> str:
    """The records of two short games by random bots, in JSON lines."""
    simulation = Simulation("qin", ("random", "random"), game("qin").chosen({}, 2), "7", 2, recorded=True)
    return "".join(play_game(simulation, number).text for number in range(2))


@pytest.fixture
def record(two_games: str, tmp_path: Path) -> Path:
    file = tmp_path / "games.jsonl"
    file.write_text(two_games, encoding="utf-8")
    return file


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A database that knows Ada."""
    return new_database(tmp_path / "tables.db", "Ada")


@pytest.fixture
def backup(tmp_path: Path) -> Path:
    """Another one, that knows Bo."""
    return new_database(tmp_path / "backup.db", "Bo")
