/** What the shared parts of the heavy games are given: plain things to draw, already in words. They know no rule and no game. */

import type { Glyph } from './glyphs';

export type PlayerColour = 'blue' | 'yellow' | 'red' | 'purple';
export const SHAPES: Record<PlayerColour, Glyph> = { blue: 'sh-circle', yellow: 'sh-square', red: 'sh-triangle', purple: 'sh-diamond' };

/** A seat as it is drawn: its colour (and by it the shape), its letter and its name. */
export interface Mark {
  colour: PlayerColour;
  letter: string;
  name: string;
  /** Whether it is the reader. */
  you: boolean;
}

/** A class `f-…` of `euro.css`. */
export type Fill =
  | 'writing' | 'currency' | 'laws' | 'alchemists' | 'red' | 'gray' | 'white' | 'alchemist' | 'architect' | 'general' | 'worker' | 'rods'
  | 'soldier' | 'marker' | 'unrest' | 'act' | 'jade' | 'cinnabar' | 'turquoise' | 'gold' | 'vermilion';

/** A small piece of a line of pictures: a picture (with a number behind it), victory points, or a few letters. */
export type Bit = { glyph: Glyph; fill?: Fill; count?: number | string } | { vp: number | string } | { text: string };

/** About how broad a line of them is, in pictures. */
export function breadth(bits: Bit[]): number {
  const letters = (words: number | string) => 0.4 * String(words).length;
  const each = (bit: Bit) => ('vp' in bit ? 1.2 : 'text' in bit ? letters(bit.text) : 1 + letters(bit.count ?? ''));
  return bits.reduce((sum, bit) => sum + each(bit), 0);
}

export type Aspect = 'writing' | 'currency' | 'laws' | 'alchemists';
export type Way = 'higher' | 'lower' | null;

/** A card with all that is on it. */
export interface CardFace {
  /** Its spot: what `Picks` call it. */
  spot: string;
  number: string;
  aspect: Aspect;
  aspectGlyph: Glyph;
  trigger: Glyph | null;
  triggerWord: string;
  way: Way;
  bonus: Bit[];
  /** The bonus in words. */
  text: string;
  /** The whole card for those who do not see it. */
  label: string;
}

export type Waking = 'wakes' | 'sleeps' | 'used' | null;

/** A tucked card and what the open action does with it. */
export interface TuckedFace extends CardFace {
  state: Waking;
  fresh?: boolean;
}

/** An official or whatever else stands in an area: one picture and how many. */
export interface Staff {
  spot: string;
  glyph: Glyph;
  fill: Fill;
  count: number;
  /** Change that the draft brings. */
  change: number;
  label: string;
}

/** What can be picked: every spot has a name of its own. A click on any spot is told; what cannot be picked says why. */
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

/** A step of a draft in a few letters or a picture, shown in a row. */
export interface StepChip {
  label: string;
  glyph?: Glyph;
}

/** An answer on offer in the turn card. */
export interface Offer {
  key: string;
  label: string;
  bits?: Bit[];
  /** Free moves and other things that do not answer the question itself. */
  aside?: boolean;
  /** A suggestion of a lesson's guide, not a bot's. */
  guided?: boolean;
}

/** A line of what the draft brings about. */
export interface Effect {
  bits: Bit[];
  text: string;
  /** A line that belongs to another seat, or a quiet one. */
  quiet?: boolean;
}

export interface RefusalText {
  head: string;
  text: string;
  rule: string;
}
