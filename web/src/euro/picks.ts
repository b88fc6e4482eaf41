/** What the boards show as pickable, changeable and chosen. */

import type { Spots } from '../lib/spots.svelte';
import type { Picks } from '../lib/picks';

export function picksOf(spots: Spots): Picks {
  const { can, may, ready, chosen, picked, advised } = spots;
  // A tucked card is there by now, and the next place is free.
  const standing = new Set([...chosen].filter((spot) => !spot.endsWith(':place') || picked.includes(spot)));
  return { can, may, ready, chosen: standing, hinted: advised, pick: (spot) => spots.pick(spot) };
}
