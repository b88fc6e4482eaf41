"""A learner in a browser who knows nothing but what the screen shows: they click what is ringed."""

from collections.abc import Callable
from typing import Any

import pytest

GAMES = ["qin", "zhanguo", "first_empire"]
"""In the order of the cards on the first screen."""
TARGET = """() => {
  const line = document.querySelector('[data-lesson] .ring .line');
  if (!line) return null;
  const { x, y, width, height } = line.getBoundingClientRect();
  return { x, y, width, height };
}"""
SETTLED = """([mode, key, said]) => {
  const layer = document.querySelector('[data-lesson]');
  const now = layer?.dataset.lesson;
  if (!now || now === 'watch' || now === 'showing') return false;
  return now !== mode || layer.dataset.key !== key || document.querySelector('.coach').innerText !== said;
}"""
MARKED = """() => {
  const ring = document.querySelector('[data-lesson] .ring .line').getBoundingClientRect();
  const middles = [...document.querySelectorAll('button[data-spot], [data-cell]')].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  });
  return middles.filter(([x, y]) => x > ring.left && x < ring.right && y > ring.top && y < ring.bottom);
}"""
"""The middles of all places inside the ring."""
CLEAR = """() => {
  const words = document.querySelector('.coach').getBoundingClientRect();
  const ring = document.querySelector('[data-lesson] .ring .line')?.getBoundingClientRect();
  const wide = document.documentElement.scrollWidth <= innerWidth;
  const inside = words.left >= 0 && words.top >= 0 && words.right <= innerWidth && words.bottom <= innerHeight;
  const apart = !ring || ring.right <= words.left || words.right <= ring.left
    || ring.bottom <= words.top || words.bottom <= ring.top;
  return wide && inside && apart;
}"""
"""Whether the words are on the screen beside the target, and nothing can be scrolled sideways."""


class Learner:
    """Somebody at the table of a lesson, by mouse or by finger."""

    def __init__(self, page: Any, touch: bool = False) -> None:
        """Sit down in front of a page."""
        self.page, self.touch = page, touch

    def begin(self, game: str, learn: str = "Learn by playing", tour: bool = False) -> None:
        """Go from the first screen into a lesson; without a tour straight to its first step."""
        self.page.get_by_role("button", name=learn).nth(GAMES.index(game)).click()
        self.page.wait_for_selector("[data-lesson=tour] .ring")
        if not tour:
            while self.mode == "tour":
                self.page.locator(".coach .primary").click()
            self.page.wait_for_selector("[data-lesson=step] .ring")

    @property
    def mode(self) -> str:
        """What the guide does now."""
        found: str = self.page.evaluate("document.querySelector('[data-lesson]')?.dataset.lesson ?? ''")
        return found

    @property
    def said(self) -> str:
        """Everything the guide says."""
        words: str = self.page.inner_text(".coach")
        return words

    def now(self) -> list[str]:
        """What is pointed at, and what is said."""
        key = self.page.evaluate("document.querySelector('[data-lesson]').dataset.key ?? ''")
        return [self.mode, key, self.said]

    def wait(self, before: list[str]) -> None:
        """Wait until the guide points at something else, and nobody else is playing."""
        self.page.wait_for_function(SETTLED, arg=before)
        if self.mode in ("step", "confirm"):
            self.page.wait_for_selector("[data-lesson] .ring")

    def middle(self) -> tuple[float, float]:
        """The middle of the ring."""
        box = self.page.evaluate(TARGET)
        assert box, self.said
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def click_target(self) -> None:
        """Click what is ringed, and wait for what follows."""
        self.act(lambda: self.point(*self.middle()))

    def act(self, click: Callable[[], None]) -> None:
        """Do what a click does, and wait for what follows; a tile may have to be turned more than once."""
        before = self.now()
        click()
        for _ in range(2 if "data-turns" in before[1] else 0):
            self.page.wait_for_timeout(250)
            if self.now() == before:
                click()
        self.wait(before)

    def click_every_mark(self) -> None:
        """Click each place inside the ring, going back in between: all of them lead to the same next step."""
        places, after = self.page.evaluate(MARKED), list[list[str]]()
        if not places:
            return self.click_target()
        before = self.now()
        for n, place in enumerate(places):
            if n > 0:
                self.press("Step back")
                assert self.now() == before
            self.point(*place)
            self.wait(before)
            after.append(self.now())
        assert after == after[:1] * len(places), before
        return None

    def point(self, x: float, y: float) -> None:
        """Click or tap somewhere."""
        (self.page.touchscreen.tap if self.touch else self.page.mouse.click)(x, y)

    def press(self, name: str) -> None:
        """Press a button of the guide, and wait for what follows."""
        before = self.now()
        button = self.page.locator(".coach").get_by_role("button", name=name)
        (button.tap if self.touch else button.click)()
        self.wait(before)

    def looks_right(self) -> None:
        """Once it has settled, the guide is on the screen and does not cover what it points at."""
        self.page.wait_for_function(CLEAR)


def findings(page: Any) -> list[str]:
    """What axe finds."""
    axe = pytest.importorskip("axe_playwright_python.sync_playwright").Axe()
    return [one["id"] for one in axe.run(page).response["violations"] if one["impact"] in ("serious", "critical")]
