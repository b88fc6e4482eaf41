"""Everything since your last turn is marked on the boards, in order, and can be stepped through."""

from random import Random
from typing import Any

import pytest

from tests.breadth import at_first
from tests.web.axe import checker
from tests.web.conftest import Opener
from tests.web.looks import at_rest
from tests.web.steps import ME, PHONE, go, hinted_move, made_by_ada, play_on
from tests.web.test_glowing import see_the_boards, turn
from tests.web.waits import expect

BOTS = [ME, {"kind": "bot", "bot": "easy"}, {"kind": "bot", "bot": "easy"}]
GAMES = ["qin", "zhanguo", "first_empire"]
TRAILS, TOLD, DIM = ".trails > [data-trail]", ".trails > .told", ".trails > .dim"


def after_a_turn(page: Any, game: str) -> None:
    """At the person's second turn at this screen, in the middle of a game: two bots have moved since the first."""
    options = {"first": "0"} if game == "qin" else {}
    table = made_by_ada(page, game, BOTS, options=options)["table"]["id"]
    assert play_on(page, table, 4 if game == "qin" else 20) == "enough"
    go(page, f"#/table/{table}")
    page.wait_for_selector("#motion-layer", state="attached")
    for n in range(6):
        if game == "qin":
            hinted_move(page)
        else:
            turn(page, Random(n))
        page.wait_for_selector("em:has-text('Your turn'), h1:has-text('Your turn'), h2:has-text('Your turn')")
        see_the_boards(page)
        if page.locator("#tab-board").count():
            page.click("#tab-board")
        page.mouse.move(2, 2)  # a line of the log under the pointer would be marked
        at_rest(page)
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
    told, first = page.locator(TOLD), str(marked[0])
    expect(told).to_have_attribute("data-trail", first)
    expect(page.locator(DIM)).to_have_count(len(marked) - 1)
    check(f"{game}: a move is told")
    expect(page.locator(".log .is-last .since")).to_have_text(first)  # the log has the same number
    page.get_by_role("button", name="Next move").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    expect(told).to_have_attribute("data-trail", first)
    page.get_by_role("button", name="Close").click()
    expect(told).to_have_count(0)


@pytest.mark.parametrize("game", at_first(["zhanguo"], ["zhanguo", "first_empire"]))
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


@pytest.mark.parametrize("game", at_first(["first_empire"], GAMES))
def test_on_a_phone_the_move_comes_into_sight(opened: Opener, game: str) -> None:
    page = opened(**PHONE)
    after_a_turn(page, game)
    check = checker(page)
    page.locator(".since button").first.tap()
    page.wait_for_selector(TOLD, state="attached")
    page.wait_for_function(
        """(number) => {
          const { x, y } = document.querySelector(number)?.getBoundingClientRect() ?? {};
          return -9 <= y && y <= 740 && -9 <= x && x <= 360;
        }""",
        arg=f"{TOLD} .number",
    )
    check(f"{game}: a move is told on a phone")
