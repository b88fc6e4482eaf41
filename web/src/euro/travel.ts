/** How moves of the Zhanguo games travel, as far as both games agree. */

import type { Journey, Livery } from '../table/motion/journey';
import type { PlayerColour } from '../table/marks';
import type { Glyph } from './glyphs';
import type { Fill } from './types';

/** A journey without its seat. */
export type Way = Omit<Journey, 'seat'>;

export const strip = (seat: number) => [`seat:${seat}`];
export const tokens = (seat: number) => [`seat:${seat}:tokens`, `seat:${seat}`];

/** Returns a region of a player's board, from 1: the small one in the strip. */
export const mini = (seat: number, region: number) => [`seat:${seat}:${region}`, `seat:${seat}`];

/** A piece that comes from its player's strip and then stands on a board. */
export function stands(kind: string, colour: PlayerColour, seat: number, ...to: string[]): Way {
  return { from: strip(seat), to, piece: `${kind}:${colour}` };
}

/** A symbol that flies and is gone. */
export function symbolic(glyph: Glyph, fill: Fill, from: string[], to: string[]): Way {
  return { from, to, symbol: `eu-${glyph}`, fill, quiet: true };
}

export function toCourt(seat: number, card: string): Way {
  return { from: strip(seat), to: ['court'], text: card, ahead: true };
}

export function points(seat: number, vp: number): Way | null {
  const text = vp > 0 ? `+${vp}` : `−${-vp}`;
  return vp
    ? { from: ['court', ...strip(seat)], to: [`seat:${seat}:points`, ...strip(seat)], text, quiet: true }
    : null;
}

export function livery(colour: PlayerColour): Livery {
  return { ink: `var(--z-${colour})`, name: `c-${colour}` };
}
