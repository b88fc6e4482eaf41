"""The First Empire in a browser: from the first choice to the final score, with bots and with other people."""

import pytest

from tests.web.conftest import Opener
from tests.web.empire import RAW, away, drive, finish_turn, forked, keep_a_tile, middle, new_table, sit_at
from tests.web.steps import asked_now, insist, post, step_back
from tests.web.waits import expect

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}


# -- a whole game


@pytest.mark.slow
def test_a_whole_game_against_a_bot_then_its_replay(opened: Opener) -> None:
    page = opened()
    page.locator("article", has_text="The First Empire").get_by_role("button", name="Play a bot").click()
    page.wait_for_selector("button.start")
    table = page.url.rpartition("/")[2]
    page.wait_for_selector("text=Waiting for 1 player to choose")
    keep_a_tile(page)
    drive(page, table, "card")
    page.locator("button.hc.can").first.click()
    page.locator("button.tk-free.can").first.click()
    page.wait_for_selector("ol.effects >> text=tucked in")
    page.locator("[data-confirm]").click()
    page.wait_for_selector("[data-confirm]", state="detached")
    away(page)
    drive(page, table, "card", from_round=5)
    sit_at(page, table)
    drive(page, table)
    page.wait_for_selector("section.end")
    expect(page.locator("section.end tbody tr:not(.group)")).to_have_count(10)
    page.wait_for_selector("section.end svg[role=img]")
    page.click("section.end >> text=Replay")
    step_back(page)
    assert not RAW.search(page.inner_text("body"))


# -- with others


def test_two_people_choose_in_secret_and_see_each_others_turns(opened: Opener) -> None:
    ann, ben = opened(), opened()
    post(ann, "me", {"name": "Ann"})
    post(ben, "me", {"name": "Ben"})
    seats = [{"kind": "me"}, {"kind": "invited"}]
    made = post(ann, "tables", {"game": "first_empire", "seats": seats, "options": {}})
    post(ben, "links", {"token": made["invitations"][0]["path"].partition("#")[2]})
    for page in (ann, ben):
        sit_at(page, made["table"]["id"])
        page.wait_for_selector("text=Waiting for 2 players to choose")
    ben.locator("button.start").first.click()
    ben.wait_for_selector("[data-confirm]")
    ben.locator(".seat button.top:not([disabled])").last.click()
    ben.wait_for_selector("[role=dialog]")
    keep_a_tile(ann)
    ben.wait_for_selector("text=Waiting for 1 player to choose")
    assert ben.locator("[role=dialog]").count() == 1, "what he looks at stays open: his own question is the same"
    ben.keyboard.press("Escape")
    ben.wait_for_selector("[role=dialog]", state="detached")
    ben.wait_for_selector("button.start.chosen")  # what lay ready before the other's choice lies ready again
    ben.get_by_role("button", name="Restart turn").click()
    ann.get_by_role("button", name="Choose again").click()
    ben.wait_for_selector("text=Waiting for 2 players to choose")
    keep_a_tile(ann)
    ann.wait_for_selector("button.start", state="detached")
    keep_a_tile(ben)
    for page in (ann, ben):
        page.wait_for_selector(".sealed", state="detached")
    mover, other = asked_now(ann, ben)
    while not mover.locator("button.hc.can").count():  # the fourth tile to choose an alchemist card for
        finish_turn(mover)
        mover, other = asked_now(ann, ben)
    mover.locator("button.hc.can").first.click()
    mover.locator("button.tk-free.can").nth(2).click()
    finish_turn(mover)
    other.wait_for_selector(".since >> text=tucked in Zhao")
    other.get_by_role("tab", name="Log").click()
    other.wait_for_selector("ol.log >> text=tucked in Zhao")


def test_options_are_on_the_table(opened: Opener) -> None:
    page = opened()
    for tableau, first in (("board", "Writing"), ("tile_a", "Laws"), ("tile_b", "Currency")):
        sit_at(page, new_table(page, [ME, BOT], tableau=tableau, advanced="on"))
        expect(page.locator("section[aria-label=Rewards] .rew .a svg").first).to_have_attribute("aria-label", first)
        expect(page.locator(".maus > *")).to_have_count(9)


# -- a draft


def test_a_half_made_turn_survives_a_lost_page(opened: Opener) -> None:
    page = opened()
    table = middle(page, "2-board", 8)
    sit_at(page, table)
    page.locator("button.hc.can").first.click()
    page.locator("button.act.can").first.click()
    page.wait_for_selector("ol.steps li >> nth=1")
    steps = page.inner_text("ol.steps")
    page.reload()
    expect(page.locator("ol.steps")).to_have_text(steps, use_inner_text=True)
    page.get_by_role("button", name="Undo step").click()
    page.wait_for_selector("button.tk-free.can")
    page.get_by_role("button", name="Restart turn").click()
    page.wait_for_selector("ol.steps", state="detached")


def test_any_order_of_clicks_makes_a_turn_and_what_wakes_is_used_at_once(opened: Opener) -> None:
    page = opened()
    sit_at(page, middle(page, "2-advanced", 15))
    page.wait_for_selector("button.hc.can")
    # A region, then the card that goes there.
    insist(page, "button.tk-free")
    page.wait_for_selector("button.tk-free.chosen")
    page.locator("button.hc.can").first.click()
    page.wait_for_selector("[data-confirm]")
    expect(page.locator(".tk.fresh")).to_have_count(1)
    page.get_by_role("button", name="Restart turn").click()
    page.wait_for_selector("ol.steps", state="detached")
    # An action, then the card; a region, then the official.
    insist(page, "[data-spot='court:recruit']")
    page.wait_for_selector("[data-spot='court:recruit'].chosen")
    page.click("[data-spot='hand:11']")
    page.wait_for_selector("[data-spot='supply:architect'].can")
    insist(page, "[data-spot='board:chu:above']")
    page.wait_for_selector("[data-spot='board:chu:above'].chosen")
    page.click("[data-spot='supply:architect']")
    page.wait_for_selector(".effects >> text=architect to Chu")
    # Cards to activate are ticked: one click uses them all, one step back takes them all back.
    page.wait_for_selector("[data-row]")
    for both in (".row input:checked", ".tk.wakes"):
        expect(page.locator(both)).to_have_count(2)
    page.click("[data-row]")
    page.wait_for_selector("[data-confirm]")
    expect(page.locator(".tk.used")).to_have_count(2)
    page.get_by_role("button", name="Undo step").click()
    page.wait_for_selector("[data-row]")
    page.locator(".row input").first.uncheck()
    page.click("[data-row]")
    page.wait_for_selector("[data-offer=stop]")
    expect(page.locator(".tk.used")).to_have_count(1)


def test_the_targets_of_activated_cards_are_chosen_in_their_line(opened: Opener) -> None:
    page = opened()
    sit_at(page, forked(page, "solo-1-advanced", 236))
    page.wait_for_selector("[data-row]")
    lines = page.locator(".row li").filter(has=page.locator("[data-target]"))
    expect(lines).to_have_count(3)  # which worker moves, where unrest falls, and which official moves
    calm = lines.filter(has_text="unrest")
    for _ in range(2):
        calm.locator("[data-target]").last.click()
    expect(calm.locator("[aria-pressed=true]")).to_have_count(0)  # a second click leaves it open again
    calm.locator("[data-target]").last.click()
    expect(calm.locator("[data-target][aria-pressed=true]")).to_have_text("Lower unrest in Yan", use_inner_text=True)
    lines.first.locator("input").uncheck()
    page.click("[data-row]")
    page.wait_for_selector("ol.steps >> text=Lower unrest in Yan")
    page.wait_for_selector(".tk.used")
