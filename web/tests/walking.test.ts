import { describe, expect, it } from 'vitest';
import { nearest } from '../src/table/walking';

const [UP, RIGHT] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
];

describe('walking over the table', () => {
  it('goes to the nearest thing that way', () => {
    const things = [
      { x: 90, y: 0 },
      { x: 40, y: 5 },
      { x: -10, y: 0 },
    ];
    expect(nearest({ x: 0, y: 0 }, RIGHT, things)).toBe(1);
  });
  it('prefers what is straight ahead to what is nearer but aside', () => {
    const things = [
      { x: 30, y: -30 },
      { x: 0, y: -60 },
    ];
    expect(nearest({ x: 0, y: 0 }, UP, things)).toBe(1);
  });
  it('stays at the edge', () => {
    expect(nearest({ x: 0, y: 0 }, UP, [{ x: 0, y: 40 }])).toBe(-1);
  });
});
