/** Bonuses, squares, rewards and wall tiles as lines of small pictures. What is printed on them comes from the view. */

import type { Bit } from '../../euro/types';
import {
  ACTION_GLYPHS,
  ASPECT_GLYPHS,
  ASPECTS,
  cardOf,
  HIGHER,
  LOWER,
  OFFICIAL_GLYPHS,
  type ActionName,
  type AspectName,
  type OfficialColour,
  type ZCard,
  type ZView,
} from './types';

export function officialBit(colour: OfficialColour, count?: number): Bit {
  return { glyph: OFFICIAL_GLYPHS[colour], fill: colour, ...(count === undefined ? {} : { count }) };
}

export function aspectBit(aspect: AspectName): Bit {
  return { glyph: ASPECT_GLYPHS[aspect], fill: aspect };
}

/** The actions that activate cards after a lower and after a higher number, as pictures. */
export const WAY_BITS: Record<'lower' | 'higher', Bit[]> = {
  lower: LOWER.filter((action) => action !== 'reassign').map((action) => ({
    glyph: ACTION_GLYPHS[action],
    fill: 'act',
  })),
  higher: HIGHER.map((action) => ({ glyph: ACTION_GLYPHS[action], fill: 'act' })),
};

const UNREST: Bit = { glyph: 'unrest', fill: 'unrest' };
/** For what has no picture yet; the words say it all. */
const UNDRAWN: Bit[] = [{ text: '✦' }];

export function bonusBits(card: ZCard | undefined): Bit[] {
  if (!card) return [];
  switch (card.bonus) {
    case 'marker':
      return [{ glyph: 'marker-1', fill: 'marker' }];
    case 'points':
      return [{ glyph: 'act-reassign', count: card.amount }];
    case 'vp':
      return [{ vp: card.amount }];
    case 'worker':
      return [{ glyph: 'worker', fill: 'worker' }];
    case 'vp_per_aspect':
      return [{ vp: 1 }, { text: '×' }, aspectBit(card.amount as AspectName)];
    case 'calm_any':
      return [UNREST, { text: '−1 ∗' }];
    case 'calm_same':
      return [UNREST, { text: '−1' }];
    case 'move_worker':
      return [{ glyph: 'worker', fill: 'worker' }, { glyph: 'then' }];
    case 'official':
      return [officialBit(card.amount as OfficialColour)];
    default:
      return UNDRAWN;
  }
}

export function squareBits(square: { bonus: string; amount: number } | undefined): Bit[] {
  if (!square) return [];
  if (square.bonus === 'points') return [{ glyph: 'act-reassign', count: square.amount }];
  return square.bonus === 'official' ? [{ glyph: 'act-recruit' }] : [{ vp: square.amount }];
}

export function rewardBits(kind: string): Bit[] {
  switch (kind) {
    case 'official':
      return [{ glyph: 'official', fill: 'act' }];
    case 'two_red':
      return [{ text: '2' }, officialBit('red')];
    case 'two_gray':
      return [{ text: '2' }, officialBit('gray')];
    case 'two_workers':
      return [{ text: '2' }, { glyph: 'worker', fill: 'worker' }];
    case 'governor':
      return [{ glyph: 'act-governor', fill: 'act' }];
    case 'wall':
      return [{ glyph: 'act-wall', fill: 'act' }];
    case 'palace':
      return [{ glyph: 'act-palace', fill: 'act' }];
    default:
      return UNDRAWN;
  }
}

export function criterionBits(criterion: string): Bit[] {
  switch (criterion) {
    case 'empty_tracks':
      return [{ glyph: 'unrest', count: 0 }];
    case 'enough_officials':
      return [{ glyph: 'official' }, { text: '≥' }, UNREST];
    case 'gray_regions':
      return [officialBit('gray')];
    case 'red_regions':
      return [officialBit('red')];
    case 'white_regions':
      return [officialBit('white')];
    case 'flat':
      return [{ text: '−' }, UNREST];
    case 'aspect_sets':
      return ASPECTS.map(aspectBit);
    case 'full_regions':
      return [{ glyph: 'cards3', fill: 'act' }];
    case 'pair_regions':
      return [{ text: '2 =' }, { glyph: 'deck', fill: 'act' }];
    case 'currency_regions':
      return [aspectBit('currency')];
    case 'laws_regions':
      return [aspectBit('laws')];
    case 'writing_regions':
      return [aspectBit('writing')];
    default:
      return UNDRAWN;
  }
}

/** Returns the word beside a wall tile: `region`, `set`, or what is subtracted. */
export function criterionUnit(criterion: string): string {
  return criterion === 'aspect_sets' ? 'set' : criterion === 'flat' ? 'unrest' : 'region';
}

/** Returns the ability of a B side: after which action, and what it gives. */
export function abilityBits(board: string): Bit[] {
  switch (board) {
    case 'circle':
      return [
        { glyph: 'act-hire', fill: 'act' },
        { glyph: 'then' },
        { glyph: 'worker', fill: 'worker' },
        { glyph: 'act-reassign', count: 1 },
        { text: ' · ' },
        { glyph: 'act-governor', fill: 'act' },
        { glyph: 'then' },
        { glyph: 'worker', fill: 'worker' },
        { glyph: 'then' },
      ];
    case 'square':
      return [
        { glyph: 'act-wall', fill: 'act' },
        { glyph: 'act-recruit', fill: 'act' },
        { glyph: 'then' },
        { glyph: 'marker-1', fill: 'marker' },
      ];
    case 'triangle':
      return [
        { glyph: 'act-reassign' },
        { glyph: 'act-wall', fill: 'act' },
        { glyph: 'then' },
        UNREST,
        { text: '−1' },
        { glyph: 'worker', fill: 'worker' },
      ];
    case 'star':
      return [
        { glyph: 'act-recruit', fill: 'act' },
        { glyph: 'then' },
        { glyph: 'act-reassign', count: 2 },
        { text: ' · ' },
        { glyph: 'act-governor', fill: 'act' },
        { glyph: 'then' },
        { glyph: 'governor', fill: 'act' },
        { glyph: 'then' },
      ];
    default:
      return [];
  }
}

/** Returns pictures of what is on a place, shown beside its words. */
export function placeBits(view: ZView, spots: readonly string[]): Bit[] {
  const [kind = '', name = '', part = '', last = ''] = (spots[0] ?? '').split(':');
  switch (kind) {
    case 'court':
      return name ? [{ glyph: ACTION_GLYPHS[name as ActionName], fill: 'act' }] : [];
    case 'supply':
      return [officialBit(name as OfficialColour)];
    case 'marker':
      return [aspectBit(name as AspectName)];
    case 'tucked':
      return bonusBits(cardOf(view, Number(name)));
    case 'boards':
      return abilityBits(name);
    case 'board':
      return part === 'above' || part === 'below'
        ? last
          ? [officialBit(last as OfficialColour)]
          : []
        : part === 'place'
          ? [{ glyph: 'deck', fill: 'act' }]
          : [];
    case 'map':
      return part === 'square' ? squareBits(view.map[Number(name) - 1]?.squares[Number(last) - 1]) : [];
    case 'wall':
      return last ? [{ glyph: `rods-${spots[0]!.at(-1)}` as 'rods-1', fill: 'rods' }] : [];
    default:
      return [];
  }
}
