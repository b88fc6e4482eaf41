"""Picking at random among what glows and what the turn card offers gets through a game: there are no dead ends."""

from random import Random
from typing import Any

import pytest

from tests.breadth import later
from tests.web.conftest import Opener
from tests.web.steps import PHONE, answered, go, made_by_ada

SHORT = 4
"""How many turns are played when the thorough version plays whole games."""
WAITS = "[data-next], [data-confirm], button.spot.can, [data-offer], section.end"
GLOWS, OFFERS, DONE = "button.spot.can", "[data-offer]:not(.grey)", "[data-confirm]"
SIZES: dict[str, dict[str, Any]] = {"desktop": {}, "phone": PHONE}


def in_sight(page: Any, selector: str) -> list[Any]:
    """What can be picked and is not hidden on another tab of a phone."""
    return [one for one in page.query_selector_all(selector) if one.is_visible()]


def settled(page: Any) -> None:
    """Wait until the last pick has been answered and there is something to do."""
    answered(page)
    page.wait_for_function("(waits) => document.querySelector(waits)", arg=WAITS)


def see_the_boards(page: Any) -> None:
    """Close what is told between two rounds: it lies on the boards."""
    while page.query_selector("[data-stage] .btn"):
        page.locator("[data-stage] .btn").last.click()


def step(page: Any, luck: Random) -> None:
    """Pick something: mostly on the boards, now and then on the turn card."""
    see_the_boards(page)
    glowing, offered = in_sight(page, GLOWS), in_sight(page, OFFERS)
    some = glowing if glowing and (not offered or luck.random() < 0.8) else offered
    assert some, page.inner_text(".turn")
    luck.choice(some).click()
    settled(page)


def turn(page: Any, luck: Random) -> bool:
    """A turn up to its confirmation, with a change of mind now and then; False once the game is over."""
    settled(page)
    while page.query_selector("[data-next]"):  # Li Si's actions
        page.get_by_role("button", name="Skip").click()
        settled(page)
    for _ in range(80):
        if page.query_selector("section.end"):
            return False
        if page.query_selector(DONE) and (luck.random() < 0.8 or not in_sight(page, f"{GLOWS}, {OFFERS}")):
            page.click(DONE)
            page.wait_for_selector(DONE, state="detached")
            return True
        step(page, luck)
    raise AssertionError("the turn never ends: " + page.inner_text(".turn"))


@pytest.mark.parametrize(
    ("game", "size"),
    [
        ("zhanguo", "phone"),
        ("first_empire", "desktop"),
        later("zhanguo", "desktop"),
        later("first_empire", "phone"),
    ],
)
def test_what_glows_leads_through_a_game(opened: Opener, thorough: bool, game: str, size: str) -> None:
    page, luck = opened(**SIZES[size]), Random(f"{game}/{size}")
    options = {"boards": luck.choice(["a", "b"])} if game == "zhanguo" else {"advanced": luck.choice(["off", "on"])}
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    table = made_by_ada(page, game, seats, options=options)["table"]["id"]
    go(page, f"#/table/{table}")
    turns = 0
    while (thorough or turns < SHORT) and turn(page, luck):
        turns += 1
    assert turns >= SHORT
