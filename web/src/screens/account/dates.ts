import { locale } from '../../lib/words.svelte';

/** Returns a day in words: 3 March 2026. */
export function dayOf(moment: number): string {
  return new Date(moment * 1000).toLocaleDateString(locale(), { day: 'numeric', month: 'long', year: 'numeric' });
}
