/** What a draft costs and gives, from the server's ledger: every line says what something was and what it would be. */

import type { Json } from '../../protocol';

/** What changes for a seat: points scored, points that the end of the game would add, or pieces. */
export interface LedgerLine {
  seat: number;
  kind: 'earned' | 'final' | 'held';
  what: string;
  before: number;
  after: number;
}

/** A ledger by what it is about, for one seat. */
export interface Books {
  cost: LedgerLine[];
  gain: LedgerLine[];
  earned: LedgerLine[];
  final: LedgerLine[];
  /** Points that other seats would have more or fewer if it ended then. */
  others: { seat: number; change: number }[];
}

/** Pieces of which more is worse. */
const BURDENS = ['unrest'];
/** What is told by something else: soldiers that leave the locked ones are at the entrance. */
const TOLD = ['locked'];

export function changeOf(line: LedgerLine): number {
  return line.after - line.before;
}

export function sumOf(lines: readonly LedgerLine[]): number {
  return lines.reduce((sum, line) => sum + changeOf(line), 0);
}

export function booksOf(data: readonly Json[], me: number): Books {
  const lines = data as unknown as LedgerLine[];
  const own = lines.filter((line) => line.seat === me);
  const held = own.filter((line) => line.kind === 'held' && !TOLD.includes(line.what));
  const costs = (line: LedgerLine) => changeOf(line) > 0 === BURDENS.includes(line.what);
  const seats = [...new Set(lines.map((line) => line.seat))].filter((seat) => seat !== me);
  const points = (seat: number) => sumOf(lines.filter((line) => line.seat === seat && line.kind !== 'held'));
  return {
    cost: held.filter(costs),
    gain: held.filter((line) => !costs(line)),
    earned: own.filter((line) => line.kind === 'earned'),
    final: own.filter((line) => line.kind === 'final'),
    others: seats.map((seat) => ({ seat, change: points(seat) })).filter(({ change }) => change !== 0),
  };
}
