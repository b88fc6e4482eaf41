/** Scores by source and round, as the server tells them. */

import type { ScoreRow } from '../../table/ScoreTable.svelte';
import { say } from '../../lib/words.svelte';
import { LI_SI, type EmpireView, type Player } from './types';

/** How a game ended, as far as who won goes. */
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

/** Who won, Li Si included, who has no seat: alone where no seat did, or level with the one who plays against him. */
export function winnersOf(result: Result, view: EmpireView): Player[] {
  if (!result.winners) return [];
  if (view.li_si === null) return result.winners;
  return result.reason === 'tied_with_li_si' || result.winners.length === 0
    ? [...result.winners, LI_SI]
    : result.winners;
}
