"""Qin's table on every screen: letters to read, nothing cut off, also while a tile is drafted."""

from typing import Any

import pytest

from tests.web.conftest import Opener
from tests.web.legible import DESKTOP, PHONE, assert_legible
from tests.web.looks import assert_well_set, resized
from tests.web.steps import HINT
from tests.web.test_popovers import at_qin

LARGE = [(1280, 720), (1440, 900), (1920, 1080), (1024, 768), (768, 1024)]
PHONES = [(360, 740), (390, 844), (740, 360), (844, 390)]
TOUCH: dict[str, Any] = {"has_touch": True, "is_mobile": True}


@pytest.mark.parametrize(
    ("sizes", "least", "more"), [(LARGE, DESKTOP, {}), (PHONES, PHONE, TOUCH)], ids=["large", "phones"]
)
def test_everything_is_large_enough_to_read(
    opened: Opener, sizes: list[tuple[int, int]], least: int, more: dict[str, Any]
) -> None:
    page = opened(**more)
    at_qin(page)

    def look(state: str) -> None:
        for size in sizes:
            resized(page, size)
            assert_legible(page, least, f"{size}, {state}")
            assert_well_set(page, f"{size}, {state}")

    look("to move")
    page.locator(HINT).click()
    page.locator(".hints .link").first.click()
    page.wait_for_selector("button.primary:not([disabled])")
    look("a tile laid")
