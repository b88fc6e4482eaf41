import { describe, expect, it } from 'vitest';
import { around, centre } from '../src/table/motion/journey';
import { delayOf, moveTime, PACES, travelTime } from '../src/table/motion/pace';

describe('the pace', () => {
  it('grows from instant to slow', () => {
    const times = PACES.map(moveTime);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(times[0]).toBe(0);
  });
  it('lets long ways take longer, within limits', () => {
    expect(travelTime(100, 'slow')).toBe(420);
    expect(travelTime(700, 'slow')).toBe(520);
    expect(travelTime(5000, 'slow')).toBe(700);
  });
  it.each(PACES)('never lets a piece travel longer than its move takes: %s', (pace) =>
    expect(travelTime(5000, pace)).toBeLessThanOrEqual(0.7 * moveTime(pace)),
  );
  it('starts the fourth travel and all after it together', () => {
    expect(delayOf(1, 'normal')).toBeGreaterThan(delayOf(0, 'normal'));
    expect(delayOf(7, 'normal')).toBe(delayOf(3, 'normal'));
  });
});

describe('places', () => {
  it('are joined by their smallest frame', () => {
    const both = around([
      { x: 10, y: 20, width: 30, height: 30 },
      { x: 40, y: 20, width: 30, height: 30 },
    ]);
    expect(both).toEqual({ x: 10, y: 20, width: 60, height: 30 });
    expect(centre(both)).toEqual({ x: 40, y: 35 });
  });
});
