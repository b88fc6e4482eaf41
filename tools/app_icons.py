"""Draws the app's icons from the seal: `.venv/bin/python tools/app_icons.py`, with Playwright and chromium.

The plain ones have the seal on nothing. The maskable one is red to its edges, with the characters in the middle, where
no phone cuts anything off.
"""

import re
import shutil
from pathlib import Path

PUBLIC = Path(__file__).resolve().parent.parent / "web" / "public"
SIZES = {"seal-192": (192, False), "seal-512": (512, False), "seal-maskable-512": (512, True)}
MASKABLE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-15 -6 70 70">{field}{characters}</svg>'


def main() -> None:
    """Draw all icons."""
    from playwright.sync_api import sync_playwright

    seal = (PUBLIC / "seal.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name, (size, maskable) in SIZES.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body {{ margin: 0 }}</style>{bleeding(seal) if maskable else seal}")
            page.screenshot(path=PUBLIC / "icons" / f"{name}.png", omit_background=True)
        browser.close()


def bleeding(seal: str) -> str:
    """The seal with its colour to the edges."""
    (colour,) = re.findall(r'<rect [^>]*fill="(#\w+)"', seal)
    (characters,) = re.findall(r"<g .*</g>", seal)
    field = f'<rect x="-15" y="-6" width="70" height="70" fill="{colour}"/>'
    return MASKABLE.format(field=field, characters=characters)


if __name__ == "__main__":
    main()
