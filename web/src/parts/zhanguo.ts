/** ZhanGuo's parts in words. */

import { listed, say } from '../lib/words.svelte';
import { partName, type PartText } from './listing';

const words = (value: string) => value.match(/[\w-]+/g) ?? [];
const dots = (value: string) => words(value).join(' · ');

/** `{'red': 1, 'gray': 1}`: a count by colour. */
const officials = (value: string) =>
  [...value.matchAll(/(\w+)': (\d+)/g)]
    .map(([, colour = '', count]) => `${say('zhanguo-colour-name', { colour })} ${count}`)
    .join(' · ');

function board(key: string, what: string, value: string): PartText {
  const text =
    what === 'ability' ? say('zhanguo-ability', { board: key }) : what === 'officials' ? officials(value) : dots(value);
  return { group: 'boards', name: `${say('zhanguo-board', { board: key })}: ${partName(what)}`, text };
}

function map(key: string, what: string, value: string): PartText {
  const pairs = [...value.matchAll(/(\d), (\d)/g)].map(([, from, to]) => `${from}–${to}`).join(' · ');
  if (key === 'adjacent') return { group: 'map', name: partName('adjacent'), text: pairs };
  if (key === 'squares')
    return {
      group: 'map',
      name: partName('squares', { region: what.replace('region', '') }),
      text: listed(words(value).map((bonus) => say('zhanguo-square', { bonus }))),
    };
  return {
    group: 'map',
    name: partName('sites'),
    text: listed(words(value).map((site) => say('zhanguo-site', { site }))),
  };
}

function task(kind: string, number: string, value: string): PartText {
  if (kind === 'slots')
    return {
      group: 'tasks',
      name: say('zhanguo-task', { task: number }),
      text: partName('points', { points: dots(value) }),
    };
  const places = listed(words(value).map((place) => (kind === 'wall' ? say('zhanguo-site', { site: place }) : place)));
  return { group: 'tasks', name: number, text: say('zhanguo-needs', { kind, places }) };
}

function reward(aspect: string, round: string, value: string): PartText {
  const [kind = '', places = ''] = value.split(' @ ');
  const regions = places === 'any' ? [] : words(places);
  const text = say('zhanguo-reward-text', { reward: kind, count: regions.length, regions: listed(regions) });
  return {
    group: 'rewards',
    aspect,
    name: partName('round', { aspect: say('zhanguo-aspect', { aspect }), round }),
    text,
  };
}

function card(number: string, value: string): PartText {
  const [aspect = '', trigger = '', bonus = '', amount = ''] = words(value);
  const text = say('zhanguo-bonus', { bonus, amount: /^\d+$/.test(amount) ? Number(amount) : amount });
  return { group: 'cards', aspect, name: number, trigger: say('zhanguo-trigger', { trigger }), text };
}

export function zhanguo([kind = '', key = '', what = '']: string[], value: string): PartText | null {
  switch (kind) {
    case 'board':
      return board(key, what, value);
    case 'map':
      return map(key, what, value);
    case 'wall': {
      const [criterion = '', ...worth] = words(value);
      return { group: 'walls', name: key, text: say('zhanguo-wall-tile', { criterion, worth: worth.join(' / ') }) };
    }
    case 'task':
      return task(key, what, value);
    case 'reward':
      return reward(key, what, value);
    case 'card':
      return card(key, value);
    case 'pieces':
      return {
        group: key === 'values' ? 'values' : 'pieces',
        name: key === 'values' ? say(`page-part-value-${what.replaceAll('_', '-')}`) : partName(what),
        text: value,
      };
    default:
      return null;
  }
}
