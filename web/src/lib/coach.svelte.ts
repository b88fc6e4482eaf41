/** The guide of a lesson, until the player leaves it. */

import type { Coach } from '../protocol';
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

/** Leaves the lesson of a table for good, to play on without a guide. */
export function leaveLesson(table: string): void {
  left.tables = [...left.tables.slice(-50), table];
  try {
    localStorage.setItem(KEY, JSON.stringify(left.tables));
  } catch {
    // Without storage the guide is back after a reload.
  }
}

/** Returns what the guide says about the turn as drafted, unless the lesson has been left. */
export function coachOf(live: Live): Coach | null {
  const table = live.table?.id ?? '';
  return left.tables.includes(table) ? null : ((live.draft ? live.draft.coach : live.seen?.coach) ?? null);
}
