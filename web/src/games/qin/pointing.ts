/**
 * Which space lies under a point of the screen: a finger keeps to the space where it came down, so events do not tell.
 */

import type { Cell } from './types';

export interface Point {
  x: number;
  y: number;
}

export function cellAt(point: Point): Cell | null {
  const place = document.elementFromPoint(point.x, point.y)?.closest<HTMLElement>('[data-cell]')?.dataset['cell'];
  const [row, column] = place?.split(',').map(Number) ?? [];
  return row === undefined || column === undefined ? null : [row, column];
}
