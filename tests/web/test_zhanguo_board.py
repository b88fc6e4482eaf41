"""The painted board of ZhanGuo with two to four seats: words large enough to read, places large enough for fingers."""

from typing import Any

import pytest

from tests.web.conftest import Opener
from tests.web.looks import assert_well_set
from tests.web.zhanguo_steps import forked, my_turn, sit_at

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}
TABLES = {"a-2": 60, "a-3": 90, "b-3": 80, "a-4": 120, "b-4": 120}
"""Recorded games with A and B boards, and how many answers before the end they are continued."""
TOUCH: dict[str, Any] = {"has_touch": True, "is_mobile": True}
DESKTOPS = [(1280, 720), (1440, 900), (1920, 1080), (1366, 640)]
PHONES = [(390, 844), (360, 740), (844, 390)]
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
    tiny = page.evaluate(TINY, least)
    assert tiny == [], f"{where}: {tiny}"


def within_reach(page: Any, selector: str, where: str) -> None:
    """A finger hits all of these."""
    narrow = page.evaluate(NARROW, [selector, FINGER])
    assert narrow == [], f"{where}: {narrow}"


def resized(page: Any, size: tuple[int, int]) -> None:
    """Give the window another size."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function("([wide, high]) => innerWidth === wide && innerHeight === high", arg=list(size))
    page.wait_for_timeout(150)


@pytest.mark.parametrize("name", TABLES)
def test_desktops_shrink_nothing(opened: Opener, name: str) -> None:
    page = opened(reduced_motion="reduce")
    seated(page, name)
    for size in DESKTOPS:
        resized(page, size)
        readable(page, 12, f"{size}")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
        assert_well_set(page, f"{name}, {size}")


@pytest.mark.parametrize("name", TABLES)
def test_phones_have_readable_words_and_places_for_fingers(opened: Opener, name: str) -> None:
    page = opened(reduced_motion="reduce", **TOUCH)
    seated(page, name)
    for size in PHONES:
        resized(page, size)
        for tab in TABS:
            page.click(f"#tab-{tab}")
            page.wait_for_timeout(80)
            readable(page, 13, f"{tab}, {size}")
            within_reach(page, "[role=tabpanel] button", f"{tab}, {size}")
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size


@pytest.mark.parametrize("name", TABLES)
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
        assert page.evaluate("document.activeElement.dataset.spot") == f"map:{region}", "the focus is back"
