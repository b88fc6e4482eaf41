"""Qin as it looks: nothing moves for a refusal, hints are distinct, letters keep off outlines, names have room."""

import json
import re
from typing import Any

import pytest

from tests.web.conftest import Opener
from tests.web.looks import assert_well_set, at_rest
from tests.web.steps import BOT, HINT, ME, new_game, play_on, sit_at
from tests.web.waits import expect

SPACE = 48
"""How wide a space is drawn."""
CLEAR = 7
"""How far inside a space even the inner line of a major province ends."""
TOPS = """() => ['section.turn .row', '.words', '.acts', '.talk'].map(
  (one) => Math.round(document.querySelector(one).getBoundingClientRect().top))"""
LETTERS = """() => [...document.querySelectorAll('.board text.letter')].map((one) => {
  const box = one.getBBox();
  return [box.x, box.y, box.x + box.width, box.y + box.height];
})"""


def tied(text: str) -> str:
    """What the server says, with the longest of all refusals in place of any other."""
    told = json.loads(text)
    if told["type"] == "reason" and told["refusal"]:
        numbers = {"colour": "y", "provinces": [[6, 6], [10, 10]], "spaces": {"0": 3, "1": 3}}
        told["refusal"] |= {"code": "tied", "rule": "Q-4.2", "numbers": numbers}
    return json.dumps(told)


def refused(page: Any) -> list[int]:
    """Where the panels are while a tile on a village is refused."""
    page.click("[data-cell='F1']")
    page.wait_for_selector(".reason")
    at_rest(page)
    tops: list[int] = page.evaluate(TOPS)
    return tops


@pytest.mark.parametrize("language", ["en-GB", "de-DE", "fr-FR"])
def test_no_refusal_moves_the_panels(opened: Opener, language: str) -> None:
    page = opened(language=language)
    table = new_game(page, [ME, BOT, BOT, BOT])
    sit_at(page, table)
    page.wait_for_selector(".hand .tile.can")
    at_rest(page)
    before = page.evaluate(TOPS)
    assert refused(page) == before, "a short one"
    assert_well_set(page, "a refusal")

    def between(socket: Any) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda text: socket.send(tied(text)))

    page.route_web_socket("**/socket", between)
    page.reload()
    page.wait_for_selector(".hand .tile.can")
    assert refused(page) == before, "the longest"
    expect(page.locator(".reason .scale b")).to_have_count(2)
    assert_well_set(page, "the longest refusal")


def test_hints_are_apart_and_letters_keep_off_the_outlines(opened: Opener) -> None:
    page = opened()
    table = new_game(page, [ME, BOT, BOT, BOT])
    assert play_on(page, table, 4) == "enough"
    sit_at(page, table)
    page.locator(HINT).click()
    page.wait_for_selector(".hints li >> nth=1")
    told = page.inner_text(".words")
    assert len(re.findall(r"[A-M]\d+–[A-M]\d+", told)) > 2
    assert not re.search(r"\w[A-M]\d+–", told), "a value ends before the next move begins"
    page.get_by_role("button", name="Show colour letters").click()
    at_rest(page)
    letters = page.evaluate(LETTERS)
    assert len(letters) > 4
    for left, top, right, bottom in letters:
        assert left % SPACE >= CLEAR, "off the left"
        assert right % SPACE <= SPACE - CLEAR, "off the right"
        assert left // SPACE == right // SPACE, "in one space"
        # The box of a letter has room above and below for accents and tails.
        assert (top + bottom) / 2 % SPACE == pytest.approx(SPACE / 2, abs=SPACE / 2 - 2 * CLEAR)


def test_a_long_name_leaves_room_for_its_state(opened: Opener) -> None:
    page = opened(language="fr-FR")
    table = new_game(page, [ME, ME, {"kind": "bot", "bot": "hard"}, {"kind": "bot", "bot": "beginner"}])
    sit_at(page, table)
    assert_well_set(page, "the longest levels")
    titles = page.locator(".players .who").evaluate_all("(all) => all.map((one) => [one.title, one.innerText])")
    for title, words in titles:
        assert all(line in title for line in words.split("\n")), "hovering shows all of it"
