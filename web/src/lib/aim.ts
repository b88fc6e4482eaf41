/** What a lesson points at: the one place to click, and what else to look at. */

import type { Json } from '../protocol';
import { around } from './tree';

export interface Aim {
  /** Selectors of the target, the best first: on a small screen a place may only be shown as part of a larger one. */
  targets: readonly string[];
  /** Selectors of what else is lit. */
  lit: readonly string[];
  /** What to do there. */
  text: Json | null;
}

const within = (selector: (spot: string) => string, spots: readonly string[]) => spots.map(selector).join();

/** Returns the selectors of places: each itself, its parts that can be picked, what is around it, or its button. */
export function placesOf(spots: readonly string[]): string[] {
  const larger = [...new Set(spots.flatMap((spot) => around(spot).slice(1)))];
  return [
    within((spot) => `[data-spot="${spot}"]`, spots),
    within((spot) => `[data-spot^="${spot}:"].can`, spots),
    within((spot) => `[data-spot^="${spot}:"]`, spots),
    ...larger.map((spot) => `[data-spot="${spot}"]`),
    within((spot) => `[data-offer="${spot}"]`, spots),
  ].filter((selector) => selector !== '');
}
