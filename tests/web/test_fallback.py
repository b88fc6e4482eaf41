"""A game of another package on a page built without it: its words come from the server, its view is a list."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.external_game.installing import PACKAGE, installed
from tests.web.axe import checker
from tests.web.conftest import ROOT, House, Opener, missing, slowness
from tests.web.looks import at_rest, resized
from tests.web.steps import PHONE, look
from tests.web.waits import expect

NAMES = ["Qin", "ZhanGuo", "Zhanguo: The First Empire", "Laternen"]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, pytestconfig: pytest.Config) -> Iterator[House]:
    """A server with Lanterns."""
    if not (ROOT / "src/tianxia/server/page/index.html").is_file():
        missing("the page is not built: python3 tools/build_page.py")
    folder = tmp_path_factory.mktemp("lanterns")
    opened = House(folder, slowness(pytestconfig))
    with installed(folder / "installed", PACKAGE):
        opened.start()
    yield opened
    opened.kill()


def made(page: Any) -> str:
    """Make a table on the page, and sit down; its id."""
    page.wait_for_selector("form >> text=Fünf")
    expect(page.locator("form section").first.locator("label")).to_have_text(NAMES)
    page.click("form button.primary")
    page.wait_for_selector("main[data-version] .turn .head")
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
    expect(page.locator(".crumb h1")).to_have_text("Laternen")
    expect(page.locator(".turn .head")).to_contain_text("Bleibst oder gehst du?")
    shown = parts(page)
    assert shown[:4] == [["Nacht", "1"], ["Nächte", "5"], ["Vorbei", "nein"], ["Hängt eine Laterne auf", "–"]]
    assert shown[4:7] == [["Brücke", "Platz 2"], ["Tor", "Platz 2"], ["Turm", "Platz 2"]]
    assert shown[7:11] == [["Punkte", "0"], ["Laternen", "Brücke 0, Tor 0, Turm 0"]] * 2
    assert shown[11][0] == "Dein Öl"
    assert page.locator(".view li.open > .name").all_inner_texts() == ["Kai", "Spieler", "Du", "Kranich"]
    assert "Du ziehst Öl" in page.inner_text(".log")
    check("at the table")
    page.click("#tab-rules")
    page.wait_for_selector(".talk >> text=Gehen bringt einen Punkt.")
    page.click("#tab-log")

    take_turn(page)
    take_turn(page)
    page.wait_for_function("() => document.querySelectorAll('.log li').length > 2")
    while page.query_selector("section.end") is None:
        take_turn(page)
    expect(page.locator("section.end h1")).to_contain_text("Die letzte Nacht ist vorbei.")
    check("at the end")

    page.click("section.end a[href^='#/replay']")
    page.wait_for_selector(".replay")
    assert ["Vorbei", "ja"] in parts(page)
    assert "Alles" in page.inner_text(".view"), "all-seeing eyes get the whole position"
    page.keyboard.press("Home")
    expect(page.locator(".view .value").first).to_have_text("1")
    check("in a replay")
    page.click("button.fork:has(use[href='#ic-branch'])")
    page.wait_for_selector(".turn .head")
    page.click("[aria-expanded=false]:has(use[href='#ic-menu'])")
    page.click("dialog button:has(use[href='#ic-bot'])")
    page.wait_for_selector("section.end", timeout=60_000)
    look(page, "#/rules/lanterns", "main >> text=Gehen bringt einen Punkt.")
    expect(page.locator("h1")).to_contain_text("Laternen")
    look(page, "#/components/lanterns", "main >> text=quay.tower")
    look(page, "#/", ".tables >> text=Laternen")


def test_on_a_phone_nothing_is_wider_than_the_screen(opened: Opener) -> None:
    page = opened("#/new/lanterns", language="de-DE", **PHONE)
    made(page)
    at_rest(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    checker(page)("on a phone")
    resized(page, (PHONE["height"], PHONE["width"]))
    page.wait_for_selector(".lying .view")
    page.locator(OFFERS).first.click()
    page.wait_for_selector(READY)
