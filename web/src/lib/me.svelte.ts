/** The player on this device. Nobody needs a name to play bots; the page asks for one when others join in. */

import { untrack } from 'svelte';
import type { Me } from '../protocol';
import { api } from './api';
import { Cancelled } from './trouble';

const known = $state<{ me: Me | null; asking: { answer: (name: string | null) => void } | null }>({
  me: null,
  asking: null,
});

export function me(): Me | null {
  return known.me;
}

export function setMe(person: Me): void {
  known.me = person;
}

export async function loadMe(): Promise<void> {
  // Compared without tracking: an effect that calls this would run for ever.
  const before = untrack(() => known.me);
  const found = await api.me();
  // A name given since then wins.
  if (known.me === before) known.me = found;
}

/** Makes a new visitor known to the server, without a name, before the first seat. */
export async function ensureKnown(): Promise<void> {
  if (!known.me) await loadMe();
  if (!known.me?.known) known.me = await api.visit();
}

/** Whether the page should ask for a name now, and what to do with the answer. */
export function asking(): { answer: (name: string | null) => void } | null {
  return known.asking;
}

/** Asks for a name unless there is one, perhaps from another window; throws `Cancelled` if none is given. */
export async function ensureName(): Promise<void> {
  if (!known.me?.name) await loadMe();
  if (known.me?.name) return;
  const name = await new Promise<string | null>((answer) => (known.asking = { answer }));
  known.asking = null;
  if (name === null) throw new Cancelled();
}
