/** The First Empire's parts in words. */

import { listed, say } from '../lib/words.svelte';
import { partName, type PartText } from './listing';

const players = (key: string) => ({ two: 2, three: 3, four: 4 })[key] ?? 0;
const dots = (value: string) => value.split(' ').join(' · ');
const arrows = (order: string, word: (name: string) => string) => order.split('>').map(word).join(' › ');
const region = (name: string) => say('first_empire-region', { region: name });
const site = (name: string) => say('page-fe-site', { site: name });
const criterion = (name: string) => say('first_empire-criterion', { criterion: name });
const trigger = (name: string) => say('first_empire-trigger', { trigger: name });

/** Describes one or two abilities of the form `name what count`, where `what` may be missing. */
function abilities(value: string): string {
  const found = [...value.matchAll(/([a-z_]+)(?: ([a-z+]+))? (\d+)/g)];
  return found
    .map(([, ability = '', what = '', count]) =>
      say('first_empire-ability', { ability, what: what.replace('+', '-'), count: Number(count) }),
    )
    .join(' ');
}

function card(number: string, value: string): PartText {
  const [aspect = '', wakes = '', ...rest] = value.split(' ');
  return { group: 'cards', aspect, name: number, trigger: trigger(wakes), text: abilities(rest.join(' ')) };
}

function alchemist(number: string, value: string): PartText {
  const said = Object.fromEntries(value.split(', ').map((pair) => pair.split(' ')));
  const text = say('first_empire-ability', {
    ability: said['ability'] ?? '',
    what: said['what'] ?? '',
    count: Number(said['count'] ?? 1),
  });
  return { group: 'alchemists', aspect: 'alchemists', name: number, trigger: trigger(said['trigger'] ?? ''), text };
}

function tile(kind: string, key: string, value: string): PartText | null {
  switch (kind) {
    case 'criteria':
      return { group: 'walls', name: criterion(key), text: partName('points', { points: dots(value) }) };
    case 'wall_tiles':
      return { group: 'walls', name: key, text: value.split(' ').map(criterion).join(' / ') };
    case 'emperor_tiles':
      return { group: 'emperor', name: trigger(key), text: site(value) };
    case 'palace_tiles':
      return {
        group: 'palace',
        name: say('first_empire-palace-tile', { palace_tile: key }),
        text: `× ${value.split(' ')[0] ?? ''}`,
      };
    case 'governor_tiles':
      return { group: 'governor', name: key, text: abilities(value) };
    case 'starting_tiles':
      return { group: 'starting', name: key, text: say('first_empire-starting-tile', { starting_tile: key }) };
    default:
      return null;
  }
}

/** Describes `governors 1, palaces 2, points 5 4 3 2`: what a mausoleum tile needs, and the points of its slots. */
function mausoleum(key: string, value: string): PartText {
  if (key === 'three_up') return { group: 'mausoleum', name: partName('three_up'), text: dots(value) };
  const needs = value.split(', ').map((pair) => pair.split(' '));
  const need = listed(needs.slice(0, -1).map(([kind = '', count]) => partName('need', { kind, count: Number(count) })));
  return {
    group: 'mausoleum',
    name: key,
    text: `${need} → ${partName('points', { points: needs.at(-1)?.slice(1).join(' · ') ?? '' })}`,
  };
}

function board(kind: string, key: string, value: string): PartText | null {
  if (players(kind)) return { group: 'counts', name: partName(key, { players: players(kind) }), text: value };
  switch (kind) {
    case 'elixir_track':
      return { group: 'elixir', name: say(`page-part-track-${key}`), text: dots(value) };
    case 'mausoleum_grid':
      return {
        group: 'mausoleum',
        name: partName('grid'),
        text: value
          .split(' ')
          .map((symbol) => partName('symbol', { symbol }))
          .join(' · '),
      };
    case 'mausoleum_tiles':
      return mausoleum(key, value);
    case 'wall_slots':
      return {
        group: 'slots',
        name: partName('players', { players: players(key) }),
        text: value.split(', ').map(slots).join('; '),
      };
    case 'palace_spaces':
      return { group: 'counts', name: partName('palace_spaces', { players: players(key) }), text: value };
    default:
      return null;
  }
}

function slots(text: string): string {
  const [section = '', ...rods] = text.split(' ');
  return `${say('first_empire-section', { section })} ${rods.join(' · ')}`;
}

function reward(tableau: string, aspect: string, round: string, value: string): PartText {
  if (aspect === 'rows')
    return {
      group: `tableau-${tableau}`,
      name: partName('rows'),
      text: value
        .split(' ')
        .map((one) => say('first_empire-aspect', { aspect: one }))
        .join(' · '),
    };
  const [kind = '', count = '1', where = '', officials = ''] = value.split(' ');
  const more = [
    where && listed(where.split('+').map(region)),
    officials && listed(officials.split('+').map((official) => say('first_empire-official', { official }))),
  ];
  const text = [say('first_empire-reward', { reward: kind, count: Number(count) }), ...more]
    .filter(Boolean)
    .join(' · ');
  return {
    group: `tableau-${tableau}`,
    aspect,
    name: partName('round', { aspect: say('first_empire-aspect', { aspect }), round }),
    text,
  };
}

function liSi(kind: string, number: string, value: string): PartText {
  if (kind === 'card') {
    const [what = '', second = ''] = value.split(' ');
    const order = arrows(second, what === 'wall' ? site : region);
    const text = say('page-fe-li-si-card', { number, kind: what, steps: second, order });
    return { group: 'li-si', name: number, text: value.endsWith('yes') ? `${text} (${say('page-fe-once')})` : text };
  }
  if (kind === 'scoring') {
    const [walls = '', line = ''] = value.replace('walls ', '').split(', line ');
    return { group: 'li-si-scoring', name: number, text: partName('scoring', { walls: dots(walls), line }) };
  }
  const said = Object.fromEntries(
    value.split(', ').map((part) => [part.slice(0, part.indexOf(' ')), part.slice(part.indexOf(' ') + 1)]),
  );
  return {
    group: 'li-si-levels',
    name: partName('level', { level: number }),
    text: partName('level_text', { ...said, deck: dots(said['deck'] ?? '') }),
  };
}

export function firstEmpire([kind = '', key = '', what = '', more = '']: string[], value: string): PartText | null {
  switch (kind) {
    case 'card':
      return card(key, value);
    case 'alchemist':
      return alchemist(what, value);
    case 'tiles':
      return tile(key, what, value);
    case 'board':
      return board(key, what, value);
    case 'reward':
      return reward(key, what, more, value);
    case 'li_si':
      return liSi(key, what, value);
    default:
      return null;
  }
}
