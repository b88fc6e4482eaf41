"""The First Empire in a browser: from the first choice to the final score, with others and alone against Li Si."""

import re
from typing import Any

import pytest

from tests.web.conftest import Opener
from tests.web.empire import drive, finish_turn, middle, new_table, post, sit_at, skip_li_si

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}
PHONE: dict[str, Any] = {"width": 360, "height": 740, "has_touch": True, "is_mobile": True}
RAW = re.compile(r"\b(?:page|euro|first_empire)-[a-z]")
"""The name of a message where its words should be."""


def keep_a_tile(page: Any) -> None:
    """Choose the first of two starting tiles; alone, the tenth asks for an alchemist card too."""
    page.locator("button.start").first.click()
    finish_turn(page)


def begun(page: Any) -> None:
    """From a new table to one's first card."""
    keep_a_tile(page)
    page.wait_for_function(
        "() => document.querySelector('button.hc.can, [data-next]') || document.querySelector('[data-offer]')"
    )


# -- a whole game


@pytest.mark.slow
def test_a_whole_game_against_a_bot_then_its_replay(opened: Opener) -> None:
    page = opened()
    page.locator("article", has_text="The First Empire").get_by_role("button", name="Play a bot").click()
    page.wait_for_selector("button.start")
    table = page.url.rpartition("/")[2]
    page.wait_for_selector("text=1 player still chooses")
    keep_a_tile(page)
    drive(page, table, "card")
    page.locator("button.hc.can").first.click()
    page.locator("button.tk-free.can").first.click()
    page.wait_for_selector("ol.effects >> text=tucked in")
    page.locator("[data-confirm]").click()
    page.wait_for_selector("[data-confirm]", state="detached")
    drive(page, table)
    page.wait_for_selector("section.end")
    assert page.locator("section.end tbody tr:not(.group)").count() == 10
    page.wait_for_selector("section.end svg[role=img]")
    page.click("section.end >> text=Replay")
    page.wait_for_selector("input[type=range]")
    last = page.url
    page.keyboard.press("ArrowLeft")
    page.wait_for_function("(url) => location.href !== url", arg=last)
    assert not RAW.search(page.inner_text("body"))


# -- alone


@pytest.mark.parametrize("level", ["1", "2", "3", "4"])
def test_alone_against_each_level(opened: Opener, level: str) -> None:
    page = opened()
    page.get_by_role("button", name=f"Alone against Li Si, level {level}").click()
    page.wait_for_selector("button.start")
    assert f"level {level}" in page.inner_text("header")
    begun(page)
    skip_li_si(page)
    page.locator("button.hc.can").first.click()
    page.locator("button.tk-free.can").first.click()
    finish_turn(page)
    page.wait_for_selector("h2 >> text=Li Si’s turn")
    assert page.locator(".lc").count() == 1
    told = 0
    while page.locator("[data-next]").count() and "My turn" not in page.inner_text("[data-next]"):
        page.click("[data-next]")
        told += 1
    assert page.locator(".lisi li").count() >= min(told, 1)
    page.click("[data-next]")
    page.wait_for_selector("button.hc.can")
    page.get_by_role("tab", name="Li Si").click()
    page.wait_for_selector("text=Li Si’s last turn")


def test_the_end_of_a_solo_game_names_li_sis_score(opened: Opener) -> None:
    page = opened()
    table = middle(page, "solo-2", 29)
    drive(page, table)
    sit_at(page, table)
    skip_li_si(page)
    page.wait_for_selector("section.end")
    assert "Li Si" in page.inner_text("section.end thead")
    page.get_by_role("button", name="Show the boards").click()
    page.wait_for_selector("section.end", state="detached")
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
        page.wait_for_selector("text=2 players still choose")
    ben.locator("button.start").first.click()
    ben.wait_for_selector("[data-confirm]")
    keep_a_tile(ann)
    ben.wait_for_selector("text=1 player still chooses")
    ben.wait_for_selector("button.start.chosen")  # what lay ready before the other's choice lies ready again
    ben.get_by_role("button", name="Restart turn").click()
    ann.get_by_role("button", name="Choose again").click()
    ben.wait_for_selector("text=2 players still choose")
    keep_a_tile(ann)
    ann.wait_for_selector("button.start", state="detached")
    keep_a_tile(ben)
    for page in (ann, ben):
        page.wait_for_function("() => !document.querySelector('.sealed')")
    mover, other = (ann, ben) if ann.locator("[data-offer], button.hc.can").count() else (ben, ann)
    while not mover.locator("button.hc.can").count():  # the fourth tile to choose an alchemist card for
        finish_turn(mover)
        mover.wait_for_timeout(200)
        mover, other = other, mover
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
        page.wait_for_selector(f"section[aria-label=Rewards] .rew svg[aria-label={first}]")
        assert page.locator("section[aria-label=Rewards] .rew .a svg").first.get_attribute("aria-label") == first
        assert page.locator(".maus > *").count() == 9


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
    page.wait_for_selector("ol.steps li >> nth=1")
    assert page.inner_text("ol.steps") == steps
    page.get_by_role("button", name="One step back").click()
    page.wait_for_selector("button.tk-free.can")
    page.get_by_role("button", name="Restart turn").click()
    page.wait_for_selector("ol.steps", state="detached")


def test_what_cannot_be_done_names_its_rule(opened: Opener) -> None:
    page = opened()
    table = new_table(page, [ME, BOT])
    drive(page, table, "card")
    sit_at(page, table)
    page.click("[data-spot='act:governor']", force=True)
    page.wait_for_selector("text=That is not what is asked now.")
    page.locator("button.hc.can").first.click()
    page.wait_for_selector("button.act.can")
    page.click("[data-spot='act:governor']", force=True)
    page.wait_for_selector(".why >> text=No region has an alchemist, an architect and a general.")
    assert page.locator("button.tk-free.can").count(), "the card is still in hand"
    page.get_by_role("button", name="Rule F-5.3").click()
    page.wait_for_selector("li.on[data-rule='F-5.3']")


def test_keyboard_alone_plays_a_turn(opened: Opener) -> None:
    page = opened()
    sit_at(page, middle(page, "3-board", 8))
    page.wait_for_selector("button.hc.can")
    page.keyboard.press("2")
    page.wait_for_selector("button.hc.chosen")
    page.wait_for_selector("[data-offer]")
    page.locator("[data-offer]").last.focus()
    for _ in range(30):
        page.keyboard.press("Enter")
        page.wait_for_timeout(250)
        page.wait_for_selector("[data-offer]:not(:disabled), [data-confirm]:not(:disabled)")
        if page.locator("[data-confirm]").count():
            break
        page.wait_for_function("() => document.activeElement?.dataset.offer !== undefined")
    page.wait_for_function("() => document.activeElement?.dataset.confirm !== undefined")
    page.keyboard.press("Control+z")
    page.wait_for_selector("[data-confirm]", state="detached")


# -- every screen


def test_four_boards_fit_one_screen_and_open(opened: Opener) -> None:
    page = opened()
    sit_at(page, middle(page, "4-board", 22))
    page.wait_for_selector("button.hc.can")
    assert page.evaluate("document.documentElement.scrollHeight") <= 720
    out = """() => [...document.querySelectorAll('.fe section, .fe button')].filter((one) => {
      const box = one.getBoundingClientRect();
      return box.width && (box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.left < -1);
    }).map((one) => one.getAttribute('aria-label') ?? one.className)"""
    assert page.evaluate(out) == []
    page.locator(".seat button.top").last.click()
    page.wait_for_selector("[role=dialog] .mine")
    page.keyboard.press("Escape")
    page.wait_for_selector("[role=dialog]", state="detached")


@pytest.mark.parametrize(("language", "words"), [("de-DE", "Du bist dran."), ("fr-FR", "À vous.")])
def test_the_browsers_language_is_spoken(opened: Opener, language: str, words: str) -> None:
    page = opened(language=language)
    sit_at(page, middle(page, "4-advanced", 20))
    page.wait_for_selector(f"text={words}")
    page.locator("button.hc.can").first.click()
    page.wait_for_selector("[data-offer]")
    assert not RAW.search(page.inner_text("body"))
    for label in page.locator("[aria-label]").evaluate_all("(all) => all.map((one) => one.ariaLabel)"):
        assert not RAW.search(label or ""), label
    page.evaluate("() => { location.hash = '#/rules/first_empire/F-4.3'; }")
    page.wait_for_selector("li.on[data-rule='F-4.3']")
    assert not RAW.search(page.inner_text("body"))


def test_a_phone_has_no_sideways_scrolling(opened: Opener) -> None:
    page = opened(**PHONE)
    sit_at(page, middle(page, "4-tile_a", 16))
    page.wait_for_selector("button.hc.can")
    for tab in ("Wall", "Tombs", "Rewards", "Seats", "Log", "Board"):
        page.get_by_role("tab", name=tab, exact=True).first.click()
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, tab
    page.locator("button.hc.can").first.tap()
    page.locator("button.tk-free.can, button.act.can").first.tap()
    page.wait_for_selector("ol.steps li >> nth=1")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(opened: Opener, theme: str) -> None:
    axe = pytest.importorskip("axe_playwright_python.sync_playwright").Axe()
    page = opened(color_scheme=theme)

    def check(where: str) -> None:
        found = axe.run(page).response["violations"]
        bad = [(one["id"], [node["html"][:200] for node in one["nodes"]][:3]) for one in found]
        serious = [one for one, told in zip(bad, found, strict=True) if told["impact"] in ("serious", "critical")]
        assert serious == [], where

    sit_at(page, middle(page, "3-tile_b", 14))
    page.wait_for_selector("button.hc.can")
    check("one's turn")
    page.locator("button.hc.can").first.click()
    page.wait_for_selector("button.act.can, button.tk-free.can")
    check("a card chosen")
    solo = middle(page, "solo-3", 12)
    drive(page, solo, "use")
    sit_at(page, solo)
    page.wait_for_selector("[data-next], [data-offer]")
    check("alone")
    page.evaluate("() => { location.hash = '#/rules/first_empire'; }")
    page.wait_for_selector("li[data-rule]")
    check("rules")
