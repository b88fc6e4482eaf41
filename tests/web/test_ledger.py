"""The numbers of a draft add up: costs, gains, points now and at the end, and the totals below them."""

import re
from random import Random
from typing import Any

import pytest

from tests.web.axe import checker
from tests.web.conftest import Opener
from tests.web.steps import ME, PHONE, go, made_by_ada, play_on
from tests.web.test_glowing import DONE, settled, step
from tests.web.waits import expect

BOTS = [ME, {"kind": "bot", "bot": "easy"}, {"kind": "bot", "bot": "easy"}]
SUMS = """() => {
  const groups = {};
  for (const head of document.querySelectorAll('.ledger h3')) {
    const lines = [...head.nextElementSibling.querySelectorAll('li:not(.sum) b')];
    groups[head.textContent] = lines.map((one) => Number(one.textContent.replace('−', '-')));
  }
  return groups;
}"""


def seated(page: Any, game: str) -> None:
    """At a table in the middle of a game, on the person's turn."""
    table = made_by_ada(page, game, BOTS, options={})["table"]["id"]
    assert play_on(page, table, 30) == "enough"
    go(page, f"#/table/{table}")
    settled(page)


def drafted(page: Any, luck: Random) -> None:
    """Pick until the turn is complete."""
    for _ in range(60):
        if page.query_selector(DONE):
            return
        step(page, luck)
    raise AssertionError("the turn never ends")


def totals(page: Any) -> list[tuple[int, int]]:
    """Points now and at the end, each before and after the draft."""
    parts = page.locator("p.sum .part").all_inner_texts()
    numbers = [[int(one) for one in re.findall(r"-?\d+", part)] for part in parts]
    return [(found[0], found[-1]) for found in numbers]


@pytest.mark.parametrize("game", ["zhanguo", "first_empire"])
def test_the_lines_add_up_to_the_totals(opened: Opener, game: str) -> None:
    page, points = opened(), 0
    check = checker(page)
    seated(page, game)
    for turn in range(12):
        luck = Random(turn)
        drafted(page, luck)
        sums = page.evaluate(SUMS)
        now, end = totals(page)
        assert now[1] - now[0] == sum(sums.get("Points now", []))
        assert end[1] - end[0] == sum(sums.get("Points now", [])) + sum(sums.get("At the end", []))
        points += abs(end[1] - end[0])
        strip = page.locator(".seat:has(.then) .pts, .seat.now .pts").last
        expect(strip).to_contain_text(str(end[1]))  # the same
        if turn == 0:
            check("a ledger")
        page.click(DONE)
        page.wait_for_selector(DONE, state="detached")
        settled(page)
        if points and turn > 1:
            return
    raise AssertionError("no turn was ever worth anything")


@pytest.mark.parametrize("game", ["zhanguo", "first_empire"])
def test_scores_are_now_and_if_it_ended_now(opened: Opener, game: str) -> None:
    page, phone = opened(), opened(**PHONE)
    seated(page, game)
    expect(page.locator(".seat .score")).to_have_count(3)
    titles = page.locator(".seat .score").evaluate_all("(all) => all.map((one) => one.title)")
    assert all(re.fullmatch(r"-?\d+ VP now · -?\d+ if it ended now", title) for title in titles)
    seated(phone, game)
    chips = phone.locator(".chips .score").evaluate_all("(all) => all.map((one) => one.title)")
    assert len(chips) == 3
    assert all(re.fullmatch(r"-?\d+ VP now · -?\d+ if it ended now", title) for title in chips)
    expect(phone.locator("p.sum .part")).to_have_count(2)
