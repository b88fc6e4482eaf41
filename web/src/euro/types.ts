/** What the shared parts of the two heavy games draw: plain data, already in words. They know no game and no rules. */

import type { Effect } from '../table/turn/Effects.svelte';
import type { Glyph } from './glyphs';

/** A class `f-…` of `euro.css`. */
export type Fill =
  | 'writing'
  | 'currency'
  | 'laws'
  | 'alchemists'
  | 'red'
  | 'gray'
  | 'white'
  | 'alchemist'
  | 'architect'
  | 'general'
  | 'worker'
  | 'rods'
  | 'soldier'
  | 'marker'
  | 'unrest'
  | 'act'
  | 'jade'
  | 'cinnabar'
  | 'turquoise'
  | 'gold'
  | 'vermilion';

/** One item in a line of pictures: a picture with an optional number, victory points, or a few letters. */
export type Bit = { glyph: Glyph; fill?: Fill; count?: number | string } | { vp: number | string } | { text: string };

/** Returns the approximate width of such a line, in pictures. */
export function widthOf(bits: Bit[]): number {
  const letters = (words: number | string) => 0.4 * String(words).length;
  const each = (bit: Bit) => ('vp' in bit ? 1.2 : 'text' in bit ? letters(bit.text) : 1 + letters(bit.count ?? ''));
  return bits.reduce((sum, bit) => sum + each(bit), 0);
}

export type Aspect = 'writing' | 'currency' | 'laws' | 'alchemists';
export type Way = 'higher' | 'lower' | null;

/** A card with everything on it. */
export interface CardFace {
  /** The name of its spot in `Picks`. */
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
  /** The whole card for screen readers. */
  label: string;
}

export type Activation = 'wakes' | 'sleeps' | 'used' | null;

/** A tucked card, and what the open action does with it. */
export interface TuckedFace extends CardFace {
  state: Activation;
  fresh?: boolean;
}

/** An official or another piece in an area: one picture and a count. */
export interface Staff {
  spot: string;
  glyph: Glyph;
  fill: Fill;
  count: number;
  /** How the draft changes the count. */
  change: number;
  label: string;
}

/** One effect of the draft, with its pictures. */
export interface PicturedEffect extends Effect {
  bits: Bit[];
}
