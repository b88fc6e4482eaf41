/** What can be picked and dragged on the boards of any table. */

/** Spots by name. Every click is passed on; a spot that cannot be picked says why. */
export interface Picks {
  can: ReadonlySet<string>;
  /** Earlier choices that can still be changed: they can be picked, but do not glow. */
  may?: ReadonlySet<string>;
  chosen: ReadonlySet<string>;
  /** What a bot or a lesson advises. */
  hinted?: ReadonlySet<string>;
  /** What has just changed, or what the log points at. */
  marked?: ReadonlySet<string>;
  pick: (spot: string) => void;
  /** What can be picked though it does not glow: an action before the card, a target before its piece. */
  ready?: ReadonlySet<string>;
  drags?: Drags;
  /** Whether spots only show their state, because something larger around them is the target. */
  still?: boolean;
}

/** What can be dragged. A drag gives the same answers as a click on the thing and a click on the target. */
export interface Drags {
  has: (spot: string) => boolean;
  lift: (spot: string) => void;
  /** Returns where it would go, of the spots under the pointer, topmost first; empty for nowhere. */
  target: (spots: string[]) => string;
  /** It is dropped over these spots. */
  drop: (spots: string[]) => void;
  /** It is put back, and nothing happens. */
  cancel: () => void;
}

/** Whether something inside a place can be picked: a tile of a region, a slot of a section. */
export function anyWithin(picks: Picks | null, whole: string): boolean {
  return [...(picks?.can ?? [])].some((spot) => spot.startsWith(`${whole}:`));
}

export const NO_PICKS: Picks = { can: new Set(), chosen: new Set(), pick: () => undefined };
