/** Counts over a game, added up from its events. */

import type { QinEvent } from './draft';

/** Returns by seat the pagodas on the board before the first turn and after each turn. */
export function pagodasOverTime(events: readonly QinEvent[], seats: number): number[][] {
  const series = Array.from({ length: seats }, () => [0]);
  const now = Array.from({ length: seats }, () => 0);
  const add = (seat: number | null | undefined, change: number) => {
    if (typeof seat === 'number') now[seat] = (now[seat] ?? 0) + change;
  };
  let open: number | null = null;
  const close = () => series.forEach((line, seat) => line.push(now[seat] ?? 0));
  for (const event of events) {
    if (open !== null && event.after !== open) {
      close();
      open = null;
    }
    if (event.event === 'placed' || event.event === 'passed') open = event.after;
    if (event.event === 'built' || event.event === 'seized' || event.event === 'conquered') add(event.seat, 1);
    if (event.event === 'conquered') add(event.from, -1);
    if (event.event === 'returned') add(event.seat, -(event.count ?? 0));
  }
  if (open !== null) close();
  return series;
}
