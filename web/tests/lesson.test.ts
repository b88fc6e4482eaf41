import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOOKS as EMPIRE } from '../src/games/first_empire/tour';
import { aimAt } from '../src/games/qin/teaching';
import type { Placement, Turn } from '../src/games/qin/tiles';
import { LOOKS as QIN } from '../src/games/qin/tour';
import { LOOKS as ZHANGUO } from '../src/games/zhanguo/tour';
import { placesOf } from '../src/lib/aim';
import { around, arrowTo, docked, placed, shared, type Box } from '../src/lesson/place';

const DESKTOP = { width: 1280, height: 720 };
const PHONE = { width: 360, height: 740 };
const BOX = { width: 404, height: 260 };
const ON_PHONE = { width: 344, height: 240 };

const inside = (box: Box, screen: { width: number; height: number }) =>
  box.x >= 0 && box.y >= 0 && box.x + box.width <= screen.width && box.y + box.height <= screen.height;

/** Targets all over a screen. */
function targets(screen: { width: number; height: number }, width: number, height: number): Box[] {
  const along = (from: number, to: number) => Array.from({ length: 9 }, (_, n) => from + ((to - from) * n) / 8);
  return along(4, screen.width - width - 4).flatMap((x) =>
    along(4, screen.height - height - 4).map((y) => ({ x, y, width, height })),
  );
}

describe('a callout', () => {
  it('is on the screen and never covers its target, on a desktop', () => {
    for (const target of targets(DESKTOP, 90, 160)) {
      const box = placed(target, BOX, DESKTOP, []);
      expect([inside(box, DESKTOP), shared(box, target)], JSON.stringify(target)).toEqual([true, 0]);
    }
  });
  it('is on the screen and never covers its target, on a phone', () => {
    for (const target of targets(PHONE, 80, 78)) {
      const box = placed(target, ON_PHONE, PHONE, [], true);
      expect([inside(box, PHONE), shared(box, target)], JSON.stringify(target)).toEqual([true, 0]);
    }
  });
  it('leaves what is lit in sight if it can', () => {
    const target = { x: 600, y: 300, width: 40, height: 40 };
    const lit = { x: 640, y: 100, width: 640, height: 500 };
    expect(shared(placed(target, BOX, DESKTOP, [lit]), lit)).toBe(0);
  });
  it('may be between two things that are lit', () => {
    const lit = [
      { x: 0, y: 40, width: 360, height: 60 },
      { x: 120, y: 360, width: 90, height: 110 },
    ];
    const box = placed({ x: 120, y: 670, width: 110, height: 56 }, ON_PHONE, PHONE, lit, true);
    expect(lit.map((one) => shared(box, one))).toEqual([0, 0]);
  });
  it('stays above a bar at the bottom, unless it would cover the target', () => {
    const target = { x: 100, y: 100, width: 60, height: 60 };
    const box = placed(target, ON_PHONE, { ...PHONE, floor: 560 }, [], true);
    expect(box.y + box.height).toBeLessThanOrEqual(560);
    const low = { x: 100, y: 240, width: 60, height: 240 };
    expect(shared(placed(low, ON_PHONE, { ...PHONE, floor: 560 }, [], true), low)).toBe(0);
  });
  it('without a target is at the lower edge', () => {
    expect(inside(docked(BOX, DESKTOP, false), DESKTOP)).toBe(true);
    expect(docked(ON_PHONE, PHONE, true)).toMatchObject({ x: 8, y: 492 });
  });
});

describe('an arrow', () => {
  const callout = { x: 400, y: 300, ...BOX };
  it('goes from the edge of the callout to the edge of the target', () => {
    const arrow = arrowTo(callout, { x: 100, y: 400, width: 80, height: 60 });
    expect(arrow?.path).toMatch(/^M400 /);
    expect(arrow?.head).toMatch(/^M180 /);
  });
  it('is left out where they touch or are far apart', () => {
    expect(arrowTo(callout, { x: 380, y: 400, width: 10, height: 60 })).toBeNull();
    expect(arrowTo(callout, { x: 100, y: 400, width: 80, height: 60 }, 100)).toBeNull();
  });
});

describe('places', () => {
  it('are themselves, their parts, what is around them, or their button', () => {
    expect(placesOf(['board:2:place'])).toEqual([
      '[data-spot="board:2:place"]',
      '[data-spot^="board:2:place:"].can',
      '[data-spot^="board:2:place:"]',
      '[data-spot="board:2"]',
      '[data-offer="board:2:place"]',
    ]);
    expect(placesOf(['pass'])).toEqual([
      '[data-spot="pass"]',
      '[data-spot^="pass:"].can',
      '[data-spot^="pass:"]',
      '[data-offer="pass"]',
    ]);
  });
  it('are joined to the smallest box', () => {
    expect(around([])).toBeNull();
    expect(
      around([
        { x: 10, y: 20, width: 5, height: 5 },
        { x: 30, y: 10, width: 10, height: 5 },
      ]),
    ).toEqual({ x: 10, y: 10, width: 30, height: 15 });
  });
});

describe('what a lesson speaks of', () => {
  const words = readFileSync('../src/tianxia/locale/en/lessons.ftl', 'utf-8');
  it.each(Object.keys({ ...QIN, ...ZHANGUO, ...EMPIRE }))('%s is a text of it', (name) => {
    expect(words).toMatch(new RegExp(`^${name} =`, 'm'));
  });
});

describe('a tile to be turned', () => {
  const hand = ['yb', 'rr'];
  const CASES: [Placement, Turn, { way: string; colour: string }][] = [
    [
      {
        tile: 'yb',
        cells: [
          [2, 6],
          [3, 6],
        ],
      },
      0,
      { way: 'above', colour: 'y' },
    ],
    [
      {
        tile: 'yb',
        cells: [
          [3, 6],
          [2, 6],
        ],
      },
      0,
      { way: 'above', colour: 'b' },
    ],
    [
      {
        tile: 'yb',
        cells: [
          [2, 7],
          [2, 6],
        ],
      },
      1,
      { way: 'left', colour: 'b' },
    ],
    [
      {
        tile: 'rr',
        cells: [
          [2, 6],
          [3, 6],
        ],
      },
      0,
      { way: 'upright', colour: 'r' },
    ],
    [
      {
        tile: 'rr',
        cells: [
          [2, 6],
          [2, 7],
        ],
      },
      1,
      { way: 'flat', colour: 'r' },
    ],
  ];
  it.each(CASES)('is told which way to face: %j', (wanted, turn, facing) => {
    expect(aimAt(wanted, { hand, index: hand.indexOf(wanted.tile), turn }).text).toMatchObject(facing);
  });
});
