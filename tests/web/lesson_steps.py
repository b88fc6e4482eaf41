"""A learner in a browser who knows nothing but what the screen shows: they click what is ringed."""

from collections.abc import Callable
from typing import Any

from tests.web.looks import at_rest
from tests.web.steps import painted

GAMES = ["qin", "zhanguo", "first_empire"]
"""In the order of the cards on the first screen."""
TARGET = """() => {
  const line = document.querySelector('[data-lesson] .ring .line');
  if (!line) return null;
  const { x, y, width, height } = line.getBoundingClientRect();
  return { x, y, width, height };
}"""
NOW = """() => {
  const layer = document.querySelector('[data-lesson]');
  const said = [...document.querySelectorAll('.coach .head, .coach .words > :not(.why)')].map((one) => one.innerText);
  return [layer?.dataset.lesson ?? '', layer?.dataset.key ?? '', said.join('\\n')];
}"""
"""What the guide does, what it points at, and what it says; the reasons come and go with the room there is."""
SETTLED = f"""(before) => {{
  const now = ({NOW})();
  if (['', 'watch', 'showing'].includes(now[0])) return false;
  if (document.querySelector('[data-lesson][aria-busy=true]')) return false;
  return now.some((one, n) => one !== before[n]);
}}"""
"""Whether the guide has gone on, nobody else is playing, and the server has answered."""
MOVED = """([x, y]) => {
  const line = document.querySelector('[data-lesson] .ring .line');
  if (!line) return false;
  const box = line.getBoundingClientRect();
  return Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y) > 12;
}"""
"""Whether the ring is somewhere else."""
HERE = f"(before) => ({NOW})().every((one, n) => one === before[n])"
"""Whether the guide still points at the same and says the same."""
STAYS = f"""async ([before, spot, patience]) => {{
  const [here, moved] = [{HERE}, {MOVED}];
  for (let waited = 0; here(before) && !moved(spot) && waited < patience; ) {{
    const since = performance.now();
    await new Promise((next) => setTimeout(next, 30));
    // Nobody clicks again while the server has not answered, or while the page itself is slow.
    if (!document.querySelector('[data-lesson][aria-busy=true]')) waited += Math.min(30, performance.now() - since);
  }}
  return here(before);
}}"""
"""Waits for something to happen, so much longer as the server or the page is slow; whether nothing has."""
HURRY = """() => {
  const later = window.setTimeout;
  window.setTimeout = (work, time, ...more) => later(work, time === 1500 ? 150 : time, ...more);
}"""
"""Shortens how long the table stays light after others' moves: nobody looks here."""
MARKED = """() => {
  const ring = document.querySelector('[data-lesson] .ring .line').getBoundingClientRect();
  const middles = [...document.querySelectorAll('button[data-spot], [data-cell]')].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  });
  return middles.filter(([x, y]) => x > ring.left && x < ring.right && y > ring.top && y < ring.bottom);
}"""
"""The middles of all places inside the ring."""
LOOK_AGAIN = """async () => {
  dispatchEvent(new Event('resize'));
  await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
}"""
"""Puts the ring where its target is now: it looks every 120 ms and may lag behind a table that changes."""
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
        page.evaluate(HURRY)

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
        """What the guide does, what it points at, and what it says."""
        found: list[str] = self.page.evaluate(NOW)
        return found

    def wait(self, before: list[str]) -> None:
        """Wait until the guide points at something else, and nobody else is playing."""
        self.page.wait_for_function(SETTLED, arg=before)
        if self.mode in ("step", "confirm"):
            self.page.wait_for_selector("[data-lesson] .ring")

    def settle(self) -> None:
        """Wait until the table is at rest, with the ring around its target."""
        at_rest(self.page)
        self.page.evaluate(LOOK_AGAIN)

    def middle(self) -> tuple[float, float]:
        """The middle of the ring."""
        box = self.page.evaluate(TARGET)
        assert box, self.said
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def click_target(self) -> None:
        """Click what is ringed, and wait for what follows."""
        self.act(lambda: self.point(*self.middle()))

    def act(self, click: Callable[[], None]) -> None:
        """Do what a click does, and wait for what follows.

        Somebody who sees nothing happen clicks again: a tile may have to be turned more than once, on a phone a region
        opens before something in it can be touched, and two clicks in a moment count as one.
        """
        before = self.now()
        for patience in (250 if "data-turns" in before[1] else 2000, 2000):
            self.settle()
            spot = self.middle()
            click()
            if self.goes_on(before, spot, patience):
                break
        else:
            self.settle()
            click()
        self.wait(before)

    def goes_on(self, before: list[str], spot: tuple[float, float], patience: int) -> bool:
        """Whether the guide goes on; False if the ring has moved for the same step, or nothing happens for a while."""
        here: bool = self.page.evaluate(STAYS, [before, spot, patience])
        return not here

    def click_every_mark(self) -> None:
        """Click each place inside the ring, going back in between: all of them lead to the same next step."""
        self.settle()
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

    def takes(self, number: str) -> None:
        """Take something from the hand by its key."""
        self.page.keyboard.press(number)
        painted(self.page)

    def press(self, name: str) -> None:
        """Press a button of the guide, and wait for what follows."""
        before = self.now()
        button = self.page.locator(".coach").get_by_role("button", name=name)
        (button.tap if self.touch else button.click)()
        self.wait(before)

    def looks_right(self) -> None:
        """Once it has settled, the guide is on the screen and does not cover what it points at."""
        self.page.wait_for_function(CLEAR)
