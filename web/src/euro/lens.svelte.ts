/**
 * On a small screen a region is too narrow for fingers, so it is the target as a whole: if one thing in it can be
 * picked, that is picked; otherwise the region opens, and everything in it is large.
 */

import type { Picks } from '../lib/picks';

/** Whether a spot is one of these places, or inside one. */
export function isWithin(spot: string, places: readonly string[]): boolean {
  return places.some((place) => spot === place || spot.startsWith(`${place}:`));
}

const REGIONS = [1, 2, 3, 4, 5];

export class Lens {
  /** The region that is open, from 1; null for none. */
  at = $state<number | null>(null);
  #acted = false;

  /** Says which places a region consists of, and which spots are in such a place besides those that its name begins. */
  constructor(
    private readonly placesOf: (region: number) => string[],
    private readonly more: (place: string) => string[] = () => [],
  ) {}

  /** Returns what can be picked in some of a region's places. */
  #inside(can: ReadonlySet<string>, places: readonly string[]): string[] {
    const all = places.flatMap((place) => [place, ...this.more(place)]);
    return [...can].filter((spot) => isWithin(spot, all));
  }

  /** Returns picks for regions as wholes: they glow if something inside them does, and open when they are picked. */
  around(picks: Picks): Picks {
    const isOpen = (spot: string) => this.#inside(picks.can, [spot]).length > 0;
    const places = REGIONS.flatMap((region) => this.placesOf(region));
    const has = (spots: ReadonlySet<string> | undefined) =>
      new Set(places.filter((place) => this.#inside(spots ?? new Set(), [place]).length > 0));
    return {
      ...picks,
      can: new Set(places.filter(isOpen)),
      chosen: new Set(),
      marked: has(picks.marked),
      hinted: has(picks.hinted),
      ready: new Set(places),
      pick: (spot) => this.#open(picks, spot),
    };
  }

  #open(picks: Picks, place: string): void {
    const [only, ...others] = this.#inside(picks.can, [place]);
    if (only && !others.length) picks.pick(only);
    else this.at = REGIONS.find((region) => this.placesOf(region).includes(place)) ?? null;
  }

  /** Returns picks for what is inside the open region. */
  within(picks: Picks): Picks {
    return {
      ...picks,
      pick: (spot) => {
        this.#acted = true;
        picks.pick(spot);
      },
    };
  }

  /** Closes the region after a pick, unless all that can be picked next is in it. */
  follow(can: ReadonlySet<string>): void {
    if (!this.#acted || this.at === null) return;
    this.#acted = false;
    const here = this.#inside(can, this.placesOf(this.at));
    if (!here.length || here.length < can.size) this.at = null;
  }
}
