import { describe, expect, it } from 'vitest';

import { applied } from '../src/lib/patch';

describe('changes of a view', () => {
  const view = {
    round: 1,
    seats: [
      { workers: 1, cards: [7] },
      { workers: 2, cards: [] as number[] },
    ],
  };

  it('are applied to a copy', () => {
    const next = applied(view, [
      [['seats', 0, 'workers'], 3],
      [['round'], 2],
      [['seats', 1, 'cards'], [9]],
    ]);
    expect(next).toEqual({
      round: 2,
      seats: [
        { workers: 3, cards: [7] },
        { workers: 2, cards: [9] },
      ],
    });
    expect(view.seats[0]?.workers).toBe(1);
  });

  it('leave everything else alone', () => {
    const next = applied(view, [[['seats', 0, 'workers'], 3]]);
    expect(next.seats[1]).toBe(view.seats[1]);
    expect(applied(view, [])).toBe(view);
  });

  it('may replace the whole', () => {
    expect(applied(view, [[[], null]])).toBeNull();
  });
});
