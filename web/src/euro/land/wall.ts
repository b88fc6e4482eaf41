/** Where everything of a painted wall is: gate towers, sections and slots, for any width. */

import type { Box, Point } from './types';

/** One section of a site: what its tile says stands above its slots. */
export interface SectionPlan {
  /** All of it, as a target for fingers. */
  whole: Box;
  words: Box;
  slots: Box[];
}

export interface SitePlan {
  /** The middle of its gate tower's foot, and how tall it is with its flag. */
  gate: Point & { height: number };
  name: Box;
  sections: SectionPlan[];
}

interface Wanted {
  x?: number;
  y?: number;
  width: number;
  /** Down to the foot of the wall. */
  height: number;
  /** For each site, how many slots its sections have. */
  sites: readonly (readonly number[])[];
}

/** The wall climbs and falls a little with the ridge. */
const LIFTS = [1, -2, -1, 2, 0, -2];
const LOWEST = Math.max(...LIFTS);
const NAME = 20;
const WORDS = 21;
const GAP = 3;
/** How wide the space of a gate tower is, for its height. */
const GATE = 0.36;

/** Divides a row into boxes of the same width. */
export function divided({ x, y, width, height }: Box, count: number): Box[] {
  return Array.from({ length: count }, (_, n) => ({ x: x + (width * n) / count, y, width: width / count, height }));
}

/** Lays out a wall whose sites stand side by side. */
export function wallPlan({ x = 0, y = 0, width, height, sites }: Wanted): SitePlan[] {
  return divided({ x, y, width, height }, sites.length).map((site, at) => sitePlan(site, sites[at]!, at));
}

/** Lays out one site: its gate on the left, then its sections, with space for the words of their tiles. */
export function sitePlan(site: Box, sections: readonly number[], at = 0, said = WORDS): SitePlan {
  const tall = site.height - 7;
  const gate = Math.min(44, tall * GATE);
  const [from, room] = [site.x + gate, site.width - gate - GAP * sections.length];
  const total = sections.reduce((sum, count) => sum + count, 0);
  let left = from;
  return {
    gate: { x: site.x + gate / 2 + 1, y: site.y + site.height, height: tall },
    name: { x: from + 5, y: site.y, width: site.width - gate - 8, height: NAME },
    sections: sections.map((count, n) => {
      const width = (room * count) / total;
      const lift = LIFTS[(at * sections.length + n) % LIFTS.length]!;
      const top = site.y + NAME + lift;
      const whole = { x: left, y: top, width, height: site.height - NAME - lift };
      left += width + GAP;
      const slots = { x: whole.x, y: top + said, width, height: site.height - NAME - said - LOWEST };
      return { whole, words: { ...whole, height: said }, slots: divided(slots, count) };
    }),
  };
}

/** Lays out a wall in a low strip: a narrow gate, then the slots of each site. */
export function stripPlan(width: number, height: number, sites: readonly (readonly number[])[]): Box[][] {
  return divided({ x: 0, y: 0, width, height }, sites.length).map((site, at) => {
    const gate = Math.min(16, site.width * 0.12);
    const count = sites[at]!.reduce((sum, slots) => sum + slots, 0);
    return divided({ ...site, x: site.x + gate, width: site.width - gate - 1 }, count);
  });
}

/** Where the gates of a strip stand. */
export function stripGates(width: number, height: number, sites: number): (Point & { height: number })[] {
  return divided({ x: 0, y: 0, width, height }, sites).map((site) => ({
    x: site.x + Math.min(16, site.width * 0.12) / 2 + 1,
    y: height,
    height: height - 3,
  }));
}
