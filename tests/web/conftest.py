"""A real server and a real browser for the page's tests: Debian's chromium, driven by playwright.

If chromium or the page is missing these tests skip with that reason; with `CI` set they fail instead.
"""

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.web.wire import SlowWire

ROOT = Path(__file__).resolve().parents[2]
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
FEATURES = [
    # Pages of the address bar, which nobody here uses: they cost more than everything else a new window does.
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    # The last list of features wins, so what playwright switches off is named again.
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
]
"""Browser features that are switched off."""
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-features=" + ",".join(FEATURES),
]
START = """
from tianxia.commands.serve import command
from tianxia.words import words
command({arguments!r}, obj=words("en"))
"""


def missing(why: str) -> None:
    """Skip for a reason, or fail if everything must be there."""
    if os.environ.get("CI"):
        pytest.fail(why)
    pytest.skip(why)


class House:
    """A server with a separate database, which can be killed and started again."""

    def __init__(self, folder: Path, slowness: float = 0.0) -> None:
        """Choose a free port; people reach it over a wire that pauses for at most this many seconds."""
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.wire = SlowWire(self.port, slowness) if slowness else None
        self.folder = folder
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Its address."""
        return f"http://localhost:{self.wire.port if self.wire else self.port}/"

    def start(self) -> None:
        """Start it and wait until it answers."""
        database = f"sqlite+aiosqlite:///{self.folder / 'tables.db'}"
        arguments = ["--port", str(self.port), "--db", database, "--bot-pause", "0", "--review-iterations", "8"]
        command = [sys.executable, "-c", START.format(arguments=arguments)]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, cwd=ROOT, stdout=log, stderr=log)
        for _ in range(200):
            try:
                urllib.request.urlopen(f"http://localhost:{self.port}/health", timeout=2).close()
                return
            except OSError:
                time.sleep(0.1)
        raise AssertionError((self.folder / "server.log").read_text())

    def kill(self) -> None:
        """Kill it without warning, as a power cut would."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory, pytestconfig: pytest.Config) -> Iterator[House]:
    """A running server that serves the built page."""
    if not (ROOT / "src/tianxia/server/page/index.html").is_file():
        missing("the page is not built: python3 tools/build_page.py")
    slowness = pytestconfig.getoption("--slow-wire") / 1000
    house = House(tmp_path_factory.mktemp("house"), slowness)
    house.start()
    yield house
    house.kill()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    """A browser."""
    if CHROMIUM is None:
        missing("no chromium here: as root, apt-get install -y chromium")
    sync_api = pytest.importorskip("playwright.sync_api")
    with sync_api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        browser.close()


Opener = Callable[..., Any]


@pytest.fixture
def opened(chromium: Any, house: House) -> Iterator[Opener]:
    """Opens pages for people who share nothing; an error in a page's console fails the test."""
    contexts: list[Any] = []
    faults: list[str] = []

    def open_page(
        path: str = "",
        width: int = 1280,
        height: int = 720,
        language: str = "en-GB",
        refused: bool = False,
        pace: str = "instant",
        **more: Any,
    ) -> Any:
        context = chromium.new_context(viewport={"width": width, "height": height}, locale=language, **more)
        # Most tests are about what the table shows, not about how it gets there.
        context.add_init_script(f"if (origin !== 'null') localStorage.tianxia ??= JSON.stringify({{ pace: '{pace}' }})")
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(30_000)
        page.on("pageerror", lambda error: faults.append(str(error)))
        # The console calls a refusal a failure; a test that asks for one says so.
        meant = "status of 4" if refused else "net::ERR"
        page.on(
            "console",
            lambda told: faults.append(told.text) if told.type == "error" and meant not in told.text else None,
        )
        page.goto(house.url + path)
        page.wait_for_selector("main")
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert [fault for fault in faults if "net::ERR" not in fault and "WebSocket" not in fault] == []
