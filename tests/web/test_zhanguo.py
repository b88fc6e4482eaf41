"""ZhanGuo in a real browser: drafts, whole games, two persons, boards, auction, secrets, phone, keyboard, axe."""

import re
from typing import Any

import pytest

from tests.web.conftest import Opener
from tests.web.zhanguo_steps import forked, log, my_turn, new_game, post, sit_at, take_turn

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}
PHONE: dict[str, Any] = {"width": 360, "height": 740, "has_touch": True, "is_mobile": True}


def sat(page: Any, *others: dict[str, str], **options: str) -> None:
    """Sit at a new table and wait for one's turn."""
    sit_at(page, new_game(page, [ME, *others], **options)["table"]["id"])
    assert my_turn(page)


def choose_card(page: Any) -> None:
    """The first card of the hand; then court and board both glow."""
    page.locator("button.hc.can").first.click()
    page.wait_for_selector("button.act.can")


def test_from_the_lobby_into_a_turn(opened: Opener) -> None:
    page = opened()
    page.locator("article", has_text="ZhanGuo").get_by_text("Play a bot").click()
    page.wait_for_selector("[data-spot]")
    assert my_turn(page)
    assert "Which card do you play?" in page.inner_text(".head")


def test_a_card_dropped_on_a_region_is_a_draft_with_one_confirmation(opened: Opener) -> None:
    page = opened()
    sat(page, BOT)
    card = page.locator("button.hc.can").first
    number = card.locator("b").first.inner_text()
    card.click()
    page.click("[data-spot='tuck:3'].can")
    page.wait_for_selector("[data-confirm]")
    assert page.locator(".effects li").count() == 2, "the card and its marker"
    assert page.locator(".tk.fresh").count() == 1
    assert f"card {number} tucked" not in log(page), "nothing has happened yet"
    page.click("[aria-label='One step back']")
    page.wait_for_selector("[data-spot='tuck:3'].can")
    page.click("[data-spot='tuck:5'].can")
    page.wait_for_selector("[data-confirm]")
    page.click("[data-confirm]")
    page.wait_for_function(
        "(words) => document.querySelector('.log').innerText.includes(words)", arg=f"{number} tucked at region 5"
    )


def test_a_court_action_on_the_board_itself(opened: Opener) -> None:
    page = opened()
    sat(page, BOT)
    choose_card(page)
    page.click("[data-spot='action:recruit']")
    page.click("[data-spot='supply:white'].can")
    page.click("[data-spot='above:4'].can")
    page.wait_for_selector("[data-confirm], [data-spot='done'], .offer")
    assert "white official to region 4" in page.inner_text(".effects")
    page.click("[aria-label='Restart turn']")
    page.wait_for_function("() => !document.querySelector('.steps')")


def test_what_cannot_be_picked_says_why_and_names_its_rule(opened: Opener) -> None:
    page = opened()
    sat(page, BOT)
    page.click("[data-spot='action:palace']", force=True)
    page.wait_for_selector("text=Choose a card of your hand first.")
    choose_card(page)
    page.click("[data-spot='action:palace']", force=True)
    page.wait_for_selector("text=You can build a palace nowhere.")
    page.click("button:has-text('Rule Z-5.7')")
    page.wait_for_selector("[data-rule='Z-5.7'][aria-current='true']")
    assert "page-" not in page.inner_text("main")


def test_the_end_of_a_game_and_its_replay(opened: Opener) -> None:
    page = opened()
    sit_at(page, forked(page, "a-2", 24, [ME, BOT]))
    turns = 0
    while take_turn(page, turns):
        turns += 1
        assert turns < 12
    assert turns
    page.wait_for_selector("section.end svg [class*=line]")
    sums = page.locator("section.end tfoot td").all_inner_texts()
    result = page.evaluate("() => fetch('/api/tables/' + location.hash.split('/')[2]).then((r) => r.json())")["result"]
    assert sorted(int(re.sub(r"\D", "", one)) for one in sums) == sorted(result["scores"])
    page.click("section.end >> text=Replay")
    page.wait_for_selector("input[type=range]")
    page.wait_for_selector(".spine .map")
    last = page.url
    page.keyboard.press("ArrowLeft")
    page.wait_for_function("(url) => location.href !== url", arg=last)


def test_two_persons_see_each_others_turns_and_never_the_other_hand(opened: Opener) -> None:
    ada, bo = opened(), opened()
    made = new_game(ada, [ME, {"kind": "invited"}])
    ada.evaluate("(table) => { location.hash = `#/table/${table}`; }", made["table"]["id"])
    bo.goto(bo.url.split("#")[0] + made["invitations"][0]["path"])
    bo.fill("main input", "Bo")
    bo.click("main button.primary")
    for page in (ada, bo):
        page.wait_for_selector("button.hc")
    first, other = (ada, bo) if ada.query_selector("button.hc.can") else (bo, ada)
    hand = first.locator("button.hc .top b").all_inner_texts()
    assert not set(hand) & set(other.locator("button.hc .top b").all_inner_texts())
    take_turn(first)
    assert my_turn(other)
    assert re.search(r"tucked|at court", log(other))


def test_a_half_made_draft_survives_a_reload(opened: Opener) -> None:
    page = opened()
    sat(page, BOT)
    choose_card(page)
    page.click("[data-spot='action:recruit']")
    page.wait_for_selector("[data-spot='supply:red'].can")
    steps = page.inner_text(".steps")
    page.reload()
    page.wait_for_selector(".steps")
    page.wait_for_function("(steps) => document.querySelector('.steps').innerText === steps", arg=steps)
    page.click("[data-spot='supply:red'].can")
    page.wait_for_selector("[data-spot='above:2'].can")


def test_b_boards_are_chosen_by_their_abilities(opened: Opener) -> None:
    page = opened()
    sat(page, BOT, boards="b")
    # Which boards are left is up to chance and to the bot.
    words = page.locator(".offer").first.inner_text()
    page.locator(".offer").first.click()
    page.click("[data-confirm]")
    page.wait_for_selector("[data-spot='board']")
    assert (page.get_attribute("[data-spot='board']", "aria-label") or "?") in words


def test_the_auction_asks_for_bids(opened: Opener) -> None:
    page = opened()
    sat(page, BOT, boards="auction")
    assert "How many VP do you bid?" in page.inner_text(".head")
    page.locator(".offer", has_text=re.compile(r"bid \d+ VP")).last.click()
    page.click("[data-confirm]")
    page.wait_for_function("() => /bids \\d+ VP/.test(document.querySelector('.log').innerText)")


def test_the_draft_is_secret_and_shows_who_still_chooses(opened: Opener) -> None:
    page = opened()
    sit_at(page, new_game(page, [ME, ME], draft="on")["table"]["id"])
    page.wait_for_selector("button.hc.can")
    assert page.locator("button.hc").count() == 9
    for place in (0, 3, 6):
        page.locator("button.hc").nth(place).click()
    page.wait_for_selector("text=Give these three up?")
    page.click("[data-confirm]")
    page.wait_for_selector("dialog")
    assert page.locator("button.hc").count() == 0, "the screen is handed over"
    page.locator("dialog button.primary").click()
    page.wait_for_selector("button.hc.can")
    page.wait_for_selector("text=1 player still chooses")
    assert page.locator("button.hc.can").count() == 9


def test_keyboard_alone_plays_a_turn(opened: Opener) -> None:
    page = opened()
    sat(page, BOT)
    page.keyboard.press("1")
    page.wait_for_selector(".offer[data-offer^='tuck/']")
    page.focus(".offer[data-offer^='tuck/']")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.offer.startsWith('tuck/')")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-confirm]")
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-confirm]", state="detached")
    page.keyboard.press("x")
    page.wait_for_selector(".offer.grey, .offers")
    page.focus(".offer[data-offer^='tuck/']")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-confirm]")
    page.focus("main")
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.querySelector('.log').innerText.includes('tucked at region')")
    page.keyboard.press("Control+z")


def test_opponents_boards_open_over_ones_own(opened: Opener) -> None:
    page = opened()
    sit_at(page, forked(page, "b-4", 160, [BOT, ME, BOT, BOT]))
    page.wait_for_selector("section.own")
    page.locator(".seat button.top:not([disabled])").first.click()
    page.wait_for_selector("section.own.other")
    page.keyboard.press("Escape")
    page.wait_for_selector("section.own.other", state="detached")


def test_four_full_boards_fit_one_screen(opened: Opener) -> None:
    page = opened()
    sit_at(page, forked(page, "b-4", 120, [BOT, ME, BOT, BOT]))
    page.wait_for_selector("section.own")
    page.wait_for_timeout(300)
    assert page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == [1280, 720]
    cut = page.evaluate(
        "() => { const spine = document.querySelector('.spine'); return spine.scrollHeight - spine.clientHeight; }"
    )
    assert cut <= 0, "the spine needs no scrolling"


def test_a_phone_plays_a_turn_without_sideways_scrolling(opened: Opener) -> None:
    page = opened(**PHONE)
    sat(page, BOT, BOT, BOT)
    assert take_turn(page)
    for tab in ("walls", "rewards", "tasks", "seats", "talk", "board"):
        page.click(f"#tab-{tab}")
        page.wait_for_timeout(80)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, tab


@pytest.mark.parametrize(
    ("language", "words"), [("de-DE", "Welche Karte spielst du?"), ("fr-FR", "Quelle carte jouez-vous")]
)
def test_german_and_french(opened: Opener, language: str, words: str) -> None:
    page = opened(language=language)
    sat(page, BOT, BOT)
    page.wait_for_selector(f"text={words}")
    take_turn(page)
    said = page.inner_text("body")
    assert not re.search(r"\b(page|euro|zhanguo)-[a-z]", said)
    for name in ("aria-label", "title"):
        labels = page.evaluate(
            "(name) => [...document.querySelectorAll(`[${name}]`)].map((one) => one.getAttribute(name))", name
        )
        assert not [label for label in labels if re.search(r"\b(page|euro|zhanguo)-[a-z]", label)]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(opened: Opener, theme: str) -> None:
    axe = pytest.importorskip("axe_playwright_python.sync_playwright").Axe()
    page = opened(color_scheme=theme)
    table = forked(page, "b-4", 120, [BOT, ME, BOT, BOT])
    more = ["#/rules/zhanguo", "#/components/zhanguo"] if theme == "light" else []
    for path in (f"#/table/{table}", *more):
        page.evaluate("(path) => { location.hash = path; }", path)
        page.wait_for_timeout(900)
        found = axe.run(page).response["violations"]
        bad = [
            (one["id"], [node["html"][:200] for node in one["nodes"]][:3])
            for one in found
            if one["impact"] in ("serious", "critical")
        ]
        assert bad == [], path


def test_a_spectator_sees_boards_and_no_hand(opened: Opener) -> None:
    ada, eve = opened(), opened()
    table = new_game(ada, [ME, BOT])["table"]["id"]
    post(eve, "me", {"name": "Eve"})
    eve.evaluate("(table) => { location.hash = `#/table/${table}`; }", table)
    eve.wait_for_selector("section.own")
    assert eve.locator(".hc").count() == 0
    assert eve.locator("button.spot.can").count() == 0
