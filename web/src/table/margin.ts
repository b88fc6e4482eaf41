/** By how much a game was won, in words. */

import { say } from '../lib/words.svelte';
import type { Speaker } from './speaker';

export type Unit = 'vp' | 'pagodas';

/** Returns how far the winner is ahead of the next player; empty if several won, or if totals do not say it. */
export function margin(totals: readonly number[], winners: readonly number[], unit: Unit, speaker: Speaker): string {
  const [winner, ...others] = winners;
  if (winner === undefined || others.length) return '';
  const next = totals
    .map((_, player) => player)
    .filter((player) => player !== winner)
    .sort((a, b) => totals[b]! - totals[a]!)[0];
  if (next === undefined) return '';
  const count = totals[winner]! - totals[next]!;
  return count > 0
    ? say('page-ahead', { count, unit, seat: speaker.name(next), you: speaker.you(next) ? 'yes' : 'no' })
    : '';
}
