/** Keys at any table: undo, redo, confirm, step back, hint, and what is not possible. */

import type { Spots } from '../lib/spots.svelte';
import { undoKey } from '../lib/undoing.svelte';

/** Handles a key; false if it means nothing here, or somebody is typing. */
export function tableKey(event: KeyboardEvent, spots: Spots, hints: boolean): boolean {
  const target = event.target as HTMLElement;
  if (target.closest('input, textarea, select, dialog') || event.altKey || event.metaKey) return true;
  const wanted = undoKey(event);
  if (wanted) event.preventDefault();
  if (wanted) spots.queue.add('', () => spots[wanted]());
  else if (event.ctrlKey) return true;
  else if (event.key === 'Enter' && spots.complete && !target.closest('button, a, summary')) void spots.confirm();
  else if (event.key === 'Escape') void spots.escape();
  else if (event.key === 'h' && hints && spots.live.asked) void spots.hint();
  else if (event.key === 'x' && spots.live.asked) void spots.listGreyed();
  else return false;
  return true;
}
