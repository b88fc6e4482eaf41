"""The First Empire on every screen: nothing cut off or covered, three languages, phones, axe in both themes."""

from typing import Any

import pytest

from tests.web.axe import checker
from tests.web.conftest import Opener
from tests.web.empire import COVERED, RAW, TIGHT, drive, middle, new_table, sit_at
from tests.web.looks import assert_well_set, resized
from tests.web.steps import look
from tests.web.waits import expect

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}
PHONE: dict[str, Any] = {"width": 360, "height": 740, "has_touch": True, "is_mobile": True}
ASKED_ONCE = """() => {
  const bar = document.querySelector('.stick').getBoundingClientRect().top;
  const middle = ({ top, bottom }) => (top + bottom) / 2;
  const heads = [...document.querySelectorAll('.turn.words .head')].map((head) => middle(head.getBoundingClientRect()));
  return heads.filter((at) => at > 0 && at < bar).length + document.querySelectorAll('.stick .ask').length === 1;
}"""
LANGUAGES = [("en-GB", "Your turn."), ("de-DE", "Du bist dran."), ("fr-FR", "À vous.")]


def whole(page: Any, where: str) -> None:
    """Nothing is cut off, nothing covers a piece, nothing is out of the window."""
    assert_well_set(page, where)
    assert page.evaluate(TIGHT) == [], where
    assert page.evaluate(COVERED) == [], where
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), where


def test_four_boards_fit_one_screen_and_open(opened: Opener) -> None:
    page = opened(reduced_motion="reduce")
    sit_at(page, middle(page, "4-board", 22))
    page.wait_for_selector("button.hc.can")
    whole(page, "1280 x 720")
    page.locator(".seat button.top").last.click()
    page.wait_for_selector("[role=dialog] .mine")
    page.keyboard.press("Escape")
    page.wait_for_selector("[role=dialog]", state="detached")
    page.mouse.move(2, 2)
    resized(page, (1440, 900))
    whole(page, "1440 x 900")


@pytest.mark.parametrize(("language", "words"), LANGUAGES)
def test_longer_words_fit_and_the_browsers_language_is_spoken(opened: Opener, language: str, words: str) -> None:
    page = opened(language=language, reduced_motion="reduce")
    sit_at(page, new_table(page, [ME, BOT, BOT, BOT], advanced="on"))
    page.wait_for_selector("button.start")
    whole(page, "starting tiles")
    sit_at(page, middle(page, "4-advanced", 1))  # six cards in hand, all masters there
    page.wait_for_selector(f"text={words}")
    page.locator("button.hc.can").first.click()
    page.wait_for_selector("[data-offer]")
    whole(page, "a card chosen")
    assert not RAW.search(page.inner_text("body"))
    for label in page.locator("[aria-label]").evaluate_all("(all) => all.map((one) => one.ariaLabel)"):
        assert not RAW.search(label or ""), label
    look(page, "#/rules/first_empire/F-4.3", "li.on[data-rule='F-4.3']")
    assert not RAW.search(page.inner_text("body"))


@pytest.mark.parametrize(("width", "language"), [(360, "de-DE"), (390, "fr-FR")])
def test_a_phone_shows_everything_without_sideways_scrolling(opened: Opener, width: int, language: str) -> None:
    page = opened(language=language, reduced_motion="reduce", **{**PHONE, "width": width})
    sit_at(page, middle(page, "4-tile_a", 16))
    page.wait_for_selector("button.hc.can")
    for tab in ("wall", "tomb", "reward", "seats", "talk", "board"):
        page.click(f"#tab-{tab}")
        page.wait_for_selector(f"#panel-{tab}")
        assert_well_set(page, tab)
        assert page.evaluate(TIGHT) == [], tab
    page.locator("button.hc.can").first.tap()
    page.wait_for_function(ASKED_ONCE)  # the question stays in view
    page.evaluate("() => scrollTo(0, document.body.scrollHeight)")
    page.wait_for_function(ASKED_ONCE)
    page.locator("button.tk-free.can, button.act.can").first.tap()
    page.wait_for_selector("ol.steps li >> nth=1")
    assert_well_set(page, "a card on its way")
    assert page.evaluate(TIGHT) == []


def test_axe_finds_nothing(opened: Opener) -> None:
    page = opened()
    check = checker(page)
    sit_at(page, middle(page, "3-tile_b", 14))
    page.wait_for_selector("button.hc.can")
    check("one's turn")
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector(".tip.ways")
    check("a hint")
    page.locator("button.hc.can").first.click()
    page.wait_for_selector("button.act.can, button.tk-free.can")
    check("a card chosen")
    page.get_by_role("tab", name="Plan").click()
    page.wait_for_selector("#panel-plan .plan")
    check("plan")
    solo = middle(page, "solo-3", 12)
    drive(page, solo, "use")
    sit_at(page, solo)
    page.wait_for_selector("[data-next], [data-offer]")
    check("alone")
    look(page, "#/rules/first_empire", "li[data-rule]")
    check("rules")


def test_axe_finds_nothing_on_a_phone(opened: Opener) -> None:
    page = opened(**PHONE)
    check = checker(page)
    sit_at(page, new_table(page, [ME, BOT]))
    page.wait_for_selector("button.start")
    expect(page.locator(".crumb")).to_contain_text("Set-up")
    assert "Round" not in page.inner_text(".phone"), "no round has begun"
    check("set-up")
    sit_at(page, middle(page, "4-tile_a", 16))
    page.wait_for_selector("button.hc.can")
    page.locator("button.hc.can").first.tap()
    page.wait_for_selector("button.act.can, button.tk-free.can")
    check("a card chosen")
    for tab in ("wall", "tomb", "reward", "seats", "talk"):
        page.click(f"#tab-{tab}")
        check(tab, within="[role=tabpanel]")
