"""Qin's table on every screen: letters to read, nothing cut off, also while a tile is drafted."""

from typing import Any

import pytest

from tests.web.conftest import Opener
from tests.web.legible import DESKTOP, PHONE, assert_legible
from tests.web.looks import assert_well_set
from tests.web.test_popovers import at_qin

DESKTOPS = [(1280, 720), (1440, 900), (1920, 1080)]
TABLETS = [(1024, 768), (768, 1024)]
PHONES = [(360, 740), (390, 844), (740, 360), (844, 390)]
TOUCH: dict[str, Any] = {"has_touch": True, "is_mobile": True}


@pytest.mark.parametrize("size", [*DESKTOPS, *TABLETS, *PHONES])
def test_everything_is_large_enough_to_read(opened: Opener, size: tuple[int, int]) -> None:
    small = size in PHONES
    page = opened(width=size[0], height=size[1], reduced_motion="reduce", **(TOUCH if small else {}))
    at_qin(page)
    least = PHONE if small else DESKTOP
    assert_legible(page, least, f"{size}")
    assert_well_set(page, f"{size}")
    page.locator("button:has(use[href='#ic-hint'])").click()
    page.locator("p.note button.link").first.click()
    page.wait_for_selector("button.primary:not([disabled])")
    assert_legible(page, least, f"{size}, a tile laid")
    assert_well_set(page, f"{size}, a tile laid")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
