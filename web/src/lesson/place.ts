/** Where a callout goes: beside its target, without covering it. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Side = 'right' | 'left' | 'below' | 'above';

export interface Size {
  width: number;
  height: number;
}

/** The least distance to the edge of the screen. */
export const MARGIN = 8;
/** The distance to the target, in which the arrow is. */
const GAP = { wide: 52, small: 26 };
const SIDES: Side[] = ['right', 'left', 'below', 'above'];

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/** Returns the smallest box around several; null for none. */
export function around(boxes: readonly Box[]): Box | null {
  if (!boxes.length) return null;
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  return { x, y, width: right - x, height: Math.max(...boxes.map((box) => box.y + box.height)) - y };
}

export function grown(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by };
}

/** Returns the area that two boxes share. */
export function shared(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}

function beside(target: Box, size: Size, side: Side, gap: number, screen: Size): Box {
  const middle = { x: target.x + target.width / 2 - size.width / 2, y: target.y + target.height / 2 - size.height / 2 };
  const wanted = {
    right: { x: target.x + target.width + gap, y: middle.y },
    left: { x: target.x - gap - size.width, y: middle.y },
    below: { x: middle.x, y: target.y + target.height + gap },
    above: { x: middle.x, y: target.y - gap - size.height },
  }[side];
  return {
    ...size,
    x: clamp(wanted.x, MARGIN, Math.max(MARGIN, screen.width - MARGIN - size.width)),
    y: clamp(wanted.y, MARGIN, Math.max(MARGIN, screen.height - MARGIN - size.height)),
  };
}

/**
 * Returns the place of a callout beside its target, everything that is lit or a part of it. It never covers the target
 * if any side has room, and as little of what is lit as it can. `floor` is where a bar at the bottom of the screen
 * begins.
 */
export function placed(
  target: Box,
  size: Size,
  screen: Size & { floor?: number },
  lit: readonly Box[],
  small = false,
): Box {
  const sides = small ? SIDES.slice(2) : SIDES;
  const gaps = [small ? GAP.small : GAP.wide, MARGIN + 4];
  const floors = [screen.floor ?? screen.height, screen.height];
  const ways = floors.flatMap((height) =>
    [target, around([target, ...lit])!, ...lit].flatMap((box) =>
      sides.flatMap((side) => gaps.map((gap) => beside(box, size, side, gap, { ...screen, height }))),
    ),
  );
  const worth = (box: Box) =>
    1000 * shared(box, grown(target, 4)) + lit.reduce((sum, one) => sum + shared(box, one), 0);
  return ways.reduce((best, box) => (worth(box) < worth(best) ? box : best));
}

/** Returns the place of a callout without a target: at the lower right, out of the way. */
export function docked(size: Size, screen: Size, small: boolean): Box {
  const x = small ? (screen.width - size.width) / 2 : screen.width - size.width - 20;
  return { ...size, x, y: screen.height - size.height - (small ? MARGIN : 18) };
}

export interface Arrow {
  /** The line. */
  path: string;
  /** Its point. */
  head: string;
}

const SHORTEST = 18;
const LONGEST = 420;

/** Returns the arrow from a callout to its target; null if they are too close for one, or too far apart. */
export function arrowTo(callout: Box, target: Box, longest = LONGEST): Arrow | null {
  const end = edge(target, middle(callout));
  const start = edge(callout, end);
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const length = Math.hypot(dx, dy);
  if (length < SHORTEST || length > longest) return null;
  const bend = Math.min(28, length / 5);
  const through = { x: start.x + dx / 2 - (dy / length) * bend, y: start.y + dy / 2 + (dx / length) * bend };
  const angle = Math.atan2(end.y - through.y, end.x - through.x);
  const wing = (turn: number) => at(end.x - 13 * Math.cos(angle + turn), end.y - 13 * Math.sin(angle + turn));
  const neck = at(end.x - 8 * Math.cos(angle), end.y - 8 * Math.sin(angle));
  return {
    path: `M${at(start.x, start.y)}Q${at(through.x, through.y)} ${neck}`,
    head: `M${at(end.x, end.y)}L${wing(0.48)}L${wing(-0.48)}Z`,
  };
}

const at = (x: number, y: number) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
const middle = (box: Box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** Returns the point of a box's edge that is nearest to a point outside. */
function edge(box: Box, from: { x: number; y: number }): { x: number; y: number } {
  const centre = middle(box);
  const inset = (size: number) => Math.min(18, size / 2);
  const x = clamp(from.x, box.x + inset(box.width), box.x + box.width - inset(box.width));
  const y = clamp(from.y, box.y + inset(box.height), box.y + box.height - inset(box.height));
  const across = Math.max(box.x - from.x, from.x - box.x - box.width);
  const down = Math.max(box.y - from.y, from.y - box.y - box.height);
  if (across >= down) return { x: from.x > centre.x ? box.x + box.width : box.x, y };
  return { x, y: from.y > centre.y ? box.y + box.height : box.y };
}
