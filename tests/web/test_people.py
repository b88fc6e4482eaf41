"""People around a table in browsers: links, leaving and coming back, consent, pauses, watching, being forgotten."""

import re
from typing import Any

from tests.web.conftest import Opener
from tests.web.steps import ME, hinted_move, look, menu, new_game, pair, post, sit_at
from tests.web.waits import expect


def hand(page: Any) -> list[str]:
    return [tile.get_attribute("aria-label").split(",")[0] for tile in page.query_selector_all(".hand .tile")]


def test_a_move_beyond_the_barrier_is_taken_back_by_consent(opened: Opener) -> None:
    ada, bo, _ = pair(opened)
    hinted_move(ada)
    bo.wait_for_selector("text=Your turn.")
    ada.click("section.turn >> text=Undo")
    ada.click("dialog >> text=Ask them")
    expect(ada.locator(".banner span")).to_contain_text("Waiting for the others to allow the undo.")
    bo.click("text=Refuse")
    ada.wait_for_selector(".banner", state="detached")
    assert "Turn 2" in ada.inner_text(".crumb")
    ada.click("section.turn >> text=Undo")
    ada.click("dialog >> text=Ask them")
    bo.wait_for_selector("text=Ada wants to undo a move.")
    bo.click("text=Allow")
    ada.wait_for_selector("text=Your turn.")
    ada.click("[aria-label=Redo]")
    bo.wait_for_selector("text=Ada wants to redo the undone moves.")
    bo.click("text=Refuse")
    ada.wait_for_selector(".banner", state="detached")
    for page in (ada, bo):
        expect(page.locator(".crumb")).to_contain_text("Turn 1")
        assert page.locator(".log li button").count() <= 1  # at most who begins


def test_a_pause_holds_both_and_either_ends_it(opened: Opener) -> None:
    ada, bo, _ = pair(opened)
    menu(ada, "Pause")
    for page in (ada, bo):
        page.wait_for_selector(".banner >> text=The game is paused.")
    bo.click(".banner >> text=Continue")
    ada.wait_for_selector(".banner", state="detached")
    assert hinted_move(ada)


def test_giving_up_asks_once_more_and_ends_the_game(opened: Opener) -> None:
    ada, bo, _ = pair(opened)
    menu(ada, "Resign")
    assert bo.locator("section.end").count() == 0
    ada.click("dialog >> text=Resign this game?")
    expect(bo.locator("section.end h1")).to_have_text("You win! Ada resigned.")
    expect(ada.locator("section.end h1")).to_have_text("Bo wins. You resigned.")
    ada.click("section.end >> text=Replay")
    expect(ada.locator(".eyes option")).to_have_text(["All hands visible", "Spectator", "You", "Bo"])
    expect(ada.locator("section.end")).to_contain_text("You resigned.")
    look(ada, "#/replays", "text=Bo beat you")


def test_a_bot_takes_a_leavers_seat_and_gives_it_back(opened: Opener) -> None:
    ada, bo, table = pair(opened)
    menu(ada, "Leave table")
    bo.wait_for_selector(".banner >> text=Ada left.")
    bo.click("text=Let a bot play")
    bo.wait_for_selector("text=Your turn.")  # the bot has moved for Ada
    look(ada, f"#/table/{table}", ".banner >> text=A bot is playing for you.")
    ada.click("text=Return to my seat")
    ada.wait_for_selector(".banner", state="detached")
    hinted_move(bo)
    ada.wait_for_selector("text=Your turn.")


def test_a_seat_goes_to_another_device_and_is_taken_back(opened: Opener) -> None:
    ada, phone = opened(), opened()
    sit_at(ada, new_game(ada, [ME, ME]))
    ada.click("[aria-label='Table menu']")
    ada.click("dialog >> text=Play on another device")
    phone.goto(ada.input_value("dialog input[readonly]"))
    phone.click("main button.primary")  # one's own seat needs no other name
    phone.wait_for_selector("text=Your turn.")
    assert hand(phone) == hand(ada)
    ada.click("dialog >> text=Revoke links")
    phone.wait_for_selector("text=This link was revoked")
    phone.reload()
    phone.wait_for_selector("text=you are watching")
    assert phone.locator(".hand .tile").count() == 0


def test_who_watches_sees_moves_and_no_hand(opened: Opener) -> None:
    ada, bo, table = pair(opened, public=True)
    eve = opened(f"#/table/{table}")
    eve.wait_for_selector("text=you are watching")
    hinted_move(ada)
    for page in (bo, eve):
        page.wait_for_selector(".log >> text=Ada lays")
    assert eve.locator(".hand, .tile, button.primary").count() == 0
    expect(eve.locator(".log li button")).to_have_count(bo.locator(".log li button").count())


def test_a_waiting_room_shows_who_is_who_and_lets_one_get_up(opened: Opener) -> None:
    page = opened()
    table = new_game(page, [ME, {"kind": "open"}], public=True)
    post(page, "me", {"name": "Ada of Zhao"})  # other tables may wait for people too
    look(page, f"#/table/{table}", "text=Waiting for players")
    expect(page.locator("section li").first).to_contain_text(re.compile(r"^\s*Green:\s*You"))
    bo = opened("#/tables")
    bo.locator("li", has_text="Ada of Zhao").get_by_text("Take a seat").click()
    bo.fill("dialog [autocomplete=nickname]", "Bo")
    bo.click("dialog >> text=Use this name")
    bo.wait_for_selector("[role=grid]")
    page.wait_for_selector("[role=grid]")
    other = new_game(page, [ME, {"kind": "open"}])
    look(page, f"#/table/{other}", "text=Waiting for players")
    page.click("text=Leave seat")
    page.wait_for_selector("text=Play Qin now")
