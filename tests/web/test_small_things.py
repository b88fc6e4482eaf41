"""Smaller things at the table: keys, the menu's groups, hints with reasons, and what Qin's board shows."""

from typing import Any

import pytest

from tests.web.axe import checker
from tests.web.conftest import Opener
from tests.web.steps import BOT, HINT, ME, PHONE, go, hinted_move, made_by_ada, new_game, play_on, sit_at
from tests.web.waits import expect


def test_a_question_mark_lists_the_keys(opened: Opener) -> None:
    page = opened()
    check = checker(page)
    sit_at(page, new_game(page, [ME, BOT]))
    page.keyboard.press("?")
    page.wait_for_selector("dialog >> text=Keyboard shortcuts")
    expect(page.locator("dialog kbd").nth(11)).to_be_visible()
    check("keys")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    page.click("[aria-label='Table menu']")
    expect(page.locator("dialog h3")).to_have_text(["This device", "Your seat", "Game", "Leaving"])
    check("menu")
    page.get_by_role("button", name="Keyboard shortcuts").click()
    page.wait_for_selector("dialog kbd")


@pytest.mark.parametrize("board", ["bird", "lion"])
def test_each_board_has_its_animal_under_the_grid(opened: Opener, board: str) -> None:
    page = opened()
    sit_at(page, new_game(page, [ME, BOT], options={"first": "0", "board": board}))
    assert len(page.locator("path.beast").first.get_attribute("d")) > 5000


def test_a_held_tile_is_unlike_a_laid_one(opened: Opener) -> None:
    page = opened()
    sit_at(page, new_game(page, [ME, BOT], previews=False))  # or what it would do soon takes the tile's place
    page.wait_for_selector("text=Your turn.")
    page.hover("[data-cell='G7']")
    page.wait_for_selector("svg .held", state="attached")
    ghost = page.locator("svg .held").first.evaluate("(one) => getComputedStyle(one).opacity")
    assert float(ghost) < 0.5
    page.locator(HINT).click()
    page.locator(".hints .link").first.click()
    page.mouse.move(2, 2)
    page.wait_for_selector("svg .ring", state="attached")
    expect(page.locator("svg .held")).to_have_count(0)


def test_the_log_names_everybody_who_gains_or_loses(opened: Opener) -> None:
    page = opened()
    table = new_game(page, [ME, BOT, BOT])
    assert play_on(page, table, 5) == "enough"
    sit_at(page, table)
    hinted_move(page)
    page.wait_for_selector(".log .gains .g >> nth=2")
    chips = page.locator(".log .gains .g").evaluate_all("(all) => all.map((one) => one.querySelectorAll('svg').length)")
    assert set(chips) == {1}, "each number has its player"


def test_a_phones_board_has_coordinates_that_can_be_read(opened: Opener) -> None:
    page = opened(**PHONE)
    sit_at(page, new_game(page, [ME, BOT]))
    sizes: list[float] = page.locator(".co text").evaluate_all(
        "(all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a)"
    )
    assert len(sizes) == 26
    assert min(sizes) >= 13
    assert page.evaluate("document.documentElement.scrollWidth") == 360


@pytest.mark.parametrize("game", ["zhanguo", "first_empire"])
def test_hints_say_why(opened: Opener, game: str) -> None:
    page: Any = opened()
    table = made_by_ada(page, game, [ME, BOT], options={})["table"]["id"]
    assert play_on(page, table, 30) == "enough"
    go(page, f"#/table/{table}")
    check = checker(page)
    for _ in range(8):
        page.click(HINT)
        page.wait_for_selector(".tip.ways[aria-busy=false]")
        if page.locator(".reason").count():
            check("a hint with its reason")
            return
        page.locator("[data-hinted].way").first.click()
        page.click("[data-confirm]")
        page.wait_for_selector("[data-confirm]", state="detached")
    raise AssertionError("no hint had a reason")
