"""What people do at a table of ZhanGuo, for the page's tests."""

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

from tests.web.steps import answered, go, look, made_by_ada, post, shelved

FIXTURES = Path(__file__).parents[1] / "fixtures" / "zhanguo"
WAITING = "() => document.querySelector('[data-confirm], button.spot.can, .offer, section.end')"


def new_game(page: Any, seats: list[dict[str, str]], **options: str) -> Any:
    """A table of ZhanGuo: what the server says about it."""
    return made_by_ada(page, "zhanguo", seats, options=options)


def two_at_a_table(ada: Any, bo: Any, **options: str) -> None:
    """Ada opens a table of ZhanGuo, and Bo comes by her invitation."""
    made = new_game(ada, [{"kind": "me"}, {"kind": "invited"}], **options)
    go(ada, f"#/table/{made['table']['id']}")
    bo.goto(bo.url.split("#")[0] + made["invitations"][0]["path"])
    bo.fill("main input", "Bo")
    bo.click("main button.primary")


def forked(page: Any, name: str, answers_left: int, seats: list[dict[str, str]]) -> str:
    """A table that continues a recorded game from this many answers before its end; its id."""
    post(page, "me", {"name": "Ada"})
    record = shelved(page, FIXTURES / f"{name}.jsonl")["id"]
    entry = max(0, len(answers_of(name)) - answers_left)
    table: str = post(page, f"tables/{record}/fork", {"entry": entry, "seats": seats})["table"]["id"]
    return table


def answers_of(name: str) -> list[Any]:
    """The answers of a recorded game."""
    text = (FIXTURES / f"{name}.jsonl").read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines() if '"answer"' in line]


def forced_card(page: Any, name: str, seats: list[dict[str, str]]) -> str:
    """A table in a recorded game where seat 0 has one card left, which the match has played automatically; its id."""
    lines = answers_of(name)
    pairs = enumerate(pairwise(lines), start=1)
    at = [n for n, (card, use) in pairs if card.get("forced") and card["question"] == "card" and use["seat"] == 0]
    return forked(page, name, len(lines) - at[0], seats)


def sit_at(page: Any, table: str) -> None:
    """Open a table and wait for this person's turn."""
    look(page, f"#/table/{table}", "[data-spot]")


def my_turn(page: Any) -> bool:
    """Wait until this seat is asked; False once the game is over."""
    page.wait_for_function(WAITING)
    return page.query_selector("section.end") is None


def log(page: Any) -> str:
    """What happened so far, in words."""
    words: str = page.inner_text(".log")
    return words


def step(page: Any, place: int = 0) -> None:
    """Pick something that glows, or an answer of the turn card, and wait until the server has replied."""
    glowing = page.locator("button.spot.can")
    target = glowing.nth(place % glowing.count()) if glowing.count() else page.locator(".offer:not(.grey)").first
    target.click()
    answered(page)
    page.wait_for_function(WAITING)


def take_turn(page: Any, place: int = 0) -> bool:
    """Play a whole turn by what glows on the boards, then confirm it; False once the game is over."""
    if not my_turn(page):
        return False
    for n in range(40):
        if page.query_selector("[data-confirm]"):
            break
        step(page, place + n)
    page.click("[data-confirm]")
    page.wait_for_selector("[data-confirm]", state="detached")
    return True
