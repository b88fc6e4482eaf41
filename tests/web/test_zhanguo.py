"""ZhanGuo in a real browser: drafts, whole games, two persons, boards, auction, secrets, hints, keyboard."""

import re
from typing import Any

from tests.web.conftest import Opener
from tests.web.steps import answered, asked_now, insist, look, play_on, post, step_back
from tests.web.test_options import choose, made_table
from tests.web.waits import expect
from tests.web.zhanguo_steps import forced_card, forked, log, my_turn, new_game, sit_at, take_turn, two_at_a_table

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}


def sat(page: Any, *others: dict[str, str], **options: str) -> None:
    """Sit at a new table and wait for this person's turn."""
    sit_at(page, new_game(page, [ME, *others], **options)["table"]["id"])
    assert my_turn(page)


def choose_card(page: Any) -> None:
    """Pick the first card in hand; then court and board both glow."""
    page.locator("button.hc.can").first.click()
    page.wait_for_selector("button.act.can")


def numbers(texts: list[str]) -> list[int]:
    """The numbers of some texts."""
    return [int(re.sub(r"\D", "", text)) for text in texts]


def test_a_whole_game_from_the_lobby_to_the_final_score(opened: Opener) -> None:
    page = opened()
    page.locator("article", has_text="ZhanGuo").get_by_text("Play a bot").click()
    page.wait_for_selector("[data-spot]")
    assert my_turn(page)
    expect(page.locator(".head")).to_contain_text("Which card do you play?")
    assert take_turn(page)
    # The middle over the socket, the end on the page again: the last rewards and what they give.
    table = page.url.split("/")[-1]
    told = play_on(page, table, 60)
    while told == "enough" and "Round 5" not in page.inner_text(".crumb"):
        told = play_on(page, table, 6)
    assert told == "enough"
    assert take_turn(page)
    assert play_on(page, table) == "finished"
    page.wait_for_selector("section.end svg [class*=line]")
    sums = page.locator("section.end tfoot td").all_inner_texts()
    strips = page.locator(".players .pts").all_inner_texts()
    assert sorted(numbers(sums)) == sorted(numbers(strips)), "the strips tell the same as the table"


def test_a_card_dropped_on_a_region_is_a_draft_with_one_confirmation(opened: Opener) -> None:
    page = opened()
    sat(page, BOT)
    card = page.locator("button.hc.can").first
    number = card.locator("b").first.inner_text()
    card.click()
    page.click("[data-spot='board:3:place'].can")
    page.wait_for_selector("[data-confirm]")
    expect(page.locator(".effects li")).to_have_count(2)  # the card and its marker
    expect(page.locator(".tk.fresh")).to_have_count(1)
    assert f"card {number} tucked" not in log(page), "nothing has happened yet"
    page.click("[aria-label='Undo step']")
    page.wait_for_selector("[data-spot='board:3:place'].can")
    page.click("[data-spot='board:5:place'].can")
    page.wait_for_selector("[data-confirm]")
    page.click("[data-confirm]")
    expect(page.locator(".log")).to_contain_text(f"{number} tucked at region 5")


def test_a_court_action_on_the_board_itself(opened: Opener) -> None:
    page = opened()
    sat(page, BOT)
    choose_card(page)
    page.click("[data-spot='court:recruit']")
    page.click("[data-spot='supply:white'].can")
    page.click("[data-spot='board:4:above'].can")
    page.wait_for_selector("[data-confirm], [data-spot='stop'], .offer")
    page.wait_for_selector(".effects >> text=white official to region 4")
    page.click("[aria-label='Restart turn']")
    page.wait_for_selector(".steps", state="detached")


def test_what_cannot_be_picked_says_why_and_names_its_rule(opened: Opener) -> None:
    page = opened()
    sat(page, BOT)
    insist(page, "[data-spot='court:palace']")  # before a card has been chosen
    page.wait_for_selector("text=You can’t build a palace anywhere.")
    choose_card(page)
    page.wait_for_selector("text=You can’t build a palace anywhere.", state="detached")
    insist(page, "[data-spot='court:palace']")
    page.wait_for_selector("text=You can’t build a palace anywhere.")
    page.click("button:has-text('Rule Z-5.7')")
    page.wait_for_selector("[data-rule='Z-5.7'][aria-current='true']")
    assert "page-" not in page.inner_text("main")


def test_the_end_of_a_game_and_its_replay(opened: Opener) -> None:
    page = opened()
    sit_at(page, forked(page, "a-2", 24, [ME, BOT]))
    task = page.locator(".tasks .task").first
    assert task.get_attribute("aria-label").count(": ") == task.locator(".slots > *").count() == 3, "slots as drawn"
    turns = 0
    while take_turn(page, turns):
        turns += 1
        assert turns < 12
    assert turns
    page.wait_for_selector("section.end svg [class*=line]")
    sums = page.locator("section.end tfoot td").all_inner_texts()
    result = page.evaluate("() => fetch('/api/tables/' + location.hash.split('/')[2]).then((r) => r.json())")["result"]
    assert sorted(numbers(sums)) == sorted(result["scores"])
    page.click("section.end >> text=Replay")
    page.wait_for_selector(".spine .map")
    page.wait_for_selector(".hand >> text=No cards in hand.")
    page.select_option(".eyes select", "-1")
    page.wait_for_selector(".hand >> text=This hand is hidden from you.")
    step_back(page)


def test_two_persons_see_each_others_turns_and_never_the_other_hand(opened: Opener) -> None:
    ada, bo = opened(), opened()
    two_at_a_table(ada, bo)
    for page in (ada, bo):
        page.wait_for_selector("button.hc")
    first, other = asked_now(ada, bo)
    hand = first.locator("button.hc .top b").all_inner_texts()
    assert not set(hand) & set(other.locator("button.hc .top b").all_inner_texts())
    take_turn(first)
    assert my_turn(other)
    expect(other.locator(".log")).to_contain_text(re.compile("tucked|at court"))


def test_b_boards_are_chosen_by_their_abilities(opened: Opener) -> None:
    page = opened()
    sat(page, BOT, boards="b")
    # Which boards are left depends on chance and on the bot.
    words = page.locator(".offer").first.inner_text()
    page.locator(".offer").first.click()
    page.click("[data-confirm]")
    page.wait_for_selector("[data-spot='ability:board']")
    assert (page.get_attribute("[data-spot='ability:board']", "aria-label") or "?").rstrip(".") in words


def test_an_auction_from_the_lobby_to_the_first_turn(opened: Opener) -> None:
    page = opened("#/new/zhanguo")
    choose(page, "Player boards", "B sides, auctioned")
    choose(page, "Players", "3")
    # Of two seats of one's own, one opens an auction for sure: a bot may end one with its first bid.
    page.locator(".seats select").nth(1).select_option("me")
    assert made_table(page)["options"]["boards"] == "auction"
    heads = set()
    while not page.locator("button.hc.can").count():
        heads.add(auction_step(page))
    assert "Bid how many VP?" in " ".join(heads)
    assert "Which card do you play?" in page.inner_text(".head")
    assert re.search(r"bids \d+ VP", log(page))
    assert len(re.findall(r"takes? ", log(page))) >= 3, log(page)


def auction_step(page: Any) -> str:
    """Answer what the page asks the person sitting there now: the highest bid, the first board; return its headline."""
    page.wait_for_selector("dialog button.primary, .offer:not(:disabled), [data-confirm]:not(:disabled), button.hc.can")
    head: str = page.inner_text(".head")
    if page.locator("dialog button.primary").count():
        page.click("dialog button.primary")
        page.wait_for_selector("dialog", state="detached")
    elif page.locator("[data-confirm]").count():
        page.click("[data-confirm]")
        page.wait_for_selector("[data-confirm]", state="detached")
    elif not page.locator("button.hc.can").count():  # with a card to play the auction is over
        (page.locator(".offer").last if "bid" in head else page.locator(".offer").first).click()
        page.wait_for_selector("[data-confirm]")
    return head


def test_opponents_boards_open_over_ones_own(opened: Opener) -> None:
    page = opened()
    sit_at(page, forked(page, "b-4", 160, [BOT, ME, BOT, BOT]))
    page.wait_for_selector("section.own")
    page.locator(".seat button.top:not([disabled])").first.click()
    page.wait_for_selector("section.own.other")
    page.keyboard.press("Escape")
    page.wait_for_selector("section.own.other", state="detached")


def test_a_spectator_sees_boards_and_no_hand(opened: Opener) -> None:
    ada, eve = opened(), opened()
    table = new_game(ada, [ME, BOT])["table"]["id"]
    post(eve, "me", {"name": "Eve"})
    look(eve, f"#/table/{table}", "section.own")
    assert eve.locator(".hc").count() == 0
    assert eve.locator("button.spot.can").count() == 0


def test_a_half_made_draft_survives_a_reload(opened: Opener) -> None:
    page = opened()
    sat(page, BOT)
    choose_card(page)
    page.click("[data-spot='court:recruit']")
    page.wait_for_selector("[data-spot='supply:red'].can")
    steps = page.inner_text(".steps")
    page.reload()
    expect(page.locator(".steps")).to_have_text(steps, use_inner_text=True)
    page.wait_for_selector("[data-spot='court:reassign'].may", state="attached")  # what was chosen can be changed
    page.wait_for_selector("[data-spot='board:3:place'].may", state="attached")
    page.click("[data-spot='supply:red'].can")
    page.wait_for_selector("[data-spot='board:2:above'].can")
    page.click("[data-spot='court:reassign'].may")
    expect(page.locator(".steps")).to_contain_text("re-assign", ignore_case=True)


def test_a_card_that_must_be_played_stays_in_sight(opened: Opener) -> None:
    page = opened()
    sit_at(page, forced_card(page, "a-2", [ME, BOT]))
    assert my_turn(page)
    expect(page.locator("button.hc.chosen")).to_have_count(1)  # the last card is on the table and in sight
    page.wait_for_selector("button.act.can")
    page.locator("button.act.can").first.click()
    page.wait_for_selector(".steps")


def test_the_only_region_of_a_governor_needs_no_asking(opened: Opener) -> None:
    page = opened()
    sit_at(page, forked(page, "track-3", 353, [ME, BOT, BOT]))
    assert my_turn(page)
    page.click("[data-spot='hand:25'].can")
    page.click("[data-spot='court:governor'].can")
    page.wait_for_selector("text=On which bonus square?")
    expect(page.locator(".can[data-spot^='map:1:square:']")).to_have_count(3)  # all of the only region
    page.click("[data-spot='map:1:square:1'].can")
    page.wait_for_selector(".effects >> text=governor")


def test_the_last_card_is_played_on_once_no_official_can_go_down(opened: Opener) -> None:
    page = opened()
    sit_at(page, forked(page, "per_worker-2", 261, [ME, BOT]))
    assert my_turn(page)
    page.click("[data-spot='board:2:above:white'].can")
    page.wait_for_selector("[data-spot='hand:40'].chosen")  # the match has chosen it
    page.click("[data-spot$=':place'].can")
    page.wait_for_selector("[data-confirm]")
    page.click("[data-spot='court:recruit'].may")  # on second thoughts
    expect(page.locator(".steps")).to_contain_text("recruit", ignore_case=True)
    assert take_turn(page)
    expect(page.locator(".log")).to_contain_text("white official down in region 2")


def test_a_hint_is_a_whole_turn_that_can_be_taken_back_step_by_step(opened: Opener) -> None:
    page = opened()
    sit_at(page, forked(page, "b-4", 120, [BOT, ME, BOT, BOT]))
    assert my_turn(page)
    page.locator(".turn .tools button").first.click()
    page.wait_for_selector(".ways .way")
    values = page.locator(".ways .way b").all_inner_texts()
    assert 1 <= len(values) <= 3
    assert all(re.fullmatch(r"about [1-9]\d{0,2} points at the end", value) for value in values)
    page.click("[data-hinted]")
    page.wait_for_selector("[data-confirm]")
    if page.query_selector(".steps button"):  # of a long turn the first steps are listed
        page.click(".steps button")
        expect(page.locator(".steps button")).to_have_count(0)
    steps = page.locator(".steps li").count()
    assert steps > 2
    page.click("[aria-label='Undo step']")
    fewer = "(steps) => [...Array(steps).keys()].slice(1).includes(document.querySelectorAll('.steps li').length)"
    page.wait_for_function(fewer, arg=steps)  # the last choice, and what it had forced
    page.click("[aria-label='Restart turn']")
    page.wait_for_selector(".steps", state="detached")


def test_the_draft_is_secret_and_shows_who_still_chooses(opened: Opener) -> None:
    page = opened()
    sit_at(page, new_game(page, [ME, ME], draft="on")["table"]["id"])
    page.wait_for_selector("button.hc.can")
    expect(page.locator("button.hc")).to_have_count(9)
    for place in (0, 3, 6):
        page.locator("button.hc").nth(place).click()
    page.wait_for_selector("text=Check your turn")
    page.click("[data-confirm]")
    page.wait_for_selector("dialog")
    assert page.locator("button.hc").count() == 0, "the screen is handed over"
    page.locator("dialog button.primary").click()
    page.wait_for_selector("text=Waiting for 1 player to choose")
    expect(page.locator("button.hc.can")).to_have_count(9)


def test_two_persons_draft_at_once(opened: Opener) -> None:
    ada, bo = opened(), opened()
    two_at_a_table(ada, bo, draft="on", turn_order="track", hire_unrest="per_worker")
    for page in (ada, bo):
        page.wait_for_selector("text=Waiting for 2 players to choose")
    for place in (0, 3, 6):
        bo.locator("button.hc").nth(place).click()
    bo.click("[data-confirm]")
    ada.wait_for_selector(".sealed li.done:has-text('Bo')")
    bo.wait_for_selector("text=Waiting for the others")
    bo.click("text=Choose again")
    ada.wait_for_selector("text=Waiting for 2 players to choose")
    bo.wait_for_selector("button.hc.can")
    for page, places in ((bo, (1, 4)), (ada, (1, 4, 7))):
        for place in places:
            page.locator("button.hc").nth(place).click()
    ada.click("[data-confirm]")
    bo.wait_for_selector(".sealed li.done:has-text('Ada')")
    bo.locator("button.hc").nth(7).click()  # what he has picked stays while she finishes
    bo.click("[data-confirm]")
    for page in (ada, bo):
        expect(page.locator("button.hc")).to_have_count(6)


def test_keyboard_alone_plays_a_turn(opened: Opener) -> None:
    page = opened()
    sat(page, BOT)
    began = log(page)  # the bot may have recruited before
    page.keyboard.press("1")
    page.wait_for_selector(".offer[data-offer$=':place']")
    tab_to(page, "court:")
    page.keyboard.press("ArrowUp")  # round to the last answer: a region
    assert focused(page).endswith(":place")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-confirm]:focus")  # the focus has moved on automatically
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-confirm]", state="detached")
    page.keyboard.press("Control+y")
    page.wait_for_selector("[data-confirm]")
    page.keyboard.press("Control+z")
    page.wait_for_selector("[data-confirm]", state="detached")
    page.keyboard.press("x")
    answered(page)
    tab_to(page, "court:recruit")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-offer='supply:white']")
    page.wait_for_function("() => document.activeElement?.dataset.offer")  # on one of the next answers
    while not page.query_selector("[data-confirm]"):
        page.keyboard.press("Enter")
        answered(page)
    page.wait_for_selector("[data-confirm]:focus")
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text("at court: recruit")
    heard = "() => /at court: recruit|tucked|at court/.test(document.querySelector('[aria-live]').innerText)"
    page.wait_for_function(heard)
    assert my_turn(page)
    page.keyboard.press("Escape")
    assert not page.locator("dialog").count(), "Escape leaves confirmed turns alone"
    whole = log(page)
    page.keyboard.press("Control+z")
    page.wait_for_selector("dialog >> text=will be undone too.")
    assert log(page) == whole
    page.wait_for_selector("dialog button:focus")
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_have_text(began, use_inner_text=True)
    page.click("[aria-label=Redo]")
    expect(page.locator(".log")).to_have_text(whole, use_inner_text=True)
    expect(page.locator("[aria-label=Redo]")).to_be_disabled()


def tab_to(page: Any, offer: str) -> None:
    """Press Tab until an answer of the turn card has the focus."""
    for _ in range(120):
        if focused(page).startswith(offer):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no way by Tab to {offer}")


def focused(page: Any) -> str:
    """Which answer of the turn card has the focus, if any."""
    key: str = page.evaluate("document.activeElement?.dataset.offer ?? ''")
    return key
