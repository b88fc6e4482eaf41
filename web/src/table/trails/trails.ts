/** Where the moves since your last one are on the screen: rings, numbers, and the ways of what travelled. */

import { centre, placed, rectOf, type Journey, type Rect } from '../motion/journey';

/** A move with what it moved. */
export interface Told {
  seat: number | null;
  journeys: readonly Journey[];
}

export interface Ring extends Rect {
  /** Whether it is drawn as the corners of a tile. */
  corners: boolean;
}

export interface Trail {
  /** From 1, as in the digest. */
  number: number;
  seat: number | null;
  rings: Ring[];
  way: string | null;
  badge: { x: number; y: number };
}

/** With more moves than this there are only rings; the ways come when stepping. */
const MOST_WAYS = 12;
const BADGE = 18;
/** Parts of the page that lie over the boards or beside them. */
const OVER = '.stick, .bar-top, dialog, .talk, .turn';

/** Whether the middle of a place can be seen, and is not under the bar, a sheet or the turn. */
function inSight(rect: Rect, element: Element | null): boolean {
  const { x, y } = centre(rect);
  const top = document.elementFromPoint(x, y);
  const over = top?.closest(OVER);
  return top !== null && (!over || over.contains(element));
}

/** Returns the newest of the pieces that stand in a place, or the whole place. */
function pieceIn(name: string | undefined, place: Rect): Rect {
  const found = [...document.querySelectorAll(`main [data-piece="${name ?? ''}"]`)]
    .map((one) => one.getBoundingClientRect())
    .filter((one) => {
      const { x, y } = centre(one);
      return x > place.x && x < place.x + place.width && y > place.y && y < place.y + place.height;
    });
  return found.at(-1) ?? place;
}

function ringOf(journey: Journey): Ring | null {
  const place = rectOf(journey.to, journey.whole);
  const name = journey.to.find((one) => placed(one));
  if (!place || !name || !inSight(place, placed(name))) return null;
  const { x, y, width, height } = journey.piece ? pieceIn(journey.piece, place) : place;
  return { x: x - 2, y: y - 2, width: width + 4, height: height + 4, corners: journey.whole ?? false };
}

function wayTo(journey: Journey, ring: Rect): string | null {
  const from = rectOf(journey.from);
  if (!from) return null;
  const [start, end] = [centre(from), centre(ring)];
  const bend = `${(start.x + end.x) / 2} ${Math.min(start.y, end.y) - 24}`;
  return `M${start.x} ${start.y}Q${bend} ${end.x} ${end.y}`;
}

/** Returns the trails of the moves that can be seen now, with their numbers where they do not cover each other. */
export function trailsOf(told: readonly Told[], ways: boolean): Trail[] {
  const badges: { x: number; y: number }[] = [];
  return told.flatMap(({ seat, journeys }, n) => {
    const found = toldBy(journeys).map((journey) => ({ journey, ring: ringOf(journey) }));
    const rings = found.flatMap(({ ring }) => (ring ? [ring] : []));
    // The last thing that moved is what the move was about: a palace, not the card played for it.
    const main = found.findLast(({ ring }) => ring !== null);
    if (!main?.ring) return [];
    const badge = beside(main.ring, badges);
    badges.push(badge);
    const way = ways && told.length <= MOST_WAYS && !main.ring.corners ? wayTo(main.journey, main.ring) : null;
    return [{ number: n + 1, seat, rings, way, badge }];
  });
}

/** Returns what a move is told by: the pieces it brought, or else the first thing that moved. */
export function toldBy(journeys: readonly Journey[]): Journey[] {
  const pieces = journeys.filter((one) => !one.quiet);
  return pieces.length ? pieces : journeys.slice(0, 1);
}

/** Returns the place of a number: the upper right corner, or left of others that are there. */
function beside(ring: Rect, taken: readonly { x: number; y: number }[]): { x: number; y: number } {
  const at = { x: ring.x + ring.width - BADGE / 2, y: ring.y - BADGE / 2 };
  while (taken.some((one) => Math.abs(one.x - at.x) < BADGE && Math.abs(one.y - at.y) < BADGE)) at.x -= BADGE + 2;
  return at;
}
