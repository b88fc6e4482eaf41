/** Arrow keys walk over the table, from each thing to the nearest one that way: also over what cannot be picked. */

interface Point {
  x: number;
  y: number;
}

const TABLE = '.wide, .phone, .lying';
/** Things that have something to tell, and can have the focus. */
const SUBJECTS = '[data-spot], [data-about]';
const WAYS: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};
/** How much farther something aside seems than something straight ahead. */
const ASIDE = 2.5;

/** Returns the index of the nearest point in a direction; -1 if there is none. */
export function nearest(from: Point, way: Point, points: readonly Point[]): number {
  const far = points.map(({ x, y }) => {
    const [ahead, aside] = [(x - from.x) * way.x + (y - from.y) * way.y, (x - from.x) * way.y + (y - from.y) * way.x];
    return ahead > 2 ? ahead + ASIDE * Math.abs(aside) : Infinity;
  });
  const least = Math.min(...far);
  return least === Infinity ? -1 : far.indexOf(least);
}

function middleOf(element: Element): Point {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * Moves the focus one thing on; false if the key means something else: scrolling, or something where the focus is.
 */
export function walk(event: KeyboardEvent): boolean {
  const way = WAYS[event.key];
  const now = document.activeElement;
  const begins = now === document.body && document.documentElement.scrollHeight <= innerHeight;
  if (!way || event.defaultPrevented || !(begins || now?.matches(SUBJECTS))) return false;
  const things = [...document.querySelectorAll<HTMLElement>(`:is(${TABLE}) :is(${SUBJECTS})`)].filter(
    (one) => one !== now && one.checkVisibility(),
  );
  const from = now && now !== document.body ? middleOf(now) : null;
  const next = from ? things[nearest(from, way, things.map(middleOf))] : things[0];
  next?.focus();
  if (next) event.preventDefault();
  return next !== undefined;
}
