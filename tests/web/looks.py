"""What a careful eye would see at once, as geometry: words that are cut off, and things that overlap."""

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
  // A name that people gave may end in dots, where a part is left and the whole is told on pointing at it.
  const named = (parent, words) => parent.matches('.name, .who b') && parent.clientWidth > 30
    && (parent.closest('[title]')?.title ?? '').includes(words.trim());
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
    const dots = getComputedStyle(parent).textOverflow === 'ellipsis' && !named(parent, text.data);
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
"""Words and pictures that stick out of a box that hides its overflow. Boxes that scroll do not count."""

EDGES = """(allowed) => {
  const found = [];
  const seen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const clear = (colour) => /transparent|[,/] 0\\)$/.test(colour);
  const wide = (style, side) => parseFloat(style[`border${side}Width`]);
  const framed = (style) => (wide(style, 'Left') > 0 && wide(style, 'Right') > 0 && !clear(style.borderRightColor))
    || (parseFloat(style.borderTopLeftRadius) > 0 && !clear(style.backgroundColor));
  const within = (what, inner, from, room) => {
    for (let box = from; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) return;
      if (style.display !== 'inline' && framed(style)) {
        const [frame, zoom] = [box.getBoundingClientRect(), box.currentCSSZoom ?? 1];
        const [left, right] = [frame.left + wide(style, 'Left') * zoom, frame.right - wide(style, 'Right') * zoom];
        const high = Math.max(frame.top - inner.top, inner.bottom - frame.bottom) - room;
        const by = Math.max(left - inner.left, inner.right - right, high);
        if (by > 0.6) found.push(`${what} over the edge of [${box.className}] by ${by.toFixed(1)}`);
      }
      if (style.position === 'absolute' || style.position === 'fixed') return;
    }
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!text.data.trim() || parent.closest(`.sr, svg, option, select, ${allowed}`) || !seen(parent)) continue;
    if (getComputedStyle(parent).textOverflow === 'ellipsis') continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const word = range.getBoundingClientRect();
    if (word.width) within(`${text.data.trim().slice(0, 40)} [${parent.className}]`, word, parent, 5);
  }
  for (const picture of document.querySelectorAll('main :is(svg, .piece, .who, .vp)')) {
    const box = picture.getBoundingClientRect();
    if (!box.width || !seen(picture) || picture.closest('.sr, .land')) continue;
    const what = picture.querySelector('use')?.getAttribute('href') ?? picture.className;
    within(`picture ${what} [${picture.parentElement.className}]`, box, picture.parentElement, 1);
  }
  return [...new Set(found)];
}"""
"""Words and pictures that cross the edge of the tile, cell or panel they are in, hidden or not."""

BADGES = """() => [...document.querySelectorAll('main .letter circle')].filter((one) => {
  const [badge, picture] = [one.getBoundingClientRect(), one.closest('svg').getBoundingClientRect()];
  return badge.right > picture.right + 0.5 || badge.bottom > picture.bottom + 0.5;
}).map((one) => `${one.parentElement.textContent} cut by its picture`)"""
"""Show colour letters that their own picture cuts off."""

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
"""Spots of the boards that cover each other; an area under its pieces and a bar that stays in view do not count."""

SHORTENED = ".txt, .small .crumb"
"""A card's words, which are shown in full on hover; what has no room in the header of a small screen."""


LOADING = "p.loading, main p[role=status]:not(.sr, .note, .small, .since *)"
"""What a page says while a part of it is still being fetched."""
AT_REST = f"""async () => {{
  const frame = () => new Promise((next) => requestAnimationFrame(next));
  const told = () => !document.querySelector('{LOADING}') && !window.pending?.() && document.fonts.status === 'loaded';
  const boxes = () => [...document.querySelectorAll('main *')].map((one) =>
    [one.offsetLeft, one.offsetTop, one.offsetWidth, one.offsetHeight, one.scrollTop].join()).join(' ') + scrollY;
  await document.fonts.ready;
  for (let before = ''; ; await frame()) {{
    await frame();
    const now = boxes();
    if (told() && now === before) return;
    before = now;
  }}
}}"""


def at_rest(page: Any) -> None:
    """Wait until fonts and whatever the page has asked for are there, and nothing changes its place any more."""
    page.evaluate(AT_REST)


def middle(place: Any) -> tuple[float, float]:
    """The middle of something on a page, where it is once the page is at rest."""
    at_rest(place.page)
    box = place.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def resized(page: Any, size: tuple[int, int]) -> None:
    """Give the window another size."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function("([wide, high]) => innerWidth === wide && innerHeight === high", arg=list(size))
    at_rest(page)


def assert_well_set(page: Any, where: str) -> None:
    """Nothing is cut off, crosses an edge, overlaps or scrolls sideways. What is shortened by design does not count."""
    at_rest(page)
    cut, over = page.evaluate(CUT, SHORTENED), page.evaluate(OVER)
    edges = [*page.evaluate(EDGES, SHORTENED), *page.evaluate(BADGES)]
    assert cut == [], f"{where}: {cut}"
    assert edges == [], f"{where}: {edges}"
    assert over == [], f"{where}: {over}"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), where
