"""axe finds nothing serious on any page and in any state: drafts, refusals, menus, dialogs, ends, replays."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.web.conftest import Opener
from tests.web.steps import BOT, ME, PHONE, finished, look, new_game, play_on, sit_at

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
    "#/join/0123456789abcdef0": "main form",
    "#/table/nowhere": "main h1",
}
Check = Callable[[str], None]


@pytest.fixture(params=["light", "dark"])
def theme(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


def checker(page: Any, theme: str) -> Check:
    """Fails with what axe finds. Colours alone differ between the themes, so the dark one is asked for them only."""
    axe = pytest.importorskip("axe_playwright_python.sync_playwright").Axe()
    options = {} if theme == "light" else {"runOnly": {"type": "rule", "values": ["color-contrast"]}}

    def check(state: str) -> None:
        found = axe.run(page, options=options).response["violations"]
        bad = [
            (one["id"], [node["html"][:160] for node in one["nodes"]][:3])
            for one in found
            if one["impact"] in ("serious", "critical")
        ]
        assert bad == [], state

    return check


def states_of_a_table(page: Any) -> Iterator[str]:
    """One state of a table after another."""
    page.wait_for_selector("text=Your turn.")
    yield "turn"
    page.click("[data-cell='0,5']")
    page.wait_for_selector(".reason")
    yield "refusal"
    page.keyboard.press("Escape")
    page.wait_for_selector(".reason", state="detached")
    page.click("button:has(use[href='#ic-hint'])")
    page.wait_for_selector("p.note")
    yield "hint"
    page.click("p.note button.link")
    page.wait_for_selector(".effects")
    yield "draft"
    page.click("#tab-rules")
    page.wait_for_selector("[data-rule]")
    yield "rules"
    page.click("[aria-label='Table menu']")
    page.wait_for_selector("dialog")
    yield "menu"
    page.keyboard.press("Escape")


def test_every_screen(opened: Opener, theme: str) -> None:
    page = opened(refused=True, reduced_motion="reduce", color_scheme=theme)
    check = checker(page, theme)
    for path, selector in SCREENS.items():
        look(page, path, selector)
        check(path)


def test_every_state_of_a_table(opened: Opener, theme: str) -> None:
    page = opened(reduced_motion="reduce", color_scheme=theme)
    check = checker(page, theme)
    open_table = new_game(page, [ME, {"kind": "open"}, {"kind": "invited"}])
    look(page, f"#/table/{open_table}", "text=Waiting for players")
    check("waiting")
    table = new_game(page, [ME, BOT])
    assert play_on(page, table, 4) == "enough"
    sit_at(page, table)
    for state in states_of_a_table(page):
        check(state)


def test_the_end_and_the_replay(opened: Opener, theme: str) -> None:
    page = opened(reduced_motion="reduce", color_scheme=theme)
    check = checker(page, theme)
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


def test_on_a_phone(opened: Opener, theme: str) -> None:
    page = opened(reduced_motion="reduce", color_scheme=theme, **PHONE)
    check = checker(page, theme)
    check("home")
    table = new_game(page, [ME, ME])
    assert play_on(page, table, 1) == "enough"
    page.evaluate("(table) => { location.hash = `#/table/${table}`; }", table)
    page.wait_for_selector("dialog >> text=Show my tiles")
    check("handing over")
    page.click("text=Show my tiles")
    page.wait_for_selector("dialog", state="detached")
    page.locator("[data-cell='0,5']").tap()
    page.wait_for_selector(".reason")
    check("refusal")
    page.locator("#tab-log").tap()
    check("log")
