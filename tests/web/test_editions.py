"""The page that shows the two Zhanguo editions side by side, and where their rulebooks disagree."""

import re

import pytest

from tests.web.conftest import ROOT, Opener
from tests.web.waits import expect

PAGE = ROOT / "web/src/screens/Editions.svelte"


@pytest.mark.parametrize(("letter", "game"), [("Z", "zhanguo"), ("F", "first_empire")])
def test_every_rule_it_names_is_a_rule(letter: str, game: str) -> None:
    named = set(re.findall(rf"'({letter}-[0-9.]+)'", PAGE.read_text(encoding="utf-8")))
    rules = (ROOT / f"src/tianxia/games/{game}/RULES.md").read_text(encoding="utf-8")
    assert len(named) > 10
    assert [rule for rule in named if f"| {rule} |" not in rules] == []


@pytest.mark.parametrize("language", ["en-GB", "de-DE", "fr-FR"])
def test_all_rows_on_one_screen(opened: Opener, language: str) -> None:
    page = opened("#/editions", language=language)
    expect(page.locator("tbody tr")).to_have_count(14)
    page.wait_for_function("() => document.documentElement.scrollHeight <= innerHeight")
    assert "editions-" not in page.inner_text("main")
    page.click("summary")
    page.wait_for_selector(".ruling:visible")
    rulings = page.locator(".ruling")
    links = ["F-1.4", "F-5.3", "F-6.4", "F-8.2", "Z-5.2"]
    expect(rulings.locator("a")).to_have_text(links)
    assert [rulings.nth(number).locator("dd").count() for number in range(rulings.count())] == [2] * len(links)
    assert "editions-" not in page.inner_text("main")


def test_the_games_lead_to_it(opened: Opener) -> None:
    page = opened()
    expect(page.locator("article a[href='#/editions']")).to_have_count(2)
    page.locator("article a[href='#/editions']").first.click()
    page.wait_for_selector("h1 >> text=Two versions of one game")
