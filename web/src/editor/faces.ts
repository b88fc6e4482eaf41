/** How a card of a table will look at the table: the same picture as in a hand. */

import type { CardFace } from '../euro/types';
import { cardFace as empireFace } from '../games/first_empire/faces';
import { cardFace as zhanguoFace } from '../games/zhanguo/faces';
import type { Sheet } from './sheets';

/** Returns the face of a row; null for a table that has no cards with faces. */
export function faceOf(game: string, sheet: Sheet, cells: readonly string[]): CardFace | null {
  if (sheet.file !== 'cards.csv') return null;
  const row = Object.fromEntries(sheet.columns.map((column, n) => [column.name, cells[n] ?? '']));
  const amount = Number(row['amount']);
  if (game === 'zhanguo') {
    const card = { ...row, number: Number(row['number']), amount: Number.isNaN(amount) ? row['amount'] : amount };
    return zhanguoFace(card as unknown as Parameters<typeof zhanguoFace>[0]);
  }
  const card = { ...row, type: row['aspect'], count: Number(row['count']), what: row['what'] ?? '' };
  const view = { printed: { cards: { [row['number'] ?? '']: card } } };
  return empireFace(row['number'] ?? '', view as unknown as Parameters<typeof empireFace>[1], '');
}
