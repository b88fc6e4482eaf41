"""The page as an app: it can be installed, survives a lost server and a new version, and keeps nothing of a game."""

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.web.conftest import House, Opener, slowness
from tests.web.steps import BOT, ME, hinted_move, look, new_game, sit_at
from tests.web.waits import expect
from tianxia.server.http.static_files import FOLDER

CONTROLLED = "() => navigator.serviceWorker.controller?.state === 'activated'"
KEPT = """async () => {
  const found = {};
  for (const name of await caches.keys())
    found[name] = (await (await caches.open(name)).keys()).map((request) => new URL(request.url).pathname);
  return found;
}"""
ASK = "() => fetch('/api/games').then((answer) => answer.status, () => 'nothing')"
PNG_SIZE = slice(16, 24)
PHONE = {"width": 390, "height": 844}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, pytestconfig: pytest.Config) -> Iterator[House]:
    """A server of its own, with a copy of the page that can change."""
    folder = tmp_path_factory.mktemp("house")
    shutil.copytree(FOLDER, folder / "page")
    house = House(folder, slowness(pytestconfig), page=folder / "page")
    house.start()
    yield house
    house.kill()


def with_worker(opened: Opener, **more: Any) -> Any:
    """A page whose worker has started."""
    page = opened(service_workers="allow", **more)
    page.wait_for_function(CONTROLLED)
    return page


def kept(page: Any) -> dict[str, list[str]]:
    """What the worker keeps, by version."""
    found: dict[str, list[str]] = page.evaluate(KEPT)
    return found


def test_it_can_be_installed(opened: Opener) -> None:
    page = with_worker(opened, **PHONE)
    devtools = page.context.new_cdp_session(page)
    manifest = devtools.send("Page.getAppManifest")
    assert manifest["errors"] == []
    errors = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in errors] == ["in-incognito"], "as all pages of these tests are"
    told = json.loads(manifest["data"])
    assert {icon.get("purpose", "any") for icon in told["icons"]} == {"any", "maskable"}
    for icon in told["icons"]:
        picture = page.request.get(page.url.partition("#")[0] + icon["src"])
        assert picture.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            width, height = (int.from_bytes(part, "big") for part in re.findall(b"(?s)....", picture.body()[PNG_SIZE]))
            assert icon["sizes"] == f"{width}x{height}"


def test_the_browser_s_offer_becomes_a_link(opened: Opener) -> None:
    page = opened()
    offer = page.get_by_role("button", name="Install as an app")
    assert offer.count() == 0
    page.evaluate("""() => {
      const offer = new Event('beforeinstallprompt', { cancelable: true });
      offer.prompt = async () => { window.asked = true; };
      window.prevented = !window.dispatchEvent(offer);
    }""")
    offer.click()
    page.wait_for_function("() => window.asked && window.prevented")
    expect(offer).to_have_count(0)  # an offer serves once


def test_without_the_server_a_page_of_ours_and_nothing_of_a_game(opened: Opener, house: House) -> None:
    page = with_worker(opened, language="de-DE", **PHONE)
    sit_at(page, new_game(page, [ME, BOT]))
    hinted_move(page)
    (paths,) = kept(page).values()
    assert {path for path in paths if not path.startswith("/assets/")} == {"/offline", "/privacy.css", "/seal.svg"}
    assert page.evaluate(ASK) == 200
    house.kill()
    assert page.evaluate(ASK) == "nothing", "no game and no list is served from what is kept"
    page.goto(house.url)
    assert page.locator("section[lang]").evaluate_all("(all) => all.map((one) => one.lang)") == ["de", "en", "fr"]
    assert page.evaluate("() => getComputedStyle(document.body).backgroundColor") == "rgb(246, 241, 228)", "styled"
    house.start()
    page.get_by_role("link", name="Noch einmal versuchen").click()
    page.wait_for_selector("main.home")


def renew(folder: Path, lost: str) -> None:
    """Put a new version in place of the page: another index and another list, without one of its files."""
    index, listed = folder / "index.html", folder / "sw/assets.js"
    index.write_text(index.read_text(encoding="utf-8").replace("<title>", '<meta name="new" content=""><title>'))
    told = json.loads(listed.read_text(encoding="utf-8").partition("=")[2].rstrip().rstrip(";"))
    told = {"version": told["version"][::-1] + "x", "assets": [path for path in told["assets"] if path != lost]}
    listed.write_text(f"self.SHELL = {json.dumps(told)};\n", encoding="utf-8")
    (folder / lost).unlink()


def test_a_new_version_is_picked_up_and_an_old_tab_still_works(opened: Opener, house: House) -> None:
    assert house.page is not None
    old = with_worker(opened)
    (before,) = kept(old)
    lost = next(path.relative_to(house.page).as_posix() for path in (house.page / "assets").glob("Leaderboard-*.js"))
    renew(house.page, lost)
    fresh = old.context.new_page()
    fresh.goto(house.url)
    assert fresh.locator("meta[name=new]").count() == 1, "at once, not at the next start"
    fresh.evaluate("async () => (await navigator.serviceWorker.ready).update()")
    fresh.wait_for_function("async () => (await caches.keys()).length === 2")
    fresh.wait_for_function("async () => !(await navigator.serviceWorker.ready).installing")
    assert before in kept(old)
    look(old, "#/players", "main h1")
    assert old.locator("meta[name=new]").count() == 0, "the same tab, not reloaded"
