"""How soon the table shows what a click did, on a slow machine: `python tools/interaction.py URL [TURNS|whole]`.

Plays some turns of each game, or whole games, against random bots in a browser whose processor is slowed to a quarter,
picking what glows with the pace of a quick hand; an error in the console ends it. Prints the time from each click to
the next paint, as the browser itself measures it: median, 75th percentile, longest. Needs a server, the test
environment (playwright) and chromium.
"""

import importlib
import json
import shutil
import statistics
import sys
from collections.abc import Iterator
from random import Random
from typing import Any

SLOWER = 4
TURNS = 4
GAMES = ("qin", "zhanguo", "first_empire")
SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1280, "height": 720}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
WATCH = """() => {
  window.taken = {};
  const note = (list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) window.taken[interactionId] = Math.max(window.taken[interactionId] ?? 0, duration);
  };
  new PerformanceObserver(note).observe({ type: 'event', durationThreshold: 16, buffered: true });
}"""
TAKEN = "() => Object.values(window.taken)"
NEW_TABLE = """async (game) => {
  const ask = async (path, body) => (await fetch('api/' + path, {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json();
  await ask('me', { name: 'Ada' });
  const bot = { kind: 'bot', bot: 'random' };
  return (await ask('tables', { game, seats: [{ kind: 'me' }, bot, bot] })).table.id;
}"""
GLOWS = "button.spot.can, [role=gridcell][aria-label*=', legal']"
OFFERS, DONE = "[data-offer]:not(.grey)", "[data-confirm], button.primary:not([disabled])"
ENDED = "section.end"
IDLE = "[data-motion=idle]"
"""Nothing travels any more: a player first watches what the others do."""
QUIET = "() => !document.querySelector('.turn[aria-busy=true]')"
COVERED = importlib.import_module("playwright.sync_api").Error
"""What a click ends with on something that has just gone, or is under the stage between rounds.

Answers under the stage are on the turn card too.
"""
SHOWN = "(some) => [...document.querySelectorAll(some)].some((one) => one.checkVisibility())"
AIM, PRESS, LOOK = 150, 60, 300
"""Milliseconds a quick hand takes to come to rest on something, to press it and to see what happened.

Looking for the next pick costs the page time of its own, so it waits until the click has been answered.
"""
WINDOW = {"width": 1600, "height": 1200}
"""Larger than the page: in a window of the page's size the browser's own bars push its lower edge out of sight, where
nothing is ever painted.
"""
MOST_PICKS = 60
MOST_TURNS = 500


def open_wide(context: Any) -> Any:
    """A new page, the whole of which is in its window."""
    page = context.new_page()
    window = context.new_cdp_session(page)
    found = window.send("Browser.getWindowForTarget")["windowId"]
    window.send("Browser.setWindowBounds", {"windowId": found, "bounds": WINDOW})
    return page


def press(page: Any, chosen: Any, touch: bool) -> None:
    """Touch or click something as a hand does: aim, press, look."""
    chosen.hover(timeout=5_000, trial=touch)
    page.wait_for_timeout(AIM)
    if touch:
        box = chosen.bounding_box()
        at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        finger = page.context.new_cdp_session(page)
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
        page.wait_for_timeout(PRESS)
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        finger.detach()
    else:
        page.mouse.down()
        page.wait_for_timeout(PRESS)
        page.mouse.up()
    page.wait_for_timeout(LOOK)


def turn(page: Any, luck: Random, touch: bool) -> int:
    """Pick what glows or is offered until the turn can be confirmed; returns the number of clicks."""
    for clicks in range(1, MOST_PICKS):
        page.wait_for_function(QUIET)
        page.wait_for_function(SHOWN, arg=f"{GLOWS}, {OFFERS}, {DONE}")
        done = page.query_selector(DONE)
        here = [one for one in page.query_selector_all(f"{GLOWS}, {OFFERS}") if one.is_visible()]
        chosen = done or luck.choice(here)
        try:
            press(page, chosen, touch)
        except COVERED:
            continue
        if done:
            page.wait_for_function("(one) => !one.isConnected || one.disabled", arg=done)
            return clicks
    return MOST_PICKS


def until_the_end(page: Any, turns: int) -> Iterator[int]:
    """The numbers of the turns to play, as long as the game lasts."""
    for number in range(turns):
        page.wait_for_function(SHOWN, arg=f"{GLOWS}, {OFFERS}, {DONE}, {ENDED}", timeout=120_000)
        if page.query_selector(ENDED):
            return
        page.wait_for_selector(IDLE)
        yield number


def measured(browser: Any, url: str, game: str, size: str, turns: int) -> dict[str, Any]:
    """Some turns of one game, or all; milliseconds from each click to the next paint."""
    context = browser.new_context(**SIZES[size])
    page, luck, errors = open_wide(context), Random(game), list[str]()
    page.on("console", lambda line: errors.append(line.text) if line.type == "error" else None)
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(url)
    table = page.evaluate(NEW_TABLE, game)
    page.goto(f"{url}/#/table/{table}")
    page.wait_for_selector(f"{GLOWS}, {OFFERS}")
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.evaluate(WATCH)
    clicks = [turn(page, luck, size == "phone") for _ in until_the_end(page, turns)]
    page.wait_for_timeout(1000)
    assert not errors, errors
    taken = sorted(page.evaluate(TAKEN))
    context.close()
    # The browser reports only what took longer than a frame.
    taken = [0.0] * max(0, sum(clicks) - len(taken)) + taken
    rounded = [round(value) for value in (statistics.median(taken), taken[int(len(taken) * 0.75)], taken[-1])]
    return {
        "game": game,
        "size": size,
        "turns": len(clicks),
        "clicks": sum(clicks),
        **dict(zip(("median_ms", "p75_ms", "longest_ms"), rounded, strict=True)),
    }


def main(arguments: list[str]) -> int:
    """Measure every game and size, and print a line for each."""
    playwright = importlib.import_module("playwright.sync_api")
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    turns = MOST_TURNS if "whole" in arguments[1:] else int(arguments[1]) if len(arguments) > 1 else TURNS
    with playwright.sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        for game in GAMES:
            for size in SIZES:
                print(json.dumps(measured(browser, arguments[0], game, size, turns)), flush=True)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
