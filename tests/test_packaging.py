"""Locks, versions and the packages that each part may use."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

import tianxia
from tests.mistakes import own_text
from tests.plain_install import command, plain
from tianxia.extras import EXTRAS
from tianxia.kernels import MYPYC
from tianxia.server.http import static_files
from tianxia.server.store import migrate

ROOT = Path(__file__).resolve().parent.parent
LOCKS = sorted(ROOT.glob("requirements*.lock"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
ALLOWED = {"tianxia", "librt", "mypy_extensions"}
PURE = sorted(file for part in ("engine", "games", "bots") for file in (ROOT / "src/tianxia" / part).rglob("*.py"))


def pins(lock: Path) -> dict[tuple[str, str], str]:
    """The version of each package in a lock, by its name and the Python or system that it is for."""
    found = re.findall(r"^([\w.-]+)==(\S+)(?: ; (.*?))? \\$", lock.read_text(encoding="utf-8"), re.MULTILINE)
    return {(name, marker): version for name, version, marker in found}


def data(requirement: str) -> str:
    """The name of a package as locks spell it."""
    name = re.match(r"[\w.-]+", requirement)
    assert name
    return re.sub(r"[-_.]+", "-", name.group()).lower()


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_locks_have_hashes_and_no_addresses(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    assert "://" not in text
    assert "--index-url" not in text
    for package in re.split(r"\n(?=\w)", text)[1:]:
        assert "--hash=sha256:" in package


def test_locks_agree_with_one_another() -> None:
    agreed: dict[tuple[str, str], str] = {}
    for lock in LOCKS:
        for package, version in pins(lock).items():
            assert agreed.setdefault(package, version) == version


def requirements(extras: Sequence[str]) -> Iterator[str]:
    """What the project requires with these extras; one of them may name others."""
    yield from PROJECT["dependencies"]
    for extra in extras:
        for requirement in PROJECT["optional-dependencies"][extra]:
            own = re.fullmatch(r"tianxia\[(.*)\]", requirement)
            yield from [requirement] if own is None else requirements(own[1].split(","))


@pytest.mark.parametrize(
    ("lock", "extras"),
    [
        ("", ["server", "passkeys", "terminal"]),
        ("-postgres", ["server", "passkeys", "postgres"]),
        ("-test", ["test"]),
        ("-test", ["research", "cluster"]),
        ("-peers", ["peers"]),
    ],
)
def test_locks_name_all_that_the_project_needs(lock: str, extras: list[str]) -> None:
    locked = {name for name, _ in pins(ROOT / f"requirements{lock}.lock")}
    assert {data(requirement) for requirement in requirements(extras)} <= locked


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_no_lock_brings_pytorch(lock: Path) -> None:
    assert "torch" not in {name for name, _ in pins(lock)}


@pytest.mark.parametrize("extra", EXTRAS)
def test_each_extra_names_the_modules_of_its_packages(extra: str) -> None:
    names = {data(requirement) for requirement in PROJECT["optional-dependencies"][extra]}
    not_everywhere = {"open-spiel", "uvloop"}
    assert names - not_everywhere == set(map(data, EXTRAS[extra])), "each is imported by the name of its package"


PROGRAM = """
import tianxia
import tianxia.testing
table = tianxia.new_game("qin", seats=2, seed=7)
print(table)
table.push(table.moves[0])
for game in ("qin", "zhanguo", "first_empire"):
    print(tianxia.new_game(game, seats=2, seed=7).question)
played = tianxia.play("qin", ["easy", "random"], seed=1)
played.save("game.jsonl")
assert tianxia.load("game.jsonl").scores == played.scores
tianxia.simulate("qin", ["random", "random"], 2, seed=1)
tianxia.arena("qin", ["greedy", "random"], 2, seed=1)
from tianxia.extras import need
try:
    need("research", "tianxia.research")
except ImportError as error:
    print(error)
"""


def test_a_plain_install_has_the_library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    done = plain(PROGRAM)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("“tianxia.research” needs the research extra: pip install 'tianxia[research]'\n")


@pytest.mark.parametrize(
    ("code", "what"),
    [
        ("import tianxia.research", "an observation as numbers"),
        ("tianxia.new_game('qin', seed=1).mask()", "an observation as numbers"),
        ("tianxia.new_game('qin', seed=1).observation()", "an observation as numbers"),
    ],
)
def test_numbers_without_the_extra_say_how_to_install_it(code: str, what: str) -> None:
    done = plain(f"import tianxia\ntry:\n    {code}\nexcept ImportError as error:\n    print(error)\n")
    assert (done.stdout, done.stderr) == (f"“{what}” needs the research extra: pip install 'tianxia[research]'\n", "")


COMMANDS = [
    "games",
    "components qin",
    "simulate qin --seats random,random --games 2 --seed 1 --record game.jsonl",
    "arena qin --bots greedy,random --games 2 --seed 1",
    "replay game.jsonl",
    "review --help",
    "components zhanguo --export mine",
    "components zhanguo --check mine",
    "components zhanguo --install changed",
    "components zhanguo --installed",
    "backup tables.copy",
    "play qin --line --seats random,random --seed 1",
    "serve --help",
]


def test_a_plain_install_has_the_light_commands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    (tmp_path / "changed").mkdir()
    cards = own_text("zhanguo", "cards.csv").replace("5,writing,governor,vp,3", "5,writing,governor,vp,2")
    (tmp_path / "changed/cards.csv").write_text(cards, encoding="utf-8")
    for typed in COMMANDS:
        done = command(*typed.split())
        assert done.returncode == 0, (typed, done.stderr)


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("play qin", "“tianxia play” needs the terminal extra: pip install 'tianxia[terminal]'"),
        ("play qin --lang de", "„tianxia play“ braucht das Extra terminal: pip install 'tianxia[terminal]'"),
        (
            "serve --metrics 9100 --lang fr",
            "« tianxia serve --metrics » demande l’extra server : pip install 'tianxia[server]'",
        ),
    ],
)
def test_a_command_without_its_extra_says_how_to_install_it(typed: str, sentence: str) -> None:
    done = command(*typed.split(), at_terminal=True)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"{sentence}\n")


def test_kernels_name_the_pinned_mypyc() -> None:
    for lock in ("requirements-compile.lock", "requirements-test.lock"):
        assert pins(ROOT / lock)["mypy", ""] == MYPYC


def test_one_version() -> None:
    assert tianxia.__version__ == PROJECT["version"]


def imported(file: Path) -> set[str]:
    """The top-level packages that a source imports."""
    nodes = list(ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
    names = [alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names]
    names += [node.module for node in nodes if isinstance(node, ast.ImportFrom) and node.module]
    return {name.partition(".")[0] for name in names}


def test_engine_games_and_bots_need_nothing_but_python() -> None:
    assert PURE
    for file in PURE:
        assert imported(file) <= ALLOWED | sys.stdlib_module_names, file


def test_the_server_finds_its_migrations_and_its_page_inside_the_package() -> None:
    package = ROOT / "src/tianxia/server"
    assert package / "store/migrations" == migrate.FOLDER
    assert {"env.py", "script.py.mako", "versions"} <= {file.name for file in migrate.FOLDER.iterdir()}
    assert package / "page" == static_files.FOLDER, "where tools/build_page.py and web/vite.config.ts put it"
    assert "../src/tianxia/server/page'" in (ROOT / "web/vite.config.ts").read_text(encoding="utf-8")
