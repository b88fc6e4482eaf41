/** How fast others' moves are shown, chosen in the table's menu. */

export const PACES = ['instant', 'quick', 'normal', 'slow'] as const;
export type Pace = (typeof PACES)[number];

/** Milliseconds from the beginning of one move to the next. */
const MOVE: Record<Pace, number> = { instant: 0, quick: 600, normal: 1000, slow: 1600 };

export function moveTime(pace: Pace): number {
  return MOVE[pace];
}

/** Returns how long a piece travels over this distance: longer ways take longer, but a move always fits its pace. */
export function travelTime(distance: number, pace: Pace): number {
  return Math.min(700, 420 + 0.25 * Math.max(0, distance - 300), 0.7 * MOVE[pace]);
}

/** Returns how long the travels of one move wait for each other; from the fourth on they start together. */
export function delayOf(at: number, pace: Pace): number {
  return Math.min(at, 3) * Math.min(180, 0.1 * MOVE[pace]);
}
