"""Guided first games in a browser: followed to the end, left, strayed from and found again; keyboard, phone, axe."""

from typing import Any

import pytest

from tests.web.conftest import Opener

PHONE: dict[str, Any] = {"width": 360, "height": 740, "has_touch": True, "is_mobile": True}
STEPS = 8


def begin_lesson(page: Any) -> None:
    """From the first screen into the lesson."""
    page.get_by_role("button", name="Learn by playing").first.click()
    page.wait_for_selector(".coach")


def take_advice(page: Any) -> None:
    """Have the suggestion shown, then confirm it."""
    said = page.inner_text(".coach .words p >> nth=0")
    page.click(".coach button.show")
    page.wait_for_selector(".coach >> text=This is the suggestion.")
    page.locator("button.primary:not([disabled])").click()
    page.wait_for_function("(said) => document.querySelector('.coach .words p')?.innerText !== said", arg=said)
    page.wait_for_selector(".coach button.btn")


def test_a_first_game_of_qin_to_the_end_of_the_lesson(opened: Opener) -> None:
    page = opened()
    begin_lesson(page)
    for number in range(1, STEPS + 1):
        page.wait_for_selector(f".coach >> text=Step {number} of {STEPS}")
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        take_advice(page)
    assert "lesson" not in page.inner_text(".coach .words")  # words, not the names of messages
    page.get_by_role("button", name="Play on").click()
    page.wait_for_selector(".coach", state="detached")
    page.wait_for_selector("text=Your turn.")


def test_who_asks_twice_to_be_shown_is_shown_once(opened: Opener) -> None:
    page, sent = opened(), list[str]()
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    begin_lesson(page)
    page.wait_for_selector(".coach button.show")
    page.evaluate("() => { const show = document.querySelector('.coach button.show'); show.click(); show.click(); }")
    page.wait_for_selector(".coach >> text=This is the suggestion.")
    assert len([frame for frame in sent if '"draft_answer"' in frame]) == 1


def test_an_own_way_and_back(opened: Opener) -> None:
    page = opened()
    begin_lesson(page)
    page.keyboard.press("2")
    page.click("[data-cell='6,5']")
    page.wait_for_selector(".coach >> text=You are trying something else")
    page.get_by_role("button", name="Step back").click()
    page.wait_for_selector(".coach button.show")
    page.keyboard.press("2")
    page.click("[data-cell='6,5']")
    page.locator("button.primary:not([disabled])").click()
    page.wait_for_selector(".coach >> text=You go your own way")
    page.wait_for_selector("text=Your turn.")
    page.get_by_role("button", name="Step back").click()
    page.wait_for_selector(f".coach >> text=Step 1 of {STEPS}")
    page.get_by_role("button", name="Leave the lesson").click()
    page.wait_for_selector(".coach", state="detached")
    page.reload()
    page.wait_for_selector("[role=grid]")
    page.wait_for_timeout(500)
    assert page.locator(".coach").count() == 0


HEAVY = [(1, "Palaces cost three workers"), (2, "Palaces need an architect")]
"""The cards of the two heavy games on the first screen, and something of the last text of each."""


def serious(page: Any) -> list[str]:
    """What axe finds."""
    axe = pytest.importorskip("axe_playwright_python.sync_playwright").Axe()
    found = axe.run(page).response["violations"]
    return [one["id"] for one in found if one["impact"] in ("serious", "critical")]


def press(page: Any, selector: str, by_tab: bool) -> None:
    """Go to something, by Tab or straight, and press Enter there."""
    for _ in range(200 if by_tab else 0):
        page.keyboard.press("Tab")
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            break
    else:
        page.locator(selector).first.focus()
        assert not by_tab, f"Tab does not reach {selector}"
    page.keyboard.press("Enter")


def spoken(page: Any) -> str:
    """The guide's words and step: once they change the next thing can be done."""
    words: str = page.inner_text(".coach")
    return words


def on_from(page: Any, said: str) -> None:
    """Wait until the guide says something else, and it is the learner's turn or the lesson's end."""
    page.wait_for_function("(said) => document.querySelector('.coach').innerText !== said", arg=said)
    page.wait_for_function(f"() => document.querySelector('{SHOW}, {CONFIRM}, {PLAY_ON}')")


SHOW, CONFIRM = ".coach button.show", "button.primary:not([disabled])"
PLAY_ON = ".coach > .ways > button.btn:only-child"


@pytest.mark.slow
@pytest.mark.parametrize(("card", "last"), HEAVY)
def test_a_first_game_by_keyboard_alone(opened: Opener, card: int, last: str) -> None:
    page = opened(reduced_motion="reduce")
    page.get_by_role("button", name="Learn by playing").nth(card).focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(SHOW)
    turns = 0
    while not page.locator(PLAY_ON).count():
        said, shows = spoken(page), bool(page.locator(SHOW).count())
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), said
        press(page, SHOW if shows else CONFIRM, by_tab=turns == 0)  # a turn by Tab is enough: it takes many
        on_from(page, said)
        turns += not shows
    assert last in spoken(page)
    press(page, PLAY_ON, by_tab=False)
    page.wait_for_selector(".coach", state="detached")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("card", [0, 1, 2])
def test_on_a_phone_and_for_axe(opened: Opener, card: int, theme: str) -> None:
    language, learn = ("de-DE", "Spielend lernen") if theme == "light" else ("fr-FR", "Apprendre en jouant")
    page = opened(language=language, color_scheme=theme, reduced_motion="reduce", **PHONE)
    page.get_by_role("button", name=learn).nth(card).click()
    page.wait_for_selector(SHOW)
    assert serious(page) == []
    heights = "() => [...document.querySelectorAll('.coach button')].map((way) => way.getBoundingClientRect().height)"
    for _ in range(8):
        said = spoken(page)
        assert "-lesson-" not in said
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), said
        assert min(page.evaluate(heights)) >= 44, said
        assert page.locator(".coach").bounding_box()["y"] >= 0, said
        page.locator(SHOW if page.locator(SHOW).count() else CONFIRM).first.tap()
        on_from(page, said)
    assert serious(page) == []


@pytest.mark.parametrize("card", [0, 1, 2])
def test_back_step_by_step_and_out_at_any_time(opened: Opener, card: int) -> None:
    page = opened()
    page.get_by_role("button", name="Learn by playing").nth(card).click()
    page.wait_for_selector(SHOW)
    first, back = page.inner_text(".coach .words"), page.locator(".coach").get_by_role("button", name="Step back")
    assert back.count() == 0
    while page.locator(SHOW).count():
        said = spoken(page)
        page.click(SHOW)
        on_from(page, said)
    said = spoken(page)
    page.locator(CONFIRM).first.click()
    on_from(page, said)
    page.wait_for_selector(SHOW)
    while back.count():
        said = spoken(page)
        back.click()
        on_from(page, said)
    assert page.inner_text(".coach .words") == first
    page.wait_for_selector(".coach >> text=Step 1 of")
    page.get_by_role("button", name="Leave the lesson").click()
    page.wait_for_selector(".coach", state="detached")
