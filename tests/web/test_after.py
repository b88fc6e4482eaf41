"""After a game, in a browser: rematch, series, replay with its address, eyes, fairness, chart, records in and out."""

from pathlib import Path
from typing import Any

import pytest

from tests.games.qin.older import older
from tests.web.conftest import ROOT, House, Opener
from tests.web.steps import BOT, ME, PHONE, finished, look, menu, new_game, pair, play_on, sit_at
from tests.web.waits import expect


@pytest.fixture(scope="module")
def done(chromium: Any, house: House) -> str:
    """A finished game, watched by all tests of this file."""
    context = chromium.new_context(viewport={"width": 1280, "height": 720}, locale="en-GB", service_workers="block")
    page = context.new_page()
    page.goto(house.url)
    page.wait_for_selector("main")
    table = finished(page)
    context.close()
    return table


def test_a_rematch_on_the_other_board_finds_both(opened: Opener) -> None:
    ada, bo, _ = pair(opened)
    menu(ada, "Resign")
    ada.click("dialog >> text=Resign this game?")
    bo.click("text=Rematch on Lion")
    ada.click("text=Go to rematch")
    ada.wait_for_selector("text=Reserved for you")
    ada.click("text=Take a seat")
    for page in (ada, bo):
        expect(page.locator(".crumb")).to_contain_text("Lion")
        page.wait_for_selector(".hand .tile")  # and both sit there
        expect(page.locator("ol.players li")).to_have_count(2)


def test_a_series_goes_on_with_the_next_board(opened: Opener) -> None:
    page = opened()
    sit_at(page, new_game(page, [ME, BOT], series=["lion", "bird"]))
    expect(page.locator(".crumb")).to_contain_text("Lion")
    menu(page, "Resign")
    page.click("dialog >> text=Resign this game?")
    page.wait_for_selector("section.end >> text=Game 1 of 2")
    page.click("text=Next game")
    expect(page.locator(".crumb")).to_contain_text("Bird")
    menu(page, "Resign")
    page.click("dialog >> text=Resign this game?")
    page.wait_for_selector("section.end >> text=Game 2 of 2")


def test_a_replay_has_an_address_per_move(opened: Opener, done: str) -> None:
    page = opened(f"#/replay/{done}")
    shown = page.locator(".bar .count")
    expect(shown).to_have_text("Move 12 of 12")
    page.keyboard.press("ArrowLeft")
    expect(shown).to_have_text("Move 11 of 12")
    address = page.evaluate("location.href")
    page.keyboard.press("Home")
    expect(shown).to_have_text("Move 0 of 12")
    page.locator("input[type=range]").fill("4")
    expect(shown).to_have_text("Move 4 of 12")
    page.click(".log button:has-text('lays') >> nth=0")  # newest first
    expect(shown).to_have_text("Move 12 of 12")
    page.goto("about:blank")
    page.goto(address)
    expect(shown).to_have_text("Move 11 of 12")
    page.click("[aria-label='Play (space)']")
    expect(shown).to_have_text("Move 12 of 12")


DELAYS = """() => {
  const before = window.setInterval;
  window.delays = [];
  window.setInterval = (work, delay) => { window.delays.push(delay); return before(work, delay); };
}"""


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desktop", "phone"])
def test_a_replay_plays_at_the_speed_that_was_chosen(opened: Opener, done: str, screen: dict[str, Any]) -> None:
    page = opened(f"#/replay/{done}/0", **screen)
    page.wait_for_selector("input[type=range]")
    page.evaluate(DELAYS)
    page.click("[aria-label='Play (space)']")
    page.click("[aria-label='Speed: 1×']")
    page.click("[aria-label='Speed: 2×']")
    page.wait_for_selector("[aria-label='Speed: 4×']")
    page.wait_for_function("() => window.delays.includes(900 / 4)")
    page.wait_for_function("() => document.querySelector('input[type=range]').value === '12'")
    page.reload()
    page.wait_for_selector("[aria-label='Speed: 4×']", state="attached")


def test_a_replay_shows_what_each_seat_saw(opened: Opener, done: str) -> None:
    page = opened(f"#/replay/{done}/30")
    page.wait_for_selector("section.hands")
    assert page.locator("section.hands .tile").count() >= 5
    page.select_option(".eyes select", "-1")
    page.wait_for_selector("section.hands", state="detached")
    page.select_option(".eyes select", "1")
    expect(page.locator("section.hands div")).to_have_count(1)
    assert page.locator("section.hands .tile").count() in (2, 3)


def test_a_replay_draws_the_race_and_proves_the_deal(opened: Opener, done: str) -> None:
    page = opened(f"#/replay/{done}")
    chart = page.wait_for_selector("figure svg[role=img]")
    assert "Pagodas on the board over time" in chart.get_attribute("aria-label")
    paths = [path.get_attribute("d") for path in page.query_selector_all("figure path.line")]
    assert len(paths) == 2
    assert all(path.count("L") == 12 for path in paths)
    page.click("[aria-label='Was the deal fair?']")
    page.wait_for_selector("text=Yes. The seed matches its commitment")
    expect(page.locator("dialog code")).to_have_count(2)


def test_playing_on_from_here_is_a_new_game(opened: Opener, done: str) -> None:
    page = opened(f"#/replay/{done}")
    page.wait_for_selector("input[type=range]")
    page.locator("input[type=range]").fill("5")
    page.click("text=Play from here")
    expect(page.locator(".crumb")).to_contain_text("Turn 6")
    page.wait_for_selector("text=Your turn.")
    assert done not in page.url


def test_playing_on_and_trying_a_move_again_in_the_own_seat(opened: Opener) -> None:
    page = opened()
    table = new_game(page, [ME, BOT])
    assert play_on(page, table, 3) == "enough"
    sit_at(page, table)
    menu(page, "Resign")
    page.click("dialog >> text=Resign this game?")
    page.wait_for_selector("section.end")
    look(page, f"#/replay/{table}", "input[type=range]")
    page.locator("input[type=range]").fill("3")  # my second move: the bot is next
    page.click("text=Play from here")
    expect(page.locator(".crumb")).to_contain_text("Turn 5")
    page.wait_for_selector("text=Your turn.")
    expect(page.locator("ol.players li").first).to_contain_text("You")
    look(page, f"#/replay/{table}", "input[type=range]")
    page.locator("input[type=range]").fill("4")
    page.wait_for_selector("button:disabled:has-text('Retry move')")  # the bot's move
    page.locator("input[type=range]").fill("3")
    page.get_by_role("button", name="Retry move").click()
    expect(page.locator(".crumb")).to_contain_text("Turn 3")
    page.wait_for_selector("text=Your turn.")
    expect(page.locator("ol.players li").first).to_contain_text("You")
    assert page.locator(".log li").count() >= 2


def test_a_record_comes_in_and_goes_out(opened: Opener, tmp_path: Path) -> None:
    record = sorted((ROOT / "tests/fixtures/qin").glob("*.jsonl"))[0]
    page = opened("#/replays", refused=True)
    page.set_input_files("input[type=file]", record)
    page.wait_for_selector("section.end")
    with page.expect_download() as taken:
        page.click("[aria-label='Download record']")
    taken.value.save_as(tmp_path / "record.jsonl")
    # The header gains the names of the people, and the answers of an old record have today's notation.
    given, taken_out = (file.read_text().splitlines()[1:-1] for file in (record, tmp_path / "record.jsonl"))
    assert [older(line) for line in taken_out] == given
    (tmp_path / "record.jsonl").write_text("nonsense")
    look(page, "#/replays", "input[type=file]")
    page.set_input_files("input[type=file]", tmp_path / "record.jsonl")
    page.wait_for_selector("[role=alert]")
