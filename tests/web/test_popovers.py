"""Popovers and player aids in every game: everything on the table says what it is, to mouse, keys and fingers."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.breadth import at_first, later
from tests.web import empire, steps
from tests.web.axe import checker
from tests.web.conftest import Opener
from tests.web.legible import DESKTOP, PHONE, assert_legible
from tests.web.looks import assert_well_set, resized
from tests.web.popovers import ALL, POP, look_away, rest_on, stay_on
from tests.web.test_zhanguo_board import seated
from tests.web.waits import expect

TOUCH: dict[str, Any] = {"has_touch": True, "is_mobile": True, "reduced_motion": "reduce"}
RAW = re.compile(r"\b(?:page|euro|first_empire|zhanguo|qin)-[a-z]")


def at_qin(page: Any) -> None:
    """Sit in the middle of a game of Qin."""
    table = steps.new_game(page, [steps.ME, steps.BOT])
    steps.play_on(page, table, 12)
    steps.sit_at(page, table)
    page.wait_for_selector("button.tile")


def at_first_empire(page: Any, name: str = "4-board", turn: int = 22) -> None:
    """Sit in the middle of a game of The First Empire."""
    empire.sit_at(page, empire.middle(page, name, turn))
    empire.skip_li_si(page)
    page.wait_for_selector("button.spot.can, [data-offer]")


TABLES: dict[str, Callable[[Any], None]] = {
    "zhanguo": lambda page: seated(page, "b-4"),
    "first_empire": at_first_empire,
    "first_empire alone": lambda page: at_first_empire(page, "solo-3", 12),
}


@pytest.mark.parametrize(
    ("game", "size"),
    [
        ("zhanguo", (1280, 720)),
        ("first_empire", (1280, 720)),
        ("first_empire alone", (360, 740)),
        later("zhanguo", (360, 740)),
        later("first_empire", (360, 740)),
        later("first_empire alone", (1280, 720)),
    ],
)
def test_everything_on_the_table_says_what_it_is(opened: Opener, game: str, size: tuple[int, int]) -> None:
    page = opened(width=size[0], height=size[1], **(TOUCH if size[0] < 800 else {"reduced_motion": "reduce"}))
    TABLES[game](page)
    count, silent = page.evaluate(ALL)
    assert silent == [], silent
    assert count > (100 if size[0] > 800 else 30)


def test_spaces_tiles_and_supplies_of_qin_say_what_they_are(opened: Opener) -> None:
    page = opened(reduced_motion="reduce")
    at_qin(page)
    check = checker(page)
    cells = page.evaluate(
        "[...document.querySelectorAll('[data-cell]')].map((one) => [one.dataset.cell, one.ariaLabel])"
    )
    told = {"province": "Q-3.7", "village": "Q-3.6"}
    for word, rule in told.items():
        cell = next(name for name, label in cells if word in label)
        assert rule in rest_on(page, f"[data-cell={cell}]"), cell
        assert_legible(page, DESKTOP, word)
        check(word)
        look_away(page)
    assert "Q-2.3" in rest_on(page, "button.tile")
    look_away(page)
    assert "Q-4.2" in rest_on(page, "[data-about='supply:1']")
    page.keyboard.press("Escape")
    page.wait_for_selector(POP, state="detached")
    grass = next(name for name, label in cells if "grass" in label)
    page.hover(f"[data-cell={grass}]")
    page.wait_for_timeout(700)
    assert not page.locator(POP).count(), "grassland needs no words"


def test_keys_walk_over_the_board_of_qin_and_are_told(opened: Opener) -> None:
    page = opened(reduced_motion="reduce")
    at_qin(page)
    page.evaluate(
        """() => {
          const cells = [...document.querySelectorAll('[data-cell]')];
          cells.find((one) => one.ariaLabel.includes('village') && !one.dataset.cell.startsWith('A')).previousSibling
            ?.focus({ focusVisible: true });
        }"""
    )
    page.keyboard.press("ArrowRight")
    page.wait_for_selector(f"{POP}.ready")
    expect(page.locator(POP)).to_contain_text("village")
    expect(page.locator(":focus")).to_have_attribute("aria-describedby", page.get_attribute(POP, "id"))
    page.keyboard.press("Escape")
    page.wait_for_selector(POP, state="detached")


def test_a_finger_that_stays_on_a_tile_turns_nothing(opened: Opener) -> None:
    page = opened(**TOUCH, width=390, height=844)
    at_qin(page)
    tile = page.get_attribute("button.tile >> nth=0", "aria-label")
    assert "Q-2.2" in stay_on(page, "button.tile")
    page.touchscreen.tap(195, 24)
    page.wait_for_selector(POP, state="detached")
    assert page.get_attribute("button.tile >> nth=0", "aria-label") == tile


def test_a_blocked_card_of_the_first_empire_says_why_and_what_would_help(opened: Opener) -> None:
    page = opened(reduced_motion="reduce")
    at_first_empire(page, "3-tile_b", 14)
    check = checker(page)
    words = rest_on(page, ".mine.locked [data-spot^='tucked:']")
    assert "Blocked: too much unrest in its region." in words
    assert "Install a governor in Chu, or lower its unrest." in words
    check("a blocked card")
    look_away(page)


def test_a_finger_that_stays_on_the_first_empire_is_told(opened: Opener) -> None:
    page = opened(**TOUCH, width=390, height=844)
    at_first_empire(page, "3-tile_b", 14)
    for selector, rule in (("button.hc.can", "F-4.3"), ("[data-spot='court:palace']", "F-5.5")):
        assert rule in stay_on(page, selector)
        expect(page.locator(".steps")).to_have_count(0)  # what was lifted lies where it was: nothing has been chosen
        page.touchscreen.tap(195, 24)
        page.wait_for_selector(POP, state="detached")


AIDS: dict[str, Callable[[Any], None]] = {
    "qin": at_qin,
    "first_empire": lambda page: at_first_empire(page, "3-tile_b", 14),
}


@pytest.mark.parametrize("language", at_first(["de-DE"], ["en-GB", "de-DE", "fr-FR"]))
@pytest.mark.parametrize("game", AIDS)
def test_the_player_aid_is_one_touch_away(opened: Opener, game: str, language: str) -> None:
    page = opened(language=language, reduced_motion="reduce")
    check = checker(page)
    AIDS[game](page)
    page.keyboard.press("i")
    page.wait_for_selector("dialog .aid")
    assert page.locator("dialog .actions ul > li").count() >= 7
    assert page.locator("dialog .icons li").count() >= 6
    assert not RAW.search(page.inner_text("dialog"))
    assert_well_set(page, "the aid")
    assert_legible(page, DESKTOP, "the aid")
    check("the aid")
    page.click("dialog #tab-rules")
    page.wait_for_selector("dialog [data-rule$='-4.1']")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    resized(page, (360, 740))
    page.locator("header .tools button").first.click()
    page.wait_for_selector("dialog .aid")
    assert_well_set(page, "the aid on a phone")
    assert_legible(page, PHONE, "the table behind it")
