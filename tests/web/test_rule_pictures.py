"""The rules of the heavy games are illustrated with the pieces of their boards, on every screen."""

from typing import Any

import pytest

from tests.web.axe import checker
from tests.web.conftest import Opener
from tests.web.legible import DESKTOP, PHONE, assert_legible
from tests.web.looks import assert_well_set, resized
from tests.web.test_popovers import at_first_empire

BROKEN = """[...document.querySelectorAll('use')].map((one) => one.getAttribute('href'))
  .filter((id) => !document.querySelector(id))"""
"""Pictures that refer to nothing."""
TWICE = """[...document.querySelectorAll('symbol[id]')].map((one) => one.id)
  .filter((id, at, all) => all.indexOf(id) !== at)"""


def drawn(page: Any, where: str) -> None:
    """Every picture is there, and once."""
    assert page.evaluate(BROKEN) == [], where
    assert page.evaluate(TWICE) == [], where


@pytest.mark.parametrize(("game", "letter"), [("zhanguo", "Z"), ("first_empire", "F")])
def test_the_actions_and_the_end_have_pictures(opened: Opener, game: str, letter: str) -> None:
    page = opened(f"#/rules/{game}", reduced_motion="reduce")
    page.wait_for_selector("li[data-rule]")
    check = checker(page)
    pictures = [f"{letter}-{rule}" for rule in ("2.2", "3.2", "4.3", "5.1", "5.4", "5.6")]
    for rule in pictures:
        assert page.locator(f"li[data-rule='{rule}'] [role=img]").count(), rule
    assert page.locator("li[data-rule] [role=img]").count() > 12
    drawn(page, "the rules")
    assert_legible(page, DESKTOP, game)
    check("rules with pictures")
    resized(page, (360, 740))
    assert_well_set(page, "on a phone")
    assert_legible(page, PHONE, "on a phone")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_pictures_stay_when_the_aid_closes(opened: Opener) -> None:
    page = opened(reduced_motion="reduce")
    at_first_empire(page, "3-tile_b", 14)
    drawn(page, "the table")
    page.keyboard.press("i")
    page.wait_for_selector("dialog .aid")
    drawn(page, "the aid")
    page.click("dialog #tab-rules")
    page.wait_for_selector("dialog [role=img]")
    drawn(page, "the rules in the aid")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    drawn(page, "the table again")
