"""A tile in hand at Qin's table: why not, and what is held over the board, with a mouse and with a finger."""

from typing import Any

import pytest

from tests.web.conftest import Opener
from tests.web.looks import middle
from tests.web.steps import BOT, ME, PHONE, new_game, painted, sit_at
from tests.web.waits import expect

GLOWS = "[role=gridcell][aria-label*=', legal']"

HELD, CONFIRM = "g.held", "button.primary:not([disabled])"


def at_table(opened: Opener, **screen: Any) -> Any:
    """At the person's own table, to move."""
    page = opened(**screen)
    sit_at(page, new_game(page, [ME, BOT]))
    page.wait_for_selector("text=Your turn.")
    return page


def lay_and_confirm(page: Any) -> None:
    """Place a tile by finger or mouse on the last space that glows, and confirm; then the bot answers."""
    space = page.locator(GLOWS).last
    touched = page.evaluate("matchMedia('(pointer: coarse)').matches")
    space.tap() if touched else space.click()
    page.wait_for_selector("text=Confirm the tile")
    page.locator(CONFIRM).tap() if touched else page.keyboard.press("Enter")
    expect(page.locator(".crumb")).to_contain_text("Turn 3")
    page.wait_for_selector("text=Your turn.")


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desktop", "phone"])
def test_why_not_is_asked_once_and_what_glows_is_accepted(opened: Opener, screen: dict[str, Any]) -> None:
    page = at_table(opened, **screen)
    why, glowing = page.get_by_role("button", name="Why not?"), page.locator(GLOWS).count()
    why.click()
    expect(page.locator(GLOWS)).to_have_count(0)  # for a click would not lay there
    page.keyboard.press("Escape")
    page.wait_for_selector("button[aria-pressed=true]:has-text('Why not?')", state="detached")
    expect(page.locator(GLOWS)).to_have_count(glowing)
    why.click()
    page.click("[data-cell='A1']")
    page.wait_for_selector("text=You can’t play there.")
    page.locator(GLOWS).last.click()  # the right or lower half of a place
    page.wait_for_selector("text=Confirm the tile")


def test_the_next_tile_does_not_cover_the_one_just_laid(opened: Opener) -> None:
    page = at_table(opened)
    lay_and_confirm(page)
    assert page.locator(HELD).count() == 0
    page.locator(GLOWS).first.hover()
    page.wait_for_selector(f"{HELD}, path.trying")


def test_a_finger_holds_nothing_over_the_board_and_reads_of_taps(opened: Opener) -> None:
    page = at_table(opened, **PHONE)
    expect(page.locator("#panel-turn")).to_contain_text("tap it again to rotate it")
    assert "wheel" not in page.inner_text("body")
    lay_and_confirm(page)
    assert page.locator(HELD).count() == 0
    page.locator(GLOWS).last.tap()
    page.wait_for_selector("text=Confirm the tile")
    page.get_by_role("button", name="Undo").tap()
    page.wait_for_selector("text=Lay a tile.")
    assert page.locator(HELD).count() == 0, "a tile that was taken back does not seem to lie there"


def test_a_tile_is_dragged_lifted_and_turned_and_a_second_window_shows_the_same(opened: Opener) -> None:
    page = at_table(opened)
    other = page.context.new_page()
    other.goto(page.url)
    other.wait_for_selector("text=Your turn.")
    page.keyboard.press("2")
    painted(page)
    chosen, space = page.locator(".hand .tile[aria-pressed=true]"), page.locator(GLOWS).last
    tile, label = chosen.get_attribute("aria-label"), space.get_attribute("aria-label")
    begin, end = middle(chosen), middle(space)
    page.mouse.move(*begin)
    page.mouse.down()
    page.mouse.move(*end, steps=5)
    page.wait_for_selector(HELD, state="attached")
    page.mouse.up()
    for window in (page, other):
        window.wait_for_selector("text=Confirm the tile")
        expect(window.locator(".hand .tile[aria-pressed=true]")).to_have_attribute("aria-label", tile)
    page.keyboard.press("Escape")
    for window in (page, other):
        window.wait_for_selector("text=Lay a tile.")
    expect(space).to_have_attribute("aria-label", label)  # it glows again as it did before
    picture = chosen.locator("svg")
    lies = picture.get_attribute("viewBox")
    page.keyboard.press("r")
    expect(picture).not_to_have_attribute("viewBox", lies)
    page.mouse.wheel(0, -100)
    expect(picture).to_have_attribute("viewBox", lies)
