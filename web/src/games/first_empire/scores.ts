/** Scores by source and round, as the server tells them. */

import type { ScoreRow } from '../../euro/ScoreTable.svelte';
import { say } from '../../lib/words.svelte';
import type { Course } from '../../protocol';
import { totalOf } from './faces';
import type { EmpireView } from './types';

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

/** By player, what the score would have been at the end of each round, the start first. */
export function courseOf(course: Course, view: EmpireView): { series: number[][]; labels: string[] } {
  const last = course.stages.length - 1;
  return {
    series: view.boards.map((_, player) => course.stages.map((stage) => (player < view.seats ? stage.scores[player] : stage.other_scores['li_si']) ?? 0)),
    labels: course.stages.map((_, n) => (n === 0 ? say('page-fe-start') : n === last ? say('page-fe-end') : String(n))),
  };
}
