"""Invitations in browsers: the sheet, the code that a phone reads, what the invited person sees, what is allowed."""

import re
from typing import Any

import numpy as np
import pytest
import zxingcpp

from tests.web.conftest import Opener
from tests.web.steps import HINT, PHONE, hinted_move, pair
from tests.web.waits import expect
from tests.web.walks import Walker, everywhere

SCALE = 8


def invite(page: Any, name: str, *choices: str) -> str:
    """Create an invitation with these choices; the link."""
    page.click("text=Invite a friend")
    for choice in choices:
        page.locator("dialog label").filter(has_text=choice).first.click()
    page.click("dialog >> text=Create invitation")
    page.fill("[autocomplete=nickname]", name)
    page.click("text=Use this name")
    page.wait_for_selector("dialog svg[role=img]")
    link: str = page.input_value("dialog input[readonly]")
    return link


def scanned(page: Any) -> str:
    """What a camera reads from the code in the page."""
    box = page.get_attribute("svg[role=img]", "viewBox").split()
    light = np.full((int(box[2]), int(box[3])), 255, dtype=np.uint8)
    for x, y in re.findall(r"M(\d+) (\d+)", page.get_attribute("svg[role=img] path", "d")):
        light[int(y) - int(box[1]), int(x) - int(box[0])] = 0
    (found,) = zxingcpp.read_barcodes(np.kron(light, np.ones((SCALE, SCALE), dtype=np.uint8)))
    return str(found.text)


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desktop", "phone"])
def test_an_invitation_is_scanned_and_says_what_it_is(opened: Opener, size: dict[str, Any]) -> None:
    host = opened(**size)
    link = invite(host, "Mei", "ZhanGuo", "5 min + 5 s", "A bot suggests moves")
    assert scanned(host) == link
    friend = opened(**size)
    friend.goto(link)
    friend.wait_for_selector("text=Mei invites you")
    for told in ("ZhanGuo", "5 min + 5 s", "Allowed: Hints"):
        expect(friend.locator("main")).to_contain_text(told)
    friend.wait_for_selector("main .art svg")
    friend.fill("[autocomplete=nickname]", "Jonas")
    friend.click("text=Take a seat")
    host.wait_for_selector("main .hand, main [data-spot]")  # the sheet follows to the table
    assert "/table/" in host.url


def test_a_rated_invitation_turns_all_help_off(opened: Opener) -> None:
    host = opened()
    host.click("text=Invite a friend")
    switches = host.locator("dialog [role=switch]")
    switches.nth(1).check(force=True)
    switches.nth(0).check(force=True)
    for n in range(4):
        expect(switches.nth(n)).to_be_checked(checked=n == 0)
    expect(switches.nth(1)).to_be_disabled()
    host.click("dialog >> text=Create invitation")
    host.fill("[autocomplete=nickname]", "Tian")
    host.click("text=Use this name")
    host.click("text=Go to table")
    host.wait_for_selector("text=Rated game · No hints, previews or undo")


def test_a_table_without_help_shows_none(opened: Opener) -> None:
    ada, bo, table = pair(opened, hints=False, previews=False, undo=False)
    watcher = opened(f"#/table/{table}")
    for page in (ada, bo):
        page.wait_for_selector("section.turn")
        assert page.locator(HINT).count() == 0
    for page in (ada, watcher):
        page.click("[aria-label='Table menu']")
        page.wait_for_selector("dialog >> text=No hints, previews or undo")
        page.keyboard.press("Escape")
    helped, _other, _ = pair(opened)
    assert hinted_move(helped)


@pytest.mark.parametrize(("language", "size"), everywhere(("de-DE", "phone"), ("fr-FR", "desktop")))
def test_from_the_sheet_to_the_table_in_every_language(opened: Opener, language: str, size: str) -> None:
    host, friend = Walker(opened, language, size), Walker(opened, language, size)
    host.page.locator("section.hero button:has(use[href='#ic-link'])").click()
    host.page.wait_for_selector("dialog form button.primary")
    host.looks("the sheet")
    host.page.click("dialog form button.primary")
    host.page.wait_for_selector("[autocomplete=nickname]")
    host.looks("the question for a name")
    host.page.fill("[autocomplete=nickname]", "Mei")
    host.page.keyboard.press("Enter")
    host.page.wait_for_selector("dialog svg[role=img]")
    host.looks("the link")
    friend.page.goto(host.page.input_value("dialog input[readonly]"))
    friend.page.wait_for_selector("main .art svg")
    friend.looks("the invited person's view")
    friend.page.fill("[autocomplete=nickname]", "Jonas")
    friend.page.click("main button.primary")
    friend.page.wait_for_selector("[role=grid]")
    host.goes("#/new/qin", "main form [role=switch]")
    host.looks("the rules of a new table")
