/** The scores from round to round, as the server tells them of a finished game. */

import { say } from '../../lib/words.svelte';
import type { Course } from '../../protocol';

/** By seat, the VP that each would have had when each round began, and at the end. */
export function seriesOf(course: Course | null): number[][] {
  const stages = course?.stages ?? [];
  return (stages[0]?.scores ?? []).map((_, seat) => stages.map((stage) => stage.scores[seat] ?? 0));
}

/** The rounds by their numbers, where they end; the last one is the end. */
export function chartLabels(series: readonly number[][]): string[] {
  return (series[0] ?? []).map((_, n, all) => (n === 0 ? '' : n === all.length - 1 ? say('page-zhanguo-chart-end') : String(n)));
}

/** In which round a step lies: the last stage that began before it. */
export function stageAt(course: Course | null, step: number): number {
  return Math.max(0, (course?.stages ?? []).findLastIndex((stage) => stage.number <= step));
}
