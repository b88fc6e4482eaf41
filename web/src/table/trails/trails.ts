/** Where the moves since your last one are on the screen: rings, numbers, and the ways of what travelled. */

import { centre, placed, rectOf, type Journey, type Rect } from '../motion/journey';

interface Point {
  x: number;
  y: number;
}

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
  way: Way | null;
  badge: Point;
}

/** A bent line from a player's strip to a ring, between their edges: it crosses neither words nor numbers there. */
export interface Way {
  path: string;
  start: Point;
  end: Point;
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

/** Returns where a line from the middle of a rectangle to a point leaves the rectangle. */
function edge(rect: Rect, towards: Point): Point {
  const { x, y } = centre(rect);
  const [across, down] = [towards.x - x, towards.y - y];
  const share = Math.min(1, rect.width / 2 / Math.abs(across || 1), rect.height / 2 / Math.abs(down || 1));
  return { x: x + across * share, y: y + down * share };
}

function wayTo(journey: Journey, ring: Rect): Way | null {
  const from = rectOf(journey.from);
  if (!from) return null;
  const [here, there] = [centre(from), centre(ring)];
  const bend = { x: (here.x + there.x) / 2, y: Math.min(here.y, there.y) - 24 };
  const [start, end] = [edge(from, bend), edge(ring, bend)];
  return { path: `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`, start, end };
}

/** Returns the trails of the moves that can be seen now, with their numbers where they do not cover each other. */
export function trailsOf(told: readonly Told[], ways: boolean): Trail[] {
  const badges: Point[] = [];
  return told.flatMap(({ seat, journeys }, n) => {
    const found = toldBy(journeys).map((journey) => ({ journey, ring: ringOf(journey) }));
    const rings = found.flatMap(({ ring }) => (ring ? [ring] : []));
    // The last thing that moved is what the move was about: a palace, not the card played for it.
    const main = found.findLast(({ ring }) => ring !== null);
    if (!main?.ring) return [];
    const badge = beside(main.ring, badges);
    badges.push(badge);
    // The court says itself who played the card.
    const drawn = ways && told.length <= MOST_WAYS && !main.ring.corners && !main.journey.ahead;
    const way = drawn ? wayTo(main.journey, main.ring) : null;
    return [{ number: n + 1, seat, rings, way, badge }];
  });
}

/** Returns what a move is told by: the pieces it brought, or else the first thing that moved. */
export function toldBy(journeys: readonly Journey[]): Journey[] {
  const pieces = journeys.filter((one) => !one.quiet);
  return pieces.length ? pieces : journeys.slice(0, 1);
}

/** Returns the place of a number: the upper right corner, or left of others that are there. */
function beside(ring: Rect, taken: readonly Point[]): Point {
  const at = { x: Math.min(ring.x + ring.width, innerWidth - BADGE / 2 - 2) - BADGE / 2, y: ring.y - BADGE / 2 };
  while (taken.some((one) => Math.abs(one.x - at.x) < BADGE && Math.abs(one.y - at.y) < BADGE)) at.x -= BADGE + 2;
  return at;
}
