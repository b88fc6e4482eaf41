"""The painted board of ZhanGuo with two to four seats: words large enough to read, places large enough for fingers."""

import re
from typing import Any

import pytest

from tests.breadth import at_first
from tests.web.axe import checker
from tests.web.conftest import Opener
from tests.web.looks import assert_well_set, at_rest, resized
from tests.web.popovers import POP, look_away, rest_on, stay_on
from tests.web.waits import expect
from tests.web.zhanguo_steps import forked, my_turn, sit_at

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}
TABLES = {"a-2": 60, "a-3": 90, "b-3": 80, "a-4": 120, "b-4": 120}
"""Recorded games with A and B boards, and how many answers before the end they are continued."""
TOUCH: dict[str, Any] = {"has_touch": True, "is_mobile": True}
DESKTOPS = [(1280, 720), (1366, 640), (1440, 900), (1920, 1080)]
PHONES = [(360, 740), (844, 390), (390, 844)]
"""Each with the tightest first: those two are looked at each time."""
TABLETS = [(1024, 768), (768, 1024)]
FINGER = 44
TABS = ("walls", "rewards", "tasks", "seats", "board")

TINY = """(least) => {
  const found = new Set();
  const texts = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!text.data.trim() || parent.closest('.sr, option') || !parent.checkVisibility()) continue;
    const svg = parent.closest('svg');
    const scale = svg ? parent.getScreenCTM().a : parent.currentCSSZoom ?? 1;
    const size = parseFloat(getComputedStyle(parent).fontSize) * scale;
    if (size < least - 0.05) found.add(`${text.data.trim().slice(0, 30)} [${parent.className}] ${size.toFixed(1)}`);
  }
  return [...found];
}"""
"""Words that are smaller than this many pixels."""

NARROW = """([selector, least]) => [...document.querySelectorAll(selector)].filter((one) => {
  if (!one.checkVisibility() || one.closest('.sr')) return false;
  one.scrollIntoView({ block: 'center', inline: 'center' });
  const box = one.getBoundingClientRect();
  const [x, y, far] = [box.x + box.width / 2, box.y + box.height / 2, least / 2 - 1];
  const hits = ([dx, dy]) => {
    const [px, py] = [x + dx, y + dy];
    if (px < 0 || py < 0 || px >= innerWidth || py >= innerHeight) return true;
    const top = document.elementFromPoint(px, py);
    return one === top || one.contains(top);
  };
  return ![[0, 0], [far, 0], [-far, 0], [0, far], [0, -far]].every(hits);
}).map((one) => `${one.dataset.spot ?? one.className} ${one.ariaLabel}`)"""
"""What a finger would miss within this many pixels around its middle, or would hit something else."""


def seated(page: Any, name: str) -> None:
    """Sit at a recorded game, in the seat that moves next."""
    count = int(name[-1])
    for seat in range(count):
        sit_at(page, forked(page, name, TABLES[name], [ME if one == seat else BOT for one in range(count)]))
        if my_turn(page):
            return
    raise AssertionError(name)


def readable(page: Any, least: int, where: str) -> None:
    """No word is smaller than this many pixels."""
    at_rest(page)
    tiny = page.evaluate(TINY, least)
    assert tiny == [], f"{where}: {tiny}"


def within_reach(page: Any, selector: str, where: str) -> None:
    """A finger hits all of these."""
    at_rest(page)
    narrow = page.evaluate(NARROW, [selector, FINGER])
    assert narrow == [], f"{where}: {narrow}"


@pytest.mark.parametrize("name", at_first(("a-2", "b-4"), TABLES))
def test_desktops_shrink_nothing(opened: Opener, name: str, thorough: bool) -> None:
    page = opened(reduced_motion="reduce")
    seated(page, name)
    for size in DESKTOPS if thorough else DESKTOPS[:2]:
        resized(page, size)
        readable(page, 12, f"{size}")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
        assert_well_set(page, f"{name}, {size}")


@pytest.mark.parametrize("name", at_first(("a-2", "b-4"), TABLES))
def test_phones_have_readable_words_and_places_for_fingers(opened: Opener, name: str, thorough: bool) -> None:
    page = opened(reduced_motion="reduce", **TOUCH)
    seated(page, name)
    for size in PHONES if thorough else PHONES[:2]:
        resized(page, size)
        for tab in TABS:
            page.click(f"#tab-{tab}")
            readable(page, 13, f"{tab}, {size}")
            within_reach(page, "[role=tabpanel] button", f"{tab}, {size}")
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size


@pytest.mark.parametrize("name", at_first(("a-2", "b-4"), TABLES))
def test_tablets_have_readable_words_and_places_for_fingers(opened: Opener, name: str) -> None:
    page = opened(reduced_motion="reduce", has_touch=True)
    seated(page, name)
    for size in TABLETS:
        resized(page, size)
        readable(page, 12, f"{size}")
        within_reach(page, ".painted button, .acts button, button.spot.can", f"{size}")
        assert_well_set(page, f"{name}, {size}")


def test_a_region_opens_on_a_phone_and_everything_in_it_is_large(opened: Opener) -> None:
    page = opened(reduced_motion="reduce", **TOUCH, width=360, height=740)
    seated(page, "b-4")
    for region in range(1, 6):
        page.tap(f"[data-spot='map:{region}']")
        page.wait_for_selector(f".open-region >> text=Region {region}")
        within_reach(page, ".open-region button", f"region {region}")
        readable(page, 13, f"region {region}")
        assert_well_set(page, f"region {region}")
        page.tap(".open-region header button >> nth=0")
        page.wait_for_selector(".open-region", state="detached")
        expect(page.locator(":focus")).to_have_attribute("data-spot", f"map:{region}")  # it is back


def test_everything_tells_what_it_is_when_the_mouse_rests_on_it(opened: Opener) -> None:
    page = opened(reduced_motion="reduce")
    checked = checker(page)
    seated(page, "b-4")
    told = {
        "[data-spot^='tucked:']": "Z-4.",
        "[data-spot^='hand:']": "Z-4.2",
        "[data-spot='court:palace']": "Z-5.7",
        "[data-spot='map:2:square:1']": "Z-5.5",
        "[data-spot='map:5:palace']": "Z-5.7",
        "[data-about='map:1:lead']": "Z-10.1",
        "[data-spot='wall:gold:1:slot:3']": "Z-10.4",
        "[data-about='wall:gold:2']": "for each set",
        "[data-spot='board:1:unrest']": "unrest",
        "[data-spot='supply:red']": "Z-5.1",
        "[data-spot='reward:laws']": "Z-7.1",
        "[data-spot='task:upper_wall']": "Z-8.1",
        "[data-spot='ability:board']": "Z-4.[5-8]",
    }
    for selector, words in told.items():
        assert re.search(words, rest_on(page, selector)), selector
        box, subject = (page.locator(one).first.bounding_box() for one in (POP, selector))
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= 1280
        assert box["y"] + box["height"] <= 720
        apart = box["x"] >= subject["x"] + subject["width"] or box["x"] + box["width"] <= subject["x"]
        assert apart or box["y"] >= subject["y"] + subject["height"] or box["y"] + box["height"] <= subject["y"]
        readable(page, 12, selector)
        if selector.startswith("[data-spot^='tucked"):
            checked("a popover")
        look_away(page)


def test_a_blocked_card_says_why_and_what_would_help(opened: Opener) -> None:
    page = opened()
    seated(page, "b-4")
    words = rest_on(page, ".mine.locked [data-spot^='tucked:']")
    assert "Blocked: too much unrest in its region." in words
    assert re.search(r"Install a governor in region \d", words)
    page.keyboard.press("Escape")
    page.wait_for_selector(POP, state="detached")


def test_a_click_closes_what_is_told_and_does_what_it_does(opened: Opener) -> None:
    page = opened()
    seated(page, "b-4")
    rest_on(page, "button.hc.can")
    page.locator("button.hc.can").first.click()
    page.wait_for_selector(POP, state="detached")
    page.wait_for_selector("button.hc.chosen")
    page.wait_for_timeout(700)
    assert not page.locator(POP).count(), "the mouse is still there"


def test_keyboard_focus_tells_too(opened: Opener) -> None:
    page = opened()
    seated(page, "b-4")
    page.locator("button.hc.can").first.focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    page.wait_for_selector(POP)
    expect(page.locator(":focus")).to_have_attribute("aria-describedby", page.get_attribute(POP, "id"))


def test_a_finger_that_stays_is_told(opened: Opener) -> None:
    page = opened(**TOUCH, width=390, height=844)
    seated(page, "b-4")
    for selector, words in (("button.hc.can", "Z-4.2"), ("[data-spot='court:palace']", "Z-5.7")):
        assert words in stay_on(page, selector)
        expect(page.locator(".steps")).to_have_count(0)  # what was lifted lies where it was: nothing has been chosen
        page.touchscreen.tap(195, 24)
        page.wait_for_selector(POP, state="detached")


@pytest.mark.parametrize("language", at_first(["fr-FR"], ["en-GB", "de-DE", "fr-FR"]))
def test_the_player_aid_is_one_touch_away(opened: Opener, language: str) -> None:
    page = opened(language=language, reduced_motion="reduce")
    checked = checker(page)
    seated(page, "a-3")
    page.keyboard.press("i")
    page.wait_for_selector("dialog .aid")
    for part, count in (("actions ul > li", 8), ("places li", 3), ("icons li", 16)):
        expect(page.locator(f"dialog .{part}")).to_have_count(count)
    assert "page-" not in page.inner_text("dialog")
    assert_well_set(page, "the aid")
    checked("the aid")
    page.click("dialog #tab-rules")
    page.wait_for_selector("dialog [data-rule='Z-5.7']")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    resized(page, (360, 740))
    page.locator("header .tools button").first.click()
    page.wait_for_selector("dialog .aid")
    assert_well_set(page, "the aid on a phone")
