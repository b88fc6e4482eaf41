"""What all tests share: the option `--thorough`, which runs the same tests with larger numbers."""

import signal
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from tests.installed import Installed

settings.register_profile("short", deadline=None, derandomize=True, max_examples=100)
settings.register_profile("thorough", deadline=None, max_examples=2000)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--thorough", action="store_true", help="run the same tests with larger numbers")
    parser.addoption("--slow-wire", type=int, default=0, metavar="MS", help="delay what the browser hears and says")
    parser.addoption("--slow-page", type=int, default=1, metavar="N", help="make the browser N times as slow")
    parser.addoption("--slow-hand", type=int, default=0, metavar="MS", help="pause before all that the browser is told")
    parser.addoption("--deals", default="", metavar="WORD", help="deal other games to tests of the server and the page")


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("thorough" if config.getoption("--thorough") else "short")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what only `--thorough` runs, and start slow tests first.

    Started last, one of them would keep one core busy while the others wait. The browser's tests still come last: once
    a browser runs in a process, its loop gets in the way of others.
    """
    if not config.getoption("--thorough"):
        rest = [item for item in items if item.get_closest_marker("thorough")]
        items[:] = [item for item in items if item not in rest]
        config.hook.pytest_deselected(items=rest)
    items.sort(key=lambda item: ("tests/web/" in item.nodeid, item.get_closest_marker("slow") is None))


@pytest.fixture(scope="session")
def thorough(pytestconfig: pytest.Config) -> bool:
    """Whether to use the larger numbers."""
    return bool(pytestconfig.getoption("--thorough"))


@pytest.fixture(scope="session")
def built_wheels(tmp_path_factory: pytest.TempPathFactory, pytestconfig: pytest.Config) -> list[Path]:
    """The wheels of this folder, built once for the whole run: the pure one, then the compiled one."""
    from tests.installed import shared_wheels

    base = tmp_path_factory.getbasetemp()
    return shared_wheels((base.parent if hasattr(pytestconfig, "workerinput") else base) / "wheels")


@pytest.fixture(scope="session")
def installed(built_wheels: list[Path], tmp_path_factory: pytest.TempPathFactory) -> "Installed":
    """The last of them, installed into an empty environment."""
    from tests.installed import Installed

    return Installed(tmp_path_factory.mktemp("installed"), built_wheels[-1])


@pytest.fixture
def hears_ctrl_c() -> Iterator[None]:
    """Make Ctrl-C work even if a shell started the tests in the background, which makes all of them ignore it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)
