import { describe, expect, it } from 'vitest';
import { brackets, loops, outline, seams } from '../src/games/qin/geometry';
import type { Cell } from '../src/games/qin/types';

const corners = (cells: Cell[]) => loops(cells).map((loop) => loop.length);

describe('outlines', () => {
  it('a single cell is a square', () => {
    expect(corners([[0, 0]])).toEqual([4]);
    expect(outline([[0, 0]], 2, 0)).toBe('M46 2Q46 2 46 2L46 46Q46 46 46 46L2 46Q2 46 2 46L2 2Q2 2 2 2Z');
  });
  it('collinear edges are one', () => {
    expect(
      corners([
        [0, 0],
        [0, 1],
        [0, 2],
      ]),
    ).toEqual([4]);
  });
  it('an L has six corners', () => {
    expect(
      corners([
        [0, 0],
        [1, 0],
        [1, 1],
      ]),
    ).toEqual([6]);
  });
  it('a ring has a hole', () => {
    const ring: Cell[] = [];
    for (let row = 0; row < 3; row++)
      for (let column = 0; column < 3; column++) if (row !== 1 || column !== 1) ring.push([row, column]);
    expect(corners(ring)).toEqual([4, 4]);
  });
  it('cells that touch by a corner stay separate', () => {
    expect(
      corners([
        [0, 0],
        [1, 1],
      ]),
    ).toEqual([4, 4]);
  });
  it('stays inside its cells', () => {
    const numbers = outline(
      [
        [2, 3],
        [2, 4],
        [3, 4],
      ],
      2,
      7,
    )
      .match(/[\d.]+/g)!
      .map(Number);
    for (let n = 0; n < numbers.length; n += 2) {
      expect(numbers[n]).toBeGreaterThanOrEqual(3 * 48 + 2);
      expect(numbers[n]).toBeLessThanOrEqual(5 * 48 - 2);
      expect(numbers[n + 1]).toBeGreaterThanOrEqual(2 * 48 + 2);
      expect(numbers[n + 1]).toBeLessThanOrEqual(4 * 48 - 2);
    }
  });
});

it('seams are only between neighbours', () => {
  expect(
    seams([
      [0, 0],
      [0, 1],
      [5, 5],
    ]),
  ).toBe('M48 6v36');
  expect(
    seams([
      [0, 0],
      [1, 0],
    ]),
  ).toBe('M6 48h36');
});

it('brackets hold all cells', () => {
  expect(
    brackets([
      [0, 0],
      [0, 1],
    ]),
  ).toContain('H96');
});
