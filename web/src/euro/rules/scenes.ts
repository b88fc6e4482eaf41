/** The pictures of rules: what stands where, what is paid and what comes of it, from left to right. */

import type { PieceKind } from '../land/pieces';
import type { Terrain } from '../land/types';
import type { Aspect, Bit } from '../types';
import type { PlayerColour } from '../../table/marks';
import type { Glyph } from '../glyphs';

/** One thing in a picture. */
export type Part =
  /** A line of small pictures on a tablet; `faded` for what is paid and goes. */
  | { bits: Bit[]; faded?: boolean }
  /** A piece on its place, or the empty place; what is laid on a drum is told by its bits. */
  | { piece: PieceKind; of: PlayerColour }
  | { place: 'drum' | 'terrace' | 'wall'; bits?: Bit[]; holds?: PlayerColour }
  /** A card from above, by its number. */
  | { card: number; aspect: Aspect; glyph: Glyph }
  /** A tucked card: what triggers it and what it gives. */
  | { tucked: Bit[]; aspect: Aspect; glyph: Glyph; state: 'wakes' | 'sleeps' | null }
  /** A track of unrest, with its level before and after. */
  | { unrest: { level: number; before: number; track: number; block: number | null } }
  /** An arrow, or a sign such as “<”. */
  | { sign: 'then' | 'or' | '<' | '>' | '+' | '=' };

/** A picture: on painted land, if something stands there. */
export interface RuleScene {
  parts: Part[];
  land?: Terrain;
  sea?: boolean;
}

export type Scenes = Record<string, RuleScene[]>;
