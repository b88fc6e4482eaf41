"""A phone held sideways: whole boards beside the hand, and everything to press within reach."""

from typing import Any

import pytest

from tests.web import empire, zhanguo_steps
from tests.web.conftest import Opener
from tests.web.looks import assert_well_set, at_rest, resized
from tests.web.steps import BOT, ME, PHONE, hinted_move, new_game, play_on, sit_at

SIZES = [(740, 360), (844, 390), (932, 430)]
RANDOM = {"kind": "bot", "bot": "random"}
OUTSIDE = """(selector) => [...document.querySelectorAll(selector)].filter((one) => {
  const box = one.getBoundingClientRect();
  return box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
}).map((one) => one.ariaLabel ?? one.innerText)"""
"""What is not completely in the window."""
COVERED = """(selector) => [...document.querySelectorAll(selector)].filter((one) => {
  const box = one.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return !top || !(one.contains(top) || top.contains(one));
}).map((one) => one.ariaLabel ?? one.innerText)"""
"""What is covered by something else, or out of the window."""


def reached(page: Any, selector: str, where: str) -> None:
    """All of it is there, in view, and under the finger."""
    page.wait_for_selector(selector)
    at_rest(page)
    assert page.evaluate(OUTSIDE, selector) == [], where
    assert page.evaluate(COVERED, selector) == [], where


def beside(page: Any, board: str, hand: str) -> bool:
    """Whether one ends where the other begins, or before."""
    left, right = page.locator(board).first.bounding_box(), page.locator(hand).first.bounding_box()
    return bool(left["x"] + left["width"] <= right["x"] + 1)


@pytest.mark.parametrize("language", ["en-GB", "de-DE", "fr-FR"])
def test_the_whole_board_of_qin_beside_hand_and_buttons(opened: Opener, language: str) -> None:
    page = opened(language=language, **PHONE)
    table = new_game(page, [ME, BOT, BOT, BOT])
    assert play_on(page, table, 3) == "enough"
    sit_at(page, table)
    for size in SIZES:
        resized(page, size)
        page.wait_for_selector(".lying [role=grid]")
        for all_of in ("[data-cell]", ".hand .tile", ".bar button", ".players .strip", "[role=tab]"):
            reached(page, all_of, f"{size}: {all_of}")
        assert beside(page, "[role=grid]", ".stick")
        assert_well_set(page, f"{size}")
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), size
    assert hinted_move(page)


@pytest.mark.parametrize("game", ["zhanguo", "first_empire"])
def test_the_heavy_games_sideways(opened: Opener, game: str) -> None:
    page = opened(language="fr-FR", **PHONE)
    if game == "zhanguo":
        zhanguo_steps.sit_at(page, zhanguo_steps.forked(page, "b-4", 120, [RANDOM, ME, RANDOM, RANDOM]))
    else:
        empire.sit_at(page, empire.middle(page, "4-tile_a", 16))
    page.wait_for_selector("button.hc.can")
    for size in SIZES:
        resized(page, size)
        page.wait_for_selector(".lying button.hc.can")
        reached(page, ".btns button, [role=tab], .row .act", f"{size}")
        assert beside(page, "[role=tabpanel]", ".stick")
        assert_well_set(page, f"{size}")
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), size
    page.locator("button.hc.can").first.tap()
    page.wait_for_selector(".act.can, [data-offer]")
    assert_well_set(page, "a card chosen")
    if game == "zhanguo":
        assert zhanguo_steps.take_turn(page)


@pytest.mark.parametrize("size", [(360, 740), *SIZES[:1]])
def test_li_si_is_led_on_by_buttons_in_reach(opened: Opener, size: tuple[int, int]) -> None:
    page = opened(**{**PHONE, "width": size[0], "height": size[1]})
    table = empire.middle(page, "solo-2", 6)
    empire.sit_at(page, table)
    page.wait_for_selector("[data-next], [data-offer], button.hc.can")
    empire.drive(page, table, "card", 2)
    for _ in range(30):
        page.wait_for_selector("[data-next]")
        reached(page, ".lisi .acts button", "Skip and Next")
        if page.locator(".lisi li").count() > 2:
            break
        page.locator("[data-next]").tap()
    page.get_by_role("button", name="Skip").tap()
    page.wait_for_selector(".lisi li:nth-child(3)", state="detached")
