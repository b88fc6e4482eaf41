"""The command line itself: help, version, language, exit codes, pipes and interruptions."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import click
import pytest

from tests.commands.conftest import Typed
from tianxia import __version__, commands
from tianxia.commands import play, serve
from tianxia.engine.game import BadInput
from tianxia.words import LANGUAGES, words

TIANXIA = [sys.executable, "-m", "tianxia"]
SRC = str(Path(commands.__file__).parents[2])
ENVIRONMENT = {**os.environ, "PYTHONPATH": SRC, "LC_ALL": "C.UTF-8", "LANGUAGE": ""}


def test_help_lists_every_command(typed: Typed) -> None:
    result = typed("--help")
    assert result.exit_code == 0
    for name in commands.COMMANDS:
        assert f"  {name} " in result.stdout


def test_help_loads_no_command_and_no_game() -> None:
    script = "import sys; from tianxia.commands import tianxia; tianxia.main(['--help'], standalone_mode=False);"
    script += (
        "print([name for name in sys.modules if name.startswith(('tianxia.commands.', 'tianxia.games', 'textual'))])"
    )
    done = subprocess.run([sys.executable, "-c", script], env=ENVIRONMENT, capture_output=True, text=True, check=True)
    assert done.stdout.endswith("\n['tianxia.commands.click_words']\n"), "the words of click, and nothing else"


HEAVY = {
    "alembic",
    "asyncio",
    "msgspec",
    "numpy",
    "rich",
    "sqlalchemy",
    "starlette",
    "textual",
    "urllib.request",
    "uvicorn",
    "websockets",
}
LIGHT = ["--version", "--help", "games", "components qin", "compile --help", "serve --help", "simulate --help"]
LOADED = "print(*sys.modules)"


@pytest.mark.parametrize("light", LIGHT)
def test_light_commands_load_nothing_heavy(light: str) -> None:
    script = "import sys; from tianxia.commands import tianxia; tianxia.main(sys.argv[1:], standalone_mode=False);"
    script += LOADED
    command = [sys.executable, "-c", script, *light.split()]
    done = subprocess.run(command, env=ENVIRONMENT, capture_output=True, text=True, check=True)
    assert HEAVY & set(done.stdout.splitlines()[-1].split()) == set()


NOT_SERVED = {
    "aiosmtplib",
    "alembic",
    "asyncpg",
    "cryptography",
    "fluent",
    "prometheus_client",
    "psycopg",
    "rich",
    "sqlalchemy.dialects.postgresql",
    "sqlalchemy.ext.asyncio",
    "sqlalchemy.orm",
    "tianxia.commands.components",
    "tianxia.games.qin",
    "tianxia.games.zhanguo",
    "tianxia.kernels.build",
    "urllib.request",
    "webauthn",
    "webbrowser",
}
"""What a server on an SQLite file does not need to answer its first request."""
SERVED = f"""
import sys
from tianxia.server.ops.serving import Server

startup = Server.startup

async def started(self, sockets=None):
    await startup(self, sockets)
    {LOADED}
    self.should_exit = True

Server.startup = started
from tianxia.commands import tianxia
tianxia.main(sys.argv[1:], standalone_mode=False)
"""


def test_a_server_starts_with_nothing_it_does_not_need(tmp_path: Path) -> None:
    arguments = ["serve", "--port", "0", "--db", f"sqlite:///{tmp_path / 'a.db'}"]
    command = [sys.executable, "-c", SERVED, *arguments]
    for _ in range(2):  # the first start makes the tables
        done = subprocess.run(command, env=ENVIRONMENT, capture_output=True, text=True, check=True)
    assert NOT_SERVED & set(done.stdout.splitlines()[-1].split()) == set()


def test_version(typed: Typed) -> None:
    assert typed("--version").stdout == f"tianxia, version {__version__}\n"


@pytest.mark.parametrize(
    ("arguments", "built", "opened"),
    [
        ([], True, {"opens": True, "lan": False}),
        (["--lan", "--lang", "fr"], True, {"opens": True, "lan": True}),
        ([], False, {"line": False, "lesson": False}),
    ],
    ids=["the browser", "for friends too", "the terminal without a page"],
)
def test_without_a_command_the_table_opens(
    arguments: list[str], built: bool, opened: dict[str, bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[dict[str, Any]] = []
    monkeypatch.setattr("tianxia.server.http.static_files.is_built", lambda: built)
    for module in (play, serve):
        monkeypatch.setattr(module.command, "callback", lambda **given: started.append(given))
    commands.tianxia.main(arguments, standalone_mode=False)
    (given,) = started
    assert opened.items() <= given.items()


def test_what_opens_the_table_goes_with_no_other_command(typed: Typed) -> None:
    result = typed("--lan", "games")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith("--lan opens the games in your browser")


def test_language_from_option_or_environment(typed: Typed) -> None:
    german = typed("--lang", "de", "games").stdout
    assert "Plätze" in german
    assert typed("games", LC_ALL="de_DE.UTF-8").stdout == german
    assert "places" in typed("--lang", "fr", "games", LC_ALL="de_DE.UTF-8").stdout
    assert "seats" in typed("games", LC_ALL="ja_JP.UTF-8").stdout
    assert typed("games", "--lang", "de").stdout == german
    assert typed("--lang", "fr", "games", "--lang", "de").stdout == german
    assert "auflisten" in typed("games", "--lang", "de", "--help").stdout
    assert typed("replay", "/no", "--lang", "de").stderr == "Datei nicht gefunden: /no.\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_of_every_command_in_every_language(typed: Typed, language: str) -> None:
    for name in ("games", "simulate", "replay", "components", "bench", "compile"):
        result = typed("--lang", language, name, "--help")
        assert result.exit_code == 0
        assert "help-" not in result.stdout


def test_unknown_language_is_refused(typed: Typed) -> None:
    result = typed("--lang", "xx", "games")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == "Unknown language “xx”. Available: en, de, fr.\n"


@pytest.mark.parametrize(
    "arguments", [["nonsense"], ["simulate"], ["games", "--nonsense"], ["bench", "qin", "--seconds", "x"]]
)
def test_usage_errors_exit_2(typed: Typed, arguments: list[str]) -> None:
    result = typed(*arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "Usage: tianxia" in result.stderr


def test_interruption_exits_130_quietly(typed: Typed, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> list[str]:
        raise KeyboardInterrupt

    monkeypatch.setattr("tianxia.games.names", interrupted)
    result = typed("games")
    assert (result.exit_code, result.output) == (130, "")


def test_place_goes_before_a_sentence_that_lacks_it() -> None:
    said = words("en")
    error = BadInput("unknown-game", game="go", allowed="qin", place="x.jsonl:3")
    assert commands.complaint(said, error).message == "x.jsonl:3: Unknown game “go”. Available: qin."


def test_complaint_is_a_click_error_with_exit_code_2() -> None:
    assert isinstance(commands.complaint(words("en"), BadInput("match-not-over")), click.ClickException)
    assert commands.Complaint.exit_code == 2


@pytest.mark.skipif(os.name == "nt", reason="pipes and signals of its own")
class TestProcess:
    """What only a separate process can show."""

    def test_bad_input_has_no_traceback(self) -> None:
        done = subprocess.run(
            [*TIANXIA, "replay", "/no/such"], env=ENVIRONMENT, capture_output=True, text=True, check=False
        )
        assert (done.returncode, done.stdout, done.stderr) == (2, "", "File not found: /no/such.\n")

    def test_closed_pipe_is_quiet(self, record: Path) -> None:
        writer = subprocess.Popen(
            [*TIANXIA, "replay", str(record), "--states"],
            env=ENVIRONMENT,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        assert writer.stdout is not None
        assert writer.stderr is not None
        writer.stdout.read(10)
        writer.stdout.close()
        assert (writer.wait(), writer.stderr.read()) == (1, b"")
        writer.stderr.close()

    def test_closed_pipe_ends_a_simulation(self) -> None:
        """`simulate --record - | head`: a reader that has seen enough does not wait for the other games."""
        writer = subprocess.Popen(
            [*TIANXIA, "simulate", "qin", "--games", "1000000", "--jobs", "2", "--record", "-"],
            env=ENVIRONMENT,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        assert writer.stdout is not None
        assert writer.stderr is not None
        assert writer.stdout.read(10) == b'{"tianxia"'
        writer.stdout.close()
        assert (writer.wait(timeout=120), writer.stderr.read()) == (1, b"")
        writer.stderr.close()

    @pytest.mark.parametrize("jobs", ["1", "2"])
    def test_interrupted_simulation_leaves_nothing(self, tmp_path: Path, jobs: str) -> None:
        arguments = ["simulate", "qin", "--games", "100000", "--jobs", jobs, "--record", str(tmp_path / "x.jsonl")]
        process = subprocess.Popen(
            [*TIANXIA, *arguments],
            env=ENVIRONMENT,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
        )
        patience = time.monotonic() + 120
        while not list(tmp_path.iterdir()) and time.monotonic() < patience:
            time.sleep(0.05)
        assert list(tmp_path.iterdir()), "it never began"
        time.sleep(0.5)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=120)
        assert (process.returncode, out, err.strip()) == (130, b"", b"")
        assert list(tmp_path.iterdir()) == []
