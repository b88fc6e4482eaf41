/** Pictures of what is on a place, shown beside its words. */

import type { Bit } from '../../euro/types';
import {
  aspect,
  bonusBits,
  criterionBits,
  gourd,
  official,
  palaceTileBits,
  rewardBits,
  soldier,
  startingBits,
  unrest,
  worker,
} from './bits';
import type { EmpireSession } from './session.svelte';
import {
  OFFICIALS,
  type Action,
  type Aspect,
  type EmpireView,
  type Official,
  type Region,
  type Section,
} from './types';

const WAYS: Record<string, Bit[]> = {
  awake: [{ glyph: 'activate', fill: 'jade' }],
  officials: [{ glyph: 'act-reassign' }],
  alchemists: [gourd()],
  board: [{ glyph: 'cards3' }],
  court: [{ glyph: 'deck' }],
};

export function placeBits(spots: readonly string[], { before, view, current, played }: EmpireSession): Bit[] {
  const [kind = '', name = '', ...parts] = (spots[0] ?? '').split(':');
  const card = view.printed.cards[name] ?? current.printed.cards[name];
  switch (kind) {
    case 'hand':
      return card ? [aspect(card.type)] : [];
    case 'tucked':
    case 'alchemist':
    case 'master':
      return card ? [aspect(card.type), { glyph: `act-${card.trigger}` }, { glyph: 'then' }, ...bonusBits(card)] : [];
    case 'court':
      return name
        ? [{ glyph: `act-${name as Action}`, fill: 'act' }, ...activationBits(name as Action, before, played)]
        : WAYS['court']!;
    case 'board':
      return name ? boardBits(parts[0] ?? '') : WAYS['board']!;
    case 'map':
      return mapBits(name as Region, parts, view);
    case 'wall':
      return parts.length ? [{ glyph: 'wall' }] : criterionBits(view.walls[name as Section].criterion ?? '');
    case 'supply':
      return [official(name as Official)];
    case 'token':
    case 'own':
    case 'li_si':
      return [aspect(name as Aspect, parts.length ? view.printed.large_token : undefined)];
    case 'tomb':
    case 'unlock':
      return [soldier()];
    case 'start':
      return view.printed.starting_tiles[name] ? startingBits(view.printed.starting_tiles[name]) : [];
    case 'reward':
      return view.rewards
        .filter((row) => row.aspect === name)
        .flatMap((row) => rewardBits(row.rounds[view.round - 1]!));
    default:
      return WAYS[kind] ?? [];
  }
}

/** Returns how many cards the action would activate with the played card. */
function activationBits(action: Action, before: EmpireView, played: string | undefined): Bit[] {
  const wakes = before.planning?.court.hand.find((one) => one.card === played)?.wakes[action]?.length ?? 0;
  return wakes ? [{ glyph: 'activate', fill: 'jade', count: wakes }] : [];
}

export function boardBits(part: string): Bit[] {
  if ((OFFICIALS as readonly string[]).includes(part)) return [official(part as Official)];
  return part === 'worker'
    ? [worker()]
    : part === 'unrest'
      ? [unrest()]
      : part === 'place'
        ? [{ glyph: 'cards3' }]
        : [];
}

/** Returns a palace tile, a governor tile or half of one. */
function mapBits(region: Region, [part = '', which = '', half = '']: string[], view: EmpireView): Bit[] {
  if (part === 'palace') return palaceTileBits(which, view.printed.palace_tiles[which]);
  if (part !== 'tile') return [];
  const halves = view.printed.governor_tiles[view.regions[region].governor_tiles[Number(which) - 1]?.tile ?? ''];
  if (!halves) return [];
  return half
    ? bonusBits(halves[half === 'right' ? 1 : 0])
    : [...bonusBits(halves[0]), { text: '/' }, ...bonusBits(halves[1])];
}
