"""Between rounds a stage tells the race for the rewards: lanes, ties, costs and gains; it never bars the way."""

from typing import Any

import pytest

from tests.web.axe import checker
from tests.web.conftest import Opener
from tests.web.steps import ME, PHONE, made_by_ada, play_on

BOTS = [ME, {"kind": "bot", "bot": "easy"}, {"kind": "bot", "bot": "easy"}]
GAMES = ["zhanguo", "first_empire"]
NOW, TOLD, LANES = "[data-stage=now]", "[data-stage=told]", ".stage .lane"


def play_until(page: Any, table: str, selector: str) -> None:
    """Answer one question after another until something is on the page."""
    for _ in range(250):
        if page.locator(selector).count():
            return
        play_on(page, table, 1)
        page.wait_for_timeout(40)
        if page.locator(selector).count():
            return
        page.wait_for_selector("[data-motion=idle]")
    raise AssertionError(f"{selector} never came")


def seated(page: Any, game: str) -> str:
    """At a new table; its id."""
    table: str = made_by_ada(page, game, BOTS, options={})["table"]["id"]
    page.evaluate("(table) => { location.hash = `#/table/${table}`; }", table)
    page.wait_for_selector("#motion-layer", state="attached")
    return table


@pytest.mark.parametrize("game", GAMES)
def test_the_race_is_told_where_the_player_chooses(opened: Opener, game: str) -> None:
    page = opened(pace="quick")
    check = checker(page)
    table = seated(page, game)
    play_until(page, table, NOW)
    page.wait_for_selector("[data-motion=idle]")
    assert page.locator(LANES).count() == 3
    assert page.locator(f"{LANES}.now").count() == 1
    assert "Round 1 is over" in page.inner_text(".stage h2")
    asked = page.locator(f"{LANES}.now .said").all_inner_texts()
    assert "your choice" in asked
    check(f"{game}: a choice between rounds")
    page.get_by_role("button", name="Show boards").click()
    page.wait_for_selector(".stage", state="detached")


@pytest.mark.parametrize("game", GAMES)
def test_after_the_round_it_tells_the_outcome(opened: Opener, game: str) -> None:
    page = opened(pace="quick")
    check = checker(page)
    table = seated(page, game)
    play_until(page, table, TOLD)
    if page.locator("[data-skip]").count():
        page.locator("[data-skip]").click()
        page.wait_for_selector("[data-skip]", state="detached")
    assert page.locator(f"{LANES}.done").count() == 3
    assert page.locator(".stage .stamp").count() >= 1, page.inner_text(".stage")
    assert "Next: round 2" in page.inner_text(".stage footer")
    check(f"{game}: after a round")
    page.get_by_role("button", name="Continue").click()
    page.wait_for_selector(".stage", state="detached")


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_it_is_above_the_boards(opened: Opener, game: str) -> None:
    page = opened(pace="quick", **PHONE)
    check = checker(page)
    table = seated(page, game)
    play_until(page, table, NOW)
    page.wait_for_selector("[data-motion=idle]")
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    check(f"{game}: a choice between rounds on a phone")


def test_choosing_a_card_puts_it_away(opened: Opener) -> None:
    page = opened(pace="quick")
    table = seated(page, "zhanguo")
    play_until(page, table, TOLD)
    page.locator("button.hc.can").first.click()
    page.wait_for_selector(".stage", state="detached")
