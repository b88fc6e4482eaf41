/** Finds on the screen what a lesson points at. */

import { around, type Box } from './place';

/** The bar that stays at the bottom of a small screen and hides what is under it. */
const BAR = '.stick';

/** Returns where the bar begins, unless these are on it: the bottom of what can be seen of them. */
export function floorOf(elements: readonly Element[]): number {
  const bar = document.querySelector(BAR);
  if (!bar || elements.some((one) => bar.contains(one))) return innerHeight;
  return Math.min(innerHeight, bar.getBoundingClientRect().top);
}

/** Returns the box of what can be seen of an element. */
function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  const floor = floorOf([element]);
  return { x, y, width, height: y < floor ? Math.min(height, floor - y) : height };
}

function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 2 && height > 2 && (element.checkVisibility?.({ visibilityProperty: true }) ?? true);
}

/** Returns the elements of the first selector that matches any which are shown. */
export function found(selectors: readonly string[]): Element[] {
  for (const selector of selectors) {
    const shown = [...document.querySelectorAll(selector)].filter(isShown);
    if (shown.length) return shown;
  }
  return [];
}

/** Returns the box around everything that is shown of the first selector that matches. */
export function boxAround(selectors: readonly string[]): Box | null {
  return around(found(selectors).map(boxOf));
}

/** Returns a box for each of these selectors that is shown, around all that it matches. */
export function boxesOf(selectors: readonly string[]): Box[] {
  return selectors.flatMap((selector) => boxAround([selector]) ?? []);
}

const TALL = 160;

/** Scrolls to elements unless they are in sight. */
export function bringIntoSight(elements: readonly Element[]): void {
  const [first] = elements;
  if (!first) return;
  const { top, bottom, height } = first.getBoundingClientRect();
  const floor = floorOf(elements);
  if (top >= 0 && bottom <= floor) return;
  // A tall one goes to the top, so that there is room beside it.
  first.scrollIntoView({ block: height > TALL ? 'start' : 'center', inline: 'nearest' });
}
