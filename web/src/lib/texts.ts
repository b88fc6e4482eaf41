/** Texts as the server sends them: `say` names the message, everything else is one of its values. */

import type { Json } from '../protocol';
import { listed, say, type Values } from './words.svelte';

/** Something with a text: a choice, a step of a turn, a candidate. */
export interface Worded {
  text: Json | null;
  notes?: readonly Json[];
}

export function textOf(text: Json): string {
  const values: Values = {};
  for (const [name, value] of Object.entries(text)) if (name !== 'say') values[name] = valueOf(value);
  return say(String(text['say']), values);
}

function valueOf(value: unknown): string | number {
  if (Array.isArray(value)) return listed(value.map((one) => String(valueOf(one))));
  // Inside another text it is not a sentence.
  if (typeof value === 'object' && value !== null) return withoutStop(textOf(value as Json));
  return typeof value === 'number' ? value : String(value);
}

function withoutStop(text: string): string {
  return text.replace(/\.$/, '');
}

/** Returns its name. */
export function nameOf(one: Worded): string {
  const said = one.text ? textOf(one.text) : '';
  return said.slice(0, 1).toUpperCase() + said.slice(1);
}

/** Returns what to know before choosing it; may be empty. */
export function notesOf(one: Worded): string {
  const notes = (one.notes ?? []).map((note) => withoutStop(textOf(note)));
  return notes.reduce((before, note) => (before ? say('notes-and', { first: before, last: note }) : note), '');
}

/** Returns its name with its notes. */
export function noted(one: Worded): string {
  const [text, notes] = [nameOf(one), notesOf(one)];
  return notes ? say('choice-noted', { text, notes }) : text;
}
