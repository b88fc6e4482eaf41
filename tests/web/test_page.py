"""The page in a real browser against a real server: whole games, links, languages, phone, keyboard."""

import re
import subprocess
import sys

import pytest

from tests.web.conftest import ROOT, House, Opener
from tests.web.steps import BOT, ME, PHONE, headline, hinted_move, look, new_game, sit_at

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
    page.wait_for_function("() => document.querySelector('main h1')?.innerText.includes('.')")


@pytest.mark.slow
def test_a_whole_game_against_a_bot_then_its_replay(opened: Opener) -> None:
    page = opened()
    sit_at(page, new_game(page, [ME, BOT]))
    moves = 0
    while hinted_move(page):
        moves += 1
    assert moves > 5
    assert "wins" in headline(page) or "win!" in headline(page)
    page.click("section.end >> text=Replay")
    page.wait_for_selector("input[type=range]")
    last = page.url
    page.keyboard.press("ArrowLeft")
    page.wait_for_function("(url) => location.href !== url", arg=last)
    page.click("[aria-label='Was the deal fair?']")
    page.wait_for_selector("text=Yes. The seed matches its commitment")


def test_a_friend_joins_by_link_and_both_see_each_move(opened: Opener) -> None:
    ada, bo = opened(), opened()
    ada.click("text=Invite a friend")
    link = ada.input_value("input[readonly]")
    bo.goto(link)
    bo.fill("main input", "Bo")
    bo.click("main button.primary")
    bo.wait_for_selector("[role=grid]")
    ada.wait_for_selector("[role=grid]")
    first, other = (ada, bo) if "Your turn" in headline(ada) else (bo, ada)
    hinted_move(first)
    other.wait_for_selector("text=Your turn.")
    assert other.locator(".log li").count() >= 2


def test_nothing_is_lost_when_the_server_dies(opened: Opener, house: House) -> None:
    page = opened()
    sit_at(page, new_game(page, [ME, BOT]))
    hinted_move(page)
    page.wait_for_selector("text=Your turn.")
    page.locator("button:has(use[href='#ic-hint'])").click()
    page.locator("p.note button.link").first.click()
    page.wait_for_selector("button.primary:not([disabled])")
    before = page.inner_text(".crumb")
    house.kill()
    page.wait_for_selector("text=Connection lost")
    assert page.locator("section.turn button.primary").is_disabled()
    house.start()
    page.wait_for_selector("text=Connection lost", state="detached")
    assert page.inner_text(".crumb") == before
    page.locator("button.primary:not([disabled])").click()  # the placed tile is still there
    page.wait_for_function("(turn) => document.querySelector('.crumb').innerText !== turn", arg=before)
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
    turn = "(turn) => document.querySelector('.crumb').innerText.includes(`Turn ${turn}`)"
    page.wait_for_function(turn, arg=3)
    page.keyboard.press("Escape")
    assert not page.locator("dialog").count(), "Escape stays within the draft"
    for answer in ("Escape", "Enter"):
        page.keyboard.press("Control+z")
        page.wait_for_selector("dialog >> text=Undo your last turn?")
        assert re.search(r"\w+’s move will be undone too\.", page.inner_text("dialog"))
        assert "Turn 3" in page.inner_text(".crumb"), "nothing happens before the answer"
        page.keyboard.press(answer)
        page.wait_for_selector("dialog", state="detached")
    page.wait_for_function(turn, arg=1)
    page.keyboard.press("Control+Shift+Z")
    page.wait_for_function(turn, arg=3)
    assert not page.locator("[aria-label=Redo]").count(), "there is nothing more to redo"


def test_several_people_at_one_screen_never_see_two_hands(opened: Opener) -> None:
    page = opened()
    table = new_game(page, [ME, ME], clock={"seconds": 300, "increment": 5})
    sit_at(page, table)
    assert [text.splitlines()[0] for text in page.locator(".players .who").all_inner_texts()] == ["Green", "Purple"]
    assert page.inner_text(".players .who >> nth=0").count("Green") == 1, "said once"
    assert page.locator(".clock.running").count() == 1
    page.locator("button:has(use[href='#ic-hint'])").click()
    page.locator("p.note button.link").first.click()
    page.locator("button.primary:not([disabled])").click()
    page.wait_for_selector("dialog >> text=Purple’s turn")
    assert page.locator(".hand .tile").count() == 0
    assert "Hidden until Purple has the screen." in page.inner_text(".hand")
    assert page.locator(".clock.running").count() == 0, "nobody thinks while the screen changes hands"
    page.click("text=Show my hand")
    page.wait_for_selector("dialog", state="detached")
    assert page.locator(".hand .tile").count() == 3
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
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    for path in SCREENS:
        page.evaluate("(path) => { location.hash = path || '#/'; }", path)
        page.wait_for_timeout(300)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, path


def test_a_table_fits_one_screen(opened: Opener) -> None:
    page = opened()
    sit_at(page, new_game(page, [ME, BOT, BOT, BOT]))
    assert page.evaluate("document.documentElement.scrollHeight") <= 720
