"""Player pages, leaderboards and the search of games, in a browser: reached by links, filtered, in three languages."""

import sqlite3
import time
from typing import Any

import pytest

from tests.breadth import later
from tests.web.conftest import House, Opener
from tests.web.waits import expect
from tests.web.walks import Walker, everywhere
from tianxia.server.people.keys import hash_of

SEAT = """INSERT INTO result_seats (result, seat, person, bot, rank, outcome, score, abandoned, mean_before,
doubt_before, mean, doubt, game, pace, seats, public, rated, ended)
VALUES (?, ?, ?, ?, ?, ?, ?, 0, ?, 90, ?, 90, 'qin', 'live', 2, 1, 1, ?)"""
RESULT = """INSERT INTO results (id, game, options, seats, pace, public, rated, reason, ended)
VALUES (?, 'qin', '{"board": "bird"}', 2, 'live', 1, 1, 'last-pagoda', ?)"""


@pytest.fixture(scope="session")
def club(house: House) -> str:
    """Ann and Zoë with thirty games and ratings, and the link to Ann's page."""
    now, day = time.time(), 86400
    with sqlite3.connect(house.folder / "tables.db", timeout=10) as db:
        for person, name in (("club-ann", "Ann of Qi"), ("club-zoe", "Zoë")):
            db.execute("INSERT INTO people (id, name, made, seen) VALUES (?, ?, ?, ?)", (person, name, now, now))
            rated = (person, 1640.0 if person == "club-ann" else 1380.0, now)
            db.execute("INSERT INTO ratings VALUES (?, 'qin', 'live', ?, 90, 30, 20, 1, 1700, ?)", rated)
        for number in range(30):
            table, ended, won = f"club-game-{number}", now - (30 - number) * 5 * day, number % 3 > 0
            db.execute(RESULT, (table, ended))
            mean = 1500 + 5 * number
            rows = [("club-ann", won, mean), ("club-zoe", not won, 3000 - mean)]
            for seat, (person, best, rating) in enumerate(rows):
                outcome = ("won", 1, 19) if best else ("lost", 2, 15)
                numbers = (outcome[1], outcome[0], outcome[2], rating, rating + 5)
                db.execute(SEAT, (table, seat, person, None, *numbers, ended))
    return "#/player/club-ann"


def text_of(page: Any, selector: str) -> str:
    page.wait_for_selector(selector)
    return str(page.inner_text(selector))


@pytest.mark.parametrize(
    ("language", "size"), everywhere(("en-GB", "desktop"), ("de-DE", "desktop"), ("fr-FR", "phone"))
)
def test_a_player_their_games_and_the_leaderboard(opened: Opener, club: str, language: str, size: str) -> None:
    walker = Walker(opened, language, size, club)
    page = walker.page
    page.wait_for_selector("figure svg path.line")
    for part in ("Ann of Qi", "1640", "± 180", "Zoë", "20 : 10", "67"):
        expect(page.locator("main")).to_contain_text(part)
    walker.looks("a player")
    walker.goes("#/games/club-ann", "section li b")
    page.select_option("#by-outcome", "lost")
    expect(page.locator("section li b")).to_have_count(10)
    walker.looks("their games")
    walker.goes("#/players", "tbody a")
    walker.looks("the leaderboard")


def test_from_the_leaderboard_to_a_player_and_their_games(opened: Opener, club: str) -> None:
    page = opened("#/players/qin/live")
    assert club
    page.wait_for_selector("tbody th a")
    assert page.locator("tbody .bot").count() >= 3
    page.get_by_role("link", name="Ann of Qi").click()
    page.wait_for_selector("h1 >> text=Ann of Qi")
    page.get_by_role("button", name="Lost", exact=True).click()
    expect(page.locator("main")).not_to_contain_text("Beat Zoë")
    expect(page.locator("main")).to_contain_text("Lost to Zoë")
    page.click("a.score")
    page.wait_for_selector("h1 >> text=Games of Ann of Qi and Zoë")
    page.wait_for_selector("text=Lost to Zoë")
    page.get_by_label("Result", exact=True).select_option("won")
    expect(page.locator("main")).not_to_contain_text("Lost to")
    expect(page.locator("section li")).to_have_count(20)
    page.get_by_label("Game", exact=True).select_option("zhanguo")
    page.wait_for_selector("text=No finished games to show.")


@pytest.mark.parametrize("language", ["de-DE", later("en-GB"), later("fr-FR")])
def test_a_large_home_screen_has_todays_deal_and_ones_own_ratings(
    opened: Opener, club: str, house: House, language: str
) -> None:
    assert club
    with sqlite3.connect(house.folder / "tables.db", timeout=10) as db:
        key = (hash_of("key of ann"), "club-ann", time.time())
        db.execute("INSERT OR IGNORE INTO keys (hash, person, made) VALUES (?, ?, ?)", key)
    walker = Walker(opened, language, "desktop")
    page = walker.page
    page.context.add_cookies([{"name": "tianxia", "value": "key of ann", "url": house.url}])
    page.reload()
    page.wait_for_selector("main .rows li")
    expect(page.locator("main .games .what")).to_have_count(3)
    page.set_viewport_size({"width": 1440, "height": 900})
    page.wait_for_selector("main .today a[href='#/daily/qin']")
    page.wait_for_selector("main .today .rating >> text=1640")
    walker.looks("home, with room")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "it fits"
    assert page.evaluate(
        "[...document.querySelectorAll('.games article')].every((a) => a.scrollHeight <= a.clientHeight)"
    )
    page.click("main .today .rating a")
    page.wait_for_selector("h1 >> text=Ann of Qi")


def test_players_are_found_by_name(opened: Opener, club: str) -> None:
    page = opened("#/players")
    assert club
    page.fill("#find-player", "of q")
    page.wait_for_selector("section li a >> text=Ann of Qi")
    page.fill("#find-player", "xyz")
    page.wait_for_selector("text=No player with that name.")


def test_a_shared_link_opens_the_page_and_can_be_copied(opened: Opener, club: str, house: House) -> None:
    assert club
    page = opened(refused=True)
    page.goto(f"{house.url}player/club-ann")
    page.wait_for_selector("h1 >> text=Ann of Qi")
    expect(page).to_have_url(f"{house.url}#/player/club-ann")
    page.goto(f"{house.url}#/player/nobody-there")
    page.wait_for_selector("[role=alert] >> text=Player not found")
