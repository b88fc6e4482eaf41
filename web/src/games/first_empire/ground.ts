/** Where everything stands on the painted land, in pixels of the screen. The painting and the spots both follow it. */

import type { Box, LandRegion, Point, Terrain } from '../../euro/land/types';
import { REGIONS, type Region } from './types';

/** The smallest width and height of a place that a finger hits. */
export const FINGER = 44;
const GAP = 1;
const HEAD = 24;
const ROW = 46;

const COUNTRIES: Record<Region, Terrain> = { chu: 'karst', wei: 'river', zhao: 'peaks', qi: 'coast', yan: 'steppe' };

/** The places of one region. */
export interface RegionGround {
  region: Region;
  box: Box;
  /** Its name and who leads there. */
  head: Box;
  /** Its governor tiles, from the left. */
  tiles: Box[];
  /** The open area for governors. */
  open: Box;
  /** The two halves of a tile, side by side in place of them, while one is to be chosen. */
  halves: [Box, Box];
  /** The row of palace tiles and palaces. */
  palaces: Box;
}

export interface Ground {
  height: number;
  regions: RegionGround[];
}

/** How many places of a finger's size fit side by side. */
export function abreast(width: number): number {
  return Math.max(1, Math.floor((width + GAP) / (FINGER + GAP)));
}

/** Returns the least height of the land for regions of this width with this number of governor tiles. */
export function leastHeight(width: number, tiles: number): number {
  const rows = Math.ceil((tiles + 1) / abreast(width / REGIONS.length - 2 * GAP));
  return HEAD + rows * (ROW + GAP) + ROW + GAP;
}

/** Returns the places of all regions on land of this size, which begins at `top`. */
export function groundOf(width: number, top: number, height: number, tiles: number): Ground {
  const tall = Math.max(height, leastHeight(width, tiles));
  const wide = width / REGIONS.length;
  return {
    height: tall,
    regions: REGIONS.map((region, at) => placesOf(region, { x: at * wide, y: top, width: wide, height: tall }, tiles)),
  };
}

/** Returns the places of one region that has the whole width. */
export function alone(region: Region, width: number, height: number, tiles: number): RegionGround {
  return placesOf(
    region,
    { x: 0, y: 0, width, height: Math.max(height, leastHeight(width * REGIONS.length, tiles)) },
    tiles,
  );
}

function placesOf(region: Region, box: Box, tiles: number): RegionGround {
  const inner = { x: box.x + GAP, width: box.width - 2 * GAP };
  const high = Math.min(60, ROW + Math.max(0, box.height - leastHeight(box.width * REGIONS.length, tiles)) / 3);
  const palaces = { ...inner, y: box.y + box.height - high - GAP, height: high };
  const rows = rowsOf(tiles + 1, abreast(inner.width));
  const free = palaces.y - (box.y + HEAD) - rows.length * (high + GAP);
  let y = box.y + HEAD + Math.max(0, free / 2);
  const places: Box[] = [];
  for (const count of rows) {
    places.push(
      ...shared(
        { ...inner, y, height: high },
        count,
        tiles === 1 && count === 2 && inner.width > 2.4 * FINGER ? [1.36, 1] : [],
      ),
    );
    y += high + GAP;
  }
  const area = { ...inner, y: places[0]!.y, height: y - GAP - places[0]!.y };
  return {
    region,
    box,
    head: { ...inner, y: box.y, height: HEAD },
    tiles: places.slice(0, tiles),
    open: places[tiles]!,
    halves: halved(area),
    palaces,
  };
}

/** Divides a box in two: side by side if both are wide enough, else one above the other. */
function halved(box: Box): [Box, Box] {
  if (abreast(box.width) > 1) return shared(box, 2) as [Box, Box];
  const height = (box.height - GAP) / 2;
  return [
    { ...box, height },
    { ...box, y: box.y + height + GAP, height },
  ];
}

/** Returns how many places there are in each row. */
function rowsOf(count: number, most: number): number[] {
  const rows = Math.ceil(count / most);
  return Array.from({ length: rows }, (_, n) => Math.min(most, count - n * most));
}

/** Divides a row among places, some of which weigh more. */
function shared({ x, y, width, height }: Box, count: number, weights: number[] = []): Box[] {
  const weight = (n: number) => weights[n] ?? 1;
  const all = Array.from({ length: count }, (_, n) => weight(n)).reduce((sum, one) => sum + one, 0);
  const free = width - GAP * (count - 1);
  let left = x;
  return Array.from({ length: count }, (_, n) => {
    const box = { x: left, y, width: (free * weight(n)) / all, height };
    left += box.width + GAP;
    return box;
  });
}

/** The row of palaces: a box for each tile that is left, and the foot of each palace. */
export interface PalaceRow {
  /** Whether each tile is a place of its own; else the whole row is one. */
  apart: boolean;
  tiles: Box[];
  palaces: Point[];
}

/** Returns where the tiles that are left and the palaces stand: tiles on the left, palaces beside them. */
export function palaceRow(row: Box, tiles: number, palaces: number, most: number): PalaceRow {
  const apart = most <= abreast(row.width);
  const wide = apart ? Math.min(52, (row.width - GAP * (most - 1)) / most) : Math.min(24, row.width / most);
  const step = wide + (apart ? GAP : 0);
  const feet = row.y + row.height - 3;
  const from = row.x + tiles * step;
  const room = row.x + row.width - from;
  const pace = palaces > 1 ? Math.min(wide, (room - wide) / (palaces - 1)) : 0;
  return {
    apart,
    tiles: Array.from({ length: tiles }, (_, n) => ({
      x: row.x + n * step,
      y: row.y,
      width: wide,
      height: row.height,
    })),
    palaces: Array.from({ length: palaces }, (_, n) => ({
      x: row.x + row.width - wide / 2 - (palaces - 1 - n) * Math.max(7, pace),
      y: feet,
    })),
  };
}

/** Returns what the painter needs: the countries, and the clearings where pieces stand. */
export function landOf({ regions }: Ground): { regions: LandRegion[]; clearings: Box[] } {
  return {
    regions: regions.map(({ region, box }) => ({ terrain: COUNTRIES[region], x: box.x, width: box.width })),
    clearings: regions.map(({ box }) => ({
      x: box.x - box.width * 0.12,
      y: box.y + box.height * 0.12,
      width: box.width * 1.24,
      height: box.height * 0.82,
    })),
  };
}
