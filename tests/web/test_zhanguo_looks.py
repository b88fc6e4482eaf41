"""ZhanGuo as it looks and sounds: nothing cut off in any language and size, letters, planning, names, axe."""

import re
from typing import Any

import pytest

from tests.breadth import at_first
from tests.web.axe import checker
from tests.web.conftest import Opener
from tests.web.looks import assert_well_set, at_rest, resized
from tests.web.steps import answered, look, post
from tests.web.waits import expect
from tests.web.zhanguo_steps import forked, my_turn, new_game, sit_at, take_turn

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}
PHONE: dict[str, Any] = {"width": 360, "height": 740, "has_touch": True, "is_mobile": True}
TABS = ("walls", "rewards", "tasks", "seats", "talk", "board")
NAMES = re.compile(r"\b(?:page|euro|zhanguo)-[a-z]")
SPOKEN = {
    "en-GB": "Which card do you play?",
    "de-DE": "Welche Karte spielst du?",
    "fr-FR": "Quelle carte jouez-vous",
}

NAMED = {"en-GB": ("Rewards", "Players"), "de-DE": ("Belohnungen", "Spieler"), "fr-FR": ("Récompenses", "Joueurs")}
"""Two tabs of a phone: the words of the rulebook, whole."""


def full_table(page: Any) -> None:
    """Four seats with full boards in the last round, on the person's own turn."""
    sit_at(page, forked(page, "b-4", 120, [BOT, ME, BOT, BOT]))
    assert my_turn(page)


WIDEST = """() => {
  for (const points of document.querySelectorAll('.seat.now .pts')) points.firstChild.textContent = '188 → 199';
}"""


@pytest.mark.parametrize("language", at_first(["de-DE", "fr-FR"], SPOKEN))
def test_nothing_is_cut_off_or_covered(opened: Opener, language: str) -> None:
    page = opened(language=language)
    post(page, "me", {"name": "Stone Lion"})
    sit_at(page, post(page, "tables", {"game": "zhanguo", "seats": [ME, BOT, BOT, BOT], "options": {}})["table"]["id"])
    assert my_turn(page)
    expect(page.locator(".seat small").first).to_be_visible()  # the viewer sees which seat is theirs
    assert_well_set(page, "the rewards of the first round, a longer name")
    full_table(page)
    page.wait_for_selector(f"text={SPOKEN[language]}")
    for width, height in ((1280, 720), (1440, 900)):
        resized(page, (width, height))
        assert_well_set(page, f"{width} x {height}")
        assert page.evaluate("document.documentElement.scrollHeight") == height
        cut = (
            "() => { const spine = document.querySelector('.spine'); return spine.scrollHeight - spine.clientHeight; }"
        )
        assert page.evaluate(cut) <= 0, "the spine needs no scrolling"
    resized(page, (1280, 720))
    page.evaluate(WIDEST)
    assert_well_set(page, "the widest score that a draft could bring")
    page.click("#tab-scores")
    assert_well_set(page, "with the scores open")
    assert page.locator(".btns").bounding_box()["y"] < page.locator(".talk").bounding_box()["y"], (
        "Confirm stays in sight"
    )
    for width in (390, 360):
        resized(page, (width, 740))
        for tab, name in zip(("rewards", "seats"), NAMED[language], strict=True):
            expect(page.locator(f"#tab-{tab}")).to_have_text(name, use_inner_text=True)
        for tab in TABS:
            page.click(f"#tab-{tab}")
            assert_well_set(page, f"{tab} on {width}")
    said = page.inner_text("body")
    labels = (
        "() => [...document.querySelectorAll('[aria-label], [title]')].map((one) => `${one.ariaLabel} ${one.title}`)"
    )
    assert NAMES.findall(said + " ".join(page.evaluate(labels))) == []


def test_a_phone_plays_a_turn(opened: Opener) -> None:
    page = opened(**PHONE)
    sit_at(page, new_game(page, [ME, BOT, BOT, BOT])["table"]["id"])
    assert my_turn(page)
    hand = page.locator("button.hc")
    expect(hand).to_have_count(6)
    at_rest(page)
    for card in hand.all():
        box = card.bounding_box()
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 360, "no card is outside"
        assert box["height"] >= 44
        assert card.locator(".w").is_visible(), "its trigger is shown in words"
    page.click("#tab-seats")
    page.locator(".seat button.top:not([disabled])").first.click()
    page.locator("section.own.other [aria-label=Close]").click()  # it has come up over the person's board
    hand.first.click()
    page.wait_for_selector("button.act.can")
    assert_well_set(page, "a card chosen on a phone")
    assert take_turn(page)


def test_letters_stand_beside_colours(opened: Opener) -> None:
    page = opened()
    full_table(page)
    assert page.locator(".letter").count() == 0
    page.get_by_role("button", name="Show colour letters").click()
    backs = page.locator(".hand .hc .top .letter text")
    expect(backs).to_have_text([re.compile("^[WCL]$")] * page.locator("button.hc").count())
    page.wait_for_selector(":is(.map, .wall) .piece .lt >> nth=5", state="attached")
    expect(page.locator(".wall h2 .letter text")).to_have_text(["T", "G", "V"])
    assert_well_set(page, "with letters")
    page.keyboard.press("l")
    page.wait_for_selector(".letter", state="detached")


def test_planning_aids(opened: Opener) -> None:
    page = opened()
    full_table(page)
    rows = page.locator(".turn table tbody tr")
    expect(rows).to_have_count(page.locator("button.hc").count())  # what each card in hand would activate
    card = rows.filter(has=page.locator(".some")).first
    number = re.sub(r"\D", "", card.locator("th").inner_text())
    most = max(int(text) for text in card.locator(".some > span:first-child").all_inner_texts())
    page.click(f"[data-spot='hand:{number}']")
    page.wait_for_selector(f"button.act .n:not(.sl):text-is('{most}')")  # the same count on the court
    page.keyboard.press("Escape")
    expect(page.locator(".tasks .br")).to_have_count(6)  # what each task is or would be worth
    later = page.locator(".tasks .task", has_text="+")
    assert later.count()
    assert all("then +" in task for task in later.all_inner_texts()), "which has not been earned"
    assert "not done yet" in later.first.get_attribute("aria-label")
    expect(page.locator(".wall .now, .wall .worth")).to_have_count(18)  # and each slot of the wall
    expect(page.locator(".race em", has_text="VP")).to_have_count(3)  # and each reward
    expect(page.locator(".tray aside td")).to_have_count(9)  # what is left
    strips = page.locator(".players .pts").all_inner_texts()
    page.click("#tab-scores")
    page.wait_for_selector("#panel-scores tfoot td")
    sums = page.locator("#panel-scores tfoot td").all_inner_texts()
    assert sorted(re.sub(r"\D", "", one) for one in strips) == sorted(sums)


def test_what_an_action_will_wake_is_told_before_it_is_done(opened: Opener) -> None:
    page = opened()
    full_table(page)
    waking = page.locator(".turn table tbody tr", has=page.locator("td:nth-child(3).some"))  # the column of palaces
    number = re.sub(r"\D", "", waking.last.locator("th").inner_text())
    page.click(f"[data-spot='hand:{number}']")
    page.click("[data-spot='court:palace'].can")
    count = int(re.findall(r"\d+", page.inner_text(".wake"))[0])
    expect(page.locator(".wake .bonus")).to_have_count(count)
    expect(page.locator(".tk.wakes")).to_have_count(count)  # they shine on the board


def test_every_piece_has_a_name(opened: Opener) -> None:
    page = opened()
    full_table(page)
    told = page.locator("main").aria_snapshot()
    assert not re.search(r"- (?:button|img|region)(?: \[|:|$)", told, flags=re.M), "nothing without a name"
    assert not re.search(r"undefined|null|NaN|\[object", told)
    for piece in ("governor of Tiger", "palace of Carp", "your wall", "unrest 3 of 3", "1 red in the governors area"):
        assert piece in told
    for region in ("Court", "Rewards", "Tasks", "Walls", "Map of the five regions", "Your board", "Hand", "Turn"):
        assert f'region "{region}"' in told
    page.locator("button.hc.can").first.click()
    expect(page.locator("h2[aria-live=polite]")).to_contain_text("Tuck it, or play it at court?")


def test_axe_finds_nothing(opened: Opener) -> None:
    page = opened(reduced_motion="reduce")
    checked = checker(page)
    full_table(page)
    checked("one's own turn")
    page.locator("button.hc.can").first.click()
    page.wait_for_selector("button.act.can")
    page.keyboard.press("x")
    answered(page)
    checked("a draft")
    resized(page, (390, 844))
    checked("on a phone")
    for tab in TABS:
        page.click(f"#tab-{tab}")
        page.wait_for_selector(f"#tab-{tab}[aria-selected=true]")
        checked(f"{tab} on a phone", within="[role=tabpanel]")
    resized(page, (1280, 720))
    for path, there in (("#/rules/zhanguo", "[data-rule]"), ("#/components/zhanguo", "main ul")):
        look(page, path, there)
        checked(path)
