"""The guided first game of Qin in a browser: followed to its end, left, strayed from and found again; phone and axe."""

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


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_on_a_phone_and_for_axe(opened: Opener, theme: str) -> None:
    axe = pytest.importorskip("axe_playwright_python.sync_playwright").Axe()
    page = opened(color_scheme=theme, **PHONE)
    begin_lesson(page)
    take_advice(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    heights = "() => [...document.querySelectorAll('.coach button')].map((way) => way.getBoundingClientRect().height)"
    assert min(page.evaluate(heights)) >= 44
    serious = [one["id"] for one in axe.run(page).response["violations"] if one["impact"] in ("serious", "critical")]
    assert serious == []


@pytest.mark.parametrize(("language", "learn"), [("de-DE", "Spielend lernen"), ("fr-FR", "Apprendre en jouant")])
def test_in_other_languages(opened: Opener, language: str, learn: str) -> None:
    page = opened(language=language)
    page.get_by_role("button", name=learn).first.click()
    page.wait_for_selector(".coach")
    assert "-lesson-" not in page.inner_text(".coach")


@pytest.mark.parametrize(("card", "taken", "said"), [(1, 3, "Now the court."), (2, 1, "Five rounds of six cards.")])
def test_the_heavy_games_begin_their_lessons_too(opened: Opener, card: int, taken: int, said: str) -> None:
    page = opened()
    page.get_by_role("button", name="Learn by playing").nth(card).click()
    page.wait_for_selector(".coach button.show")
    for number in range(taken):
        page.wait_for_selector(f".coach >> text=Step {number + 1} of")
        page.click(".coach button.show")
    page.wait_for_selector(".coach >> text=This is the suggestion.")
    page.locator("button.primary:not([disabled])").click()
    page.wait_for_selector(f".coach >> text={said}")
    page.wait_for_selector("text=Your guide suggests")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
