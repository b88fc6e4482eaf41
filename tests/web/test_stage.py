"""Between rounds a stage tells the race for the rewards: lanes, ties, costs and gains; it never bars the way."""

from typing import Any

import pytest

from tests.breadth import at_first
from tests.web.axe import checker
from tests.web.conftest import Opener
from tests.web.steps import ME, PHONE, go, made_by_ada, play_on
from tests.web.waits import expect

BOTS = [ME, {"kind": "bot", "bot": "easy"}, {"kind": "bot", "bot": "easy"}]
GAMES = ["zhanguo", "first_empire"]
AT_ONCE = "document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))"
"""Ends what still moves, as a press anywhere does. Once nothing moves, a key would press the answer with the focus."""
NOW, TOLD, LANES = "[data-stage=now]", "[data-stage=told]", ".stage .lane"


def play_until(page: Any, table: str, selector: str) -> None:
    """Answer one question after another until something is on the page."""
    for _ in range(250):
        if page.locator(selector).count():
            return
        play_on(page, table, 1)
        page.evaluate(AT_ONCE)
        page.wait_for_selector("[data-motion=idle]")
    raise AssertionError(f"{selector} never came")


def seated(page: Any, game: str) -> str:
    """At a table in its first round; its id."""
    table: str = made_by_ada(page, game, BOTS, options={})["table"]["id"]
    assert play_on(page, table, 10) == "enough"
    go(page, f"#/table/{table}")
    page.wait_for_selector("#motion-layer", state="attached")
    return table


@pytest.mark.parametrize("game", GAMES)
def test_a_round_ends_on_it(opened: Opener, game: str) -> None:
    page = opened(pace="quick")
    check = checker(page)
    table = seated(page, game)
    play_until(page, table, NOW)
    where_the_player_chooses(page)
    check(f"{game}: a choice between rounds")
    page.get_by_role("button", name="Show boards").click()
    page.wait_for_selector(".stage", state="detached")
    play_until(page, table, TOLD)
    with_the_outcome(page)
    check(f"{game}: after a round")
    if game == "zhanguo":
        page.locator("button.hc.can").first.click()
    else:
        page.get_by_role("button", name="Continue").click()
    page.wait_for_selector(".stage", state="detached")


def where_the_player_chooses(page: Any) -> None:
    """It tells the race, and which reward is to be chosen."""
    page.wait_for_selector("[data-motion=idle]")
    expect(page.locator(LANES)).to_have_count(3)
    expect(page.locator(f"{LANES}.now")).to_have_count(1)
    expect(page.locator(".stage h2")).to_contain_text("Round 1 is over")
    expect(page.locator(f"{LANES}.now .said").filter(has_text="your choice")).to_have_count(1)


def with_the_outcome(page: Any) -> None:
    """It tells who took what, and what comes next."""
    page.evaluate("document.querySelector('[data-skip]')?.click()")  # unless all of it has been told by now
    page.wait_for_selector("[data-skip]", state="detached")
    expect(page.locator(f"{LANES}.done")).to_have_count(3)
    page.wait_for_selector(".stage .stamp")
    expect(page.locator(".stage footer")).to_contain_text("Next: round 2")


@pytest.mark.parametrize("game", at_first(["first_empire"], GAMES))
def test_on_a_phone_it_is_above_the_boards(opened: Opener, game: str) -> None:
    page = opened(pace="quick", **PHONE)
    check = checker(page)
    table = seated(page, game)
    play_until(page, table, NOW)
    page.wait_for_selector("[data-motion=idle]")
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    check(f"{game}: a choice between rounds on a phone")
