/** Where everything on ZhanGuo's painted board is: nothing overlaps, nothing is outside, and fingers have space. */

import { describe, expect, it } from 'vitest';
import type { Box } from '../src/euro/land/types';
import { divided, sitePlan, stripGates, stripPlan, wallPlan } from '../src/euro/land/wall';
import { boardPlan, largePlan, smallPlan, TERRAINS, wallHeight, type RegionPlan } from '../src/games/zhanguo/plan';

const SLOTS = [
  [3, 3],
  [3, 3],
  [3, 3],
];
const PALACES = [3, 4];
/** The sizes that the board has on a desktop, on a tablet and in a low window. */
const SIZES = [
  [707, 268],
  [700, 268],
  [756, 307],
  [920, 400],
  [660, 206],
] as const;
const FINGER = 44;

function overlap(a: Box, b: Box): boolean {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return wide > 0.01 && high > 0.01;
}

function expectApart(boxes: readonly Box[]): void {
  boxes.forEach((one, n) => {
    for (const other of boxes.slice(n + 1)) expect(overlap(one, other), JSON.stringify([one, other])).toBe(false);
  });
}

function expectInside(boxes: readonly Box[], width: number, height: number): void {
  for (const { x, y, width: w, height: h } of boxes) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(x + w).toBeLessThanOrEqual(width + 0.01);
    expect(y + h).toBeLessThanOrEqual(height + 0.01);
  }
}

const spotsOf = ({ head, squares, open, palaces }: RegionPlan) => [head, ...squares, open, palaces];

describe.each(SIZES)('a board of %i by %i', (width, height) => {
  it.each(PALACES)('has a place for everything with %i palaces', (palaces) => {
    const plan = boardPlan(width, height, palaces, wallHeight(height));
    expect(plan.regions).toHaveLength(5);
    expect(plan.land.map((one) => one.terrain)).toEqual(TERRAINS);
    expect(plan.sites).toHaveLength(3);
    for (const region of plan.regions) {
      expect(region.squares).toHaveLength(3);
      expect(region.terraces).toHaveLength(palaces);
    }
    const slots = plan.sites.flatMap((site) => site.sections.flatMap((section) => section.slots));
    expect(slots).toHaveLength(18);
    const spots = [...slots, ...plan.regions.flatMap(spotsOf)];
    expectApart(spots);
    expectInside(spots, width, height);
  });

  it('has its wall above the land', () => {
    const { top, sites, regions } = boardPlan(width, height, 3, wallHeight(height));
    for (const { sections } of sites)
      for (const { whole, words, slots } of sections) {
        expect(whole.y + whole.height).toBeLessThanOrEqual(top);
        expectApart([words, ...slots]);
      }
    expect(Math.min(...regions.map((region) => region.whole.y))).toBe(top);
  });
});

describe('fingers', () => {
  it.each([
    [700, 268],
    [756, 307],
  ])('hit squares, open ground, palaces and sections on a tablet: %i by %i', (width, height) => {
    const { regions, sites } = boardPlan(width, height, 4, wallHeight(height));
    const targets = [
      ...regions.flatMap(({ squares, open, palaces }) => [...squares, open, palaces]),
      ...sites.flatMap((site) => site.sections.map((section) => section.whole)),
    ];
    for (const target of targets) {
      expect(target.width).toBeGreaterThanOrEqual(FINGER);
      expect(target.height).toBeGreaterThanOrEqual(FINGER - 0.5);
    }
    expectApart(targets);
  });

  it.each([360, 390, 430])('hit whole regions on a phone of %i pixels', (width) => {
    const { regions } = smallPlan(width, 168, 4, 44);
    expectApart(regions.map((region) => region.whole));
    for (const { whole } of regions) expect(Math.min(whole.width, whole.height)).toBeGreaterThanOrEqual(FINGER);
    expectInside(
      regions.flatMap((region) => [...spotsOf(region), ...region.terraces]),
      width,
      168,
    );
  });

  it.each([360, 390, 544])('hit everything in an open region of %i pixels', (width) => {
    for (const number of [1, 2, 3, 4, 5]) {
      const [region] = largePlan(width, 190, 4, number).regions;
      const targets = [...region!.squares, region!.open, region!.palaces];
      expectApart(targets);
      for (const { width: wide, height } of targets) expect(Math.min(wide, height)).toBeGreaterThanOrEqual(FINGER);
    }
  });

  it.each([360, 390])('hit the slots of a site in large, %i pixels wide', (width) => {
    const plan = sitePlan({ x: 0, y: 0, width, height: 170 }, [3, 3], 0, 66);
    const slots = plan.sections.flatMap((section) => section.slots);
    expectApart(slots);
    for (const slot of slots) expect(Math.min(slot.width, slot.height)).toBeGreaterThanOrEqual(FINGER);
  });
});

describe('a wall', () => {
  it('has sections as wide as their slots are many', () => {
    const [first] = wallPlan({
      width: 700,
      height: 104,
      sites: [
        [3, 4],
        [3, 3],
        [4, 4],
      ],
    });
    const [three, four] = first!.sections;
    expect(three!.slots).toHaveLength(3);
    expect(four!.whole.width / three!.whole.width).toBeCloseTo(4 / 3);
  });

  it('keeps clear of its gates', () => {
    for (const { gate, sections } of wallPlan({ width: 700, height: 104, sites: SLOTS }))
      for (const { whole } of sections) expect(whole.x).toBeGreaterThan(gate.x + 12);
  });

  it.each([360, 390, 544])('fits into a strip of %i pixels', (width) => {
    const boxes = stripPlan(width, 44, SLOTS).flat();
    expect(boxes).toHaveLength(18);
    expectApart(boxes);
    expectInside(boxes, width, 44);
    expect(stripGates(width, 44, 3)).toHaveLength(3);
  });

  it('divides a row without a rest', () => {
    const parts = divided({ x: 4, y: 0, width: 100, height: 10 }, 3);
    expect(parts.at(-1)!.x + parts.at(-1)!.width).toBeCloseTo(104);
  });
});
