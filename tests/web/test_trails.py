"""Everything since your last turn is marked on the boards, in order, and can be stepped through."""

from random import Random
from typing import Any

import pytest

from tests.web.axe import checker
from tests.web.conftest import Opener
from tests.web.steps import ME, PHONE, hinted_move, made_by_ada, play_on
from tests.web.test_glowing import turn

BOTS = [ME, {"kind": "bot", "bot": "easy"}, {"kind": "bot", "bot": "easy"}]
GAMES = ["qin", "zhanguo", "first_empire"]
TRAILS, TOLD, DIM = ".trails > [data-trail]", ".trails > .told", ".trails > .dim"


def after_a_turn(page: Any, game: str) -> None:
    """At the person's second turn at this screen, in the middle of a game: two bots have moved since the first."""
    options = {"first": "0"} if game == "qin" else {}
    table = made_by_ada(page, game, BOTS, options=options)["table"]["id"]
    assert play_on(page, table, 4 if game == "qin" else 20) == "enough"
    page.evaluate("(table) => { location.hash = `#/table/${table}`; }", table)
    page.wait_for_selector("#motion-layer", state="attached")
    for n in range(6):
        if game == "qin":
            hinted_move(page)
        else:
            turn(page, Random(n))
        page.wait_for_selector("em:has-text('Your turn'), h1:has-text('Your turn'), h2:has-text('Your turn')")
        page.mouse.move(2, 2)  # a line of the log under the pointer would be marked
        page.wait_for_timeout(300)
        if page.locator(TRAILS).count():
            return
    raise AssertionError("nothing was ever marked")


def numbers(page: Any) -> list[int]:
    """The numbers of the marks on the boards."""
    return [int(one.get_attribute("data-trail")) for one in page.query_selector_all(TRAILS)]


@pytest.mark.parametrize("game", GAMES)
def test_moves_are_marked_in_order_and_stepped_through(opened: Opener, game: str) -> None:
    page = opened()
    after_a_turn(page, game)
    marked = numbers(page)
    assert marked == sorted(set(marked))
    assert marked[0] >= 1
    check = checker(page)
    for _ in range(marked[0]):
        page.keyboard.press(".")
    page.wait_for_selector(TOLD, state="attached")
    assert page.locator(TOLD).get_attribute("data-trail") == str(marked[0])
    assert page.locator(DIM).count() == len(marked) - 1
    check(f"{game}: a move is told")
    line = page.locator(".log .is-last .since")
    assert line.inner_text() == str(marked[0]), "the log has the same number"
    page.get_by_role("button", name="Next move").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    assert page.locator(TOLD).get_attribute("data-trail") == str(marked[0])
    page.get_by_role("button", name="Close").click()
    assert page.locator(TOLD).count() == 0


@pytest.mark.parametrize("game", ["zhanguo", "first_empire"])
def test_marks_leave_when_something_is_chosen_and_come_back(opened: Opener, game: str) -> None:
    page = opened()
    after_a_turn(page, game)
    for _ in range(20):
        if page.locator("button.hc.can").count():
            break
        turn(page, Random(1))
        page.wait_for_selector("button.hc.can, [data-offer]")
    page.wait_for_selector(TRAILS, state="attached")
    page.locator("button.hc.can").first.click()
    page.wait_for_selector(TRAILS, state="detached")
    page.click("#tab-log")
    page.get_by_role("button", name="Show again").click()
    page.wait_for_selector(TRAILS, state="attached")
    page.get_by_role("button", name="Hide").click()
    page.wait_for_selector(TRAILS, state="detached")


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_the_move_comes_into_sight(opened: Opener, game: str) -> None:
    page = opened(**PHONE)
    after_a_turn(page, game)
    check = checker(page)
    page.locator(".since button").first.tap()
    page.wait_for_selector(TOLD, state="attached")
    box = page.locator(f"{TOLD} .number").bounding_box()
    assert box is not None
    assert -9 <= box["y"] <= 740
    assert -9 <= box["x"] <= 360
    check(f"{game}: a move is told on a phone")
