/** Playing on from a finished game: who sits where, and where a move began that shall be tried again. */

import type { SeatRequest, Step, Table } from '../protocol';

/** One's own seats stay one's own; who had none takes the seat given. A bot plays each of the others. */
export function forkSeats(table: Table, otherwise: number, bot: string): SeatRequest[] {
  const own = table.mine.length ? table.mine : [otherwise];
  return table.seats.map(({ seat }) => (own.includes(seat) ? { kind: 'me', bot: null } : { kind: 'bot', bot }));
}

/** The seat that answered next after so many steps. */
export function nextSeat(steps: readonly Step[], at: number): number {
  return steps.slice(at).find((step) => step.seat >= 0)?.seat ?? 0;
}

/** Whether a seat's moves can be tried again by whoever looks: one's own, or anybody's where one had no seat. */
export function canRetry(table: Table, seat: number): boolean {
  return !table.mine.length || table.mine.includes(seat);
}

/** The last choice made between two stops of a replay, if it can be tried again. */
export function retried(table: Table, steps: readonly Step[], from: number, to: number): Step | null {
  const made = steps.slice(from, to).findLast((step) => step.seat >= 0 && !step.forced);
  return made && canRetry(table, made.seat) ? made : null;
}
