"""People around a table in browsers: links, leaving and coming back, consent, pauses, watching, being forgotten."""

from typing import Any

from tests.web.conftest import Opener
from tests.web.steps import ME, hinted_move, look, menu, new_game, pair, post, sit_at


def hand(page: Any) -> list[str]:
    return [tile.get_attribute("aria-label").split(",")[0] for tile in page.query_selector_all(".hand .tile")]


def test_a_move_beyond_the_barrier_is_taken_back_by_consent(opened: Opener) -> None:
    ada, bo, _ = pair(opened)
    hinted_move(ada)
    bo.wait_for_selector("text=Your turn.")
    ada.click("section.turn >> text=Undo")
    ada.click("dialog >> text=Ask them")
    bo.wait_for_selector(".banner")
    assert ada.inner_text(".banner span").startswith("Waiting for the others to allow the undo.")
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
        page.wait_for_function("() => document.querySelector('.crumb').innerText.includes('Turn 1')")
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
    bo.wait_for_selector("section.end >> text=You win!")
    ada.wait_for_selector("section.end >> text=Bo wins.")
    assert bo.inner_text("section.end h1") == "You win! Ada resigned."
    assert ada.inner_text("section.end h1") == "Bo wins. You resigned."
    ada.click("section.end >> text=Replay")
    ada.wait_for_selector("section.end >> text=You resigned.")
    assert ada.locator(".eyes option").all_inner_texts()[2:] == ["You", "Bo"]
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
    phone.fill("main input", "Ada's phone")
    phone.click("main button.primary")
    phone.wait_for_selector(".hand .tile")
    assert hand(phone) == hand(ada)
    assert phone.is_visible("text=Your turn.")
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
    assert bo.locator(".log li button").count() == eve.locator(".log li button").count()


def test_a_password_brings_back_and_forgetting_ends_it(opened: Opener) -> None:
    ada, other = opened("#/me", refused=True), opened("#/me")
    ada.fill("[autocomplete=nickname]", "Ada")
    ada.click("form:has([autocomplete=nickname]) button.primary")
    ada.wait_for_selector("text=Saved.")
    ada.reload()
    ada.wait_for_selector("text=Playing as Ada")
    enter(ada, "Save")
    ada.wait_for_selector("text=Saved.")
    ada.fill("[autocomplete=current-password]", "not the old one")
    ada.fill("[autocomplete=new-password]", "a longer secret")
    ada.locator("form:has([type=password])").get_by_role("button", name="Save").click()
    ada.wait_for_selector("[role=alert] >> text=The current password is missing or wrong.")
    enter(other, "Log in")
    other.wait_for_selector("text=Welcome back.")
    assert other.input_value("[autocomplete=nickname]") == "Ada"
    other.click("text=Sign out everywhere")
    other.wait_for_selector("text=You are signed out on every device.")
    assert "Ada" not in other.inner_text("header")
    ada.reload()
    ada.wait_for_selector("text=Been here before?")
    enter(ada, "Log in")
    ada.wait_for_selector("text=Welcome back.")
    ada.click("section button:has-text('Delete my data')")
    ada.click("text=Delete everything")
    ada.wait_for_selector("text=Play Qin now")
    assert "Ada" not in ada.inner_text("header")
    look(ada, "#/me", "text=Been here before?")
    enter(ada, "Log in")
    ada.wait_for_selector("[role=alert]")


def enter(page: Any, button: str) -> None:
    page.fill("[autocomplete=username]", "ada.l")
    page.fill("[type=password]", "a long secret")
    page.locator("form:has([type=password])").get_by_role("button", name=button, exact=True).first.click()


def test_a_waiting_room_shows_who_is_who_and_lets_one_get_up(opened: Opener) -> None:
    page = opened()
    table = new_game(page, [ME, {"kind": "open"}], public=True)
    post(page, "me", {"name": "Ada of Zhao"})  # other tables may wait for people too
    look(page, f"#/table/{table}", "text=Waiting for players")
    assert page.inner_text("section li >> nth=0").startswith("Green:\nAda of Zhao (you)")
    bo = opened("#/tables")
    bo.locator("li", has_text="Ada of Zhao").get_by_text("Take a seat").click()
    bo.wait_for_selector("[role=grid]")
    page.wait_for_selector("[role=grid]")
    other = new_game(page, [ME, {"kind": "open"}])
    look(page, f"#/table/{other}", "text=Waiting for players")
    page.click("text=Leave seat")
    page.wait_for_selector("text=Play Qin now")
