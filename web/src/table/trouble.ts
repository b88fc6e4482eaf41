/** Returns what went wrong in a sentence that says what to do. */

import type { Trouble } from '../lib/trouble';
import { has, say, type Values } from '../lib/words.svelte';

export function troubleText(trouble: Trouble): string {
  const values: Values = {};
  for (const [name, value] of Object.entries(trouble.values)) {
    values[name] = typeof value === 'number' || typeof value === 'string' ? value : String(value);
  }
  // The server's messages come first: some of the page's end alike.
  const name = [trouble.code, `server-${trouble.code}`, `page-${trouble.code}`].find(has);
  return name ? say(name, values) : say('page-trouble', { code: trouble.code });
}
