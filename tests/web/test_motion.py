"""Others' moves travel over the table at the player's pace, and never delay the player."""

from random import Random
from typing import Any

import pytest

from tests.breadth import at_first
from tests.web.axe import checker
from tests.web.conftest import Opener
from tests.web.steps import HINT, ME, PHONE, go, hinted_move, made_by_ada
from tests.web.test_glowing import turn
from tests.web.waits import expect

BOTS = [ME, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
GAMES = ["qin", "zhanguo", "first_empire"]
IDLE = "[data-motion=idle]"
YOURS = "document.title.startsWith('Your turn')"
WATCH = """() => {
  const layer = document.getElementById('motion-layer');
  [window.flown, window.shown] = [0, 0];
  new MutationObserver((changes) => {
    for (const change of changes) window.flown += change.addedNodes.length;
    // Pieces stay in the air until somebody ends it: a busy machine may take longer than a flight to look.
    if (window.hold) for (const one of layer.children) one.getAnimations().forEach((way) => way.pause());
  }).observe(layer, { childList: true });
  new MutationObserver(() => {
    window.shown += document.querySelector('[data-motion=moving]') ? 1 : 0;
  }).observe(document.querySelector('div[data-motion]'), { attributes: true, attributeFilter: ['data-motion'] });
}"""
"""Counts what flies, and how often moves began to be shown."""


def seated(page: Any, game: str) -> None:
    """At a new table with two bots, before the person's first turn."""
    options = {"first": "0"} if game == "qin" else {}
    table = made_by_ada(page, game, BOTS, options=options)["table"]["id"]
    go(page, f"#/table/{table}")
    watch(page)


def watch(page: Any) -> None:
    """Count from now on what moves on the table."""
    page.wait_for_selector("#motion-layer", state="attached")
    page.evaluate(WATCH)


def move(page: Any, game: str) -> None:
    """The person's turn, up to its confirmation."""
    if game == "qin":
        hinted_move(page)
    else:
        turn(page, Random(game))


def until_bots_move(page: Any, game: str, sign: str = "window.flown") -> None:
    """Turns of the person until a bot's move is shown: sometimes bots only have something secret to choose."""
    for _ in range(4):
        version = page.get_attribute("main", "data-version")
        move(page, game)
        page.wait_for_function(
            f"(before) => {sign} > 0 || (document.querySelector('main').dataset.version !== before && {YOURS})",
            arg=version,
        )
        if page.evaluate(f"{sign} > 0"):
            return
    raise AssertionError("no bot's move was ever shown")


@pytest.mark.parametrize("game", GAMES)
def test_pieces_travel_and_a_key_ends_it(opened: Opener, game: str) -> None:
    page = opened(pace="slow")
    seated(page, game)
    page.evaluate("window.hold = true")
    until_bots_move(page, game)
    page.wait_for_function(f"() => {YOURS}")  # no bot moves after the key
    assert page.locator("#motion-layer > *").count() > 0
    page.evaluate("() => document.activeElement?.blur()")
    page.keyboard.press(" ")
    page.wait_for_selector(IDLE)
    expect(page.locator("#motion-layer > *")).to_have_count(0)
    assert page.locator("[style*='visibility: hidden'][data-piece]").count() == 0, "what was to land is shown"


def test_moves_come_one_after_another(opened: Opener) -> None:
    page = opened(pace="slow")
    seated(page, "qin")
    page.evaluate("window.hold = true")
    lines = page.locator(".log li")
    hinted_move(page)
    page.wait_for_function(f"() => window.flown > 0 && {YOURS}")
    # Both bots have moved, for it is the person's turn; only the first of their moves is shown so far.
    assert lines.count() < 3
    page.evaluate("window.hold = false; document.getAnimations().forEach((way) => way.play())")
    page.wait_for_selector(IDLE)
    expect(lines.nth(2)).to_be_visible()


def test_the_players_turn_is_never_delayed(opened: Opener) -> None:
    page = opened(pace="slow")
    seated(page, "qin")
    page.evaluate("window.hold = true")
    hinted_move(page)
    page.wait_for_function(f"() => window.flown > 0 && {YOURS}")
    page.locator(HINT).click()
    page.wait_for_selector(IDLE)
    page.locator(".hints .link").first.click()
    page.wait_for_selector("button.primary:not([disabled])")


@pytest.mark.parametrize("game", at_first(["zhanguo"], GAMES))
def test_with_less_motion_nothing_travels_but_the_pace_stays(opened: Opener, game: str) -> None:
    page = opened(pace="slow", reduced_motion="reduce")
    seated(page, game)
    until_bots_move(page, game, "window.shown")
    page.wait_for_selector(IDLE)
    assert page.evaluate("() => window.flown") == 0


def test_the_pace_is_chosen_in_the_menu_and_kept(opened: Opener) -> None:
    page = opened(pace="normal")
    seated(page, "qin")
    check = checker(page)
    page.click("[aria-label='Table menu']")
    expect(page.get_by_role("radio", name="Normal")).to_be_checked()
    page.get_by_text("Instant", exact=True).click()
    check("menu")
    page.reload()
    page.click("[aria-label='Table menu']")
    expect(page.get_by_role("radio", name="Instant")).to_be_checked()
    page.keyboard.press("Escape")
    watch(page)
    hinted_move(page)
    page.wait_for_selector("text=Your turn.")
    assert page.evaluate("() => window.flown") == 0


@pytest.mark.parametrize("game", at_first(["first_empire"], GAMES))
def test_on_a_phone_moves_travel_too(opened: Opener, game: str) -> None:
    page = opened(pace="slow", **PHONE)
    seated(page, game)
    until_bots_move(page, game)
    page.touchscreen.tap(180, 60)
    page.wait_for_selector(IDLE)
