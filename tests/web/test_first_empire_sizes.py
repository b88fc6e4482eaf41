"""The First Empire's painted board on every screen: letters to read, places for fingers, whatever is asked."""

from typing import Any

import pytest

from tests.web.conftest import Opener
from tests.web.empire import asked, middle, sit_at, skip_li_si
from tests.web.legible import DESKTOP, PHONE, assert_legible, assert_touchable
from tests.web.looks import assert_well_set
from tests.web.test_first_empire_board import PIECES

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
DESKTOPS = [(1280, 720), (1440, 900), (1920, 1080), (1300, 640)]
TABLETS = [(1024, 768), (768, 1024)]
PHONES = [(390, 844), (360, 740), (844, 390)]
TABS = ("wall", "tomb", "reward", "seats", "board")
TOUCH: dict[str, Any] = {"has_touch": True, "is_mobile": True, "reduced_motion": "reduce"}


def resized(page: Any, size: tuple[int, int]) -> None:
    """Give the window another size."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function("([wide, high]) => innerWidth === wide && innerHeight === high", arg=list(size))
    page.wait_for_timeout(200)


def continued(page: Any, name: str) -> None:
    """Sit at an archived game."""
    sit_at(page, middle(page, name, TABLES[name]))
    skip_li_si(page)
    page.wait_for_selector("button.spot.can, [data-offer]")


@pytest.mark.parametrize("name", TABLES)
def test_desktops_shrink_nothing(opened: Opener, name: str) -> None:
    page = opened(reduced_motion="reduce")
    continued(page, name)
    for size in DESKTOPS:
        resized(page, size)
        assert_legible(page, DESKTOP, f"{name}, {size}")
        assert_well_set(page, f"{name}, {size}")


@pytest.mark.parametrize("name", TABLES)
def test_tablets_shrink_nothing_and_have_places_for_fingers(opened: Opener, name: str) -> None:
    page = opened(has_touch=True, reduced_motion="reduce")
    continued(page, name)
    for size in TABLETS:
        resized(page, size)
        assert_legible(page, DESKTOP, f"{name}, {size}")
        assert_touchable(page, f"{name}, {size}", ".painted button, .acts button, button.spot.can")
        assert_well_set(page, f"{name}, {size}")


@pytest.mark.parametrize("name", TABLES)
def test_phones_have_letters_to_read_and_places_for_fingers(opened: Opener, name: str) -> None:
    page = opened(**TOUCH)
    continued(page, name)
    for size in PHONES:
        resized(page, size)
        for tab in TABS:
            page.click(f"#tab-{tab}")
            page.wait_for_selector(f"#panel-{tab}")
            assert_legible(page, PHONE, f"{name}, {size}, {tab}")
            assert_touchable(page, f"{name}, {size}, {tab}", "[role=tabpanel] button")
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size


@pytest.mark.parametrize("size", [TABLETS[0], PHONES[1]])
def test_whatever_is_asked_a_finger_can_answer_on_the_pieces(opened: Opener, size: tuple[int, int]) -> None:
    page = opened(**TOUCH, width=size[0], height=size[1])
    for question, (_, place) in PIECES.items():
        sit_at(page, asked(page, question, place))
        page.wait_for_selector("[data-next], button.spot.can", state="attached")
        while page.locator("[data-next]").count():
            page.get_by_role("button", name="Skip").click()
        page.wait_for_selector("button.spot.can", state="attached")
        assert_touchable(page, question)


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
        assert page.evaluate("document.activeElement.dataset.spot") == f"board:{region}", "the focus is back"


def test_a_region_in_large_takes_a_card_and_closes(opened: Opener) -> None:
    page = opened(**TOUCH, width=360, height=740)
    sit_at(page, middle(page, "3-board", 8))
    page.locator("button.hc.can").first.tap()
    page.wait_for_selector("[data-spot^='board:'].column.can")
    page.locator("[data-spot^='board:'].column.can").first.tap()
    page.wait_for_selector("ol.steps li >> nth=1")  # one place in it can be picked, so it is picked
    assert page.locator(".open-region").count() == 0
