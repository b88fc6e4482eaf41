/** Who plays on this device. Nobody has to say a name before playing: a visitor gets one to begin with. */

import { untrack } from 'svelte';
import type { Me } from '../protocol';
import { api } from './api';
import { say } from './words.svelte';

const known = $state<{ me: Me | null }>({ me: null });
const GUESTS = 8;

export function me(): Me | null {
  return known.me;
}

export function setMe(person: Me): void {
  known.me = person;
}

export async function learnMe(): Promise<void> {
  // Who was known before is compared, not watched: whoever asks in an effect would ask for ever.
  const before = untrack(() => known.me);
  const found = await api.me();
  // Whoever has said a name meanwhile is known better by that.
  if (known.me === before) known.me = found;
}

/** Before the first seat: a name and a key. */
export async function ensureName(): Promise<void> {
  if (!known.me) await learnMe();
  if (known.me?.known) return;
  const name = say(`page-guest-${1 + Math.floor(Math.random() * GUESTS)}`);
  known.me = await api.rename(name);
}
