/** What the popovers tell about Qin: what a space, a tile or a supply is, and the rules about it by id. */

import { say } from '../../lib/words.svelte';
import type { About } from '../../table/pop/about';
import { provinceAt } from './draft';
import { cellOf, isColour, sameCell, type Cell, type QinView } from './types';

/** What it shows: a tile, or a player's pagoda. */
export interface QinAbout extends About {
  tile?: string;
  pagoda?: { seat: number; double: boolean };
}

const thing = (thing: string, colour = 'b') => say('page-qin-thing', { thing, colour });

function aboutCell(view: QinView, cell: Cell): QinAbout | null {
  const sign = view.cells[cell[0]]?.[cell[1]];
  if (sign === '~') return { title: thing('water'), rules: ['2.2'] };
  const village = view.villages.find((one) => one.cells.some((other) => sameCell(other, cell)));
  if (village)
    return {
      title: thing('village'),
      ...(village.owner === null ? {} : { pagoda: { seat: village.owner, double: false } }),
      rules: village.owner === null ? ['3.4', '3.6'] : ['3.5', '3.6'],
    };
  if (!isColour(sign)) return null;
  const province = view.provinces[provinceAt(view, cell)];
  if (!province) return { title: thing('single', sign), rules: ['3.1', '2.3'] };
  const major = province.pagodas > 1;
  return {
    title: thing(major ? 'major' : 'province', sign),
    ...(province.owner === null ? {} : { pagoda: { seat: province.owner, double: major } }),
    rules: major ? ['3.7', '3.8'] : ['3.3', '3.7'],
  };
}

/** Returns what to tell about a place. */
export function aboutSpot(view: QinView, spot: string): QinAbout | null {
  const [kind = '', name = ''] = spot.split(':');
  switch (kind) {
    case 'cell':
      return aboutCell(view, cellOf(name));
    case 'tile':
      return { title: say('qin-tile', { tile: name }), tile: name, rules: ['2.2', '2.3'] };
    case 'supply':
      return { title: thing('supply'), pagoda: { seat: Number(name), double: false }, rules: ['1.3', '4.2'] };
    case 'stock':
      return { title: thing('stock'), rules: ['1.2', '4.1'] };
    default:
      return null;
  }
}
