"""The First Empire's painted board on every screen: letters to read, places for fingers, whatever is asked."""

from typing import Any

import pytest

from tests.breadth import at_first
from tests.web.conftest import Opener
from tests.web.empire import middle, sit_at, skip_li_si
from tests.web.legible import DESKTOP, PHONE, assert_legible, assert_touchable
from tests.web.looks import assert_well_set, resized
from tests.web.waits import expect

TABLES = {
    "2-board": 20,
    "2-advanced": 15,
    "3-tile_b": 14,
    "4-board": 22,
    "4-advanced": 20,
    "solo-3": 12,
    "solo-1-advanced": 10,
}
"""Archived games, and the turn in which they are continued: each number of players, basic and advanced."""
CROWDED = ("2-board", "4-advanced", "solo-3")
DESKTOPS = [(1280, 720), (1300, 640), (1440, 900), (1920, 1080)]
TABLETS = [(1024, 768), (768, 1024)]
PHONES = [(360, 740), (844, 390), (390, 844)]
"""Each with the tightest first: those two are looked at each time."""
TABS = ("wall", "tomb", "reward", "seats", "board")
TOUCH: dict[str, Any] = {"has_touch": True, "is_mobile": True, "reduced_motion": "reduce"}


def continued(page: Any, name: str) -> None:
    """Sit at an archived game."""
    sit_at(page, middle(page, name, TABLES[name]))
    skip_li_si(page)
    page.wait_for_selector("button.spot.can, [data-offer]")


@pytest.mark.parametrize("name", at_first(CROWDED, TABLES))
def test_desktops_shrink_nothing(opened: Opener, name: str, thorough: bool) -> None:
    page = opened(reduced_motion="reduce")
    continued(page, name)
    for size in DESKTOPS if thorough else DESKTOPS[:2]:
        resized(page, size)
        assert_legible(page, DESKTOP, f"{name}, {size}")
        assert_well_set(page, f"{name}, {size}")


@pytest.mark.parametrize("name", at_first(CROWDED, TABLES))
def test_tablets_shrink_nothing_and_have_places_for_fingers(opened: Opener, name: str) -> None:
    page = opened(has_touch=True, reduced_motion="reduce")
    continued(page, name)
    for size in TABLETS:
        resized(page, size)
        assert_legible(page, DESKTOP, f"{name}, {size}")
        assert_touchable(page, f"{name}, {size}", ".painted button, .acts button, button.spot.can")
        assert_well_set(page, f"{name}, {size}")


@pytest.mark.parametrize("name", at_first(CROWDED, TABLES))
def test_phones_have_letters_to_read_and_places_for_fingers(opened: Opener, name: str, thorough: bool) -> None:
    page = opened(**TOUCH)
    continued(page, name)
    for size in PHONES if thorough else PHONES[:2]:
        resized(page, size)
        for tab in TABS:
            page.click(f"#tab-{tab}")
            page.wait_for_selector(f"#panel-{tab}")
            assert_legible(page, PHONE, f"{name}, {size}, {tab}")
            assert_touchable(page, f"{name}, {size}, {tab}", "[role=tabpanel] button")
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size


def test_a_region_opens_on_a_phone_and_everything_in_it_is_large(opened: Opener) -> None:
    page = opened(**TOUCH, width=360, height=740)
    sit_at(page, middle(page, "4-board", 22))
    page.wait_for_selector("button.hc.can")
    for region, name in {"chu": "Chu", "zhao": "Zhao", "yan": "Yan"}.items():
        page.tap(f"[data-spot='board:{region}']")
        page.wait_for_selector(f".open-region h2 >> text={name}")
        assert_legible(page, PHONE, region)
        assert_touchable(page, region, ".open-region button")
        assert_well_set(page, region)
        page.tap(".open-region header button >> nth=0")
        page.wait_for_selector(".open-region", state="detached")
        expect(page.locator(":focus")).to_have_attribute("data-spot", f"board:{region}")  # it is back


def test_a_region_in_large_takes_a_card_and_closes(opened: Opener) -> None:
    page = opened(**TOUCH, width=360, height=740)
    sit_at(page, middle(page, "3-board", 8))
    page.locator("button.hc.can").first.tap()
    page.wait_for_selector("[data-spot^='board:'].column.can")
    page.locator("[data-spot^='board:'].column.can").first.tap()
    page.wait_for_selector("ol.steps li >> nth=1")  # one place in it can be picked, so it is picked
    expect(page.locator(".open-region")).to_have_count(0)
