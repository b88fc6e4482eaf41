"""Tournaments in a browser: held, entered, a round played, standings and deals compared, on desktop and phone."""

from typing import Any

import pytest

from tests.web.axe import checker
from tests.web.conftest import Opener
from tests.web.steps import BOT, ME, look
from tests.web.waits import expect

API = """async ([method, path, body]) => {
    const sent = body === null ? {} : {body: JSON.stringify(body), headers: {'content-type': 'application/json'}};
    return (await fetch('api/' + path, {method, ...sent})).json();
}"""


def ask(page: Any, method: str, path: str, body: Any = None) -> Any:
    return page.evaluate(API, [method, path, body])


def fits(page: Any) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.parametrize(("language", "size"), [("de-DE", (390, 844)), ("fr-FR", (360, 740))])
def test_held_entered_played_and_compared(opened: Opener, language: str, size: tuple[int, int]) -> None:
    page = opened("#/tournaments/new", *size, language=language)
    page.wait_for_selector("main form")
    page.fill("main form input[maxlength='60']", "Autumn")
    assert fits(page)
    page.keyboard.press("Enter")  # the form is sent without a pointer
    page.fill("dialog [autocomplete=nickname]", "Ada")
    page.click("dialog button.primary")
    page.wait_for_url("**/#/tournament/*")
    tournament = page.url.rpartition("/")[2]
    page.click("header .acts button.primary")
    page.wait_for_selector("tr.you")
    ask(page, "POST", f"tournaments/{tournament}/entrants", {"bot": "random", "count": 3})
    page.click("section[aria-labelledby=organiser] button.primary")
    page.wait_for_selector("li.mine")
    page.click("header .acts button.primary")
    page.wait_for_url("**/#/table/*")
    page.wait_for_selector("main[data-version]")
    shown = ask(page, "GET", f"tournaments/{tournament}")
    assert shown["game"]["seated"] is True
    page.click("a[href^='#/tournament/']")
    page.wait_for_selector("main table")
    text = page.inner_text("main")
    assert "tournament-" not in text
    assert "{" not in text
    assert fits(page)
    page.click("details summary")
    expect(page.locator("details li")).to_have_count(len(shown["tie_breaks"]))
    checker(page)("tournament")


def test_one_deal_at_two_tables(opened: Opener) -> None:
    page = opened()
    made = ask(page, "POST", "me", {"name": "Bo"})
    assert made["name"] == "Bo"
    table = ask(page, "POST", "tables", {"game": "qin", "seats": [ME, BOT], "tables": 2})["table"]
    look(page, f"#/deal/{table['deal']}", "ul.tables li.own")
    expect(page.locator("ul.tables li")).to_have_count(2)
    checker(page)("tournament")
    page.click("ul.tables li.own a")
    page.wait_for_url(f"**/#/table/{table['id']}")
