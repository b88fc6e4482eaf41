/** A seat's chance of winning in the course of a game, from a review. */

import type { JudgedMove, Verdict } from '../protocol';

/** What a move cost its seat: nothing, a little, or a lot. */
export type Weight = 'best' | 'slight' | 'dear';

/**
 * The loss from which a move is a mistake; below that it is a slip. The server leaves out what is within the error.
 */
const DEAR = { chance: 0.08, points: 5 };

export function weightOf(move: Pick<JudgedMove, 'loss'>, unit: 'chance' | 'points'): Weight {
  if (move.loss <= 0) return 'best';
  return move.loss >= DEAR[unit] ? 'dear' : 'slight';
}

export interface Chance {
  /** The number of the answer with which the move began. */
  number: number;
  value: number;
  /** What the seat's move cost it; the moves of others cost it nothing. */
  weight: Weight;
}

/**
 * Returns the chance of a seat after each move that tells it: its moves, and, where only two play, those of the other.
 */
export function chances({ moves, unit }: Verdict, seat: number, seats: number): Chance[] {
  return moves.flatMap(({ chance, ...move }): Chance[] => {
    if (chance === null) return [];
    if (move.seat === seat) return [{ number: move.number, value: chance, weight: weightOf(move, unit) }];
    return seats === 2 ? [{ number: move.number, value: 1 - chance, weight: 'best' }] : [];
  });
}

/** Returns whether the judge told chances of winning. */
export function tellsChances(verdict: Verdict): boolean {
  return verdict.moves.some((move) => move.chance !== null);
}
