/** Scores by source and round, as the server sends them. */

import type { ScoreRow } from '../../table/ScoreTable.svelte';
import { say } from '../../lib/words.svelte';
import { LI_SI, type EmpireView, type Player } from './types';

/** What a result says about the winners. */
export interface Result {
  winners?: number[];
  reason?: string;
}

const EARNED = ['palaces', 'palace_tiles', 'cards', 'governor_tiles', 'soldiers'];
const FINAL = ['majorities', 'elixir', 'lines', 'walls', 'entrance'];

export function scoreRows(view: EmpireView): ScoreRow[] {
  const row = (name: string, n: number, group: string): ScoreRow => ({
    id: name,
    label: say('page-fe-source', { source: name }),
    values: view.scores.map((parts) => parts[name] ?? 0),
    ...(n === 0 ? { group } : {}),
  });
  return [
    ...EARNED.map((name, n) => row(name, n, say('page-fe-earned'))),
    ...FINAL.map((name, n) => row(name, n, say('page-fe-at-end'))),
  ];
}

/** Returns the points that a player has scored so far. */
export function earnedBy(view: EmpireView, player: Player): number {
  return EARNED.reduce((sum, name) => sum + (view.scores[player]?.[name] ?? 0), 0);
}

/** Returns the winners. Li Si, who has no seat, wins if no seat does, or ties with the solo player. */
export function winnersOf(result: Result, view: EmpireView): Player[] {
  if (!result.winners) return [];
  if (view.li_si === null || result.reason === 'closed') return result.winners;
  return result.reason === 'tied_with_li_si' || result.winners.length === 0
    ? [...result.winners, LI_SI]
    : result.winners;
}
