/** The guide of a lesson: what it advises next, seen together with the draft that is open. It knows no rule; its advice comes from the server. */

import type { Coach, CoachStep } from '../protocol';
import type { Live } from './live.svelte';

const KEY = 'lessons-left';
const left = $state<{ tables: string[] }>({ tables: read() });

function read(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return [];
  }
}

/** Leave the lesson of a table for good and play on without a guide. */
export function leaveLesson(table: string): void {
  left.tables = [...left.tables.slice(-50), table];
  try {
    localStorage.setItem(KEY, JSON.stringify(left.tables));
  } catch {
    // Without storage the guide is back after a reload.
  }
}

/** The guide at this table, unless there is none or it has been left. */
export function coachOf(live: Live): Coach | null {
  const table = live.table?.id ?? '';
  return left.tables.includes(table) ? null : (live.seen?.coach ?? null);
}

export interface Advice {
  /** What to answer next; null where the draft holds all that is advised, or differs from it. */
  next: CoachStep | null;
  /** Whether the draft differs from what is advised. */
  other: boolean;
  /** The message that explains it. */
  say: string | null;
}

/** The advice for a draft of these answers. */
export function advised(coach: Coach, answers: readonly string[]): Advice {
  const other = answers.some((answer, n) => coach.path[n]?.answer !== answer);
  const said = coach.path.slice(0, answers.length + 1).flatMap((step) => (step.say ? [step.say] : []));
  return { next: other ? null : (coach.path[answers.length] ?? null), other, say: said.at(-1) ?? coach.say };
}

/** The step that the guide speaks of, counted from 1: the next one, or the last one where the turn waits to be confirmed or others play. */
export function stepOf(coach: Coach, answers: readonly string[]): number {
  const { next, other } = advised(coach, answers);
  return Math.max(1, coach.number + (other ? 0 : answers.length) + (next || other ? 1 : 0));
}

/** The answer that is advised now, to be shown where it would be given. */
export function suggested(live: Live): string | null {
  const coach = live.asked ? coachOf(live) : null;
  return coach ? (advised(coach, live.draft?.answers ?? []).next?.answer ?? null) : null;
}
