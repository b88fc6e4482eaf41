"""What people do to be told about something on the table, for the page's tests."""

from typing import Any

from tests.web.looks import at_rest, middle

POP = "[role=tooltip]"

ALL = """async () => {
  const silent = [];
  const seen = new Set();
  const frame = () => new Promise((next) => requestAnimationFrame(next));
  const until = async (there) => { for (let n = 0; n < 60 && !there(); n += 1) await frame(); };
  const shown = () => document.querySelector('[role=tooltip]');
  for (const one of document.querySelectorAll('main [data-spot], main [data-about]')) {
    const name = one.dataset.spot ?? one.dataset.about;
    if (seen.has(name) || !one.checkVisibility()) continue;
    seen.add(name);
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    await frame();
    one.dispatchEvent(new Event('tell', { bubbles: true }));
    await until(() => shown()?.matches('.ready'));
    const told = document.querySelector('[role=tooltip].ready');
    const box = told?.getBoundingClientRect();
    const words = told?.innerText ?? '';
    if (!told || /-[a-z]+-|undefined|\\?\\?/.test(words)) silent.push(`${name}: ${words.slice(0, 80)}`);
    else if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight)
      silent.push(`${name} is told outside of the window`);
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await until(() => !shown());
    if (shown()) silent.push(`${name}: Escape does not close it`);
  }
  return [seen.size, silent];
}"""
"""Asks about everything on the table, once each: how many things, and those about which nothing is told."""


def rest_on(page: Any, selector: str) -> str:
    """Let the mouse rest on something; what the popover says."""
    at_rest(page)  # what moves under a resting mouse is not told
    page.locator(selector).first.hover()
    page.wait_for_selector(f"{POP}.ready")
    words: str = page.inner_text(POP)
    return words


def look_away(page: Any) -> None:
    """Move the mouse to where nothing is."""
    page.mouse.move(2, 2)
    page.wait_for_selector(POP, state="detached")


def stay_on(page: Any, selector: str) -> str:
    """Let a finger stay on something; what the popover says."""
    finger = page.context.new_cdp_session(page)
    point = dict(zip("xy", middle(page.locator(selector).first), strict=True))
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.wait_for_selector(f"{POP}.ready, .drag-ghost", state="attached")  # what is lifted tells when it is put down
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_selector(f"{POP}.ready")
    words: str = page.inner_text(POP)
    return words
