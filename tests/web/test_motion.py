"""Others' moves travel over the table at the player's pace, and never delay the player."""

from random import Random
from typing import Any

import pytest

from tests.web.axe import checker
from tests.web.conftest import Opener
from tests.web.steps import ME, PHONE, hinted_move, made_by_ada
from tests.web.test_glowing import turn

BOTS = [ME, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
GAMES = ["qin", "zhanguo", "first_empire"]
MOVING, IDLE = "[data-motion=moving]", "[data-motion=idle]"
WATCH = """() => {
  const layer = document.getElementById('motion-layer');
  window.flown = 0;
  new MutationObserver((changes) => {
    for (const change of changes) window.flown += change.addedNodes.length;
  }).observe(layer, { childList: true });
}"""


def seated(page: Any, game: str) -> None:
    """At a new table with two bots, before the person's first turn."""
    options = {"first": "0"} if game == "qin" else {}
    table = made_by_ada(page, game, BOTS, options=options)["table"]["id"]
    page.evaluate("(table) => { location.hash = `#/table/${table}`; }", table)
    page.wait_for_selector("#motion-layer", state="attached")
    page.evaluate(WATCH)


def move(page: Any, game: str) -> None:
    """The person's turn, up to its confirmation."""
    if game == "qin":
        hinted_move(page)
    else:
        turn(page, Random(game))


def until_bots_move(page: Any, game: str) -> None:
    """Turns of the person until a bot's move is under way."""
    for _ in range(4):
        move(page, game)
        try:
            page.wait_for_selector(MOVING, timeout=3000)
            return
        except Exception as late:  # the bots had only something secret to choose
            if "Timeout" not in str(late):
                raise
    raise AssertionError("no bot's move was ever shown")


@pytest.mark.parametrize("game", GAMES)
def test_pieces_travel_and_a_key_ends_it(opened: Opener, game: str) -> None:
    page = opened(pace="slow")
    seated(page, game)
    until_bots_move(page, game)
    page.wait_for_function("() => window.flown > 0")
    page.evaluate("() => document.activeElement?.blur()")
    page.keyboard.press(" ")
    page.wait_for_selector(IDLE)
    assert page.locator("#motion-layer > *").count() == 0
    assert page.locator("[style*='visibility: hidden'][data-piece]").count() == 0, "what was to land is shown"


def test_moves_come_one_after_another(opened: Opener) -> None:
    page = opened(pace="slow")
    seated(page, "qin")
    lines = page.locator(".log li")
    hinted_move(page)
    page.wait_for_selector(MOVING)
    page.wait_for_selector("text=Your turn.")
    # Both bots have moved, for it is the person's turn; only the first of their moves is shown so far.
    assert lines.count() < 3
    page.wait_for_selector(IDLE)
    assert lines.count() >= 3


def test_the_players_turn_is_never_delayed(opened: Opener) -> None:
    page = opened(pace="slow")
    seated(page, "qin")
    hinted_move(page)
    page.wait_for_selector(MOVING)
    page.wait_for_selector("text=Your turn.")
    page.locator("button:has(use[href='#ic-hint'])").click()
    page.wait_for_selector(IDLE)
    page.locator("p.note button.link").first.click()
    page.wait_for_selector("button.primary:not([disabled])")


@pytest.mark.parametrize("game", GAMES)
def test_with_less_motion_nothing_travels_but_the_pace_stays(opened: Opener, game: str) -> None:
    page = opened(pace="slow", reduced_motion="reduce")
    seated(page, game)
    until_bots_move(page, game)
    page.wait_for_selector(IDLE)
    assert page.evaluate("() => window.flown") == 0


def test_the_pace_is_chosen_in_the_menu_and_kept(opened: Opener) -> None:
    page = opened(pace="normal")
    seated(page, "qin")
    check = checker(page)
    page.click("[aria-label='Table menu']")
    assert page.get_by_role("radio", name="Normal").is_checked()
    page.get_by_text("Instant", exact=True).click()
    check("menu")
    page.reload()
    page.click("[aria-label='Table menu']")
    assert page.get_by_role("radio", name="Instant").is_checked()
    page.keyboard.press("Escape")
    page.evaluate(WATCH)
    hinted_move(page)
    page.wait_for_selector("text=Your turn.")
    assert page.evaluate("() => window.flown") == 0


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_moves_travel_too(opened: Opener, game: str) -> None:
    page = opened(pace="slow", **PHONE)
    seated(page, game)
    until_bots_move(page, game)
    page.wait_for_function("() => window.flown > 0")
    page.touchscreen.tap(180, 60)
    page.wait_for_selector(IDLE)
