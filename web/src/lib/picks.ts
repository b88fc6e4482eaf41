/** What can be picked on the boards of any table, and what can be dragged there. */

/** Every spot has a name of its own. A click on any spot is told; what cannot be picked says why. */
export interface Picks {
  can: ReadonlySet<string>;
  /** Earlier choices that can still be changed: they can be picked, but do not glow. */
  may?: ReadonlySet<string>;
  chosen: ReadonlySet<string>;
  /** What a bot or a guide advises. */
  hinted?: ReadonlySet<string>;
  /** What has just changed, or what somebody points at in the log. */
  marked?: ReadonlySet<string>;
  pick: (spot: string) => void;
  /** What can be picked too though it does not glow: an action before the card, where a piece goes before the piece. */
  ready?: ReadonlySet<string>;
  drags?: Drags;
}

/** What can be dragged. A drag gives the same answers as a click on the thing and another one where it is let go. */
export interface Drags {
  has: (spot: string) => boolean;
  lift: (spot: string) => void;
  /** Where it would go, of the spots under the pointer, the uppermost first; empty: nowhere. */
  target: (spots: string[]) => string;
  /** It is let go over these spots. */
  drop: (spots: string[]) => void;
  /** It is put back, and nothing has happened. */
  cancel: () => void;
}

export const NO_PICKS: Picks = { can: new Set(), chosen: new Set(), pick: () => undefined };
