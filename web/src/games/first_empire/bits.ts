/** Bonuses, rewards, tiles and criteria as rows of small pictures. The words for them are in `locale/`. */

import type { Glyph } from '../../euro/glyphs';
import type { Aspect as CardAspect, Bit, Fill } from '../../euro/types';
import type { Aspect, Bonus, CardType, Official, Reward, StartingTile } from './types';

const ASPECT_GLYPHS: Record<CardType, Glyph> = {
  writing: 'asp-writing',
  currency: 'asp-currency',
  laws: 'asp-laws',
  alchemist: 'gourd',
};
const OFFICIAL_GLYPHS: Record<Official, Glyph> = {
  alchemist: 'off-alchemist',
  architect: 'off-architect',
  general: 'off-general',
};

export function aspectGlyph(type: CardType): Glyph {
  return ASPECT_GLYPHS[type];
}

/** Returns the name that the shared parts use for a card type. */
export function cardAspect(type: CardType): CardAspect {
  return type === 'alchemist' ? 'alchemists' : type;
}

export function aspect(type: CardType, count?: number | string): Bit {
  return { glyph: ASPECT_GLYPHS[type], fill: cardAspect(type), ...(count === undefined ? {} : { count }) };
}

export function official(kind: Official, count?: number | string): Bit {
  return { glyph: OFFICIAL_GLYPHS[kind], fill: kind, ...(count === undefined ? {} : { count }) };
}

export function unrest(count?: number | string): Bit {
  return { glyph: 'unrest', fill: 'unrest', ...(count === undefined ? {} : { count }) };
}

export function worker(count?: number | string): Bit {
  return { glyph: 'worker', fill: 'worker', ...(count === undefined ? {} : { count }) };
}

export function soldier(count?: number | string): Bit {
  return { glyph: 'soldier', fill: 'soldier', ...(count === undefined ? {} : { count }) };
}

export function gourd(count?: number | string): Bit {
  return { glyph: 'gourd', fill: 'alchemists', ...(count === undefined ? {} : { count }) };
}

const TIMES: Bit = { text: '×' };
/** For what has no picture yet; the words say it all. */
const UNDRAWN: Bit[] = [{ text: '✦' }];
const PIECES: Record<string, Bit> = {
  governor: { glyph: 'governor' },
  palace: { glyph: 'palace' },
  wall: { glyph: 'wall' },
};

function some(count: number): string | undefined {
  return count > 1 ? `×${count}` : undefined;
}

/** Returns what a card or half a governor tile gives. */
export function bonusBits(bonus: Bonus): Bit[] {
  const { ability, what, count } = bonus;
  switch (ability) {
    case 'ship':
      return [{ glyph: 'ship', count: `+${count}` }];
    case 'recruit_here':
      return [official(what as Official)];
    case 'recruit_in_one_region':
      return Array.from({ length: count }, () => official(what as Official));
    case 'move_workers':
      return [worker(), { glyph: 'then', ...(count > 1 ? { count } : {}) }];
    case 'move_officials':
      return [{ glyph: 'act-reassign', count }];
    case 'reduce_unrest':
      return [unrest('−1')];
    case 'calm_here_and_anywhere':
      return [unrest('−2')];
    case 'calm_regions':
      return [unrest('−1'), { text: `×${count}` }];
    case 'gain_tokens':
      return [{ glyph: 'marker-1', fill: 'marker' }];
    case 'vp_per_card':
      return [{ vp: count }, TIMES, aspect(what as CardType)];
    case 'vp_per_piece':
      return [{ vp: count }, TIMES, PIECES[what] ?? TIMES];
    case 'unrest_for_tokens':
      return [unrest('+1'), ...what.split('-').map((one) => aspect(one as CardType))];
    case 'unrest_for_workers':
      return [unrest('+1'), worker(some(count))];
    case 'unrest_for_vp_per_card':
      return [unrest('+1'), { vp: count }, TIMES, aspect(what as CardType)];
    case 'unrest_for_any_tokens':
      return [unrest('+1'), { glyph: 'marker-1', fill: 'marker', count }];
    case 'workers_here':
    case 'workers_anywhere':
      return [worker(some(count))];
    case 'recruit_any_here':
      return [{ glyph: 'act-recruit' }];
    case 'vp_per_alchemist_here':
      return [{ vp: count }, TIMES, gourd()];
    case 'unlock':
      return [soldier(some(count))];
    case 'vp_per_soldier':
      return [{ vp: count }, TIMES, soldier()];
    case 'vp_round':
      return [{ text: '1–5' }, { glyph: 'vp', fill: 'act' }];
    case 'place_alchemist':
      return [gourd()];
    default:
      return UNDRAWN;
  }
}

export function rewardBits(reward: Reward): Bit[] {
  switch (reward.reward) {
    case 'recruit_any':
      return Array.from({ length: reward.count }, () => ({ glyph: 'official' as Glyph }));
    case 'recruit':
      return reward.officials.map((kind) => official(kind));
    case 'place_alchemists':
      return Array.from({ length: reward.count }, () => gourd());
    case 'governor':
      return [{ glyph: 'governor' }];
    case 'palace':
      return [{ glyph: 'palace' }];
    case 'wall':
      return [{ glyph: 'wall' }];
    case 'unlock':
      return Array.from({ length: reward.count }, () => soldier());
    case 'ship':
      return [{ glyph: 'ship', count: `+${reward.count}` }];
    case 'workers':
      return Array.from({ length: reward.count }, () => worker());
    case 'unlock_and_put':
      return [soldier(), { glyph: 'then' }];
    case 'put':
      return [{ glyph: 'then' }, soldier()];
    case 'reset_unrest':
      return [unrest('0')];
    default:
      return UNDRAWN;
  }
}

export function palaceTileBits(kind: string, points: number | undefined): Bit[] {
  return kind === 'any'
    ? [{ vp: points ?? '' }, { glyph: 'cards3' }, unrest()]
    : [{ vp: points ?? '' }, aspect(kind as CardType)];
}

/** Returns the parts of a starting tile: the official, the unrest, and its effect. */
export function startingParts(tile: StartingTile): Bit[][] {
  const gain = startingGain(tile);
  return [
    tile.officials.map((kind) => official(kind)),
    ...(tile.unrest.length ? [[unrest(`+${tile.unrest.length}`)]] : []),
    ...(gain.length ? [gain] : []),
  ];
}

export function startingBits(tile: StartingTile): Bit[] {
  return startingParts(tile).flatMap((bits, n) => (n ? [{ glyph: 'then' } as Bit, ...bits] : bits));
}

function startingGain(tile: StartingTile): Bit[] {
  return [
    ...tile.tokens.map((name) => aspect(name)),
    ...(tile.workers ? [worker()] : []),
    ...(tile.soldiers ? [soldier()] : []),
    ...(tile.steps ? [{ glyph: 'ship', count: `+${tile.steps}` } as Bit] : []),
    ...(tile.alchemists ? [gourd()] : []),
  ];
}

/** Returns what a wall criterion counts. */
export function criterionBits(criterion: string): Bit[] {
  switch (criterion) {
    case 'alchemist':
    case 'architect':
    case 'general':
      return [official(criterion)];
    case 'worker':
      return [worker()];
    case 'two_of_a_type':
      return [{ glyph: 'cards3', count: '2' }];
    case 'officials_match_unrest':
      return [{ glyph: 'official' }, { text: '=' }, unrest()];
    case 'sets':
      return [aspect('writing'), aspect('currency'), aspect('laws'), aspect('alchemist')];
    case 'palace':
      return [{ glyph: 'palace' }];
    case 'governor':
      return [{ glyph: 'governor' }];
    case 'no_unrest':
      return [unrest('0')];
    default:
      return criterion.endsWith('_card') ? [aspect(criterion.replace('_card', '') as CardType)] : UNDRAWN;
  }
}

export function tokenBits(token: string): Bit[] {
  const large = token.startsWith('large-');
  return [aspect((large ? token.slice(6) : token) as Aspect, large ? '2' : undefined)];
}

export const FILLS: Record<Aspect, Fill> = { writing: 'writing', currency: 'currency', laws: 'laws' };
