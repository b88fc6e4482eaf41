/** The painted land: the same every time, whole at every size, and light. */

import { describe, expect, it } from 'vitest';
import { chance, ridge, soft, stroke } from '../src/euro/land/brush';
import { painted } from '../src/euro/land/paint';
import { COUNTRIES } from '../src/euro/land/terrain';
import type { LandRegion, Scene, Terrain } from '../src/euro/land/types';

const KINDS = Object.keys(COUNTRIES) as Terrain[];
const SIZES = [
  [700, 264],
  [1040, 330],
  [544, 220],
  [390, 152],
  [360, 152],
] as const;

function scene(width: number, height: number, kinds: readonly Terrain[] = KINDS.slice(0, 5)): Scene {
  const each = width / kinds.length;
  const regions = kinds.map((terrain, n): LandRegion => ({ terrain, x: n * each, width: each }));
  const clearings = regions.map(({ x }) => ({ x, y: height * 0.5, width: each, height: height * 0.3 }));
  return { width, height, top: height * 0.4, shore: height, regions, clearings };
}

const numbers = (d: string) => (d.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

describe('a painting', () => {
  it.each(SIZES)('of %i by %i is whole', (width, height) => {
    const shapes = painted(scene(width, height));
    expect(shapes.length).toBeGreaterThan(40);
    for (const { d, paint, width: pen } of shapes) {
      expect(d).toMatch(/^M[-\d]/);
      expect(d).not.toMatch(/NaN|undefined|Infinity/);
      expect(numbers(d).every((value) => Math.abs(value) < 4 * width)).toBe(true);
      expect(pen !== undefined).toBe(paint === 'line' || paint === 'ripple');
    }
  });

  it('is the same every time', () => {
    expect(painted(scene(700, 264))).toEqual(painted(scene(700, 264)));
  });

  it('is light: few shapes and little data', () => {
    const shapes = painted(scene(1040, 330));
    expect(shapes.length).toBeLessThan(220);
    expect(shapes.map((shape) => shape.d).join('').length).toBeLessThan(80_000);
  });

  it.each(KINDS)('shows %s by what nothing else has', (kind) => {
    const alone = painted(scene(300, 200, [kind])).map((shape) => shape.d);
    const others = new Set(
      KINDS.filter((one) => one !== kind)
        .flatMap((one) => painted(scene(300, 200, [one])))
        .map((shape) => shape.d),
    );
    expect(alone.filter((d) => !others.has(d)).length).toBeGreaterThan(3);
  });

  it('has a sky only above a wall, and a sea only below a shore', () => {
    const paints = (given: Partial<Scene>) =>
      new Set(painted({ ...scene(700, 300, ['plain']), ...given }).map((one) => one.paint));
    expect(paints({ top: 0 })).not.toContain('sky');
    expect(paints({})).toContain('sky');
    expect(paints({})).not.toContain('water');
    expect(paints({ shore: 230 })).toContain('water');
  });

  it('lays mist on every clearing', () => {
    expect(painted(scene(700, 264)).filter((one) => one.paint === 'mist')).toHaveLength(5);
  });
});

describe('the hand', () => {
  it('draws a ridge from foot to foot, with its summit near the top', () => {
    const points = ridge({ from: 10, to: 90, foot: 100, top: 20, seed: 4 });
    expect(points[0]).toEqual({ x: 10, y: 100 });
    expect(points.at(-1)).toEqual({ x: 90, y: 100 });
    const summit = Math.min(...points.map((point) => point.y));
    expect(summit).toBeGreaterThan(0);
    expect(summit).toBeLessThan(45);
  });

  it('draws a stroke as a closed outline about as wide as asked', () => {
    const d = stroke(
      [0, 10, 20, 30, 40].map((x) => ({ x, y: 50 })),
      4,
    );
    expect(d.endsWith('Z')).toBe(true);
    const heights = numbers(d).filter((_, n) => n % 2 === 1);
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(6);
    expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(2);
  });

  it('needs two points for a line', () => {
    expect(soft([{ x: 1, y: 1 }])).toBe('');
  });

  it('draws lots between the limits', () => {
    const random = chance(9);
    const values = Array.from({ length: 500 }, () => random(3, 7));
    expect(Math.min(...values)).toBeGreaterThanOrEqual(3);
    expect(Math.max(...values)).toBeLessThan(7);
    expect(new Set(values).size).toBeGreaterThan(490);
  });
});
