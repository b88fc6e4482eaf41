/** What a person's hand means for the boards: what glows, what can be changed, what has been chosen. */

import type { Spots } from '../lib/spots.svelte';
import type { Picks } from '../lib/picks';

export function picksOf(spots: Spots): Picks {
  const { can, may, ready, chosen, picked, advised } = spots;
  // Where a card has been tucked it lies by now, and the next place is free.
  const standing = new Set([...chosen].filter((spot) => !spot.endsWith(':place') || picked.includes(spot)));
  return { can, may, ready, chosen: standing, hinted: advised, pick: (spot) => spots.pick(spot) };
}
