/** Tables in lists: how each plays, and the order in which a person wants to see them. */

import type { Table } from '../protocol';
import { say } from './words.svelte';

/** How fast a table plays: its clock, or that it has none. */
export function paceOf({ clock, pace }: Table): string {
  return clock
    ? say('page-clock-short', { minutes: Math.round(clock.seconds / 60), increment: clock.increment ?? 0 })
    : say('page-untimed', { pace });
}

/**
 * Those that wait for one's turn, then one's running games, then those that wait for people, then what one only
 * watches.
 */
export function mostUrgent(tables: readonly Table[]): Table[] {
  const rank = (table: Table) => (table.my_turn ? 0 : !table.mine.length ? 3 : table.state === 'open' ? 2 : 1);
  return [...tables].sort((a, b) => rank(a) - rank(b));
}

/** Who won a finished game and who lost it; Li Si, whom one plays alone against, has no seat. */
export function sidesOf(table: Table): [winners: (number | 'li_si')[], losers: (number | 'li_si')[]] {
  const result = (table.result ?? {}) as { winners?: number[]; reason?: string };
  const winners: (number | 'li_si')[] = [...(result.winners ?? [])];
  const losers: (number | 'li_si')[] = table.seats.map((seat) => seat.seat).filter((seat) => !winners.includes(seat));
  if (result.winners && (table.options['li_si'] ?? 'none') !== 'none') {
    (winners.length === 0 || result.reason === 'tied_with_li_si' ? winners : losers).push('li_si');
  }
  return [winners, losers];
}
