"""A game of another package on a page built without it: its words come from the server, its view is a list."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.external_game.installing import PACKAGE, installed
from tests.web.axe import checker
from tests.web.conftest import ROOT, House, Opener, missing
from tests.web.steps import PHONE

NAMES = ["Qin", "ZhanGuo", "Zhanguo: The First Empire", "Laternen"]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, pytestconfig: pytest.Config) -> Iterator[House]:
    """A server with Lanterns."""
    if not (ROOT / "src/tianxia/server/page/index.html").is_file():
        missing("the page is not built: python3 tools/build_page.py")
    folder = tmp_path_factory.mktemp("lanterns")
    opened = House(folder, pytestconfig.getoption("--slow-wire") / 1000)
    with installed(folder / "installed", PACKAGE):
        opened.start()
    yield opened
    opened.kill()


def made(page: Any) -> str:
    """Make a table on the page, and sit down; its id."""
    page.wait_for_selector("form >> text=Fünf")
    assert page.locator("form section").first.locator("label").all_inner_texts() == NAMES
    page.click("form button.primary")
    page.wait_for_selector("main[data-version]")
    return str(page.url.rpartition("/")[2])


def parts(page: Any) -> list[list[str]]:
    """What the view shows, name and value."""
    rows = page.locator(".view li:not(.open)").all()
    return [row.locator("span").all_inner_texts() for row in rows]


OFFERS, READY, END = ".offer:not(:disabled)", "[data-confirm]:not(:disabled)", "section.end"


def take_turn(page: Any) -> None:
    """Choose the last answer on offer, look at what it would do, change it once, and confirm it."""
    page.wait_for_selector(f"{OFFERS}, {END}")
    if page.query_selector(END):
        return
    page.locator(OFFERS).first.click()
    page.wait_for_selector(READY)
    page.keyboard.press("Escape")
    page.locator(OFFERS).last.click()
    page.click(READY)
    page.wait_for_selector(READY, state="detached")


def test_a_game_that_the_page_was_built_without(opened: Opener) -> None:
    page = opened("#/new/lanterns", language="de-DE")
    check = checker(page)
    made(page)
    assert page.inner_text(".crumb h1") == "Laternen"
    assert "Bleibst oder gehst du?" in page.inner_text(".turn .head")
    shown = parts(page)
    assert shown[:4] == [["Nacht", "1"], ["Nächte", "5"], ["Vorbei", "nein"], ["Hängt eine Laterne auf", "–"]]
    assert shown[4:7] == [["Brücke", "Platz 2"], ["Tor", "Platz 2"], ["Turm", "Platz 2"]]
    assert shown[7:11] == [["Punkte", "0"], ["Laternen", "Brücke 0, Tor 0, Turm 0"]] * 2
    assert shown[11][0] == "Dein Öl"
    assert page.locator(".view li.open > .name").all_inner_texts() == ["Kai", "Spieler", "Du", "Kranich"]
    assert "Du ziehst Öl" in page.inner_text(".log")
    check("at the table")
    page.click("#tab-rules")
    assert "Gehen bringt einen Punkt." in page.inner_text(".talk")
    page.click("#tab-log")

    take_turn(page)
    take_turn(page)
    page.wait_for_function("() => document.querySelectorAll('.log li').length > 2")
    while page.query_selector("section.end") is None:
        take_turn(page)
    assert "Die letzte Nacht ist vorbei." in page.inner_text("section.end h1")
    check("at the end")

    page.click("section.end a[href^='#/replay']")
    page.wait_for_selector(".replay")
    assert ["Vorbei", "ja"] in parts(page)
    assert "Alles" in page.inner_text(".view"), "all-seeing eyes get the whole position"
    page.keyboard.press("Home")
    page.wait_for_function("() => document.querySelector('.view .value').innerText === '1'")
    check("in a replay")
    page.click("button.fork:has(use[href='#ic-branch'])")
    page.wait_for_selector(".turn .head")
    page.click("[aria-expanded=false]:has(use[href='#ic-menu'])")
    page.click("dialog button:has(use[href='#ic-bot'])")
    page.wait_for_selector("section.end", timeout=60_000)
    page.goto(page.url.split("#")[0] + "#/rules/lanterns")
    page.wait_for_selector("main >> text=Gehen bringt einen Punkt.")
    assert "Laternen" in page.inner_text("h1")
    page.goto(page.url.split("#")[0] + "#/components/lanterns")
    page.wait_for_selector("main >> text=quay.tower")
    page.goto(page.url.split("#")[0] + "#/")
    page.wait_for_selector(".tables >> text=Laternen")


def test_on_a_phone_nothing_is_wider_than_the_screen(opened: Opener) -> None:
    page = opened("#/new/lanterns", language="de-DE", **PHONE)
    made(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    checker(page)("on a phone")
    page.set_viewport_size({"width": PHONE["height"], "height": PHONE["width"]})
    page.wait_for_selector(".lying .view")
    page.locator(OFFERS).first.click()
    page.wait_for_selector(READY)
