"""How soon the first page is shown in a browser, from a warm server: `python tools/first_paint.py URL`.

Each round is a browser that has never seen the page. Prints the first paint, the moment when the page's headline is
there, and what came over the wire. Needs the test environment (playwright) and chromium.
"""

import importlib
import json
import shutil
import statistics
import sys
from typing import Any

ROUNDS = 7
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
PAINT = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null"
NOW = "() => performance.now()"


def measured(browser: Any, url: str) -> dict[str, float]:
    """One first visit; milliseconds since the address was entered, and bytes."""
    context = browser.new_context()
    page, sizes = context.new_page(), list[int]()
    page.on("response", lambda response: sizes.append(int(response.headers.get("content-length", 0))))
    page.goto(url, wait_until="commit")
    page.wait_for_selector("main h1")
    stands = page.evaluate(NOW)
    page.wait_for_load_state("networkidle")
    paint = page.evaluate(PAINT)
    context.close()
    return {"first_paint_ms": paint, "headline_ms": stands, "bytes": sum(sizes)}


def main(arguments: list[str]) -> int:
    """Measure, and print the medians."""
    playwright = importlib.import_module("playwright.sync_api")
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    with playwright.sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        rounds = [measured(browser, arguments[0]) for _ in range(ROUNDS)]
        browser.close()
    medians = {name: round(statistics.median(round_[name] for round_ in rounds)) for name in rounds[0]}
    print(json.dumps({"rounds": ROUNDS, **medians}))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
