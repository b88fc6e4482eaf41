/** Qin's parts in words. The rows of its boards are drawn instead. */

import { say } from '../lib/words.svelte';
import { partName, sourceText, type PartText } from './listing';

export function qin([kind = '', key = '', part = '']: string[], value: string): PartText | null {
  switch (kind) {
    case 'board':
      return part === 'row'
        ? { group: `board-${key}`, name: '', text: '' }
        : { group: `board-${key}`, name: '', text: sourceText(value) };
    case 'tiles':
      return { group: 'tiles', name: say('qin-tile', { tile: key }), text: `× ${value}` };
    case 'pagodas':
      return {
        group: 'pieces',
        name: partName('pagodas', { players: { two: 2, three: 3, four: 4 }[key] ?? 0 }),
        text: value,
      };
    case 'hand':
      return { group: 'pieces', name: partName('hand'), text: value };
    default:
      return null;
  }
}

/** Returns the villages of a drawn board: spaces that touch are one village. */
export function villagesOf(rows: readonly string[]): { cells: [number, number][]; owner: null }[] {
  const found: { cells: [number, number][]; owner: null }[] = [];
  rows.forEach((row, r) =>
    [...row].forEach((sign, c) => {
      if (sign !== 'V') return;
      const beside = found.find(({ cells }) => cells.some(([y, x]) => Math.abs(y - r) + Math.abs(x - c) === 1));
      if (beside) beside.cells.push([r, c]);
      else found.push({ cells: [[r, c]], owner: null });
    }),
  );
  return found;
}
