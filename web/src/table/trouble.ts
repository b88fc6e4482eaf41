/** What went wrong, as a sentence that says what would be right. */

import type { Trouble } from '../lib/trouble';
import { has, say, type Values } from '../lib/words.svelte';

export function troubleText(trouble: Trouble): string {
  const values: Values = {};
  for (const [name, value] of Object.entries(trouble.values)) {
    values[name] = typeof value === 'number' || typeof value === 'string' ? value : String(value);
  }
  // The server's own words first: the page has other messages that happen to end alike.
  const name = [trouble.code, `server-${trouble.code}`, `page-${trouble.code}`].find(has);
  return name ? say(name, values) : say('page-trouble', { code: trouble.code });
}
