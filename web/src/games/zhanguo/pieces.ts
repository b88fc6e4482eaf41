/** The pieces of a region of the map, each with its seat, and whether the draft would add it. */

import type { ZMap } from './types';

export interface Placing {
  seat: number;
  ghost: boolean;
}

function placings(now: readonly number[], before: readonly number[] | undefined): Placing[] {
  return now.flatMap((count, seat) =>
    Array.from({ length: count }, (_, n) => ({ seat, ghost: n >= (before?.[seat] ?? 0) })),
  );
}

export function openOnes(region: ZMap, old: ZMap | undefined): Placing[] {
  return placings(region.open_governors, old?.open_governors);
}

export function palacesOf(region: ZMap, old: ZMap | undefined): Placing[] {
  return placings(region.palaces, old?.palaces);
}

/** Returns who would score in a region if the game ended now. */
export function leadersOf(region: ZMap): { seat: number; vp: number }[] {
  return (region.scores ?? []).flatMap((vp, seat) => (vp > 0 ? [{ seat, vp }] : []));
}
