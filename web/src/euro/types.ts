/**
 * What the shared parts of the heavy games are given: plain things to draw, already in words. They know no rule and no
 * game.
 */

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

export type Activation = 'wakes' | 'sleeps' | 'used' | null;

/** A tucked card and what the open action does with it. */
export interface TuckedFace extends CardFace {
  state: Activation;
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

/** A line of what the draft brings about, with its pictures. */
export interface PicturedEffect extends Effect {
  bits: Bit[];
}
