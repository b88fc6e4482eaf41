"""A real server and a real browser for the page's tests: Debian's chromium, driven by playwright.

If chromium or the page is missing these tests skip with that reason; with `CI` set they fail instead.
"""

import os
import shutil
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.installed import Installed
from tests.ports import reserved_port
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
PATIENCE = 60_000
"""How many milliseconds a test waits for anything on a page."""
DEALS = """
from hashlib import sha256
from pathlib import Path
from tianxia.server.daily import daily
from tianxia.server.tables import creation
from tianxia.server.tournaments import dealing
def seed(what):
    return sha256((Path({name!r}).read_text() + what).encode()).hexdigest()
def dealer():
    dealt = []
    def new_seed():
        dealt.append(seed(""))
        return seed(str(dealt.count(dealt[-1])))
    return new_seed
creation.new_seed, dealing.new_seed = dealer(), dealer()
async def seed_of(store, deal, day):
    return seed(deal)
daily.seed_of = seed_of
"""
"""Deals the same games in the same test every time, whichever tests came before, though their tournaments go on."""
PENDING = """{
  const [ask, told] = [window.fetch, () => { open -= 1; }];
  let open = 0;
  window.pending = () => open;
  window.fetch = (...what) => { open += 1; const answer = ask(...what); answer.then(told, told); return answer; };
}"""
"""Counts what a page has asked its server for and not been told yet."""
START = """
from tianxia.commands.serve import command
from tianxia.words import words
command({arguments!r}, obj=words("en"))
"""


OTHER_PAGE = """
from pathlib import Path
from tianxia.server.http import static_files
static_files.FOLDER = Path({page!r})
"""


def missing(why: str) -> None:
    """Skip for a reason, or fail if everything must be there."""
    if os.environ.get("CI"):
        pytest.fail(why)
    pytest.skip(why)


class House:
    """A server with a separate database, which can be killed and started again."""

    def __init__(
        self,
        folder: Path,
        slowness: float = 0.0,
        installed: Installed | None = None,
        page: Path | None = None,
        more: tuple[str, ...] = (),
    ) -> None:
        """Reserve a port; people reach it over a wire that pauses for at most this many seconds.

        The server is this folder's, or that of an installed wheel; its page is its own, unless another is given.
        `more` are further options of the server.
        """
        self.port, self._reserved = reserved_port()
        self.wire = SlowWire(self.port, slowness) if slowness else None
        self.folder, self.installed, self.page = folder, installed, page
        self.more = more
        self.process: subprocess.Popen[bytes] | None = None
        self.deal_for("")

    def deal_for(self, test: str) -> None:
        """Deal the games of this test from now on."""
        (self.folder / "deal.txt").write_text(test)

    @property
    def url(self) -> str:
        """Its address."""
        return f"http://localhost:{self.wire.port if self.wire else self.port}/"

    def start(self) -> None:
        """Start it and wait until it answers."""
        database = f"sqlite+aiosqlite:///{self.folder / 'tables.db'}"
        arguments = ["--port", str(self.port), "--db", database, "--bot-pause", "0", "--review-iterations", "8"]
        arguments += self.more
        python, variables = sys.executable, None
        if self.installed is not None:
            python, variables = str(self.installed.python), {**self.installed.environment, "TIANXIA_KERNELS": "auto"}
        script = OTHER_PAGE.format(page=str(self.page)) if self.page else ""
        script += DEALS.format(name=str(self.folder / "deal.txt")) + START.format(arguments=arguments)
        command = [python, "-c", script]
        with (self.folder / "server.log").open("ab") as log:
            where = self.folder if self.installed else ROOT
            self.process = subprocess.Popen(command, cwd=where, env=variables, stdout=log, stderr=log)
        while self.process.poll() is None:
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


def slowness(config: pytest.Config) -> float:
    """How many seconds the wire to a server pauses at most."""
    return float(config.getoption("--slow-wire")) / 1000


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory, pytestconfig: pytest.Config) -> Iterator[House]:
    """A running server that serves the built page."""
    if not (ROOT / "src/tianxia/server/page/index.html").is_file():
        missing("the page is not built: python3 tools/build_page.py")
    house = House(tmp_path_factory.mktemp("house"), slowness(pytestconfig))
    house.start()
    yield house
    house.kill()


@pytest.fixture(scope="session")
def chromium(pytestconfig: pytest.Config) -> Iterator[Any]:
    """A browser."""
    if CHROMIUM is None:
        missing("no chromium here: as root, apt-get install -y chromium")
    sync_api = pytest.importorskip("playwright.sync_api")
    sync_api.expect.set_options(timeout=PATIENCE)
    pause = pytestconfig.getoption("--slow-hand")
    with sync_api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS, slow_mo=pause)
        slow_down(browser, pytestconfig.getoption("--slow-page"))
        yield browser
        browser.close()


def slow_down(browser: Any, times: int) -> None:
    """Make every page of a browser this many times as slow."""

    def slow(page: Any) -> None:
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": times})

    def slow_context(**more: Any) -> Any:
        context = new_context(**more)
        context.on("page", slow)
        return context

    new_context = browser.new_context
    if times > 1:
        browser.new_context = slow_context


Opener = Callable[..., Any]


@pytest.fixture
def opened(chromium: Any, house: House, request: pytest.FixtureRequest) -> Iterator[Opener]:
    """Opens pages for people who share nothing; an error in a page's console fails the test."""
    house.deal_for(request.config.getoption("--deals") + request.node.nodeid)
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
        # Each person would fetch and keep the whole page.
        more.setdefault("service_workers", "block")
        # What breathes as long as it is on the screen costs more than everything that a test does.
        if pace == "instant":
            more.setdefault("reduced_motion", "reduce")
        context = chromium.new_context(viewport={"width": width, "height": height}, locale=language, **more)
        # Most tests are about what the table shows, not about how it gets there.
        context.add_init_script(f"if (origin !== 'null') localStorage.tianxia ??= JSON.stringify({{ pace: '{pace}' }})")
        context.add_init_script(PENDING)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
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
