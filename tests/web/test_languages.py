"""Whole games in German and French: every sentence a game produces is there, including the replay."""

import re
from typing import Any

import pytest

from tests.web.conftest import Opener
from tests.web.steps import BOT, HINT, ME, new_game, play_on, sit_at
from tests.web.waits import expect

NAMES = re.compile(r"\b(?:page|qin|server|trouble)-[a-z]")
SPOKEN = {
    "de-DE": ("Du bist dran.", "legst", "Partie 1 von 2", "Partien"),
    "fr-FR": ("À vous.", "posez", "Partie 1 sur 2", "Parties"),
}


def read(page: Any) -> str:
    """Everything that can be read or heard, spaces of the board too; no message name may be among it."""
    words: str = page.evaluate(
        "() => document.body.innerText + [...document.querySelectorAll('[aria-label], [title]')]"
        ".map((one) => ` ${one.ariaLabel ?? ''} ${one.title ?? ''}`).join('')"
    )
    assert NAMES.findall(words) == []
    return words


@pytest.mark.slow
@pytest.mark.parametrize("language", SPOKEN)
def test_a_whole_game_is_spoken_throughout(opened: Opener, language: str) -> None:
    turn, lay, series, _ = SPOKEN[language]
    page = opened(language=language)
    table = new_game(page, [ME, BOT], series=["bird", "lion"])
    sit_at(page, table)
    page.wait_for_selector(f"text={turn}")
    page.click("[data-cell='A1']")
    page.wait_for_selector(".reason")
    read(page)
    page.keyboard.press("Escape")
    page.click(HINT)
    page.click(".hints .link")
    page.wait_for_selector(".effects")
    read(page)
    assert play_on(page, table) == "finished"
    page.wait_for_selector("section.end")
    page.wait_for_selector(f"text={series}:")  # and the standings of the series
    read(page)
    expect(page.locator(".log")).to_contain_text(lay)
    page.click("[role=tab] >> nth=2")
    page.wait_for_selector("[data-rule]")
    read(page)
    page.click("section.end a.btn >> nth=0")
    page.wait_for_selector("input[type=range]")
    page.keyboard.press("Home")
    expect(page.locator("input[type=range]")).to_have_value("0")
    read(page)


@pytest.mark.parametrize("language", SPOKEN)
def test_the_switch_speaks_and_is_remembered(opened: Opener, language: str) -> None:
    page = opened()
    page.select_option("header select", language[:2])
    page.wait_for_selector(f"nav >> text={SPOKEN[language][3]}")
    page.reload()
    page.wait_for_selector(f"nav >> text={SPOKEN[language][3]}")
    expect(page.locator("html")).to_have_attribute("lang", language[:2])
    read(page)
