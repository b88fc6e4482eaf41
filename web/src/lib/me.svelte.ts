/** The player on this device. Nobody needs a name to play: a visitor gets one to start with. */

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

export async function loadMe(): Promise<void> {
  // Compared without tracking: an effect that calls this would run for ever.
  const before = untrack(() => known.me);
  const found = await api.me();
  // A name given since then wins.
  if (known.me === before) known.me = found;
}

/** Gives a new visitor a name and a key, before the first seat. */
export async function ensureName(): Promise<void> {
  if (!known.me) await loadMe();
  if (known.me?.known) return;
  const name = say(`page-guest-${1 + Math.floor(Math.random() * GUESTS)}`);
  known.me = await api.rename(name);
}
