"""The page in a real browser against a real server: whole games, links, languages, phone, keyboard."""

import re
import subprocess
import sys

import pytest

from tests.web.conftest import ROOT, House, Opener
from tests.web.looks import at_rest
from tests.web.steps import BOT, HINT, ME, PHONE, go, headline, hinted_move, look, new_game, play_on, sit_at, step_back
from tests.web.waits import expect

SCREENS = [
    "",
    "#/new",
    "#/new/zhanguo",
    "#/new/first_empire",
    "#/tables",
    "#/replays",
    "#/rules/qin",
    "#/editions",
    "#/components/qin",
    "#/me",
    "#/players/first_empire/leisure",
    "#/games",
    "#/daily/li_si",
    "#/join/0123456789abcdef0",
]


@pytest.mark.parametrize("script", ["make_protocol.py", "make_views.py"])
def test_types_are_those_of_the_server(script: str) -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "web/scripts" / script), "--check"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def test_three_clicks_from_nothing_into_a_game(opened: Opener) -> None:
    page = opened()
    page.click("text=Play Qin now")
    page.wait_for_selector("[role=grid]")
    expect(page.locator("main h1").first).to_contain_text(".")


@pytest.mark.slow
def test_a_whole_game_against_a_bot_then_its_replay(opened: Opener) -> None:
    page = opened()
    table, moves = new_game(page, [ME, BOT]), 0
    sit_at(page, table)
    assert hinted_move(page)
    assert play_on(page, table, 6) == "enough"
    while hinted_move(page):
        moves += 1
    assert moves > 2
    assert "wins" in headline(page) or "win!" in headline(page)
    page.click("section.end >> text=Replay")
    step_back(page)
    page.click("[aria-label='Was the deal fair?']")
    page.wait_for_selector("text=Yes. The seed matches its commitment")


def test_a_friend_joins_by_link_and_both_see_each_move(opened: Opener) -> None:
    ada, bo = opened(), opened()
    ada.click("text=Invite a friend")
    ada.locator("dialog label").filter(has_text="A bot suggests moves").click()
    ada.click("text=Create invitation")
    ada.fill("[autocomplete=nickname]", "Ada")
    ada.click("text=Use this name")
    link = ada.input_value("input[readonly]")
    bo.goto(link)
    bo.fill("main input", "Bo")
    bo.click("main button.primary")
    bo.wait_for_selector("[role=grid]")
    ada.wait_for_selector("[role=grid]")
    first, other = (ada, bo) if "Your turn" in headline(ada) else (bo, ada)
    hinted_move(first)
    other.wait_for_selector("text=Your turn.")
    expect(other.locator(".log li").nth(1)).to_be_attached()


def test_nothing_is_lost_when_the_server_dies(opened: Opener, house: House) -> None:
    page = opened()
    sit_at(page, new_game(page, [ME, BOT]))
    hinted_move(page)
    page.wait_for_selector("text=Your turn.")
    page.locator(HINT).click()
    page.locator(".hints .link").first.click()
    page.wait_for_selector("button.primary:not([disabled])")
    before = page.inner_text(".crumb")
    house.kill()
    page.wait_for_selector("text=Connection lost")
    expect(page.locator("section.turn button.primary")).to_be_disabled()
    house.start()
    page.wait_for_selector("text=Connection lost", state="detached")
    assert page.inner_text(".crumb") == before
    page.locator("button.primary:not([disabled])").click()  # the placed tile is still there
    expect(page.locator(".crumb")).not_to_have_text(before, use_inner_text=True)
    assert hinted_move(page)


def test_a_refusal_names_its_rule(opened: Opener) -> None:
    page = opened()
    sit_at(page, new_game(page, [ME, BOT]))
    page.click("[data-cell='A1']")
    page.wait_for_selector("text=You can’t play there.")
    page.click("button:has-text('Rule Q-2.3')")
    page.wait_for_selector("[data-rule='Q-2.3'][aria-current='true']")


def test_keyboard_alone_lays_and_confirms(opened: Opener) -> None:
    page = opened()
    sit_at(page, new_game(page, [ME, BOT]))
    page.wait_for_selector("text=Your turn.")
    page.focus("[data-cell='G7']")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    page.wait_for_selector("text=Confirm the tile")
    for undo, redo in (("Control+z", "Control+y"), ("Escape", "Control+Shift+Z")):
        page.keyboard.press(undo)
        page.wait_for_selector("text=Confirm the tile", state="detached")
        page.keyboard.press(redo)
        page.wait_for_selector("text=Confirm the tile")
    page.keyboard.press("Enter")
    crumb = page.locator(".crumb")
    expect(crumb).to_contain_text("Turn 3")
    page.keyboard.press("Escape")
    assert not page.locator("dialog").count(), "Escape stays within the draft"
    for answer in ("Escape", "Enter"):
        page.keyboard.press("Control+z")
        page.wait_for_selector("dialog >> text=Undo your last turn?")
        expect(page.locator("dialog")).to_contain_text(re.compile(r"\w+’s move will be undone too\."))
        assert "Turn 3" in crumb.inner_text(), "nothing happens before the answer"
        page.wait_for_selector("dialog button:focus")
        page.keyboard.press(answer)
        page.wait_for_selector("dialog", state="detached")
    expect(crumb).to_contain_text("Turn 1")
    page.keyboard.press("Control+Shift+Z")
    expect(crumb).to_contain_text("Turn 3")
    expect(page.locator("[aria-label=Redo]")).to_have_count(0)  # there is nothing more to redo


def test_several_people_at_one_screen_never_see_two_hands(opened: Opener) -> None:
    page = opened()
    table = new_game(page, [ME, ME], clock={"seconds": 300, "increment": 5})
    sit_at(page, table)
    expect(page.locator(".players .who")).to_have_text([re.compile("^Green"), re.compile("^Purple")])
    assert page.inner_text(".players .who >> nth=0").count("Green") == 1, "said once"
    expect(page.locator(".clock.running")).to_have_count(1)
    page.locator(HINT).click()
    page.locator(".hints .link").first.click()
    page.locator("button.primary:not([disabled])").click()
    page.wait_for_selector("dialog >> text=Purple’s turn")
    assert page.locator(".hand .tile").count() == 0
    expect(page.locator(".hand")).to_contain_text("Hidden until Purple has the screen.")
    page.wait_for_selector(".clock.running", state="detached")  # nobody thinks while the screen changes hands
    page.click("text=Show my hand")
    page.wait_for_selector("dialog", state="detached")
    expect(page.locator(".hand .tile")).to_have_count(3)
    page.wait_for_selector(".players li:nth-child(2) .clock.running")
    look(page, "#/tables", "main li >> text=Green and Purple")


@pytest.mark.parametrize(("language", "words"), [("de-DE", "Du bist dran."), ("fr-FR", "À vous.")])
def test_the_browsers_language_is_spoken(opened: Opener, language: str, words: str) -> None:
    page = opened(language=language)
    sit_at(page, new_game(page, [ME, BOT]))
    page.wait_for_selector(f"text={words}")
    assert "page-" not in page.inner_text("body")


def test_a_phone_has_no_sideways_scrolling(opened: Opener) -> None:
    page = opened(refused=True, **PHONE)
    sit_at(page, new_game(page, [ME, BOT, BOT, BOT]))
    assert hinted_move(page)
    at_rest(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    for path in SCREENS:
        go(page, path)
        at_rest(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, path


def test_a_table_fits_one_screen(opened: Opener) -> None:
    page = opened()
    sit_at(page, new_game(page, [ME, BOT, BOT, BOT]))
    at_rest(page)
    assert page.evaluate("document.documentElement.scrollHeight") <= 720
