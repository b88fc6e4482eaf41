"""axe finds nothing, minor or serious, on any page and in any state, light and dark: drafts, menus, dialogs, ends."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.web.axe import checker
from tests.web.conftest import Opener
from tests.web.steps import BOT, HINT, ME, PHONE, finished, look, new_game, play_on, sit_at

SCREENS = {
    "#/": ".games",
    "#/new": "form .card",
    "#/tables": "main section",
    "#/replays": "main section",
    "#/rules/qin": "[data-rule]",
    "#/components/qin": "main ul",
    "#/components/zhanguo": "main ul",
    "#/components/first_empire": "main ul",
    "#/editions": "main table",
    "#/me": "main form",
    "#/players/qin/live": "main table",
    "#/daily/qin": "main button",
    "#/games": "main form",
    "#/tournaments": "main section",
    "#/tournaments/new": "main form",
    "#/join/0123456789abcdef0": "main form",
    "#/table/nowhere": "main h1",
}


def states_of_a_table(page: Any) -> Iterator[str]:
    """One state of a table after another."""
    page.wait_for_selector("text=Your turn.")
    yield "turn"
    page.click("[data-cell='F1']")
    page.wait_for_selector(".reason")
    yield "refusal"
    page.keyboard.press("Escape")
    page.wait_for_selector(".reason", state="detached")
    page.click(HINT)
    page.wait_for_selector(".hints")
    yield "hint"
    page.click(".hints .link")
    page.wait_for_selector(".effects")
    yield "draft"
    page.click("#tab-rules")
    page.wait_for_selector("[data-rule]")
    yield "rules"
    page.click("[aria-label='Table menu']")
    page.wait_for_selector("dialog")
    yield "menu"
    page.keyboard.press("Escape")


@pytest.mark.slow
def test_every_screen(opened: Opener) -> None:
    page = opened(refused=True)
    check = checker(page)
    for path, selector in SCREENS.items():
        look(page, path, selector)
        check(path)


@pytest.mark.slow
def test_every_state_of_a_table(opened: Opener) -> None:
    page = opened()
    check = checker(page)
    open_table = new_game(page, [ME, {"kind": "open"}, {"kind": "invited"}])
    look(page, f"#/table/{open_table}", "text=Waiting for players")
    check("waiting")
    table = new_game(page, [ME, BOT])
    assert play_on(page, table, 4) == "enough"
    sit_at(page, table)
    for state in states_of_a_table(page):
        check(state)


def test_the_end_and_the_replay(opened: Opener) -> None:
    page = opened()
    check = checker(page)
    table = finished(page)
    check("end")
    look(page, f"#/replay/{table}", "section.end")
    check("replay, end")
    page.keyboard.press("Home")
    page.wait_for_selector("section.end", state="detached")
    check("replay, start")
    page.click("[aria-label='Was the deal fair?']")
    page.wait_for_selector(".verdict")
    check("fairness")


def test_on_a_phone(opened: Opener) -> None:
    page = opened(**PHONE)
    check = checker(page)
    check("home")
    table = new_game(page, [ME, ME])
    assert play_on(page, table, 1) == "enough"
    look(page, f"#/table/{table}", "dialog >> text=Show my hand")
    check("handing over")
    page.click("text=Show my hand")
    page.wait_for_selector("dialog", state="detached")
    page.locator("[data-cell='F1']").tap()
    page.wait_for_selector(".reason")
    check("refusal")
    page.locator("#tab-log").tap()
    check("log")
