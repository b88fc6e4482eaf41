"""What a careful eye would see at once, as geometry: words that are cut off, and things that lie over one another."""

from typing import Any

CUT = """(allowed) => {
  const found = [];
  const seen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const within = (what, inner, parent) => {
    for (let box = parent; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) break;
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      const frame = box.getBoundingClientRect();
      const across = Math.max(inner.right - frame.right, frame.left - inner.left);
      if (across > 2 || inner.bottom - frame.bottom > 4) found.push(`${what} in [${box.className}]`);
    }
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!text.data.trim() || parent.closest(`.sr, svg, option, select, ${allowed}`)) continue;
    if (!seen(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const word = range.getBoundingClientRect();
    if (!word.width || !word.height) continue;
    const what = `${text.data.trim().slice(0, 40)} [${parent.className}]`;
    within(what, word, parent);
    const dots = getComputedStyle(parent).textOverflow === 'ellipsis';
    if (dots && word.width > parent.getBoundingClientRect().width + 0.05) found.push(`${what} ends in dots`);
  }
  for (const picture of document.querySelectorAll('main .bits > *')) {
    if (!seen(picture) || picture.closest('.sr')) continue;
    const [what, inner] = [`picture ${picture.innerHTML.slice(0, 40)}`, picture.getBoundingClientRect()];
    within(what, inner, picture.parentElement);
    const spot = picture.closest('.spot')?.getBoundingClientRect();
    if (spot && (inner.right > spot.right + 1 || inner.left < spot.left - 1)) found.push(`${what} beside its spot`);
  }
  return [...new Set(found)];
}"""
"""Words and pictures that stick out of a box which hides what sticks out. Boxes that scroll do not count."""

OVER = """() => {
  const spots = [...document.querySelectorAll('main .spot')].filter((one) => one.checkVisibility());
  const boxes = spots.map((one) => [one, one.getBoundingClientRect()]).filter(([, box]) => box.width && box.height);
  const found = [];
  boxes.forEach(([one, a], n) => boxes.slice(n + 1).forEach(([other, b]) => {
    if (one.contains(other) || other.contains(one) || one.matches('.whole') || other.matches('.whole')) return;
    if (one.closest('.stick') !== other.closest('.stick')) return;
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (wide > 2 && high > 2) found.push(`${one.ariaLabel} / ${other.ariaLabel}`);
  }));
  return found;
}"""
"""Spots of the boards that cover one another; an area under its pieces and a bar that stays in sight do not count."""

SHORTENED = ".txt, .small .crumb"
"""A card's words, which are told in full where it is pointed at; what has no room in the head of a small screen."""


def assert_well_set(page: Any, where: str) -> None:
    """Nothing is cut off, nothing overlaps, nothing scrolls sideways. What is shortened by design does not count."""
    cut, over = page.evaluate(CUT, SHORTENED), page.evaluate(OVER)
    assert cut == [], f"{where}: {cut}"
    assert over == [], f"{where}: {over}"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), where
