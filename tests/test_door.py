"""The door: what it says when it cannot open, and that a second start does no work and runs nothing stale."""

import ast
import errno
import importlib.util
import os
import subprocess
import sys
import threading
import time
import venv
from pathlib import Path

import pytest

from tools import door, environment
from tools.environment import Home

ROOT = Path(__file__).resolve().parent.parent
FILES = ("pyproject.toml", *environment.BASE_LOCKS, environment.TEST_LOCK, environment.CHECKERS_LOCK)


ORDERS = {
    "venv": "venv",
    "--editable": "editable",
    environment.TEST_LOCK: "test",
    environment.CHECKERS_LOCK: "checkers",
    environment.BASE_LOCKS[0]: "lock",
}


class Shop:
    """Stands in for venv and pip: it notes what it is asked for, and makes a `.venv` whose Python starts."""

    def __init__(self) -> None:
        self.orders: list[str] = []
        self.trouble: BaseException | None = None

    def run(self, home: Home, command: list[str]) -> None:
        self.orders.append(next(order for word, order in ORDERS.items() if word in command))
        if "venv" in command:
            home.python.parent.mkdir(parents=True)
            home.python.symlink_to(sys.executable)
        elif self.trouble:
            raise self.trouble


@pytest.fixture
def shop(monkeypatch: pytest.MonkeyPatch) -> Shop:
    shop = Shop()
    monkeypatch.setattr(environment, "run", shop.run)
    monkeypatch.setattr(door, "become", lambda _home, _arguments: 0)
    monkeypatch.setattr(door, "call", lambda *_arguments, **_environment: 0)
    return shop


@pytest.fixture
def home(tmp_path: Path) -> Home:
    root = tmp_path / "r"
    root.mkdir()
    for name in FILES:
        (root / name).write_text(name, encoding="utf-8")
    return Home(root)


def orders(shop: Shop, home: Home, *arguments: str) -> list[str]:
    """What a start with these arguments has done to set up."""
    shop.orders.clear()
    assert door.main(arguments, home.root) == 0
    return shop.orders


NEW = ["venv", "lock", "editable"]


def test_the_first_start_sets_up_and_the_second_does_nothing(shop: Shop, home: Home) -> None:
    assert orders(shop, home) == NEW
    assert orders(shop, home) == []
    assert orders(shop, home, "games") == []


def test_the_tests_add_their_own_needs_once(shop: Shop, home: Home) -> None:
    assert orders(shop, home) == NEW
    assert orders(shop, home, "test") == ["test", "checkers"]
    assert orders(shop, home, "test") == []
    assert orders(shop, home) == []


def test_tests_first_is_one_setting_up(shop: Shop, home: Home) -> None:
    assert orders(shop, home, "test") == ["venv", "lock", "test", "checkers", "editable"]
    assert orders(shop, home) == []


@pytest.mark.parametrize("lock", environment.BASE_LOCKS)
def test_a_changed_lock_asks_for_a_new_environment(shop: Shop, home: Home, lock: str) -> None:
    orders(shop, home)
    (home.root / lock).write_text("other", encoding="utf-8")
    assert orders(shop, home) == NEW
    assert orders(shop, home) == []


@pytest.mark.parametrize("lock", [environment.TEST_LOCK, environment.CHECKERS_LOCK])
def test_a_changed_test_lock_matters_to_the_tests_only(shop: Shop, home: Home, lock: str) -> None:
    orders(shop, home, "test")
    (home.root / lock).write_text("other", encoding="utf-8")
    assert orders(shop, home) == []
    assert orders(shop, home, "test") == ["venv", "lock", "test", "checkers", "editable"]


def test_a_changed_project_file_is_put_in_place_again(shop: Shop, home: Home) -> None:
    orders(shop, home, "test")
    (home.root / "pyproject.toml").write_text("other", encoding="utf-8")
    assert orders(shop, home) == ["editable"]
    assert orders(shop, home, "test") == []


def test_another_python_asks_for_a_new_environment(shop: Shop, home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    orders(shop, home)
    monkeypatch.setattr(environment, "this_python", lambda: "cpython-999")
    assert orders(shop, home) == NEW


def test_a_moved_folder_asks_for_a_new_environment(shop: Shop, home: Home) -> None:
    orders(shop, home)
    assert orders(shop, Home(home.root.rename(home.root.with_name("s")))) == NEW


def without_stamp(home: Home) -> None:
    home.stamp.unlink()


def without_python(home: Home) -> None:
    home.python.unlink()


def with_dangling_python(home: Home) -> None:
    home.python.unlink()
    home.python.symlink_to(home.root / "gone")


def with_broken_python(home: Home) -> None:
    home.python.unlink()
    home.python.write_text("#!/bin/sh\nexit 1\n", encoding="utf-8")
    home.python.chmod(0o755)


def as_a_file(home: Home) -> None:
    environment.remove(home.venv)
    home.venv.write_text("not a folder", encoding="utf-8")


def with_a_stamp_of_rubbish(home: Home) -> None:
    home.stamp.write_bytes(b"\xff\x00 environment\n\n")


@pytest.mark.parametrize(
    "damage",
    [without_stamp, without_python, with_dangling_python, with_broken_python, as_a_file, with_a_stamp_of_rubbish],
)
def test_a_broken_environment_is_made_anew(shop: Shop, home: Home, damage: object) -> None:
    assert callable(damage)
    orders(shop, home)
    damage(home)
    assert orders(shop, home) == NEW
    assert orders(shop, home) == []


def test_an_interrupted_setting_up_leaves_no_stamp(shop: Shop, home: Home, capsys: pytest.CaptureFixture[str]) -> None:
    shop.trouble = KeyboardInterrupt()
    assert door.main([], home.root) == 130
    assert not home.stamp.exists()
    assert "Stopped" in capsys.readouterr().err
    shop.trouble = None
    assert orders(shop, home) == NEW


def test_an_interrupted_update_leaves_no_stamp_either(shop: Shop, home: Home) -> None:
    orders(shop, home)
    shop.trouble = KeyboardInterrupt()
    assert door.main(["test"], home.root) == 130
    shop.trouble = None
    assert orders(shop, home) == NEW


def test_of_two_starts_at_once_one_sets_up(shop: Shop, home: Home, capsys: pytest.CaptureFixture[str]) -> None:
    with environment.alone(home):
        other = threading.Thread(target=door.main, args=([], home.root))
        other.start()
        while "waiting" not in capsys.readouterr().err:
            time.sleep(0.01)
        environment.set_up(home, environment.missing(home, with_tests=False))
    other.join()
    assert shop.orders == NEW


def sentence(capsys: pytest.CaptureFixture[str]) -> str:
    """The one sentence on the screen after the progress lines."""
    last = capsys.readouterr().err.splitlines()[-1]
    assert last.startswith("tianxia could not be set up: ")
    assert last.endswith(".")
    return last


def test_every_python_can_read_the_door_and_an_old_one_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    source = (ROOT / "play.py").read_text(encoding="ascii")
    ast.parse(source, feature_version=(3, 4))
    monkeypatch.setattr(sys, "version_info", (3, 10, 13, "final", 0))
    with pytest.raises(SystemExit, match=r"^tianxia needs Python 3\.11 or newer, but this is Python 3\.10\.$"):
        exec(compile(source, "play.py", "exec"), {"__name__": "__main__", "__file__": str(ROOT / "play.py")})


@pytest.mark.parametrize("module", ["venv", "ensurepip"])
def test_a_missing_venv_module_is_named_with_its_package(
    shop: Shop, home: Home, module: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == module else object())
    assert door.main([], home.root) == 1
    assert f"apt install python3.{sys.version_info.minor}-venv" in sentence(capsys)
    assert shop.orders == []


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (errno.EROFS, "this folder cannot be written to"),
        (errno.EACCES, "this folder cannot be written to"),
        (errno.ENOSPC, "the disk is full"),
        (errno.EIO, "Input/output error"),
    ],
)
def test_what_the_system_refuses_is_said_plainly(
    shop: Shop, home: Home, number: int, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    shop.trouble = OSError(number, os.strerror(number), "somewhere")
    assert door.main([], home.root) == 1
    assert words in sentence(capsys)


@pytest.mark.parametrize(
    ("log", "words"),
    [
        ("connection broken by NewConnectionError\nNo matching distribution found", "is there a network?"),
        ("Temporary failure in name resolution", "is there a network?"),
        ("HTTPSConnectionPool: Read timed out.", "is there a network?"),
        ("ERROR: No matching distribution found for librt", "ready-made for this Python"),
        ("[Errno 28] No space left on device", "the disk is full"),
        ("[Errno 30] Read-only file system", "cannot be written to"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES", "not the one that the lock file names"),
        ("something new", "a step failed"),
    ],
)
def test_a_failed_step_says_why_and_where_to_read_on(home: Home, log: str, words: str) -> None:
    home.log.parent.mkdir()
    with pytest.raises(environment.Trouble, match=r"install\.log$") as trouble:
        environment.run(home, [sys.executable, "-c", f"print({log!r}); raise SystemExit(1)"])
    assert words in str(trouble.value)


def test_pip_is_kept_to_the_locks(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    commands: list[list[str]] = []
    monkeypatch.setattr(environment, "run", lambda _home, command: commands.append(command))
    environment.install_packages(home)
    environment.install_project(home)
    environment.install_tests(home)
    assert "--require-hashes" in commands[0]
    assert {"--no-deps", "--no-build-isolation"} <= set(commands[1])
    assert ["--no-deps" in command for command in commands[2:]] == [False, True]
    assert all("--require-hashes" in command for command in commands[2:])


def test_a_person_s_own_pip_settings_do_not_lead_astray(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    home.log.parent.mkdir()
    monkeypatch.setenv("PIP_TARGET", "elsewhere")
    monkeypatch.setenv("PIP_USER", "1")
    show = "import os; print('PIP_TARGET' in os.environ, os.environ['PIP_USER'])"
    environment.run(home, [sys.executable, "-c", show])
    assert home.log.read_text(encoding="utf-8").split() == ["False", "0"]


def test_exit_codes_are_passed_on() -> None:
    assert door.call([sys.executable, "-c", "raise SystemExit(7)"]) == 7


@pytest.mark.skipif(os.name == "nt", reason="no signals")
def test_a_program_ended_by_a_signal_has_the_shell_s_exit_code() -> None:
    assert door.call([sys.executable, "-c", "import os; os.kill(os.getpid(), 15)"]) == 128 + 15


@pytest.mark.parametrize("compiled", [0, 1])
def test_the_tests_run_whether_or_not_kernels_compile(
    home: Home, compiled: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[list[str]] = []

    def call(command: list[str], _folder: Path, **_environment: str) -> int:
        calls.append(command[1:])
        return compiled if "compile" in command else 5

    monkeypatch.setattr(door, "call", call)
    monkeypatch.setattr(door, "fetch_programs", lambda: None)
    assert door.run_tests(home, ["--thorough", "-k", "qin"]) == 5
    assert calls[0] == ["-m", "tianxia", "compile"]
    assert calls[1][:2] == ["-m", "pytest"]
    assert calls[1][-3:] == ["--thorough", "-k", "qin"]


def test_all_cores_are_used_unless_told_otherwise() -> None:
    assert door.spread(["--thorough"])[0] == "-n"
    assert door.spread(["-n0"]) == []
    assert door.spread(["--pdb"]) == []


def test_ci_runs_just_the_test_command() -> None:
    assert (ROOT / ".ci" / "run").read_text(encoding="utf-8").endswith("\nexec python3 play.py test\n")


PROGRAM = "import sys; print(*sys.argv[1:], sep='|'); sys.exit(3)"


def test_a_ready_folder_starts_the_program_with_its_arguments(home: Home) -> None:
    """The whole way for real, with an environment that is ready: arguments, output and exit code come through."""
    for name in (
        "play.py",
        "tools/__init__.py",
        "tools/door.py",
        "tools/environment.py",
        "tools/build_docs.py",
        "tools/build_page.py",
    ):
        (home.root / name).parent.mkdir(exist_ok=True)
        (home.root / name).write_bytes((ROOT / name).read_bytes())
    venv.create(home.venv, symlinks=os.name != "nt")
    packages = next(home.venv.rglob("site-packages"))
    (packages / "tianxia.py").write_text(PROGRAM, encoding="utf-8")
    environment.write_stamp(home, environment.wanted_stamp(home))
    command = [sys.executable, str(home.root / "play.py"), "replay", "a file"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=home.root.parent)
    assert (done.returncode, done.stdout, done.stderr) == (3, "replay|a file\n", "")


@pytest.mark.parametrize(
    ("arguments", "built"),
    [([], 1), (["--lan"], 1), (["--compile"], 1), (["serve", "--port", "1"], 1), (["games"], 0), (["--help"], 0)],
)
def test_the_table_and_a_server_get_their_page_built(
    home: Home, monkeypatch: pytest.MonkeyPatch, arguments: list[str], built: int
) -> None:
    pages: list[Path] = []
    started: list[list[str]] = []

    def become(_home: Home, command: list[str]) -> int:
        started.append(command)
        return 0

    monkeypatch.setattr(door, "prepare", lambda *_args, **_more: None)
    monkeypatch.setattr(door, "ensure_page", pages.append)
    monkeypatch.setattr(door, "ensure_documents", lambda *_: False)
    monkeypatch.setattr(door, "become", become)
    assert door.enter(home, arguments) == 0
    assert len(pages) == built
    assert started == [["-m", "tianxia", *arguments]]
