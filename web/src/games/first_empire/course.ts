/** Where the spaces of the elixir route lie at sea, in pixels of the screen. */

import type { Box, Point } from '../../euro/land/types';

/** How large the route is drawn: radii of plain spaces and of those with a symbol, and the letters on them. */
export interface Gauge {
  space: number;
  symbol: number;
  text: number;
  /** The height of a ship. */
  ship: number;
}

export const DESK: Gauge = { space: 10, symbol: 12, text: 12, ship: 29 };
export const PHONE: Gauge = { space: 12, symbol: 13, text: 13, ship: 30 };

/** The route: its spaces in order, and the isles of the immortals at its end. */
export interface Course {
  height: number;
  spaces: Point[];
  isles: Box;
}

const ISLES = { width: 58, height: 45 };
/** Room for a ship above a space and for the value below it. */
const [ABOVE, BELOW] = [38, 34];

/** Returns the route for a sea of this width. Where a line is too short, it turns and comes back below. */
export function courseOf(width: number, count: number, { symbol }: Gauge): Course {
  const edge = symbol + 4;
  const last = width - edge - ISLES.width + 6;
  if ((count - 1) * (2 * symbol + 1) <= last - edge) {
    const isles = { ...ISLES, x: width - ISLES.width, y: ABOVE - 2 };
    return { height: ABOVE + BELOW, spaces: line(count, edge, last, ABOVE), isles };
  }
  const first = Math.ceil(count / 2);
  const second = 2 * ABOVE + BELOW - 4;
  const there = line(first, edge, width - edge - 2, ABOVE);
  const back = line(count - first, width - edge - 8, edge + ISLES.width / 2, second);
  return {
    height: second + BELOW,
    spaces: [...there, ...back],
    isles: { width: 44, height: 34, x: 0, y: second - 4 },
  };
}

/** Returns points from one end to the other at a height. The sea is never quite level. */
function line(count: number, from: number, to: number, y: number): Point[] {
  return Array.from({ length: count }, (_, n) => {
    const x = from + ((to - from) * n) / (count - 1);
    return { x, y: y + 3.4 * Math.sin(x / 42) };
  });
}

/** Returns where ships ride: above their spaces, those on one space side by side. */
export function moored({ spaces }: Course, at: readonly number[], { space, ship }: Gauge): Point[] {
  return at.map((one, player) => {
    const together = at.flatMap((other, n) => (other === one ? [n] : []));
    const apart = Math.min(ship * 0.6, 44 / together.length);
    const aside = (together.indexOf(player) - (together.length - 1) / 2) * apart;
    const { x, y } = spaces[one]!;
    return { x: Math.max(ship * 0.55, x + aside), y: y - space + 1 };
  });
}
