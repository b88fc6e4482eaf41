"""The review in a browser: requested from the final card, marked along the replay, in words, for all three games."""

import re
from typing import Any

import pytest

from tests.web.axe import checker
from tests.web.conftest import House, Opener
from tests.web.looks import at_rest
from tests.web.steps import ME, PHONE, finished, go, new_game, play_on
from tests.web.waits import expect

HEAVY = ("zhanguo", "first_empire")
ANSWERS = 60
LONG = 120_000
"""Judging lets everything else go first: on a busy machine that takes a while."""
GIVE_UP = """(table) => new Promise((resolve) => {
  const address = new URL(`api/tables/${table}/socket`, location.href.split('#')[0]);
  address.protocol = 'ws:';
  const socket = new WebSocket(address);
  socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', id: 1 }));
  socket.onmessage = ({ data }) => {
    const news = JSON.parse(data);
    if (news.type === 'welcome') socket.send(JSON.stringify({ type: 'resign', id: 2, seat: news.eye }));
    if (news.type === 'trouble_with') resolve(news.code);
    if (news.type === 'changed' && news.state === 'finished') resolve('finished');
  };
})"""
NOTATION = re.compile(r"\b[ryb][A-M]\d+|_|\b(use|action|after|point) (court|tuck|unification|pass|up|down|side)\b")
"""How records write answers: nobody should see that here."""


@pytest.fixture(scope="module")
def done(chromium: Any, house: House) -> str:
    """A short game of Qin that has ended."""
    context = chromium.new_context(viewport={"width": 1280, "height": 720}, locale="en-GB", service_workers="block")
    page = context.new_page()
    page.goto(house.url)
    page.wait_for_selector("main")
    table = finished(page)
    page.click("section.end >> text=Review game")
    page.wait_for_selector(".panel progress, .panel table.seats")
    context.close()
    return table


def judged(page: Any) -> None:
    """Wait for the review, and for the closer look that replaces it."""
    page.wait_for_selector(".panel table.seats", timeout=LONG)
    page.wait_for_selector(".panel .note[role=status]", state="detached", timeout=LONG)


def reviewed(opened: Opener, table: str, **more: Any) -> Any:
    page = opened(f"#/replay/{table}/review", **more)
    judged(page)
    return page


COVERED = """(shown) => [...document.querySelectorAll(shown)].filter((one) => {
  const box = one.getBoundingClientRect();
  return !one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}).map((one) => one.innerText)"""
"""What the panel covers."""


def open_to_view(page: Any, standings: str) -> None:
    """Headline and standings of the end stay in view beside the review, and nothing is pushed out of the window."""
    page.wait_for_selector("section.end h1")
    at_rest(page)
    assert page.locator(standings).count() > 1
    assert page.evaluate(COVERED, f"section.end h1, {standings}, .panel header h2") == []
    assert page.evaluate("[document.documentElement.scrollWidth, innerWidth]") == [1280, 1280]


def board(page: Any) -> str:
    """What the board shows, as people hear it who do not see it."""
    said: str = page.locator(".board-box [role=grid], .board-box svg").first.inner_html()
    return said


def test_the_costliest_move_and_the_better_one_on_the_board(opened: Opener, done: str) -> None:
    page = reviewed(opened, done)
    expect(page).to_have_url(re.compile(f"#/replay/{done}$"))  # that of the replay
    open_to_view(page, ".players .strip")
    expect(page.locator(".panel tbody tr")).to_have_count(2)
    expect(page.locator(".panel tbody")).to_contain_text(re.compile(r"\d+ of 6"))
    first = page.locator(".panel ol button").first
    move = re.search(r"Move (\d+) of 12", first.inner_text())
    assert move is not None
    first.click()
    page.wait_for_selector(f".count >> text=Move {move[1]} of 12")
    expect(first).to_have_attribute("aria-current", "step")
    page.wait_for_selector(".moment .could .worth")
    told = page.inner_text(".moment")
    assert re.search(r"costs \d+\.\d %", told)
    assert told.count("% to win") == 2
    assert told.count("lays ") == 2
    assert not NOTATION.search(told)
    at_rest(page)
    played = board(page)
    page.click("text=Show better move")
    page.wait_for_selector("text=Show played move")
    assert board(page) != played
    page.keyboard.press("ArrowLeft")
    page.wait_for_selector(f".count >> text=Move {int(move[1]) - 1} of 12")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector("text=Show better move")
    assert board(page) == played, "another move shows what was played again"
    page.click(".panel [aria-label=Close]")
    page.wait_for_selector(".panel", state="detached")


def test_the_strip_leads_to_a_move(opened: Opener, done: str) -> None:
    page = reviewed(opened, done)
    assert "Mistakes: " in (page.get_attribute(".panel figure svg", "aria-label") or "")
    page.locator(".panel figure svg").first.click(position={"x": 30, "y": 12})
    expect(page.locator(".count")).to_have_text(re.compile("^Move [12] "))
    page.wait_for_selector(".moment h3")


def test_a_costly_move_is_tried_again(opened: Opener, done: str) -> None:
    page = reviewed(opened, done)
    first = page.locator(".panel ol button").first
    move = re.search(r"Move (\d+) of 12", first.inner_text())
    assert move is not None
    first.click()
    page.locator(".moment").get_by_role("button", name="Retry move").click()
    page.wait_for_selector("text=Your turn.")
    expect(page.locator(".crumb")).to_contain_text(f"Turn {move[1]}")


def test_axe_finds_nothing_in_a_review(opened: Opener, done: str) -> None:
    page = reviewed(opened, done)
    check = checker(page)
    page.locator(".panel ol button").first.click()
    page.wait_for_selector(".moment .could .worth")
    page.click("text=Show better move")
    page.click(".panel summary")
    check("a costly move, the better one on the board, and what the figures mean")


def test_on_a_phone_the_move_stands_above_the_board_and_the_rest_below(opened: Opener, done: str) -> None:
    page = reviewed(opened, done, language="de-DE", **PHONE)
    page.locator(".panel ol button").first.click()
    page.wait_for_selector(".moment .could .worth")
    expect(page.locator(".moment")).to_contain_text("Gewinnchance")
    at_rest(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    tops = [page.locator(name).first.bounding_box()["y"] for name in (".panel.top", ".board-box", ".panel.rest")]
    assert tops == sorted(tops)
    page.wait_for_function("() => scrollY === 0")  # the board is shown again


@pytest.mark.parametrize("game", HEAVY)
def test_the_heavy_games_are_told_in_words_too(opened: Opener, game: str) -> None:
    page = opened()
    table = new_game(page, [ME, ME], game=game, options={})
    assert play_on(page, table, ANSWERS) == "enough"
    assert page.evaluate(GIVE_UP, table) == "finished"
    go(page, f"#/replay/{table}/review")
    judged(page)
    open_to_view(page, ".seat .top")
    page.locator(".panel ol button").first.click()
    page.wait_for_selector(".moment .could .worth")
    told = page.inner_text(".moment")
    assert re.search(r"costs \d+\.\d points", told)
    curve = page.locator(".panel figure svg")
    assert re.search(r"Chance of winning between \d+ % and \d+ %", curve.get_attribute("aria-label"))
    assert curve.locator(".line").get_attribute("d").count("L") > 5
    assert not NOTATION.search(page.inner_text(".panel"))
    before = page.inner_html(".spine")
    page.click("text=Show better move")
    page.wait_for_selector("text=Show played move")
    assert page.inner_html(".spine") != before
