/** How a game ended: by how much it was won, and how the chance of winning went. */

import { describe, expect, it } from 'vitest';
import type { JudgedMove, Verdict } from '../src/protocol';
import { chances, tellsChances, weightOf } from '../src/table/chances';
import { margin } from '../src/table/margin';

const speaker = { name: (seat: number) => `P${seat}`, you: (seat: number) => seat === 0 } as Parameters<
  typeof margin
>[3];

function move(number: number, seat: number, value: number, loss = 0, chance: number | null = value): JudgedMove {
  return { number, seat, value, loss, answers: 1, played: [], best: [], best_value: value + loss, error: 0, chance };
}

function verdict(moves: JudgedMove[], unit: Verdict['unit'] = 'chance'): Verdict {
  return { level: 'hard', unit, moves, deals: [], seats: [] };
}

describe('the margin', () => {
  it('is told of a single winner who is ahead', () => {
    expect(margin([98, 87, 74], [0], 'vp', speaker)).not.toBe('');
  });
  it('is not told of several winners, of nobody, or where totals do not decide', () => {
    expect(margin([98, 98], [0, 1], 'vp', speaker)).toBe('');
    expect(margin([98, 87], [], 'vp', speaker)).toBe('');
    expect(margin([98, 98], [1], 'vp', speaker)).toBe('');
    expect(margin([98], [0], 'vp', speaker)).toBe('');
    expect(margin([], [0], 'vp', speaker)).toBe('');
  });
});

describe('the chance of winning', () => {
  const moves = [move(0, 0, 0.6), move(2, 1, 0.55), move(4, 0, 0.3, 0.09), move(6, 1, 0.8, 0.2)];

  it('is told by both players’ moves if there are two', () => {
    expect(chances(verdict(moves), 0, 2).map(({ number, value }) => [number, Math.round(100 * value)])).toEqual([
      [0, 60],
      [2, 45],
      [4, 30],
      [6, 20],
    ]);
  });
  it('is told by a seat’s own moves if there are more', () => {
    expect(chances(verdict(moves), 1, 3).map((one) => one.number)).toEqual([2, 6]);
  });
  it('marks what the seat’s own moves cost it, and no one else’s', () => {
    expect(chances(verdict(moves), 0, 2).map((one) => one.weight)).toEqual(['best', 'best', 'dear', 'best']);
  });
  it('is not the value where values are points, and mistakes are those in points', () => {
    const inPoints = [move(0, 0, 120, 6, 0.6), move(2, 1, 90, 0, 0.3), move(4, 0, 130, 0.2, 0.7)];
    const told = chances(verdict(inPoints, 'points'), 0, 2);
    expect(told.map(({ value, weight }) => [Math.round(100 * value), weight])).toEqual([
      [60, 'dear'],
      [70, 'best'],
      [70, 'slight'],
    ]);
  });
  it('is not told if the judge does not tell it', () => {
    const silent = verdict([move(0, 0, 50, 0, null)], 'points');
    expect([tellsChances(silent), chances(silent, 0, 2)]).toEqual([false, []]);
    expect(tellsChances(verdict(moves))).toBe(true);
  });
  it('tells slips from mistakes', () => {
    expect(weightOf(move(0, 0, 0.5, 0.079), 'chance')).toBe('slight');
    expect(weightOf(move(0, 0, 0.5, 0.08), 'chance')).toBe('dear');
    expect(weightOf(move(0, 0, 50, 4.9), 'points')).toBe('slight');
    expect(weightOf(move(0, 0, 50, 5), 'points')).toBe('dear');
    expect(weightOf(move(0, 0, 50, 0), 'points')).toBe('best');
  });
});
