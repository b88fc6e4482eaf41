/** What the popovers tell about ZhanGuo: names and pictures of places, and the rules about them by id. */

import type { PicturedAbout as About } from '../../euro/pop/about';
import type { Bit } from '../../euro/types';
import { say } from '../../lib/words.svelte';
import type { Mark } from '../../table/marks';
import { named } from '../../table/speaker';
import { cardFace } from './faces';
import { abilityBits, aspectBit, criterionBits, officialBit, rewardBits, squareBits } from './pictures';
import { leadersOf } from './pieces';
import { aspectName, cardText, criterionText, regionName, rewardText } from './speech';
import {
  ACTION_GLYPHS,
  cardOf,
  type ActionName,
  type AspectName,
  type OfficialColour,
  type Task,
  type ZCard,
  type ZView,
} from './types';

/** The rule about each action, and about what activates cards. */
export const ACTION_RULES: Record<ActionName, string> = {
  recruit: '5.1',
  reassign: '5.2',
  governor: '5.4',
  hire: '5.6',
  palace: '5.7',
  wall: '5.8',
};
const ABILITY_RULES: Record<string, string> = { circle: '4.5', square: '4.6', triangle: '4.7', star: '4.8' };
const AREA_RULES: Record<string, string[]> = {
  above: ['5.3', '5.4'],
  below: ['5.3', '5.6'],
  worker: ['5.7', '5.8'],
  unrest: ['3.4', '4.3'],
  place: ['3.2', '3.3'],
};

/** The actions that use the pieces of the supply. */
const STOCK: Record<string, ActionName> = { governors: 'governor', palaces: 'palace', walls: 'wall' };

const actBit = (action: ActionName): Bit => ({ glyph: ACTION_GLYPHS[action], fill: 'act' });

/** Returns where a card is tucked, if it is: the region as its number. */
function regionOf(view: ZView, card: ZCard): { region: number; asleep: boolean } | null {
  for (const { regions } of view.seats)
    for (const [at, region] of regions.entries())
      if (region.cards.some((one) => one.number === card.number)) return { region: at + 1, asleep: region.asleep };
  return null;
}

function aboutCard(view: ZView, number: number): About | null {
  const card = cardOf(view, number);
  if (!card) return null;
  const tucked = regionOf(view, card);
  return {
    title: `${aspectName(card.aspect)} ${card.number}`,
    card: cardFace(card),
    now: [cardText(card)],
    rules: tucked ? (tucked.asleep ? ['4.2'] : ['4.3']) : ['4.2', '3.1'],
    ...(tucked?.asleep
      ? {
          blocked: {
            why: say('euro-card-sleeps'),
            rule: 'Z-4.3',
            helps: [say('page-zhanguo-wakes-again', { region: tucked.region })],
          },
        }
      : {}),
  };
}

function aboutMap(view: ZView, region: number, part: string, square: number, marks: readonly Mark[]): About | null {
  const map = view.map[region - 1];
  if (!map) return null;
  const title = regionName(region);
  if (part === 'square') return { title, bits: squareBits(map.squares[square - 1]), rules: ['5.4', '5.5'] };
  if (part === 'open') return { title, bits: [actBit('governor')], rules: ['5.4'] };
  if (part === 'palace') return { title, bits: [actBit('palace')], rules: ['5.7'] };
  const leads = leadersOf(map).map(({ seat, vp }) => say('page-zhanguo-lead', { ...named(marks[seat] ?? null), vp }));
  return { title, bits: [actBit('governor')], now: leads, rules: ['10.1'] };
}

function aboutWall(view: ZView, site: string, section: number): About | null {
  const wall = view.walls.filter((one) => one.site === site)[section - 1];
  if (!wall) return null;
  const told = wall.criterion && wall.vp ? [criterionText(wall.criterion, wall.vp)] : [];
  return {
    title: `${say('zhanguo-site-name', { site })} ${section}`,
    bits: wall.criterion ? criterionBits(wall.criterion) : [],
    also: told,
    rules: ['5.8', '10.4'],
  };
}

function aboutBoard(region: number, part: string, colour: string): About | null {
  const bits: Bit[] =
    part === 'worker'
      ? [{ glyph: 'worker', fill: 'worker' }]
      : part === 'unrest'
        ? [{ glyph: 'unrest', fill: 'unrest' }]
        : colour
          ? [officialBit(colour as OfficialColour)]
          : [];
  return { title: regionName(region), bits, rules: AREA_RULES[part] ?? ['3.1', '4.3'] };
}

function aboutReward(view: ZView, name: string): About | null {
  const [aspect = '', round = String(view.round)] = name.split('/');
  const reward = view.rewards_by_round[Number(round) - 1]?.[aspect as AspectName];
  if (!reward) return null;
  return { title: rewardText(reward), bits: rewardBits(reward.kind), rules: ['7.1', '7.2'] };
}

/** Returns what to tell about a place, while the board of this seat is open. */
export function aboutSpot(view: ZView, marks: readonly Mark[], seat: number, spot: string): About | null {
  const [kind = '', name = '', part = '', last = ''] = spot.split(':');
  switch (kind) {
    case 'hand':
    case 'tucked':
      return aboutCard(view, Number(name));
    case 'court':
      return {
        title: say('zhanguo-action', { action: name }),
        bits: [actBit(name as ActionName)],
        rules: [ACTION_RULES[name as ActionName] ?? '4.1', '4.2'],
      };
    case 'map':
      return aboutMap(view, Number(name), part, Number(last), marks);
    case 'wall':
      return aboutWall(view, name, Number(part));
    case 'board':
      return aboutBoard(Number(name), part, last);
    case 'supply':
      return {
        title: say('zhanguo-colour-name', { colour: name }),
        bits: [officialBit(name as OfficialColour)],
        rules: ['5.1', '1.1'],
      };
    case 'stock':
      return STOCK[name]
        ? {
            title: say('zhanguo-action', { action: STOCK[name] }),
            bits: [actBit(STOCK[name])],
            rules: [ACTION_RULES[STOCK[name]], '1.1'],
          }
        : null;
    case 'marker':
      return { title: aspectName(name), bits: [aspectBit(name as AspectName)], rules: ['7.1', '10.2'] };
    case 'reward':
      return aboutReward(view, name);
    case 'task':
      return { title: say('zhanguo-task', { task: name as Task }), rules: ['8.1', '10.3'] };
    case 'ability':
      return aboutAbility(view.seats[seat]?.board ?? '');
    default:
      return null;
  }
}

function aboutAbility(board: string): About | null {
  const rule = ABILITY_RULES[board];
  return rule ? { title: say('zhanguo-board', { board }), bits: abilityBits(board), rules: [rule, '4.4'] } : null;
}
