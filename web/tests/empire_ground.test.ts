/** Where everything stands on the painted board of The First Empire: large enough, apart, and on its ground. */

import { describe, expect, it } from 'vitest';
import type { Box } from '../src/euro/land/types';
import { courseOf, DESK, moored, PHONE } from '../src/games/first_empire/course';
import { FINGER, groundOf, landOf, leastHeight, palaceRow } from '../src/games/first_empire/ground';

/** Phones upright and on their side, tablets, desktops. */
const WIDTHS = [360, 390, 440, 544, 632, 700, 768, 960];
const SPACES = 25;

function overlap(a: Box, b: Box): boolean {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return wide > 0.01 && high > 0.01;
}

function inside(box: Box, whole: Box): boolean {
  return (
    box.x >= whole.x - 0.01 &&
    box.y >= whole.y - 0.01 &&
    box.x + box.width <= whole.x + whole.width + 0.01 &&
    box.y + box.height <= whole.y + whole.height + 0.01
  );
}

describe.each(WIDTHS)('land of %d pixels', (width) => {
  const cases = [1, 2].flatMap((tiles) =>
    [0, 60, 200].map((more) => ({ tiles, height: leastHeight(width, tiles) + more })),
  );

  it.each(cases)('has a place for every piece ($tiles tiles, height $height)', ({ tiles, height }) => {
    const { regions } = groundOf(width, 18, height, tiles);
    expect(regions).toHaveLength(5);
    for (const { box, head, tiles: drums, open, palaces } of regions) {
      expect(drums).toHaveLength(tiles);
      const places = [...drums, open, palaces];
      for (const place of places) {
        expect(inside(place, box)).toBe(true);
        expect(place.width).toBeGreaterThanOrEqual(FINGER - 0.01);
        expect(place.height).toBeGreaterThanOrEqual(FINGER);
      }
      const all = [head, ...places];
      all.forEach((one, n) => all.slice(n + 1).forEach((other) => expect(overlap(one, other)).toBe(false)));
    }
  });

  it.each(cases)('shows two halves of a tile in place of its row ($tiles tiles)', ({ tiles, height }) => {
    for (const { head, halves, palaces } of groundOf(width, 18, height, tiles).regions) {
      expect(overlap(...halves)).toBe(false);
      for (const half of halves) {
        expect(Math.min(half.width, half.height)).toBeGreaterThanOrEqual(FINGER - 0.01);
        expect(overlap(half, head) || overlap(half, palaces)).toBe(false);
      }
    }
  });

  it.each([1, 2, 3])('has a place for each of %d palace tiles, or one for all of them', (most) => {
    for (const { palaces: row } of groundOf(width, 0, 0, 1).regions) {
      for (let left = 0; left <= most; left += 1) {
        const places = palaceRow(row, left, 4, most);
        expect(places.tiles).toHaveLength(left);
        expect(places.palaces).toHaveLength(4);
        places.tiles.forEach((tile, n) => {
          expect(inside(tile, row)).toBe(true);
          if (places.apart) expect(tile.width).toBeGreaterThanOrEqual(FINGER - 0.01);
          expect(places.tiles.slice(n + 1).some((other) => overlap(tile, other))).toBe(false);
        });
        for (const foot of places.palaces) expect(foot.x).toBeGreaterThan(row.x);
      }
    }
  });

  it('names a country and a clearing for each region', () => {
    const { regions, clearings } = landOf(groundOf(width, 0, 200, 2));
    expect(new Set(regions.map((one) => one.terrain)).size).toBe(5);
    expect(clearings).toHaveLength(5);
  });

  it.each([DESK, PHONE])('has all spaces of the route at sea, none over another (letters of $text pixels)', (gauge) => {
    const course = courseOf(width, SPACES, gauge);
    expect(course.spaces).toHaveLength(SPACES);
    course.spaces.forEach(({ x, y }, n) => {
      expect(x - gauge.symbol).toBeGreaterThanOrEqual(0);
      expect(x + gauge.symbol).toBeLessThanOrEqual(width);
      expect(y - gauge.ship).toBeGreaterThanOrEqual(-4);
      expect(y + gauge.symbol + gauge.text).toBeLessThanOrEqual(course.height);
      for (const other of course.spaces.slice(n + 1))
        expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThanOrEqual(gauge.space + gauge.symbol);
    });
  });

  it('moors ships of one space side by side, on the board', () => {
    const course = courseOf(width, SPACES, DESK);
    for (const space of [0, 12, SPACES - 1]) {
      const ships = moored(course, [space, space, space, space], DESK);
      expect(new Set(ships.map(({ x }) => Math.round(x))).size).toBeGreaterThanOrEqual(3);
      for (const { x } of ships) {
        expect(x).toBeGreaterThan(DESK.ship / 2);
        expect(x).toBeLessThan(width);
      }
    }
  });
});
