"""Quick start and friends in a browser: matched, offered a bot, filtered and followed, in three languages."""

import json
import sqlite3
import time
from typing import Any

import pytest

from tests.web.axe import checker
from tests.web.conftest import House, Opener
from tests.web.steps import go, post
from tests.web.waits import expect
from tests.web.walks import Walker, everywhere


@pytest.mark.parametrize(("language", "size"), everywhere(("en-GB", "desktop"), ("de-DE", "phone")))
def test_two_people_find_each_other(opened: Opener, language: str, size: str) -> None:
    walker, ben = Walker(opened, language, size), Walker(opened, language, size, "#/find").page
    ann = walker.page
    ann.click("aside a[href='#/find']")
    for page in (ann, ben):
        page.wait_for_selector("main form")
    walker.looks("what to look for")
    ann.click("main form button.primary")
    walker.is_called("Ann")  # others will meet them
    ann.wait_for_selector("[role=timer]")
    walker.looks("waiting")
    post(ben, "me", {"name": "Ben"})
    ben.click("main form button.primary")
    for page in (ann, ben):
        page.wait_for_url("**/#/table/*")
        page.wait_for_selector("[role=grid]")
    assert ann.url == ben.url


def test_after_a_while_a_bot_is_offered_and_the_search_can_be_stopped(opened: Opener) -> None:
    page = opened("#/find/zhanguo")
    post(page, "me", {"name": "Cy"})

    def hurry(route: Any) -> None:
        """Let the stated wait be over."""
        response = route.fetch()
        route.fulfill(response=response, body=json.dumps({**response.json(), "bots_after": 0}))

    check = checker(page)
    page.click("main form button.primary")
    page.wait_for_selector("text=After 30 seconds you can play bots instead.")
    check("waiting")
    page.click("text=Stop looking")
    page.wait_for_selector("main form")
    page.route("**/api/seek", hurry)
    page.click("main form button.primary")
    page.click("text=Play Magistrate")
    page.wait_for_url("**/#/table/*")
    page.wait_for_selector("main .hand, main [data-spot]")
    assert post(page, "seek", {})["state"] == "none"


def test_who_leaves_the_screen_waits_no_longer(opened: Opener) -> None:
    page = opened("#/find/first_empire")
    post(page, "me", {"name": "Dao"})
    page.click("main form button.primary")
    page.wait_for_selector("[role=timer]")
    with page.expect_response(lambda told: told.request.method == "DELETE"):
        go(page, "#/tables")
    assert post(page, "seek", {})["state"] == "none"


def test_open_tables_are_filtered(opened: Opener) -> None:
    host = opened()
    post(host, "me", {"name": "Eli"})
    seats = [{"kind": "me"}, {"kind": "open"}]
    for game, more in (("qin", {"rated": True}), ("zhanguo", {"pace": "leisure"})):
        post(host, "tables", {"game": game, "seats": seats, "public": True, **more})
    page = opened("#/tables")

    def shown(*games: str) -> None:
        """Wait until these are Eli's tables, the newest first."""
        page.wait_for_function(
            """(games) => {
              const rows = [...document.querySelectorAll('section:has(form) li.row')].map((row) => row.innerText);
              const own = rows.filter((row) => row.includes('Eli'));
              return own.length === games.length && games.every((game, n) => own[n].includes(game));
            }""",
            arg=list(games),
        )

    shown("ZhanGuo", "Qin")
    page.get_by_label("Rated", exact=True).select_option("yes")
    shown("Qin")
    page.get_by_label("Rated", exact=True).select_option("")
    page.get_by_label("Pace", exact=True).select_option("leisure")
    shown("ZhanGuo")
    page.get_by_label("Opponents’ rating", exact=True).select_option("above")
    shown()
    page.get_by_label("Opponents’ rating", exact=True).select_option("middle")
    shown("ZhanGuo")
    page.get_by_label("Free seats", exact=True).select_option("3")
    shown()


@pytest.fixture(scope="session")
def mei(house: House) -> str:
    """Somebody with a rating, so that everybody may know them; their id."""
    now = time.time()
    with sqlite3.connect(house.folder / "tables.db", timeout=10) as db:
        db.execute(
            "INSERT INTO people (id, name, made, seen, visible, present) VALUES ('lobby-mei', 'Mei', ?, ?, 1, ?)",
            (now, now, now + 86_400),
        )
        db.execute("INSERT INTO ratings VALUES ('lobby-mei', 'qin', 'live', 1600, 90, 30, 20, 1, 1700, ?)", (now,))
    return "lobby-mei"


@pytest.mark.parametrize(("language", "size"), everywhere(("fr-FR", "desktop"), ("en-GB", "phone")))
def test_a_friend_is_followed_seen_and_unfollowed(opened: Opener, mei: str, language: str, size: str) -> None:
    walker = Walker(opened, language, size, f"#/player/{mei}")
    page = walker.page
    post(page, "me", {"name": "Fay"})
    page.click(".acts button[aria-pressed=false]")
    page.wait_for_selector(".acts button[aria-pressed=true]")
    page.reload()
    walker.goes("#/", "aside .mark.here")
    expect(page.locator("aside")).to_contain_text("Mei")
    walker.looks("a friend at home")
    walker.goes(f"#/player/{mei}", ".acts button[aria-pressed=true]")
    page.click(".acts button[aria-pressed=true]")
    page.wait_for_selector(".acts button[aria-pressed=false]")
    walker.goes("#/me", "section [role=switch][aria-describedby]")
    page.locator("section [role=switch][aria-describedby]").evaluate("(one) => one.click()")
    page.wait_for_function("async () => (await (await fetch('/api/me')).json()).visible")
    walker.looks("visible to others")
