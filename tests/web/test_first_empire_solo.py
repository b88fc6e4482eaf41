"""Alone against Li Si in a browser: every level from the lobby to the final card, his actions at the person's pace."""

from itertools import pairwise
from typing import Any

import pytest

from tests.breadth import at_first
from tests.web.conftest import Opener
from tests.web.empire import RAW, away, begun, drive, finish_turn, middle, sit_at, skip_li_si
from tests.web.waits import expect


def read_li_si(page: Any) -> list[str]:
    """Step through what Li Si did, one click per line, until the person's turn or the final card: the headlines."""
    heads: list[str] = []
    for _ in range(200):
        if not page.locator("[data-next]").count():
            return heads
        head = page.inner_text(".lisi h2")
        if not heads or heads[-1] != head:
            heads.append(head)
        page.click("[data-next]")
    raise AssertionError("he never ends")


@pytest.mark.parametrize("level", at_first(["1", "4"], ["1", "2", "3", "4"]))
def test_alone_against_each_level_to_the_final_card(opened: Opener, level: str) -> None:
    page = opened()
    page.get_by_role("button", name=f"Solo against Li Si, level {level}").click()
    page.wait_for_selector("button.start")
    expect(page.locator("header.bar-top")).to_contain_text(f"level {level}")
    begun(page)
    skip_li_si(page)
    page.locator("button.hc.can").first.click()
    page.locator("button.tk-free.can").first.click()
    finish_turn(page)
    page.wait_for_selector("h2 >> text=Li Si’s turn")
    expect(page.locator(".lc")).to_have_count(1)  # the action card that he drew
    told = 0
    while page.locator("[data-next]").count() and "My turn" not in page.inner_text("[data-next]"):
        page.click("[data-next]")
        told += 1
    assert page.locator(".lisi li").count() >= min(told, 1)  # what he checked and did
    page.click("[data-next]")
    page.wait_for_selector("button.hc.can")
    page.get_by_role("tab", name="Li Si").click()
    page.wait_for_selector("text=Li Si’s last turn")
    page.keyboard.press("Control+z")
    page.wait_for_selector("dialog >> text=Li Si’s move will be undone too.")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    table = page.url.rpartition("/")[2]
    away(page)
    drive(page, table)
    sit_at(page, table)
    page.wait_for_selector("[data-next]")
    assert "End of the game" in " ".join(read_li_si(page))
    page.wait_for_selector("section.end")
    expect(page.locator("section.end thead")).to_contain_text("Li Si")
    page.wait_for_selector("section.end svg[role=img]")
    page.get_by_role("button", name="Show boards").click()
    page.wait_for_selector("section.end", state="detached")
    assert not RAW.search(page.inner_text("body"))


@pytest.mark.parametrize("record", ["solo-2", "solo-3"])
def test_the_end_of_a_round_is_told_too(opened: Opener, record: str) -> None:
    page = opened()
    table = middle(page, record, 6)
    sit_at(page, table)
    page.wait_for_selector("[data-next], [data-offer]")
    skip_li_si(page)
    drive(page, table, "card")
    page.wait_for_selector("[data-next]")
    assert page.locator(".lisi .check").count() == 0  # nothing is told ahead of the person
    heads = read_li_si(page)
    assert any("End of round 1" in head for head in heads), heads


HIS = """() => [...document.querySelectorAll("main [data-piece$=':purple']")]
  .filter((one) => one.getClientRects().length && getComputedStyle(one).visibility === 'visible'
    && !one.dataset.piece.startsWith('ship')).length"""
"""How many of Li Si's pieces are on the boards in sight."""


def told_steps(page: Any) -> list[tuple[str, int]]:
    """Li Si's turn step by step: the kind of each line that was told, and his pieces on the boards after it."""
    steps: list[tuple[str, int]] = [("", page.evaluate(HIS))]
    while "My turn" not in page.inner_text("[data-next]"):
        page.click("[data-next]")
        page.wait_for_function("() => !document.querySelector('#motion-layer > *')")
        kinds = page.locator(".lisi li").evaluate_all("(lines) => lines.map((one) => one.className.split(' ')[0])")
        steps.append((kinds[-1], page.evaluate(HIS)))
    return steps


def test_his_pieces_come_when_their_step_is_told(opened: Opener) -> None:
    page = opened()
    page.get_by_role("button", name="Solo against Li Si, level 2").click()
    page.wait_for_selector("button.start")
    begun(page)
    skip_li_si(page)
    for _ in range(12):
        page.locator("button.hc.can").first.click()
        finish_turn(page)
        page.wait_for_selector("h2 >> text=Li Si’s turn")
        steps = told_steps(page)
        page.click("[data-next]")
        page.wait_for_selector("button.hc.can, [data-offer]")
        for (_, before), (kind, after) in pairwise(steps):
            assert kind == "action" or after == before, "a check moves nothing"
        assert page.evaluate(HIS) == steps[-1][1], "nothing is left to come"
        if steps[-1][1] > steps[0][1]:
            return
        while not page.locator("button.hc.can").count():
            finish_turn(page)
            skip_li_si(page)
    raise AssertionError("he never built anything")
