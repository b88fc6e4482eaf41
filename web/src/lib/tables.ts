/** Tables in lists: their pace, their order, and their winners. */

import type { Table } from '../protocol';
import { say } from './words.svelte';

/** Returns a table's pace: its clock, or that it has none. */
export function paceOf({ clock, pace, rated }: Table): string {
  const told = clock
    ? say('page-clock-short', { minutes: Math.round(clock.seconds / 60), increment: clock.increment ?? 0 })
    : say('page-untimed', { pace });
  return rated ? `${told} · ${say('page-rated')}` : told;
}

/**
 * Sorts tables: your turn or a seat kept for you first, then your running games, then those waiting for players, then
 * those you only watch.
 */
export function mostUrgent(tables: readonly Table[]): Table[] {
  const rank = (table: Table) =>
    table.my_turn || table.kept.length ? 0 : !table.mine.length ? 3 : table.state === 'open' ? 2 : 1;
  return [...tables].sort((a, b) => rank(a) - rank(b));
}

/** Returns who won and who lost. Li Si, the solo opponent, has no seat. */
export function sidesOf(table: Table): [winners: (number | 'li_si')[], losers: (number | 'li_si')[]] {
  const result = (table.result ?? {}) as { winners?: number[]; reason?: string };
  const winners: (number | 'li_si')[] = [...(result.winners ?? [])];
  const losers: (number | 'li_si')[] = table.seats.map((seat) => seat.seat).filter((seat) => !winners.includes(seat));
  if (result.winners && result.reason !== 'closed' && (table.options['li_si'] ?? 'none') !== 'none') {
    (winners.length === 0 || result.reason === 'tied_with_li_si' ? winners : losers).push('li_si');
  }
  return [winners, losers];
}
