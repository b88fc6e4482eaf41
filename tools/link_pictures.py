"""Draws the pictures that messengers show with a link to a game: `python tools/link_pictures.py`.

Each is the game's picture on the home screen of the built page, photographed by a browser into web/public/links/.
"""

import sys
from pathlib import Path
from tempfile import mkdtemp

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import ViewportSize, sync_playwright  # noqa: E402

from tests.web.conftest import ARGUMENTS, CHROMIUM, House  # noqa: E402

GAMES = ("qin", "zhanguo", "first_empire")
SIZE = ViewportSize(width=600, height=315)
ALONE = """(number) => {
  const art = document.querySelectorAll('article .art')[number];
  art.style.cssText = 'position: fixed; inset: 0; width: 100%; height: 100%; z-index: 99; border: 0';
}"""


def main() -> None:
    """Draw every picture."""
    folder = ROOT / "web/public/links"
    folder.mkdir(exist_ok=True)
    house = House(Path(mkdtemp()))
    house.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
            for number, game in enumerate(GAMES):
                page = browser.new_page(viewport=SIZE, color_scheme="light")
                page.goto(house.url)
                page.wait_for_function("() => document.querySelectorAll('article .art svg').length === 3")
                page.evaluate(ALONE, number)
                page.screenshot(path=folder / f"{game}.png")
            browser.close()
    finally:
        house.kill()


if __name__ == "__main__":
    main()
