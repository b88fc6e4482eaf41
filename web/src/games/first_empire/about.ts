/** What the popovers tell about The First Empire: names and pictures of places, and the rules about them by id. */

import type { PicturedAbout as About } from '../../euro/pop/about';
import type { Bit } from '../../euro/types';
import { say } from '../../lib/words.svelte';
import type { Mark } from '../../table/marks';
import { named } from '../../table/speaker';
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
} from './bits';
import { cardFace, rewardText } from './faces';
import { boardBits } from './places';
import { abilityText, aspectName, officialName, region as regionName, siteName, tombName } from './speech';
import {
  OFFICIALS,
  REGIONS,
  type Action,
  type Aspect,
  type EmpireView,
  type Official,
  type Player,
  type Region,
  type Section,
  type Site,
  type Tomb,
} from './types';

/** The rule about each action. */
export const ACTION_RULES: Record<Action, string> = {
  recruit: '5.1',
  elixir: '5.2',
  governor: '5.3',
  hire: '5.4',
  palace: '5.5',
  wall: '5.6',
};
const OFFICIAL_RULES: Record<Official, string[]> = {
  alchemist: ['5.2', '5.3'],
  architect: ['5.5', '5.3'],
  general: ['5.4', '5.3'],
};
const AREA_RULES: Record<string, string[]> = {
  above: ['5.1', '4.2'],
  worker: ['5.4', '5.5', '5.6'],
  unrest: ['4.4', '4.5'],
  place: ['3.2', '3.3'],
};
const STOCK: Record<string, { bits: Bit[]; rules: string[] }> = {
  governors: { bits: [{ glyph: 'governor', fill: 'act' }], rules: ['5.3', '5.8'] },
  palaces: { bits: [{ glyph: 'palace', fill: 'act' }], rules: ['5.5', '5.8'] },
  walls: { bits: [{ glyph: 'wall', fill: 'act' }], rules: ['5.6', '5.8'] },
  locked: { bits: [soldier(), { glyph: 'lock' }], rules: ['8.4'] },
  entrance: { bits: [soldier()], rules: ['7.1', '9.6'] },
};

/** Where a card is, on whose board. */
function placeOf(view: EmpireView, card: string): { player: Player; region: Region; emperor: Action | null } | null {
  for (const [player, board] of view.boards.entries())
    for (const region of REGIONS) {
      const found = board.regions[region].cards.find((one) => one.card === card);
      if (found) return { player, region, emperor: found.emperor_tile };
    }
  return null;
}

function typeRules(card: string): string[] {
  return card.startsWith('M') ? ['3.4', '6.3'] : card.startsWith('A') ? ['3.4', '9.3'] : [];
}

function aboutCard(view: EmpireView, card: string): About | null {
  const printed = view.printed.cards[card];
  if (!printed) return null;
  const place = placeOf(view, card);
  const face = cardFace(card, view, '', place?.emperor ?? null);
  const blocked = place !== null && view.boards[place.player]!.regions[place.region].in_revolt;
  return {
    title: `${card.startsWith('M') ? say('page-fe-icon', { icon: 'master' }) : aspectName(printed.type)} ${card}`,
    card: { ...face, text: abilityText(printed) },
    now: [
      say('page-fe-activates', {
        action: place?.emperor ?? printed.trigger,
        way: face.way ?? '',
        text: abilityText(printed),
      }),
    ],
    ...(place?.emperor ? { also: [say('page-fe-has-emperor')] } : {}),
    rules: place ? ['4.3', ...typeRules(card)] : ['4.3', ...(typeRules(card).length ? typeRules(card) : ['3.1'])],
    ...(blocked
      ? {
          blocked: {
            why: say('euro-card-sleeps'),
            rule: 'F-4.4',
            helps: [say('page-fe-wakes-again', { region: place.region })],
          },
        }
      : {}),
  };
}

function aboutMap(
  view: EmpireView,
  region: Region,
  [part = '', which = '', half = '']: string[],
  marks: Marks,
): About | null {
  const title = regionName(region);
  const space = view.regions[region];
  switch (part) {
    case 'tile': {
      const halves = view.printed.governor_tiles[space.governor_tiles[Number(which) - 1]?.tile ?? ''] ?? [];
      const shown = half ? halves.slice(half === 'right' ? 1 : 0, half === 'right' ? 2 : 1) : halves;
      const bits = shown.flatMap((one, n) => [...(n ? [{ text: '/' }] : []), ...bonusBits(one)]);
      return { title, bits, rules: ['5.3', '6.4'] };
    }
    case 'open':
      return { title, bits: [{ glyph: 'governor', fill: 'act' }], rules: ['5.3', '9.2'] };
    case 'palace': {
      const bits = which
        ? palaceTileBits(which, view.printed.palace_tiles[which])
        : [{ glyph: 'palace', fill: 'act' } as Bit];
      return { title, bits, rules: ['5.5', '6.5'] };
    }
    case 'built':
      return {
        title,
        bits: [{ glyph: 'palace', fill: 'act' }],
        now: [say('page-fe-palace-of', { ...named(marks(Number(which))), region })],
        rules: ['5.5'],
      };
    case 'lead':
      return { title, bits: [{ glyph: 'governor', fill: 'act' }], now: leaders(view, region, marks), rules: ['9.2'] };
    default:
      return { title, rules: ['5.3', '5.5', '9.2'] };
  }
}

function leaders(view: EmpireView, region: Region, marks: Marks): string[] {
  return view.majorities[region].flatMap((points, player) =>
    points ? [say('euro-pair', { name: marks(player).name, text: say('page-fe-leads', { points }) })] : [],
  );
}

function aboutWall(view: EmpireView, name: Section): About | null {
  const section = view.walls[name];
  const [site = 'west'] = name.split('-');
  const told = section.criterion
    ? [
        say('page-fe-wall-tile', {
          section: name,
          criterion: section.criterion,
          known: view.planning ? 'yes' : 'no',
          met: view.planning?.walls[name].met ?? 0,
        }),
      ]
    : [];
  return {
    title: siteName(site),
    bits: section.criterion ? criterionBits(section.criterion) : [],
    also: told,
    rules: ['5.6', '9.5'],
  };
}

function aboutEmperor(view: EmpireView, site: Site): About | null {
  const action = view.emperor_tiles[site][0];
  if (!action) return null;
  return {
    title: siteName(site),
    bits: [{ glyph: `act-${action}`, fill: 'cinnabar' }],
    now: [say('page-fe-emperor-top', { action })],
    rules: ['5.6'],
  };
}

function aboutBoard(region: Region, part: string): About {
  const rules = (OFFICIALS as readonly string[]).includes(part) ? OFFICIAL_RULES[part as Official] : AREA_RULES[part];
  return { title: regionName(region), bits: boardBits(part), rules: rules ?? ['3.1', '4.4'] };
}

function aboutReward(view: EmpireView, name: Aspect, round: number): About | null {
  const reward = view.rewards.find((row) => row.aspect === name)?.rounds[round - 1];
  if (!reward) return null;
  const first = round === view.round ? view.races[name][0] : undefined;
  return { title: rewardText(reward), bits: rewardBits(reward), rules: first ? ['8.1', '8.2'] : ['8.2', '8.6'] };
}

/** Returns what a space of the route is, or a ship on it. */
function aboutRoute(view: EmpireView, space: number, now: string[]): About {
  const { symbol, value } = view.track[space] ?? { symbol: null, value: 0 };
  return {
    title: say('page-fe-route'),
    bits:
      symbol === 'master'
        ? [{ glyph: 'master', fill: 'marker' }]
        : symbol
          ? [gourd(), { text: '/' }, soldier()]
          : [{ glyph: 'ship' }],
    now: [...now, say('page-fe-space', { space, symbol: symbol ?? 'none', value })],
    rules: ['5.2', '9.3'],
  };
}

function aboutShip(view: EmpireView, player: Player, mark: Mark): About {
  const space = view.boards[player]?.ship ?? 0;
  return aboutRoute(view, space, [
    say('page-fe-ship-at', { ...named(mark), space, value: view.track[space]?.value ?? 0 }),
  ]);
}

type Marks = (player: Player) => Mark;

/** Returns what to tell about a place. */
export function aboutSpot(view: EmpireView, marks: Marks, spot: string): About | null {
  const [kind = '', name = '', ...parts] = spot.split(':');
  switch (kind) {
    case 'hand':
    case 'tucked':
    case 'alchemist':
    case 'master':
      return aboutCard(view, name);
    case 'court':
      return {
        title: say('first_empire-action', { action: name }),
        bits: [{ glyph: `act-${name as Action}`, fill: 'act' }],
        rules: [ACTION_RULES[name as Action] ?? '4.1', '4.3'],
      };
    case 'map':
      return aboutMap(view, name as Region, parts, marks);
    case 'wall':
      return aboutWall(view, name as Section);
    case 'emperor':
      return aboutEmperor(view, name as Site);
    case 'board':
      return aboutBoard(name as Region, parts[0] ?? '');
    case 'route':
      return aboutRoute(view, Number(name), []);
    case 'ship':
      return aboutShip(view, Number(name), marks(Number(name)));
    case 'supply':
      return {
        title: officialName(name),
        bits: [official(name as Official)],
        rules: ['5.1', ...OFFICIAL_RULES[name as Official]],
      };
    case 'stock':
      return { title: say('page-fe-stock'), ...STOCK[name]! };
    case 'unlock':
      return { title: say('page-fe-unlock', { count: Number(name) }), ...STOCK['locked']! };
    case 'token':
    case 'own':
    case 'li_si':
      return {
        title: aspectName(name),
        bits: [aspect(name as Aspect, parts.length ? view.printed.large_token : undefined)],
        rules: parts.length ? ['1.2', '5.5', '8.5'] : ['3.2', '8.1'],
      };
    case 'tomb':
      return { title: tombName(name as Tomb), bits: [soldier()], rules: ['7.1', '9.4'] };
    case 'start':
      return {
        title: say('page-fe-set-up'),
        bits: startingBits(view.printed.starting_tiles[name]!),
        rules: ['6.6', '1.8'],
      };
    case 'reward':
      return aboutReward(view, name as Aspect, view.round);
    case 'later':
      return aboutReward(view, name as Aspect, Number(parts[0]));
    default:
      return null;
  }
}
