"""The daily deal in a browser: played once for the leaderboard, continued after leaving, and watched the day after."""

import sqlite3
import time
from datetime import UTC, datetime, timedelta

import pytest

from tests.web.conftest import House, Opener
from tests.web.steps import BOT, ME, look, new_game, play_on
from tests.web.waits import expect
from tests.web.walks import Walker, everywhere


@pytest.mark.parametrize(("language", "size"), everywhere(("en-GB", "phone"), ("de-DE", "desktop"), ("fr-FR", "phone")))
def test_every_deal_in_every_language(opened: Opener, language: str, size: str) -> None:
    walker = Walker(opened, language, size, "#/daily")
    page = walker.page
    page.wait_for_selector("main button.primary")
    for deal in ("zhanguo", "first_empire", "li_si", "qin"):
        page.click(f"main nav a[href='#/daily/{deal}']")
        page.wait_for_selector(f"nav a[href='#/daily/{deal}'][aria-current]")
        walker.reads_well(deal)
    walker.looks("the daily deal")


def test_a_try_is_played_once_and_gets_a_place(opened: Opener) -> None:
    page = opened("#/daily/qin")
    page.click("text=Play today’s deal")
    page.fill("dialog [autocomplete=nickname]", "Ada")  # a leaderboard needs a name
    page.click("dialog button.primary")
    page.wait_for_url("**/#/table/*")
    page.wait_for_selector("text=Your turn")
    table = page.url.rpartition("/")[2]
    look(page, "#/daily/qin", "text=Your try is not finished.")
    page.click("text=Continue")
    page.wait_for_url(f"**/#/table/{table}")
    assert play_on(page, table, 400) == "finished"
    look(page, "#/daily/qin", "text=/Place \\d+ of \\d+/")
    page.wait_for_selector("li.you")
    expect(page.locator("button >> text=Play again (not counted)")).to_have_count(1)


def test_yesterdays_best_game_is_there_to_watch(opened: Opener, house: House) -> None:
    page = opened()
    table = new_game(page, [ME, BOT])
    assert play_on(page, table, 400) == "finished"
    yesterday = (datetime.now(UTC).date() - timedelta(days=1)).isoformat()
    with sqlite3.connect(house.folder / "tables.db", timeout=10) as db:
        (person,) = db.execute('SELECT person FROM seats WHERE "table" = ? AND seat = 0', (table,)).fetchone()
        db.execute("UPDATE tables SET daily = ? WHERE id = ?", (f"qin/{yesterday}", table))
        row = (table, yesterday, person, time.time() - 90_000, time.time() - 86_000)
        db.execute("INSERT INTO daily_tries VALUES (?, 'qin', ?, ?, 1, ?, ?, 1, 7)", row)
    look(page, "#/daily/qin", "main a.btn >> text=Replay")
    page.click("main a.btn >> text=Replay")
    page.wait_for_url(f"**/#/replay/{table}*")
    page.wait_for_selector("input[type=range]")
