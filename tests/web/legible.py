"""Whether everything on a screen can be read and touched: sizes of letters, and of what a finger picks."""

from typing import Any

from tests.web.looks import at_rest

DESKTOP, PHONE = 12, 13
"""The smallest letters, in pixels of the screen."""
FINGER = 44

SMALL = """(least) => {
  const found = [];
  const texts = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!text.data.trim() || parent.closest('.sr, title, option, script, style')) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const matrix = parent instanceof SVGElement ? parent.getScreenCTM() : null;
    const scale = matrix ? Math.hypot(matrix.a, matrix.b) : (parent.currentCSSZoom ?? 1);
    const size = parseFloat(getComputedStyle(parent).fontSize) * scale;
    if (size < least - 0.05) found.push(`${text.data.trim().slice(0, 30)} [${parent.className}]: ${size.toFixed(1)}`);
  }
  return [...new Set(found)];
}"""
"""Words in letters that are too small, in drawings too. What only screen readers get does not count."""

MISSED = """([selector, finger]) => [...document.querySelectorAll(selector)].flatMap((one) => {
  if (!one.checkVisibility()) return [];
  one.scrollIntoView({ block: 'center', inline: 'center' });
  const box = one.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const rim = [...Array(8).keys()].map((n) => (n * Math.PI) / 4).map((turn) => [Math.cos(turn), Math.sin(turn)]);
  const missed = [[0, 0], ...rim].map(([dx, dy]) => [dx, dy].map((far) => Math.round(far * (finger / 2 - 1))))
    .filter(([dx, dy]) => {
      const hit = document.elementFromPoint(x + dx, y + dy);
      return !hit || !one.contains(hit);
    });
  const size = `${Math.round(box.width)} × ${Math.round(box.height)}`;
  return missed.length ? [`${one.dataset.spot ?? one.ariaLabel ?? one.innerText}: ${size}, missed ${missed}`] : [];
})"""
"""What a finger that lands anywhere in a circle around its middle would miss."""

PICKABLE = "button.spot.can"


def assert_legible(page: Any, least: int, where: str) -> None:
    """No letters are smaller than that."""
    at_rest(page)
    small = page.evaluate(SMALL, least)
    assert small == [], f"{where}: {small}"


def assert_touchable(page: Any, where: str, selector: str = PICKABLE) -> None:
    """Everything that can be picked is at least a fingertip wide and high, its invisible border included."""
    at_rest(page)
    missed = page.evaluate(MISSED, [selector, FINGER])
    assert missed == [], f"{where}: {missed}"
