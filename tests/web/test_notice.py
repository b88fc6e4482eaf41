"""What tells a person that it is time: clocks, the digest, sounds, the title, notifications."""

import re

from tests.web.conftest import Opener
from tests.web.steps import BOT, ME, hinted_move, new_game, pair, play_on, sit_at
from tests.web.waits import expect

SOUNDS = """
window.knocks = 0;
const node = { frequency: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: (next) => next,
  gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, start() { window.knocks += 1; }, stop() {} };
window.AudioContext = class { currentTime = 0; createOscillator() { return node; } createGain() { return node; } };
"""
NOTES = """
window.notes = [];
window.Notification = class {
  static permission = 'granted';
  static requestPermission() { return Promise.resolve('granted'); }
  constructor(title, more) { window.notes.push(title + ' ' + more.body); }
};
Object.defineProperty(document, 'hidden', { get: () => window.away === true });
"""


def test_clocks_run_for_who_is_to_move(opened: Opener) -> None:
    ada, bo, _ = pair(opened, clock={"seconds": 600, "increment": 60, "at_zero": "loss"})
    expect(ada.locator(".crumb")).to_contain_text("10 min")
    expect(ada.locator("ol.players .clock")).to_have_count(2)
    running = ada.locator("ol.players li >> nth=0").locator(".clock.running")
    running.get_by_text(re.compile(r"\b9:\d\d")).wait_for()  # it keeps running between two messages
    expect(ada.locator("ol.players li >> nth=1")).to_contain_text("10:00")
    hinted_move(ada)
    bo.wait_for_selector("ol.players li >> nth=1 >> .clock.running")
    expect(bo.locator("ol.players li >> nth=0 >> .clock")).to_contain_text("10:")  # the increment


def test_time_that_runs_out_loses_where_that_was_agreed(opened: Opener) -> None:
    page = opened()
    sit_at(page, new_game(page, [ME, BOT], clock={"seconds": 10, "increment": 0, "at_zero": "loss"}))
    page.wait_for_selector(".clock.running.short")
    page.wait_for_selector("section.end >> text=You ran out of time.")


def test_the_digest_steps_through_what_happened_since(opened: Opener) -> None:
    page = opened()
    table = new_game(page, [ME, BOT, BOT])
    sit_at(page, table)
    assert play_on(page, table, 2) == "enough"
    page.wait_for_selector("text=Your turn.")
    page.click("text=Since your last turn: 2 moves")
    page.wait_for_selector("text=1 of 2")
    expect(page.locator(".log li button")).to_have_count(2)
    marked = page.locator("path.marked").first
    first = marked.get_attribute("d")
    page.click("[aria-label='Next move (.)']")
    page.wait_for_selector("text=2 of 2")
    expect(marked).not_to_have_attribute("d", first)
    page.keyboard.press(",")
    page.wait_for_selector("text=1 of 2")
    expect(marked).to_have_attribute("d", first)
    page.click(".since >> text=Close")
    expect(marked).to_have_count(0)
    expect(page.locator(".log li button").nth(2)).to_be_visible()


def test_a_line_of_the_log_marks_the_board(opened: Opener) -> None:
    page = opened()
    table = new_game(page, [ME, BOT])
    assert play_on(page, table, 2) == "enough"
    sit_at(page, table)
    page.hover(".log li button:has-text('lays') >> nth=0")
    page.wait_for_selector("path.marked")
    page.mouse.move(5, 5)
    page.wait_for_selector("path.marked", state="detached")


def test_sound_is_off_until_switched_on(opened: Opener) -> None:
    page = opened()
    page.add_init_script(SOUNDS)
    page.reload()
    table = new_game(page, [ME, BOT])
    sit_at(page, table)
    assert hinted_move(page)
    assert page.evaluate("window.knocks") == 0
    page.click("header [aria-label='Sound']")
    page.wait_for_selector("text=Your turn.")
    page.keyboard.press("r")
    page.wait_for_function("() => window.knocks > 0")
    page.reload()
    page.wait_for_selector("header [aria-label='Sound'][aria-pressed=true]")  # stored on this device


def test_a_turn_is_told_in_the_title_and_to_who_looks_elsewhere(opened: Opener) -> None:
    ada, bo, _ = pair(opened)
    bo.add_init_script(NOTES)
    bo.reload()
    bo.wait_for_selector("[role=grid]")
    expect(ada).to_have_title(re.compile("Your turn"))
    assert "Your turn" not in bo.title()
    bo.click("[aria-label='Table menu']")
    bo.click("dialog >> text=Notify me in open tabs")
    bo.keyboard.press("Escape")
    bo.evaluate("window.away = true")
    hinted_move(ada)
    expect(bo).to_have_title(re.compile("Your turn"))
    bo.wait_for_function("() => window.notes.length === 1")
    assert "Ada lays" in bo.evaluate("window.notes[0]")
    expect(ada).not_to_have_title(re.compile("Your turn"))
