"""How soon the table shows what a click did, on a slow machine: `python tools/interaction.py URL [TURNS]`.

Plays some turns of each game against random bots in a browser whose processor is slowed to a quarter, picking what
glows. Prints the time from each click to the next paint, as the browser itself measures it: median, 75th percentile,
longest. Needs a server, the test environment (playwright) and chromium.
"""

import importlib
import json
import shutil
import statistics
import sys
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
QUIET = "() => !document.querySelector('.turn[aria-busy=true]')"
MOST_PICKS = 60


def turn(page: Any, luck: Random) -> int:
    """Pick what glows or is offered until the turn can be confirmed; returns the number of clicks."""
    for clicks in range(1, MOST_PICKS):
        page.wait_for_function(QUIET)
        page.wait_for_selector(f"{GLOWS}, {OFFERS}, {DONE}")
        done = page.query_selector(DONE)
        here = [one for one in page.query_selector_all(f"{GLOWS}, {OFFERS}") if one.is_visible()]
        chosen = done or luck.choice(here)
        chosen.click(timeout=20_000)
        if done:
            page.wait_for_selector(DONE, state="detached")
            return clicks
    return MOST_PICKS


def measured(browser: Any, url: str, game: str, size: str, turns: int) -> dict[str, Any]:
    """Some turns of one game; milliseconds from each click to the next paint."""
    context = browser.new_context(**SIZES[size])
    page, luck = context.new_page(), Random(game)
    page.goto(url)
    table = page.evaluate(NEW_TABLE, game)
    page.goto(f"{url}/#/table/{table}")
    page.wait_for_selector(f"{GLOWS}, {OFFERS}")
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.evaluate(WATCH)
    clicks = sum(turn(page, luck) for _ in range(turns))
    page.wait_for_timeout(1000)
    taken = sorted(page.evaluate(TAKEN))
    context.close()
    # The browser reports only what took longer than a frame.
    taken = [0.0] * max(0, clicks - len(taken)) + taken
    rounded = [round(value) for value in (statistics.median(taken), taken[int(len(taken) * 0.75)], taken[-1])]
    return {
        "game": game,
        "size": size,
        "clicks": clicks,
        **dict(zip(("median_ms", "p75_ms", "longest_ms"), rounded, strict=True)),
    }


def main(arguments: list[str]) -> int:
    """Measure every game and size, and print a line for each."""
    playwright = importlib.import_module("playwright.sync_api")
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    turns = int(arguments[1]) if len(arguments) > 1 else TURNS
    with playwright.sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        for game in GAMES:
            for size in SIZES:
                print(json.dumps(measured(browser, arguments[0], game, size, turns)), flush=True)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
