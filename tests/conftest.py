"""What all tests share: the option `--thorough`, which runs the same tests with larger numbers."""

import signal
from collections.abc import Iterator

import pytest
from hypothesis import settings

settings.register_profile("short", deadline=None, derandomize=True, max_examples=100)
settings.register_profile("thorough", deadline=None, max_examples=2000)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--thorough", action="store_true", help="run the same tests with larger numbers")
    parser.addoption("--slow-wire", type=int, default=0, metavar="MS", help="delay what the browser hears and says")


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("thorough" if config.getoption("--thorough") else "short")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Start slow tests first: started last, one of them would keep one core busy while the others wait.

    The browser's tests still come last: once a browser runs in a process, its loop gets in the way of others.
    """
    items.sort(key=lambda item: ("tests/web/" in item.nodeid, item.get_closest_marker("slow") is None))


@pytest.fixture(scope="session")
def thorough(pytestconfig: pytest.Config) -> bool:
    """Whether to use the larger numbers."""
    return bool(pytestconfig.getoption("--thorough"))


@pytest.fixture
def hears_ctrl_c() -> Iterator[None]:
    """Make Ctrl-C work even if a shell started the tests in the background, which makes all of them ignore it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)
