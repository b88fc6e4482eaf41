/** Scores by source and round: sources as the server tells them, rounds added up from its events. */

import type { ScoreRow } from '../../euro/ScoreTable.svelte';
import { say } from '../../lib/words.svelte';
import { totalOf } from './faces';
import { playerOf, type EmpireEvent, type EmpireView } from './types';

const EARNED = ['palaces', 'palace_tiles', 'cards', 'governor_tiles', 'soldiers'];
const FINAL = ['majorities', 'elixir', 'lines', 'walls', 'entrance'];

export function scoreRows(view: EmpireView): ScoreRow[] {
  const row = (name: string, n: number, group: string): ScoreRow => ({
    id: name, label: say('page-fe-source', { source: name }), values: view.scores.map((parts) => parts[name] ?? 0), ...(n === 0 ? { group } : {}),
  });
  return [...EARNED.map((name, n) => row(name, n, say('page-fe-earned'))), ...FINAL.map((name, n) => row(name, n, say('page-fe-at-end')))];
}

export function totals(view: EmpireView): number[] {
  return view.boards.map((_, player) => totalOf(view, player));
}

/** By player, points earned up to the end of each round, and the final score last where the game is over. */
export function pointsByRound(events: readonly EmpireEvent[], view: EmpireView): { series: number[][]; labels: string[] } {
  const now = view.boards.map(() => 0);
  const series = view.boards.map(() => [0]);
  const labels = [say('page-fe-start')];
  const close = (label: string) => {
    labels.push(label);
    series.forEach((line, player) => line.push(now[player] ?? 0));
  };
  for (const event of events) {
    const player = playerOf(event);
    if (event.event === 'points' && player !== null) now[player] = (now[player] ?? 0) + (event.points ?? 0);
    if (event.event === 'round_ended') close(String(event.round ?? ''));
  }
  if (view.stage !== 'over') return { series, labels };
  labels.push(say('page-fe-end'));
  series.forEach((line, player) => line.push(totalOf(view, player)));
  return { series, labels };
}
