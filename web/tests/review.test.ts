import { afterEach, describe, expect, it, vi } from 'vitest';
import { api } from '../src/lib/api';
import type { JudgedMove, OtherWay, ReviewState, Step } from '../src/protocol';
import { moveAt, otherSteps, ownEvents, Reviewing, stopOf } from '../src/review/review.svelte';

const move = (number: number, answers: number, seat = 0): JudgedMove => ({
  number,
  answers,
  seat,
  played: [],
  best: [],
  value: 1,
  best_value: 2,
  loss: 1,
  error: 0,
  chance: null,
});
const step = (number: number, seat: number, ...events: Record<string, unknown>[]): Step => ({
  number,
  seat,
  question: 'q',
  answer: 'a',
  forced: false,
  made: null,
  events,
  move: number - 1,
  view: { at: number },
  text: null,
});

describe('a review that is looked at more closely', () => {
  const state = (now: ReviewState['state'], level: string): ReviewState => ({
    state: now,
    done: 0,
    total: 3,
    ahead: 0,
    review: { level, unit: 'chance', moves: [], deals: [], seats: [] },
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('is shown at once, and replaced when the stronger judge is done', async () => {
    vi.useFakeTimers();
    vi.spyOn(api, 'askReview').mockResolvedValue(state('refining', 'hard'));
    const later = vi.spyOn(api, 'review').mockResolvedValue(state('done', 'master'));
    const other = vi.spyOn(api, 'otherWay').mockResolvedValue({} as OtherWay);
    const review = new Reviewing('t');
    await review.ask();
    expect(review.verdict?.level).toBe('hard');
    await review.otherWay(move(2, 1), 'table');
    await review.otherWay(move(2, 1), 'table');
    expect(other).toHaveBeenCalledTimes(1);
    const stop = review.watch();
    await vi.advanceTimersByTimeAsync(5000);
    stop();
    expect(review.verdict?.level).toBe('master');
    expect(later).toHaveBeenCalledTimes(1);
    await review.otherWay(move(2, 1), 'table');
    expect(other).toHaveBeenCalledTimes(2);
  });
});

describe('the moves of a review in a replay', () => {
  const stops = [0, 2, 5, 6, 9];
  it('are at the stop where they were made', () => {
    expect(stopOf(move(2, 3), stops)).toBe(2);
    expect(stopOf(move(2, 2), stops)).toBe(2);
    expect(stopOf(move(8, 4), stops)).toBe(4);
  });
  it('are shown from their first answer to that stop', () => {
    const moves = [move(2, 2), move(5, 1, 1)];
    expect(moveAt(moves, 2, stops)).toBe(null);
    expect(moveAt(moves, 3, stops)).toBe(moves[0]);
    expect(moveAt(moves, 5, stops)).toBe(moves[0]);
    expect(moveAt(moves, 6, stops)).toBe(moves[1]);
    expect(moveAt(moves, 9, stops)).toBe(null);
  });
  it('have only the events of their seat', () => {
    const steps = [
      step(1, 0, { seat: 0, event: 'x' }),
      step(2, 0, { seat: 0, event: 'a' }, { event: 'round' }),
      step(3, -1, { seat: 1, from: 0, event: 'b' }),
      step(4, 1, { seat: 1, event: 'c' }),
    ];
    expect(ownEvents(steps, move(1, 3)).map((event) => event['event'])).toEqual(['a', 'b']);
  });
  it('give way to the better one, and nothing later has happened', () => {
    const steps = [
      step(1, 0, { event: 'x', after: 0 }),
      step(2, 0, { event: 'y', after: 1 }),
      step(3, 1, { event: 'z', after: 2 }),
    ];
    const other: OtherWay = {
      number: 1,
      seat: 0,
      events: [
        { event: 'better', after: 1 },
        { event: 'more', after: 7 },
      ],
      view: { other: true },
      texts: [],
    };
    const shown = otherSteps(steps, move(1, 1), other, 2);
    expect(shown[0]).toBe(steps[0]);
    expect(shown[1]?.events).toEqual([
      { event: 'better', after: 1 },
      { event: 'more', after: 1 },
    ]);
    expect(shown[1]?.view).toEqual({ other: true });
    expect(shown[2]).toMatchObject({ number: 3, events: [], view: { other: true } });
  });
});
