"""Every screen except the table: whole words in every language, room for fingers, and what a newcomer must be told."""

import re
from typing import Any

import pytest

from tests.web.conftest import House, Opener
from tests.web.looks import assert_well_set, at_rest
from tests.web.steps import BOT, ME, PHONE, go, look, made_by_ada, new_game, post
from tests.web.waits import expect

OPEN, INVITED = {"kind": "open"}, {"kind": "invited"}
SCREENS = [
    "#/",
    "#/new/zhanguo",
    "#/tables",
    "#/replays",
    "#/rules/first_empire",
    "#/components/qin",
    "#/editions",
    "#/me",
]
CUT = """() => [...document.querySelectorAll('main *, header *')]
  .filter((one) => getComputedStyle(one).textOverflow === 'ellipsis' && !one.closest('.sr'))
  .filter((one) => one.scrollWidth > one.clientWidth)
  .map((one) => one.innerText)"""
SMALL = """(least) => [...document.querySelectorAll('main, header')]
  .flatMap((part) => [...part.querySelectorAll('button, a, select, summary, input')])
  .filter((one) => !one.closest('p, td'))  // links inside sentences are as high as their line
  .map((one) => [one.innerText || one.ariaLabel || one.type, (one.closest('label') ?? one).getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.width < least || box.height < least))
  .map(([name, box]) => `${name} ${Math.round(box.width)} x ${Math.round(box.height)}`)"""


def host_of_tables(page: Any) -> None:
    """A person with tables of each kind: many opponents, alone, waiting."""
    new_game(page, [ME, BOT, BOT, BOT])
    new_game(page, [ME], game="first_empire", options={"li_si": "2"})
    new_game(page, [ME, OPEN, INVITED], public=True)
    clock = {"seconds": 600, "increment": 10, "at_zero": "bot"}
    new_game(page, [ME, OPEN, OPEN], game="zhanguo", options={}, public=True, clock=clock)


@pytest.mark.parametrize("language", ["en-GB", "de-DE", "fr-FR"])
def test_nothing_is_cut_short_and_home_fits_one_screen(opened: Opener, language: str) -> None:
    page = opened(language=language)
    host_of_tables(page)
    page.reload()
    for path in SCREENS:
        go(page, path)
        at_rest(page)
        assert_well_set(page, path)
        assert page.evaluate(CUT) == [], path
    go(page, "#/")
    page.wait_for_selector(".row >> text=Li Si")
    page.wait_for_function("() => document.documentElement.scrollHeight <= innerHeight")


@pytest.mark.parametrize("language", ["en-GB", "de-DE", "fr-FR"])
def test_every_target_is_large_enough_for_a_finger(opened: Opener, language: str) -> None:
    page = opened(language=language, **PHONE)
    host_of_tables(page)
    page.reload()
    for path in SCREENS:
        go(page, path)
        at_rest(page)
        assert page.evaluate(SMALL, 44) == [], path
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path


def test_a_level_says_what_it_means_where_it_is_chosen(opened: Opener) -> None:
    page = opened("#/new/qin")
    page.wait_for_selector("text=looks best at first glance")
    seat = page.get_by_label("Who plays Purple")
    for level, sentence in {
        "beginner": "Makes mistakes on purpose",
        "hard": "far more ways",
        "master": "Thinks the longest",
    }.items():
        seat.select_option(f"bot:{level}")
        expect(page.locator(f"#{seat.get_attribute('aria-describedby')}")).to_contain_text(sentence)
    seat.select_option("open")
    expect(seat).not_to_have_attribute("aria-describedby", re.compile(""))


def test_a_server_that_runs_uncompiled_says_that_strong_levels_are_weaker(opened: Opener) -> None:
    page = opened()

    def answer(route: Any) -> None:
        given = route.fetch().json()
        route.fulfill(json={"games": [{**game, "compiled": False} for game in given["games"]]})

    page.route("**/api/games", answer)
    go(page, "#/new/zhanguo")
    page.wait_for_selector("text=looks best at first glance")
    assert page.locator("text=play weaker than usual").count() == 0
    page.get_by_label("Who plays Red").select_option("bot:master")
    page.wait_for_selector("text=play weaker than usual")


def test_whoever_waits_sees_levels_and_options(opened: Opener) -> None:
    page = opened()
    table = new_game(page, [ME, OPEN, BOT], game="zhanguo", options={"boards": "b", "draft": "on"})
    look(page, f"#/table/{table}", "text=Waiting for players")
    for words in ("Player boards: B sides", "Draft: With a draft", "bot, Scribe (easy)"):
        expect(page.locator("main")).to_contain_text(words)


def test_an_invitation_says_to_what_and_with_whom(opened: Opener, house: House) -> None:
    host, guest = opened(), opened()
    made = made_by_ada(host, "zhanguo", [ME, INVITED, BOT])
    guest.goto(house.url + made["invitations"][0]["path"].lstrip("/"))
    guest.wait_for_selector("h1 >> text=Ada invites you")
    guest.wait_for_selector("text=With Ada and Carp")
    expect(guest.locator("main .about")).to_have_text("ZhanGuo")
    guest.fill("main input", "Bo")
    guest.click("main button.primary")
    guest.wait_for_selector("text=Round 1 of 5")


def test_a_link_that_leads_nowhere_says_so_and_offers_a_way_on(opened: Opener) -> None:
    page = opened("#/join/0123456789abcdef0", refused=True)
    page.wait_for_selector("h1 >> text=Invalid link")
    assert page.locator("main input").count() == 0
    look(page, "#/table/nowhere", "text=Table not found")
    look(page, "#/replay/nowhere", "text=Table not found")
    page.click("main a.btn")
    page.wait_for_selector("h1 >> text=Replays")


def test_rules_lead_from_game_to_game(opened: Opener) -> None:
    page = opened("#/rules")
    page.wait_for_selector("[data-rule='Q-1.1']")
    page.get_by_role("navigation", name="Games").get_by_role("link", name="ZhanGuo").click()
    page.wait_for_selector("[data-rule='Z-1.1']")
    expect(page.locator("main nav [aria-current=page]")).to_have_text("ZhanGuo")
    look(page, "#/rules/chess", "[data-rule='Q-1.1']")
    look(page, "#/new/chess", "legend >> text=Board")


@pytest.mark.parametrize(("language", "source"), [("de-DE", "Spielaufbau"), ("fr-FR", "mise en place")])
def test_where_parts_come_from_is_said_in_the_reader_s_language(opened: Opener, language: str, source: str) -> None:
    page = opened("#/components/qin", language=language)
    page.wait_for_selector(f"text={source}")
    expect(page.locator("main")).to_contain_text("G7")
    assert "set-up" not in page.inner_text("main")


def test_french_signs_stay_with_their_word(opened: Opener) -> None:
    page = opened("#/editions", language="fr-FR")
    page.wait_for_selector("table")
    words = page.evaluate("document.querySelector('main').textContent")
    assert "\u00a0:" in words
    assert " :" not in words
    assert " ;" not in words


def test_whoever_follows_a_link_by_keyboard_goes_on_at_the_new_screen(opened: Opener) -> None:
    page = opened()
    page.get_by_role("link", name="Replays").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("h1 >> text=Replays")
    page.wait_for_function("document.activeElement.id === 'main'")
    page.go_back()
    page.wait_for_selector("h1 >> text=All under heaven")
    page.wait_for_function("document.activeElement.id === 'main'")


def test_buttons_of_the_same_word_tell_which_game_or_table_they_mean(opened: Opener) -> None:
    page = opened()
    new_game(page, [ME, BOT])
    page.reload()
    page.wait_for_selector(".row .btn.primary")
    for name in ("Play a bot Qin", "Learn by playing ZhanGuo", "Rules The First Empire", "Your turn Crane, Qin"):
        expect(page.get_by_role("button", name=name).or_(page.get_by_role("link", name=name))).to_have_count(1)


def test_an_address_that_was_cut_short_shows_a_screen(opened: Opener) -> None:
    page = opened("#/rules/%E0%A4%A")
    page.wait_for_selector("[data-rule='Q-1.1']")


def test_very_long_names_stay_in_their_places(opened: Opener) -> None:
    page = opened(width=360, height=740)
    new_game(page, [ME, OPEN], public=True)
    post(page, "me", {"name": "Wolkenwandererzwischendenwestlichenbergen"[:40]})
    page.reload()
    for path in ("#/", "#/tables", "#/me"):
        go(page, path)
        page.wait_for_selector("text=Wolkenwanderer")
        at_rest(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
