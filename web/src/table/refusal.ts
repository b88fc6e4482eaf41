/** Refusals in words. */

import { has, say, type Values } from '../lib/words.svelte';
import type { Refusal } from '../protocol';

export interface RefusalText {
  head: string;
  text: string;
  rule: string;
}

/**
 * Returns headline and explanation from the game's message, the shared one, or else the code. The numbers come from the
 * server.
 */
export function refusalText(game: string, { code, rule, numbers }: Refusal, more: Values = {}): RefusalText {
  const values = Object.entries(numbers).map(([name, value]) => [
    name,
    typeof value === 'number' ? value : String(value),
  ]);
  const message = [`${game}-refusal-${code}`, `refusal-${code}`].find(has);
  const [head = '', ...rest] = (
    message ? say(message, { ...Object.fromEntries(values), rule, ...more }) : code.replaceAll('-', ' ')
  ).split('\n');
  return { head, text: rest.join(' '), rule };
}
