/** Where a popover goes: beside what it is about, inside the window, and never over it. */

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Size {
  width: number;
  height: number;
}
export type Side = 'right' | 'left' | 'below' | 'above';

export interface Placing {
  side: Side;
  left: number;
  top: number;
  /** Where along its edge the arrow points at its subject. */
  arrow: number;
}

const GAP = 10;
const EDGE = 8;
/** How far the arrow keeps from the corners. */
const CORNER = 18;

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, Math.max(least, most)));

/** Returns how much is left on each side of a subject, less what the popover needs. */
function spare(about: Rect, pop: Size, room: Size): Record<Side, number> {
  return {
    right: room.width - EDGE - (about.left + about.width + GAP) - pop.width,
    left: about.left - GAP - EDGE - pop.width,
    below: room.height - EDGE - (about.top + about.height + GAP) - pop.height,
    above: about.top - GAP - EDGE - pop.height,
  };
}

/** Places a popover: on the first side with enough space, or on the one with the most. */
export function placed(about: Rect, pop: Size, room: Size): Placing {
  const left = spare(about, pop, room);
  const sides: Side[] = ['right', 'left', 'above', 'below'];
  const side = sides.find((one) => left[one] >= 0) ?? sides.reduce((a, b) => (left[b] > left[a] ? b : a));
  const middle = { x: about.left + about.width / 2, y: about.top + about.height / 2 };
  if (side === 'right' || side === 'left') {
    const top = within(middle.y - pop.height / 2, EDGE, room.height - EDGE - pop.height);
    const x = side === 'right' ? about.left + about.width + GAP : about.left - GAP - pop.width;
    return { side, left: x, top, arrow: within(middle.y - top, CORNER, pop.height - CORNER) };
  }
  const x = within(middle.x - pop.width / 2, EDGE, room.width - EDGE - pop.width);
  const top = side === 'below' ? about.top + about.height + GAP : about.top - GAP - pop.height;
  return {
    side,
    left: x,
    top: within(top, EDGE, room.height - EDGE - pop.height),
    arrow: within(middle.x - x, CORNER, pop.width - CORNER),
  };
}
