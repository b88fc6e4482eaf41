"""Turns of ZhanGuo in any order of clicks: how many clicks and messages they take, and free moves that help."""

from typing import Any

from tests.web.conftest import Opener
from tests.web.steps import answered, insist
from tests.web.test_mishaps import SENT
from tests.web.test_zhanguo import BOT, ME, choose_card, sat
from tests.web.waits import expect
from tests.web.zhanguo_steps import forked, my_turn, sit_at


def clicked(page: Any, *selectors: str) -> list[str]:
    """Click one thing after another, each once it can be clicked; return what the page said to its server."""
    page.evaluate(SENT)
    for selector in selectors:
        page.click(selector)
        answered(page)
    page.wait_for_selector("[data-confirm]", state="detached")
    return [said.split()[0] for said in page.evaluate("sent")]


def test_a_tuck_is_three_clicks_and_two_messages_in_any_order(opened: Opener) -> None:
    page = opened()
    sit_at(page, forked(page, "track-3", 340, [ME, BOT, BOT]))
    assert my_turn(page)
    region = page.locator("[data-spot$=':place']:not([aria-disabled])").first.get_attribute("data-spot")
    said = clicked(page, f"[data-spot='{region}']", "[data-spot='hand:54'].can", "[data-confirm]")
    assert said == ["draft", "confirm"], "the region first, then the card"
    expect(page.locator(".log")).to_contain_text("card 54 tucked")


def test_an_action_with_four_activations_is_four_clicks_and_three_messages(opened: Opener) -> None:
    page = opened()
    sit_at(page, forked(page, "draft-4", 214, [ME, BOT, BOT, BOT]))
    assert my_turn(page)
    page.click("[data-spot='court:hire']")  # the action first, then the card
    page.click("[data-spot='hand:91'].can")
    page.wait_for_selector("[data-row]")
    rows, ticked = page.locator(".row label"), page.locator(".row input:checked")
    expect(ticked).to_have_count(4)  # cards to activate are already ticked
    second = rows.nth(1).inner_text()
    page.locator(".row li .btn").first.click()
    expect(rows.first).to_have_text(second, use_inner_text=True)  # and the order can be changed
    page.locator(".row input").first.click()
    expect(ticked).to_have_count(3)
    page.click("[aria-label='Restart turn']")
    page.wait_for_selector("[data-spot='hand:91'].can")
    card, action = "[data-spot='hand:91'].can", "[data-spot='court:hire'].can"
    assert clicked(page, card, action, "[data-row]", "[data-confirm]") == ["draft", "draft", "confirm"]
    expect(page.locator(".log")).to_contain_text("card 91 at court: hire")


def test_a_free_move_that_helps_is_offered_with_the_reason(opened: Opener) -> None:
    page = opened()
    sat(page, BOT)
    choose_card(page)
    insist(page, "[data-spot='court:hire']")
    page.wait_for_selector(".why >> text=Move an official down in region 1 first")
    expect(page.locator("[data-help]")).to_have_count(3)  # one of each colour
    page.locator("[data-help]").first.click()
    expect(page.locator(".steps")).to_contain_text("hire", ignore_case=True)
    page.wait_for_selector(".effects >> text=worker")
    page.click("[aria-label='Undo step']")
    page.wait_for_selector(".steps", state="detached")
