/** Playing on from a finished game: who sits where, and which move can be tried again. */

import type { SeatRequest, Step, Table } from '../protocol';

/** Your own seats stay yours; a spectator takes the given seat. Bots play the others. */
export function forkSeats(table: Table, otherwise: number, bot: string): SeatRequest[] {
  const own = table.mine.length ? table.mine : [otherwise];
  return table.seats.map(({ seat }) => (own.includes(seat) ? { kind: 'me', bot: null } : { kind: 'bot', bot }));
}

/** Returns the seat that answered next after a step. */
export function nextSeat(steps: readonly Step[], at: number): number {
  return steps.slice(at).find((step) => step.seat >= 0)?.seat ?? 0;
}

/** Whether you may retry a seat's moves: your own, or anyone's if you had no seat. */
export function canRetry(table: Table, seat: number): boolean {
  return !table.mine.length || table.mine.includes(seat);
}

/** Returns the last choice between two stops of a replay, if it can be retried. */
export function retried(table: Table, steps: readonly Step[], from: number, to: number): Step | null {
  const made = steps.slice(from, to).findLast((step) => step.seat >= 0 && !step.forced);
  return made && canRetry(table, made.seat) ? made : null;
}
