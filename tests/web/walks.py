"""Walks through whole flows in any language and size, and what must be true of every page on the way."""

import re
from functools import cache
from pathlib import Path
from typing import Any

from tests.breadth import later
from tests.web.axe import checker
from tests.web.conftest import Opener
from tests.web.steps import look

LOCALE = Path(__file__).resolve().parents[2] / "src/tianxia/locale/en"
MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
WORD = re.compile(r"[a-z]\w*(?:-\w+)+")
SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"width": 1280, "height": 720},
    "phone": {"width": 390, "height": 844, "has_touch": True, "is_mobile": True},
}
LANGUAGES = ("en-GB", "de-DE", "fr-FR")


def everywhere(*now: tuple[str, str]) -> list[Any]:
    """Every language and size, of which only some are walked through each time."""
    every = [(language, size) for language in LANGUAGES for size in SIZES]
    return [pair if pair in now else later(*pair) for pair in every]


@cache
def message_ids() -> frozenset[str]:
    return frozenset(name for file in LOCALE.glob("*.ftl") for name in MESSAGE.findall(file.read_text()))


class Walker:
    """Somebody who walks through a flow and looks at every page."""

    def __init__(self, opened: Opener, language: str, size: str, path: str = "", **more: Any) -> None:
        self.page = opened(path, language=language, **SIZES[size], **more)
        self.where, self.axe = f"{language}, {size}", checker(self.page)

    def looks(self, state: str) -> None:
        """Nothing on the page is without words, too wide, or hard to use."""
        self.reads_well(state)
        self.axe(f"{self.where}, {state}")

    def reads_well(self, state: str) -> None:
        """Nothing is without words or too wide."""
        text = self.page.inner_text("body")
        assert not message_ids() & set(WORD.findall(text)), f"{self.where}, {state}: a message without words"
        assert "{" not in text, f"{self.where}, {state}: {text}"
        assert self.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{self.where}, {state}: wide"

    def goes(self, path: str, selector: str) -> None:
        """To another screen, until something is there."""
        look(self.page, path, selector)

    def is_called(self, name: str) -> None:
        """The name that the page asks for."""
        self.page.fill("dialog [autocomplete=nickname]", name)
        self.page.click("dialog button.primary")
