"""Locks, versions and the packages that each part may use."""

import ast
import re
import sys
import tomllib
from pathlib import Path

import pytest

import tianxia
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


@pytest.mark.parametrize(("extra", "lock"), [("", ""), ("test", "-test"), ("peers", "-peers")])
def test_locks_name_all_that_the_project_needs(extra: str, lock: str) -> None:
    wanted = [*PROJECT["dependencies"], *PROJECT["optional-dependencies"].get(extra, [])]
    locked = {name for name, _ in pins(ROOT / f"requirements{lock}.lock")}
    assert {data(requirement) for requirement in wanted} <= locked


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
