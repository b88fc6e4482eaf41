/** Where everything on ZhanGuo's painted board is, for any size: wall above, five regions below. */

import { divided, wallPlan, type SitePlan } from '../../euro/land/wall';
import type { Box, LandRegion, Terrain } from '../../euro/land/types';

/** The countries of the five regions, from west to east. */
export const TERRAINS: readonly Terrain[] = ['peaks', 'river', 'plain', 'coast', 'steppe'];

/** A region of the map: its number and leaders, then drums, open ground and terraces below one another. */
export interface RegionPlan {
  whole: Box;
  head: Box;
  squares: Box[];
  open: Box;
  palaces: Box;
  terraces: Box[];
}

export interface BoardPlan {
  /** The height of sky and wall. */
  top: number;
  sites: SitePlan[];
  land: LandRegion[];
  /** Where pieces stand. */
  clearings: Box[];
  regions: RegionPlan[];
}

/** The shares of the three rows of a region. */
const FOOT = 5;
const HEAD = 27;
const SQUARES = 3;

/** Lays out a region in its column. */
export function regionPlan(whole: Box, palaces: number, head = HEAD): RegionPlan {
  const { x, y, width, height } = whole;
  const rows = height - head - FOOT;
  const row = rows / 3;
  const inner = { x: x + 3, width: width - 6 };
  const lowest = { ...inner, y: y + head + row * 2, height: row };
  return {
    whole,
    head: { ...inner, y, height: head },
    squares: divided({ ...inner, y: y + head, height: row }, SQUARES),
    open: { ...inner, y: y + head + row, height: row },
    palaces: lowest,
    terraces: divided(lowest, palaces),
  };
}

/** Lays out the five regions between two heights. */
function regionsOf(width: number, top: number, height: number, palaces: number, head?: number): RegionPlan[] {
  const columns = divided({ x: 0, y: top, width, height: height - top }, TERRAINS.length);
  return columns.map((column) => regionPlan(column, palaces, head));
}

function clearingOf({ whole, squares, palaces }: RegionPlan): Box {
  const [from, to] = [squares[0]!.y, palaces.y + palaces.height];
  return { x: whole.x - whole.width * 0.1, y: from - 14, width: whole.width * 1.2, height: to - from + 14 };
}

/** Lays out the board: a sky and a wall of this height, and below it the land. */
export function boardPlan(width: number, height: number, palaces: number, top: number): BoardPlan {
  const regions = regionsOf(width, top, height, palaces);
  return {
    top,
    regions,
    sites: wallPlan({ width, height: top - 1, sites: [SLOTS, SLOTS, SLOTS] }),
    land: landOf(regions),
    clearings: regions.map(clearingOf),
  };
}

/** Lays out the board of a small screen: the wall is a strip, and regions are pictures of themselves. */
export function smallPlan(width: number, height: number, palaces: number, top: number): Omit<BoardPlan, 'sites'> {
  const regions = regionsOf(width, top, height, palaces, 24);
  return { top, regions, land: landOf(regions), clearings: regions.map(clearingOf) };
}

/** Lays out one region in large, with space for fingers. */
export function largePlan(width: number, height: number, palaces: number, region: number): Omit<BoardPlan, 'sites'> {
  const plan = regionPlan({ x: 0, y: 0, width, height }, palaces, 30);
  const land = [{ terrain: TERRAINS[region - 1]!, x: 0, width }];
  return { top: 0, regions: [plan], land, clearings: [clearingOf(plan)] };
}

function landOf(regions: readonly RegionPlan[]): LandRegion[] {
  return regions.map(({ whole }, at) => ({ terrain: TERRAINS[at]!, x: whole.x, width: whole.width }));
}

/** Each site has two sections of three slots. */
const SLOTS = [3, 3];

/** The height of the wall for a board of this height. */
export function wallHeight(height: number): number {
  return Math.round(Math.min(128, Math.max(94, height * 0.388)));
}
