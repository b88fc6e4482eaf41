import { describe, expect, it } from 'vitest';
import { forkSeats, nextSeat, retried } from '../src/lib/forks';
import type { Step, Table } from '../src/protocol';

const table = (...mine: number[]) => ({ mine, seats: [0, 1, 2].map((seat) => ({ seat })) }) as unknown as Table;
const step = (number: number, seat: number, move = number - 1, forced = false) =>
  ({ number, seat, move, forced }) as Step;
const kinds = (one: Table, otherwise: number) =>
  forkSeats(one, otherwise, 'easy')
    .map((seat) => seat.kind)
    .join(' ');

/** Seat 0 makes a move of two answers, chance draws, seat 1 moves, seat 2 has no choice. */
const STEPS = [step(1, 0), step(2, 0, 0), step(3, -1), step(4, 1), step(5, -1), step(6, 2, 5, true)];

describe('playing on from a finished game', () => {
  it('you keep your seat, though another is next', () =>
    expect(kinds(table(0), nextSeat(STEPS, 2))).toBe('me bot bot'));
  it('a spectator takes the seat that answers next', () =>
    expect(kinds(table(), nextSeat(STEPS, 2))).toBe('bot me bot'));
  it('a shared screen keeps all its seats', () => expect(kinds(table(0, 2), 1)).toBe('me bot me'));
});

describe('trying a move again', () => {
  it('goes back to the start of your move', () => expect(retried(table(0), STEPS, 0, 2)?.move).toBe(0));
  it('is not for moves of others, except for spectators', () => {
    expect(retried(table(0), STEPS, 2, 4)).toBeNull();
    expect(retried(table(), STEPS, 2, 4)?.seat).toBe(1);
  });
  it('is not for forced moves, nor for the start', () => {
    expect(retried(table(2), STEPS, 4, 6)).toBeNull();
    expect(retried(table(0), STEPS, 0, 0)).toBeNull();
  });
});
